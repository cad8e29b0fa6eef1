/** The table in words, for screen readers: every player's roads, columns, base points and cars, and the last turn. */
import type { PlayView, SeatView, TableView, Turn } from "../../net/wire.gen";
import type { LastPlay, MatchInfo } from "../match";
import { Numbered, person, type Say } from "./pieces";

export type { Say } from "./pieces";
/** Joins names into a list: "Ann, Bob and Cat". */
export type List = (names: readonly string[]) => string;
type Played = Pick<PlayView, "turn" | "aftermath">;

/** A turn in words. */
function sayPlayed(say: Say, player: string, turn: Turn): string {
  switch (turn.type) {
    case "extend":
      return say(turn.junction === true ? "turn-junction" : "turn-extend", { player, height: turn.height });
    case "component":
      return say("turn-component", { player, component: turn.component });
    default:
      return say(`turn-${turn.type}`, { player });
  }
}

/** A step of the game in words: the turn, the cars it placed, whether something fell. */
export function sayPlay(say: Say, seat: SeatView | undefined, play: Played, cars: number | null): string {
  const player = person(say, seat);
  const { turn, aftermath } = play;
  const built = turn?.type === "extend" || turn?.type === "off-ramp";
  return [
    ...(turn === null ? [] : [sayPlayed(say, player, turn)]),
    ...(built && cars !== null ? [say("turn-cars", { count: cars })] : []),
    ...(aftermath === null ? [] : [say("web-turn-fell", { player })]),
  ].join(say("list-separator"));
}

export interface Described {
  readonly title: string;
  readonly lines: readonly string[];
}

const at = (say: Say, x: number, y: number): string => say("web-at", { x: Math.round(x), y: Math.round(y) });

/** One section per player, then the city. */
export function describeTable(say: Say, table: TableView, info: MatchInfo | null): readonly Described[] {
  const { status } = table;
  const separator = say("list-separator");
  const names = new Numbered(say, table);
  const parts: Described[] = status.seats.map((seat, n) => {
    const roads = table.roads.filter((road) => road.owner === n);
    const columns = table.columns.filter((column) => column.owner === n);
    const cars = table.cars.filter((car) => car.owner === n);
    const lines = [
      say("web-describe-supply", { cars: seat.cars, gray: seat.gray, yellow: seat.yellow, roads: seat.roads }),
      say("web-describe-roads", { count: roads.length, roads: roads.map((road) => names.road(road)).join(separator) }),
      say("web-describe-columns", {
        count: columns.length,
        columns: columns
          .map(({ id, height, junction, x, y }) =>
            say(junction ? "web-describe-junction" : "web-describe-column", {
              number: names.number(id),
              height,
              place: at(say, x, y),
            }),
          )
          .join(separator),
      }),
      say("web-describe-cars", { count: cars.length, cars: cars.map((car) => names.car(car)).join(separator) }),
    ];
    if (status.to_move === n && status.base_points.length > 0) {
      const bases = status.base_points.map((base) => say("column-number", { number: names.number(base.column) }));
      lines.push(say("web-describe-bases", { bases: bases.join(separator) }));
    }
    if (seat.points !== null) {
      const sum = Object.values(seat.points).reduce((total, points) => total + points, 0);
      lines.push(say("pair", { name: say("score"), value: sum }));
    }
    return { title: seat.name, lines };
  });
  if (table.components.length > 0) {
    parts.push({
      title: say("web-city"),
      lines: table.components.map((c) =>
        say("pair", { name: say("any-component", { component: c.id }), value: at(say, c.x, c.y) }),
      ),
    });
  }
  if (info !== null) {
    const size = say("web-describe-table", { width: String(info.table_size[0]), depth: String(info.table_size[1]) });
    parts.push({ title: say("web-table"), lines: [size] });
  }
  return parts;
}

/** Whose turn it is, or how the game ended. */
export function sayTurn(say: Say, list: List, table: TableView, mine: ReadonlySet<number>): string {
  const { status } = table;
  if (status.outcome !== null) {
    const winners = (status.outcome.ranking[0] ?? []).map((seat) => person(say, status.seats[seat]));
    return winners.length === 1
      ? say("outcome-won", { player: winners[0]! })
      : say("outcome-shared", { players: list(winners) });
  }
  if (status.to_move === null) return say(`phase-${status.phase}`);
  const player = person(say, status.seats[status.to_move]);
  if (!mine.has(status.to_move)) return say("to-move", { player });
  const humans = [...mine].length;
  return humans > 1 ? say("to-move", { player }) : say("web-your-turn");
}

export const lastInWords = (say: Say, table: TableView, last: LastPlay | null): string | null =>
  last === null ? null : sayPlay(say, table.status.seats[last.seat], last, last.earned);
