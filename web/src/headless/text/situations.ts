/** The situation of a player whose turn is not as usual, in one sentence. */
import type { SeatView, Situation, TableView } from "../../net/wire.gen";
import type { List } from "./describe";
import { person, type Say } from "./pieces";

/** Few pieces are left, so that a player may wonder whether anything can still be built. */
export function runsLow(seat: SeatView | undefined): boolean {
  return seat !== undefined && (seat.roads <= 3 || seat.gray + seat.yellow <= 8);
}

interface Told {
  readonly seat: number;
  readonly situation: Situation;
  /** Whether the reader plays this seat. */
  readonly mine: boolean;
  /** Whether the reader alone takes a turn before something happens. */
  readonly yours: boolean;
}

/** The situation of a seat in words. */
function saySituation(say: Say, list: List, table: TableView, { seat, situation, mine, yours }: Told): string {
  const { seats } = table.status;
  return say(`situation-${situation.what}`, {
    mine: mine ? "yes" : "no",
    yours: yours ? "yes" : "no",
    player: person(say, seats[seat]),
    lack: situation.lack ?? "",
    others: list((situation.waits_for ?? []).map((other) => person(say, seats[other]))),
  });
}

/**
 * The sentences for a reader who holds some seats: about those seats, then about others who are about to be out.
 * `onTurn` is what the server found for the seat to move, which is more than supplies tell.
 */
export function situationsFor(
  say: Say,
  list: List,
  table: TableView,
  held: ReadonlySet<number>,
  onTurn: Situation | null,
): readonly string[] {
  const { seats, to_move, outcome } = table.status;
  if (outcome !== null) return [];
  const told = seats.flatMap((seat, n) => {
    const moves = n === to_move && held.has(n);
    const situation = moves ? (onTurn ?? seat.situation) : seat.situation;
    if (situation === null || (!held.has(n) && situation.what !== "last-chance")) return [];
    // Several people may share a page: then only the one to move is addressed.
    const mine = held.has(n) && (held.size === 1 || moves);
    const waited = situation.waits_for ?? [];
    const yours = held.size === 1 && waited.length === 1 && held.has(waited[0]!);
    return [{ own: held.has(n), text: saySituation(say, list, table, { seat: n, situation, mine, yours }) }];
  });
  return [...told.filter(({ own }) => own), ...told.filter(({ own }) => !own)].map(({ text }) => text);
}
