/** The bots' levels: which one a person meets first, and when they have outgrown one. */
import { BOT_LEVELS, type StatusView } from "../../net/wire.gen";

/** Weakest first. */
export const LEVELS = BOT_LEVELS;
export type Level = (typeof LEVELS)[number];
/** The level that a newcomer beats about every other time (docs/strength.md). */
export const FIRST_LEVEL: Level = "greedy";
/** A win is clear with at least this many cars or points more than the best bot. */
const CLEAR = 3;

export const isLevel = (name: unknown): name is Level => LEVELS.some((level) => level === name);

/** The strongest of some levels; null if there are none. */
export const strongest = (found: readonly Level[]): Level | null =>
  LEVELS.filter((level) => found.includes(level)).at(-1) ?? null;

/** The next level up; null if there is none. */
export function levelAfter(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? null;
}

/** The strongest level that the only person at a table has clearly beaten in this game; null if they have not. */
export function clearlyBeaten({ outcome, seats }: Pick<StatusView, "outcome" | "seats">): Level | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const [person] = people;
  if (outcome === null || person === undefined || people.length > 1 || seats.length < 2) return null;
  const first = outcome.ranking[0] ?? [];
  if (first.length !== 1 || first[0] !== person) return null;
  const reached = (seat: number): number => outcome.scores?.[seat] ?? seats[seat]?.placed ?? 0;
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== person);
  if (reached(person) < Math.max(...others.map(reached)) + CLEAR) return null;
  const levels = others.map((seat) => seats[seat]!.bot).filter(isLevel);
  return levels.length < others.length ? null : strongest(levels);
}
