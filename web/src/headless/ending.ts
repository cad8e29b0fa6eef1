/** The consequences of the end of a game: who is celebrated, and whether a stronger bot is offered. */
import type { StatusView } from "../net/wire.gen";
import { clearlyBeaten, type Level, levelAfter } from "./new-game/levels";

/** The moment after the last turn: whose highway is shown, whether a person won, whether the camera flies. */
export interface Finale {
  readonly seat: number;
  readonly person: boolean;
  readonly flying: boolean;
}

/** The seat whose highway is shown at the end: of several winners, a person of this page, else the first. */
export function celebrated(status: StatusView, mine: ReadonlySet<number>): number | null {
  const winners = status.outcome?.ranking[0] ?? [];
  return winners.find((seat) => mine.has(seat)) ?? winners[0] ?? null;
}

/** Did a person win, alone or with others? */
export const personWon = (status: StatusView): boolean =>
  (status.outcome?.ranking[0] ?? []).some((seat) => status.seats[seat]?.kind === "human");

/** The next level after a clear win of this page against bots only; null: nothing to offer. */
export function nextLevel(status: StatusView, mine: ReadonlySet<number>): Level | null {
  const beaten = clearlyBeaten(status);
  const [winner] = status.outcome?.ranking[0] ?? [];
  return beaten === null || winner === undefined || !mine.has(winner) ? null : levelAfter(beaten);
}
