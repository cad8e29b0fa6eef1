/** The user's preferences: stored in the browser, applied at once. */
import { effect, type Signal, signal } from "@preact/signals-core";
import { FIRST_LEVEL, isLevel, type Level } from "../new-game/levels";
import type { Company, Remembered } from "../new-game/memory";
import { COMPANIES, remembered } from "../new-game/memory";
import { bestLanguage, LANGUAGES, type Language } from "../text/words";
import { LIGHTS, type LightChoice } from "./daytime";

export type Motion = "auto" | "full" | "reduced";
/** Auto: as well as the machine can. */
export type Quality = "auto" | "high" | "low";
export const QUALITIES: readonly Quality[] = ["auto", "high", "low"];

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
  /** The light over the table. */
  readonly light: Signal<LightChoice>;
  readonly labels: Signal<boolean>;
  readonly sides: Signal<boolean>;
  /** Carry with tweezers: slower and finer. */
  readonly tweezers: Signal<boolean>;
  /** Show how others react to a carry. */
  readonly reactions: Signal<boolean>;
  /** Tell the player when it is their turn and they look elsewhere. */
  readonly tellTurns: Signal<boolean>;
  /** Whom this browser does not want to hear: players, or seats of a table. */
  readonly muted: Signal<readonly string[]>;
  /** The name of the first human player in the last game. */
  readonly name: Signal<string>;
  /** The level of the next game against a bot: the last one played, or the one above it after a clear win. */
  readonly level: Signal<Level>;
  /** The last set-up with bots, and the last one with friends. */
  readonly setups: Signal<Readonly<Partial<Record<Company, Remembered>>>>;
}

const oneOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

function setupsOf(kept: unknown): Readonly<Partial<Record<Company, Remembered>>> {
  const stored = (typeof kept === "object" && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const found = COMPANIES.map((company) => [company, remembered(stored[company])] as const);
  return Object.fromEntries(found.filter(([, one]) => one !== null));
}

/** Read the stored preferences, and store them again whenever one changes. */
export function makePrefs(keep: PrefsKeep, languages: readonly string[]): Prefs {
  const kept = keep.prefs();
  const prefs: Prefs = {
    language: signal(oneOf(kept.language, LANGUAGES, bestLanguage(languages))),
    sound: signal(kept.sound !== false),
    motion: signal(oneOf<Motion>(kept.motion, ["auto", "full", "reduced"], "auto")),
    quality: signal(oneOf(kept.quality, QUALITIES, "auto")),
    light: signal(oneOf(kept.light, LIGHTS, "day")),
    labels: signal(kept.labels === true),
    // The stored key was `slots` in earlier versions.
    sides: signal((kept.sides ?? kept.slots) === true),
    tweezers: signal(kept.tweezers === true),
    reactions: signal(kept.reactions !== false),
    tellTurns: signal(kept.tellTurns === true),
    muted: signal(Array.isArray(kept.muted) ? kept.muted.filter((one) => typeof one === "string") : []),
    name: signal(typeof kept.name === "string" ? kept.name : ""),
    level: signal(isLevel(kept.level) ? kept.level : FIRST_LEVEL),
    setups: signal(setupsOf(kept.setups)),
  };
  let first = true;
  effect(() => {
    const now = Object.fromEntries(Object.entries(prefs).map(([name, value]) => [name, value.value]));
    if (!first) keep.putPrefs(now);
    first = false;
  });
  return prefs;
}
