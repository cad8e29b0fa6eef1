/** For whom a table waits: whether it is this page's turn, and which turn that is. */
import type { TableView } from "../../net/wire.gen";

/**
 * A name for the turn of a seat of this page; null if the table waits for somebody else. A page that holds every seat of
 * people is a shared screen: nobody needs to be told there.
 */
export function myTurn(table: TableView | null, held: ReadonlySet<number>): string | null {
  const status = table?.status;
  if (status === undefined || status.outcome !== null || status.lesson || status.halted) return null;
  if (status.seating?.gathering) return null;
  const seat = status.bill?.seat ?? status.to_move;
  if (seat === null || !held.has(seat)) return null;
  const others = status.seats.some((_, n) => !held.has(n));
  return others ? `${seat}:${status.steps}:${status.bill ? "pay" : "move"}` : null;
}
