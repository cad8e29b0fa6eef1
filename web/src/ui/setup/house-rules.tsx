/** More about a box, and house rules: every switch in which the boxes differ, what it decides, what the boxes say. */

import { list, t, words } from "../../app/app-state";
import { rulesHash } from "../../app/route";
import { statedBy } from "../../headless/new-game/boxes";
import type { Setting, SetupForm } from "../../headless/new-game/setup";
import { boxName } from "../home/box";

export function More({ form }: { form: SetupForm }) {
  const edition = form.edition.value;
  if (edition === null) return null;
  return (
    <details class="house" data-testid="house-rules">
      <summary>{t("home-more", { count: Object.keys(form.house.value).length })}</summary>
      <h2>{edition.name}</h2>
      <p class="about">{edition.about.replaceAll("\n", " ")}</p>
      <p>
        <a href={rulesHash(edition.id)}>{t("home-rules-of")}</a>
      </p>
      <h2>{t("home-house-rules")}</h2>
      <div class="options">
        <label class="check">
          <input
            type="checkbox"
            checked={form.children.value}
            onChange={(event) => form.setChildren(event.currentTarget.checked)}
            aria-describedby="about-children"
            data-testid="children"
          />
          {t("clause-children")}
        </label>
        <p class="faint rule" id="about-children">
          {t("rule-children")}
        </p>
      </div>
      <div class="switches">
        {form.switches.value.map(([name, standard]) => (
          <Switch key={name} form={form} name={name} standard={standard} />
        ))}
      </div>
    </details>
  );
}

/** The name of a value of a switch. */
function called(name: string, value: Setting): string {
  if (typeof value === "boolean") return t(value ? "switch-on" : "switch-off");
  return words.has(`switch-${name}-${value}`) ? t(`switch-${name}-${value}`) : String(value ?? t("switch-default"));
}

/** The rules of the boxes, a line for each value: "must be placed: 2024 box and Rainbow City". */
function BoxesSay({ form, name, value }: { form: SetupForm; name: string; value: Setting }) {
  const stated = statedBy(form.editions.value, name);
  if (stated.every((one) => one.value === null)) return null; // a number that depends on the players
  const named = (boxes: readonly string[]): string =>
    stated.length === 1
      ? t("home-all-boxes")
      : list(boxes.map((id) => boxName(form.editions.value.find((one) => one.id === id) ?? null, id)));
  return (
    <ul class="boxes-say faint rule" data-testid={`boxes-${name}`}>
      {stated.map((one) => (
        <li key={String(one.value)} class={one.value === value ? "now" : ""}>
          {t("pair", { name: called(name, one.value), value: named(one.boxes) })}
        </li>
      ))}
    </ul>
  );
}

/** The rule that a changed switch leads to, if the rulebook words it. */
function rule(form: SetupForm, name: string, value: Setting): string {
  const message = `${form.edition.value?.explained[name] ?? ""}${value}`;
  return words.has(message) ? t(message) : "";
}

function Switch({ form, name, standard }: { form: SetupForm; name: string; standard: Setting }) {
  const value = form.house.value[name] ?? standard;
  const mine = name in form.house.value;
  const changed = mine ? rule(form, name, value) : "";
  return (
    <div class="switch-with-rule">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: it contains one of three controls, depending on the switch */}
      <label class={mine ? "switch changed" : "switch"}>
        <span>{t(`switch-${name}`)}</span>
        <Control form={form} name={name} standard={standard} />
      </label>
      <p class="rule" id={`decides-${name}`}>
        {t(`home-rule-${name}`)}
      </p>
      <BoxesSay form={form} name={name} value={value} />
      {changed !== "" && (
        <p class="rule new-rule" data-testid={`about-${name}`}>
          {changed}
        </p>
      )}
    </div>
  );
}

/** A tick, a choice or a number, depending on the switch. */
function Control({ form, name, standard }: { form: SetupForm; name: string; standard: Setting }) {
  const value = form.house.value[name] ?? standard;
  const choices = words.choices(`switch-${name}-`);
  const shared = { "aria-describedby": `decides-${name}`, "data-testid": `switch-${name}` };
  if (typeof standard === "boolean")
    return (
      <input
        type="checkbox"
        checked={value === true}
        onChange={(event) => form.setHouse(name, event.currentTarget.checked)}
        {...shared}
      />
    );
  if (choices.length > 0)
    return (
      <select value={String(value)} onChange={(event) => form.chooseHouse(name, event.currentTarget.value)} {...shared}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`switch-${name}-${choice}`)}
          </option>
        ))}
      </select>
    );
  return (
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
      {...shared}
    />
  );
}
