/** Set-up of the clock: how much time people have, and what happens when it is used up. */
import { t } from "../../app/app-state";
import { AT_ZERO, type AtZero, aboutChoice, CLOCKS, type ClockChoice } from "../../headless/clock";
import type { SetupForm } from "../../headless/new-game/setup";

export function ClockSetup({ form }: { form: SetupForm }) {
  const choice = form.clock.value;
  return (
    <section aria-labelledby="h-clock">
      <h2 id="h-clock">{t("clock-title")}</h2>
      <div class="switches below switch-with-rule">
        <label class="switch">
          <span>{t("clock-time")}</span>
          <select
            value={choice}
            onChange={(event) => (form.clock.value = event.currentTarget.value as ClockChoice)}
            aria-describedby="about-clock"
            data-testid="clock"
          >
            {CLOCKS.filter((one) => one !== "none" || !form.rated.value).map((one) => (
              <option key={one} value={one}>
                {t(`clock-choice-${one}`)}
              </option>
            ))}
          </select>
        </label>
        {choice !== "none" && !form.rated.value && (
          <label class="switch">
            <span>{t("clock-at-zero")}</span>
            <select
              value={form.atZero.value}
              onChange={(event) => (form.atZero.value = event.currentTarget.value as AtZero)}
              data-testid="at-zero"
            >
              {AT_ZERO.map((one) => (
                <option key={one} value={one}>
                  {t(`clock-at-zero-${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p class="faint rule" id="about-clock" data-testid="about-clock">
        {aboutChoice(t, choice)}
      </p>
    </section>
  );
}
