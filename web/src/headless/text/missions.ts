/** Missions in words: what is missing for more points, and why points changed. */
import type { Missing, Scored, SeatView, TableView } from "../../net/wire.gen";
import type { List } from "./describe";
import { person, type Say } from "./pieces";

/** The seat for which a reader wants to know what is missing: their own, else the one to move. */
export function readerOf(table: TableView, held: ReadonlySet<number>): number | null {
  const { to_move } = table.status;
  return to_move !== null && (held.size !== 1 || held.has(to_move)) ? to_move : ([...held][0] ?? null);
}

/** The sentence about the next thing missing in a mission, or that it is complete. */
export function sayMissing(say: Say, missing: Missing | undefined): string {
  if (missing === undefined) return say("missing-nothing");
  return say(`missing-${missing.what}`, { count: missing.count ?? 1, spare: missing.spare ?? 0 });
}

/** "+2" or "−1". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const totalOf = (seat: SeatView): number =>
  Object.values(seat.points ?? {}).reduce((total, points) => total + points, 0);

/** Missions in which points are lost by what others do or by building on; in the others only by a changed turn. */
const MAY_FALL = new Set(["tallest", "stock"]);

/** Why the points of a mission changed: "+2 Rainbow: your car crosses the rainbow area". */
export function sayScored(say: Say, list: List, table: TableView, change: Scored, mine: boolean): string {
  const { seats } = table.status;
  const { mission, count } = change;
  const points = signed(change.points);
  if (change.points < 0 && !MAY_FALL.has(mission))
    return say("scored-less", { points, mission: say(`mission-${mission}`) });
  return say(`scored-${mission}`, {
    points,
    count: count ?? 0,
    up: change.points > 0 ? "yes" : "no",
    mine: mine ? "yes" : "no",
    player: person(say, seats[change.seat]),
    others: list((change.by ?? []).map((seat) => person(say, seats[seat]))),
    components: list((change.components ?? []).map((component) => say("any-component", { component }))),
  });
}

/** The changes of the last step as news, those of the builder first; each names its player unless it is the reader. */
export function scoreNews(
  say: Say,
  list: List,
  table: TableView,
  mine: ReadonlySet<number>,
  builder: number | null,
): readonly string[] {
  const changes = [...(table.status.scored ?? [])].sort(
    (a, b) => Number(b.seat === builder) - Number(a.seat === builder),
  );
  return changes.map((change) => {
    const what = sayScored(say, list, table, change, mine.has(change.seat));
    return mine.has(change.seat)
      ? what
      : say("scored-of", { player: person(say, table.status.seats[change.seat]), what });
  });
}
