/** The user's preferences: stored in the browser, applied at once. */
import { effect, type Signal, signal } from "@preact/signals-core";
import { bestLanguage, LANGUAGES, type Language } from "./text/words";

export type Motion = "auto" | "full" | "reduced";
export type Quality = "high" | "low";

/** Where preferences are stored. */
export interface PrefsKeep {
  prefs(): Readonly<Record<string, unknown>>;
  putPrefs(prefs: Readonly<Record<string, unknown>>): void;
}

export interface Prefs {
  readonly language: Signal<Language>;
  readonly sound: Signal<boolean>;
  readonly motion: Signal<Motion>;
  readonly quality: Signal<Quality>;
  readonly labels: Signal<boolean>;
  readonly sides: Signal<boolean>;
  /** Carry with tweezers: slower and finer. */
  readonly tweezers: Signal<boolean>;
  /** The name of the first human player in the last game. */
  readonly name: Signal<string>;
}

const oneOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

/** Read the stored preferences, and store them again whenever one changes. */
export function makePrefs(keep: PrefsKeep, languages: readonly string[]): Prefs {
  const kept = keep.prefs();
  const prefs: Prefs = {
    language: signal(oneOf(kept.language, LANGUAGES, bestLanguage(languages))),
    sound: signal(kept.sound !== false),
    motion: signal(oneOf<Motion>(kept.motion, ["auto", "full", "reduced"], "auto")),
    quality: signal(oneOf<Quality>(kept.quality, ["high", "low"], "high")),
    labels: signal(kept.labels === true),
    // The stored key was `slots` in earlier versions.
    sides: signal((kept.sides ?? kept.slots) === true),
    tweezers: signal(kept.tweezers === true),
    name: signal(typeof kept.name === "string" ? kept.name : ""),
  };
  let first = true;
  effect(() => {
    const now = Object.fromEntries(Object.entries(prefs).map(([name, value]) => [name, value.value]));
    if (!first) keep.putPrefs(now);
    first = false;
  });
  return prefs;
}
