/** Set-up of carrying by hand: the mode, which pieces are carried, what nudges and misses cost, and each seat's tremor. */

import { t } from "../../app/app-state";
import {
  HANDLED,
  MISS_RULES,
  MODES,
  NUDGES,
  type SetupForm,
  TABLE_TREMOR,
  TREMORS,
} from "../../headless/new-game/setup";

export function HandSetup({ form }: { form: SetupForm }) {
  const mode = form.mode.value;
  const names = form.names();
  return (
    <section aria-labelledby="h-hand">
      <h2 id="h-hand">{t("web-hand")}</h2>
      <div class="cards" role="radiogroup" aria-labelledby="h-hand">
        {MODES.map((one) => (
          <button
            type="button"
            key={one}
            role="radio"
            aria-checked={one === mode}
            class={one === mode ? "card chosen" : "card"}
            onClick={() => form.setMode(one)}
            data-testid={`mode-${one}`}
          >
            <strong>{t(`web-hand-${one}`)}</strong>
            <span>{t(`web-hand-${one}-about`)}</span>
          </button>
        ))}
      </div>
      {mode !== "precise" && !form.rated.value && (
        <div class="switches below" data-testid="hand-settings">
          <label class="switch">
            <span>{t("web-hand-pieces")}</span>
            <select
              value={form.handled.value}
              onChange={(event) => (form.handled.value = event.currentTarget.value as never)}
              data-testid="handled"
            >
              {HANDLED.map((one) => (
                <option key={one} value={one}>
                  {t(`web-hand-pieces-${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="switch">
            <span>{t("web-hand-nudge")}</span>
            <select
              value={String(form.nudge.value)}
              onChange={(event) =>
                (form.nudge.value = event.currentTarget.value === "null" ? null : Number(event.currentTarget.value))
              }
              data-testid="nudge"
            >
              {NUDGES.map((mm) => (
                <option key={String(mm)} value={String(mm)}>
                  {mm === null ? t("web-hand-nudge-free") : t("web-hand-nudge-mm", { mm })}
                </option>
              ))}
            </select>
          </label>
          <label class="switch">
            <span>{t("web-miss")}</span>
            <select
              value={form.miss.value}
              onChange={(event) => (form.miss.value = event.currentTarget.value as never)}
              aria-describedby="miss-about"
              data-testid="miss"
            >
              {MISS_RULES.map((one) => (
                <option key={one} value={one}>
                  {t(`web-miss-rule-${one}`)}
                </option>
              ))}
            </select>
          </label>
          <p class="faint miss-about" id="miss-about" data-testid="miss-about">
            {t(`web-miss-rule-${form.miss.value}-about`)}
          </p>
          {form.seats.value.map((seat, n) => (
            <label class="switch" key={n}>
              <span>
                {form.isOpen(n) ? t("web-tremor-at", { seat: n + 1 }) : t("web-tremor-of", { player: names[n] ?? "" })}
              </span>
              <select
                value={seat.tremor ?? "auto"}
                onChange={(event) =>
                  form.setSeat(n, {
                    tremor: event.currentTarget.value === "auto" ? null : (event.currentTarget.value as never),
                  })
                }
                data-testid={`tremor-${n}`}
              >
                <option value="auto">
                  {t("pair", { name: t(`web-tremor-${TABLE_TREMOR[mode]}`), value: t("web-tremor-auto") })}
                </option>
                {TREMORS.map((one) => (
                  <option key={one} value={one}>
                    {t(`web-tremor-${one}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </section>
  );
}
