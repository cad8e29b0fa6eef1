/** The lobby without a DOM: clocks to choose from, how they read, and what a pool of ratings is called. */
import type { ClockSettings, OpenTable } from "../../net/wire.gen";
import { type ClockChoice, clockSettings } from "../clock";
import type { Say } from "../text/pieces";

export type Clock = ClockSettings | null;

const OFFERED: readonly ClockChoice[] = ["live-10", "live-25", "slow-3", "none"];

/** The clocks that quick match offers. Everybody is offered the same, so that people meet. */
export const CLOCKS: readonly Clock[] = OFFERED.map((choice) => clockSettings(choice, "claim"));

/** As the server fills in what is left out. */
const FIRST = { kind: "live", bank: 600, increment: 10, days: 3 } as const;

export function clockText(t: Say, clock: Clock): string {
  if (clock === null) return t("clock-choice-none");
  const { kind, bank, increment, days } = { ...FIRST, ...clock };
  if (kind === "slow") return t("lobby-clock-slow", { days });
  return t("lobby-clock-live", { minutes: Math.round((bank / 60) * 10) / 10, seconds: increment });
}

export interface Pool {
  readonly edition: string;
  readonly players: number;
  readonly hand: string;
}

/** The parts of a pool's name; null if it is not a pool. */
export function readPool(pool: string): Pool | null {
  const [edition, players, hand] = pool.split("/");
  return edition && players && hand ? { edition, players: Number(players), hand } : null;
}

export const freeSeats = ({ players, waiting }: OpenTable): number => players - waiting.length;

/** The numbers of players that an edition allows. */
export const counts = ([fewest, most]: readonly [number, number]): readonly number[] =>
  Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
