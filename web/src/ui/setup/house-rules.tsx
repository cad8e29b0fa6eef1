/** House rules: every switch in which the editions differ. */

import { t, words } from "../../app/app-state";
import type { Setting, SetupForm } from "../../headless/setup";

export function HouseRules({ form }: { form: SetupForm }) {
  const changed = Object.keys(form.house.value).length;
  return (
    <details class="house" data-testid="house-rules">
      <summary>{t("web-house-rules", { count: changed })}</summary>
      <div class="switches">
        {form.switches.value.map(([name, standard]) => (
          <Switch key={name} form={form} name={name} standard={standard} />
        ))}
      </div>
    </details>
  );
}

/** What a value of a switch means, if the rules explain it. */
function explanation(form: SetupForm, name: string, value: Setting): string {
  const message = `${form.edition.value?.explained[name] ?? ""}${value}`;
  return words.has(message) ? t(message) : "";
}

function Switch({ form, name, standard }: { form: SetupForm; name: string; standard: Setting }) {
  const value = form.house.value[name] ?? standard;
  const mine = name in form.house.value;
  const label = t(`switch-${name}`);
  const choices = words.choices(`switch-${name}-`);
  const about = explanation(form, name, value);
  return (
    <div class="switch-with-rule">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: it contains one of three controls, depending on the switch */}
      <label class={mine ? "switch changed" : "switch"}>
        <span>{label}</span>
        {typeof standard === "boolean" ? (
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => form.setHouse(name, event.currentTarget.checked)}
            data-testid={`switch-${name}`}
          />
        ) : choices.length > 0 ? (
          <select
            value={String(value)}
            onChange={(event) => form.setHouse(name, event.currentTarget.value)}
            aria-describedby={about === "" ? undefined : `about-${name}`}
            data-testid={`switch-${name}`}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`switch-${name}-${choice}`)}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="number"
            min="0"
            max="100"
            step={name === "nudge" ? "0.5" : "1"}
            value={value === null ? "" : String(value)}
            placeholder={t("switch-default")}
            onInput={(event) => {
              const text = event.currentTarget.value;
              form.setHouse(name, text === "" ? undefined : Number(text));
            }}
            data-testid={`switch-${name}`}
          />
        )}
      </label>
      {about !== "" && (
        <p class="faint rule" id={`about-${name}`} data-testid={`about-${name}`}>
          {about}
        </p>
      )}
    </div>
  );
}
