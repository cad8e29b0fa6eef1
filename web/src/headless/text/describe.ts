/** The table in words, for screen readers: every player's roads, columns, base points and cars, and the last turn. */
import type { MoveView, SeatView, TableView } from "../../net/wire.gen";
import type { MatchInfo } from "../match";
import { isDefaultName } from "../new-game/names";
import type { Named } from "./piece-text";
import { Numbered, named, person, type Say } from "./pieces";
import type { Args } from "./words";

export type { Say } from "./pieces";
/** Joins names into a list: "Ann, Bob and Cat". */
export type List = (names: readonly string[]) => string;

/** A turn in words. */
function sayTurnOf(say: Say, player: string, move: MoveView): string {
  switch (move.what) {
    case "column":
      return say("turn-extend", { player, height: move.height ?? 0 });
    case "junction":
      return say("turn-junction", { player, height: move.height ?? 0 });
    case "component":
      return say("turn-component", { player, component: move.component ?? "" });
    default:
      return say(`turn-${move.what}`, { player });
  }
}

/** A move in words: the turn, the cars it placed, whether something fell. `mine`: the reader made it. */
export function sayMove(say: Say, seat: SeatView | undefined, move: MoveView, mine = false): string {
  const player = person(say, seat);
  const you = mine && isDefaultName(seat?.name ?? "");
  const built = isBuilt(move);
  const cars = built && move.cars ? [say("turn-cars", { count: move.cars })] : [];
  const pair = (): string => {
    const value = [sayWhat(say, move, true), ...cars].join(say("list-separator"));
    return say("pair", { name: say("lesson-you"), value });
  };
  const turn = you ? [pair()] : [sayTurnOf(say, player, move), ...cars];
  const hit = hitBy(move);
  return [
    ...(move.what ? turn : []),
    ...(move.missed ? [say(`${you ? "web-turn-you" : "turn"}-missed-${move.missed}`, { player })] : []),
    ...(hit === null ? [] : [say(`${you ? "web-turn-you" : "web-turn"}-${hit}`, { player })]),
  ].join(say(you ? "facts-separator" : "list-separator"));
}

const isBuilt = ({ what }: MoveView): boolean => what === "column" || what === "junction" || what === "off-ramp";

/** The text of a move, without the player: for a list. `you`: the line begins with "You". */
export function sayWhat(say: Say, move: MoveView, you = false): string {
  const { height = 0, component = "" } = move;
  const missed = move.missed ? `missed-${move.missed}` : "fall";
  const what = move.what ?? missed;
  return you && !isBuilt(move) ? say(`web-you-${what}`, { component }) : say(`web-move-${what}`, { height, component });
}

/** Did something fall in this move, or was something only moved by accident, which nobody has to pay for? */
export function hitBy({ what, missed, fallen, moved, paid, forgiven }: MoveView): "fell" | "moved" | null {
  const costs = (paid ?? []).length > 0 || forgiven === true;
  if ((fallen ?? []).length > 0 || costs) return "fell";
  if ((moved ?? []).length > 0) return "moved";
  return what || missed ? null : "fell";
}

/** A line about pieces, with the parts of it that stand for a piece. */
export interface Line {
  readonly text: string;
  readonly pieces: readonly Named[];
}

export interface Described {
  readonly title: string;
  readonly lines: readonly Line[];
}

const at = (say: Say, x: number, y: number): string => say("web-at", { x: Math.round(x), y: Math.round(y) });

/** One section per player, then the city. */
export function describeTable(say: Say, table: TableView, info: MatchInfo | null): readonly Described[] {
  const { status } = table;
  const separator = say("list-separator");
  const names = new Numbered(say, table);
  const line = (id: string, args: Args, pieces: readonly Named[] = []): Line => ({ text: say(id, args), pieces });
  const all = (pieces: readonly Named[]): string => pieces.map(({ name }) => name).join(separator);
  const parts: Described[] = status.seats.map((seat, n) => {
    const own = <T extends { readonly owner: number }>(pieces: readonly T[]): readonly T[] =>
      pieces.filter(({ owner }) => owner === n);
    const roads = own(table.roads).map((road) => ({ id: road.id, name: names.road(road) }));
    const columns = own(table.columns).map(({ id, height, junction, x, y }) => ({
      id,
      name: say(junction ? "web-describe-junction" : "web-describe-column", {
        number: names.number(id),
        height,
        place: at(say, x, y),
      }),
    }));
    const cars = own(table.cars).map((car) => ({ id: car.id, name: names.car(car) }));
    const lines = [
      line("web-describe-supply", { cars: seat.cars, gray: seat.gray, yellow: seat.yellow, roads: seat.roads }),
      line("web-describe-roads", { count: roads.length, roads: all(roads) }, roads),
      line("web-describe-columns", { count: columns.length, columns: all(columns) }, columns),
      line("web-describe-cars", { count: cars.length, cars: all(cars) }, cars),
    ];
    if (status.to_move === n && status.base_points.length > 0) {
      const bases = status.base_points.map(({ column }) => ({
        id: column,
        name: say("column-number", { number: names.number(column) }),
      }));
      lines.push(line("web-describe-bases", { bases: all(bases) }, bases));
    }
    if (seat.points !== null) {
      const sum = Object.values(seat.points).reduce((total, points) => total + points, 0);
      lines.push(line("pair", { name: say("score"), value: sum }));
    }
    return { title: named(say, seat.name), lines };
  });
  if (table.components.length > 0) {
    parts.push({
      title: say("web-city"),
      lines: table.components.map(({ id, x, y }) => {
        const name = say("any-component", { component: id });
        return line("pair", { name, value: at(say, x, y) }, [{ id, name }]);
      }),
    });
  }
  if (info !== null) {
    const [width, depth] = info.table_size;
    const size = line("web-describe-table", { width: String(width), depth: String(depth) });
    parts.push({ title: say("web-table"), lines: [size] });
  }
  return parts;
}

/** Whose turn it is, or how the game ended. */
export function sayTurn(say: Say, list: List, table: TableView, mine: ReadonlySet<number>): string {
  const { status } = table;
  if (status.outcome !== null) {
    const first = status.outcome.ranking[0] ?? [];
    if (first.length === 1 && mine.size === 1 && mine.has(first[0]!)) return say("ending-you-won");
    const winners = first.map((seat) => person(say, status.seats[seat]));
    return winners.length === 1
      ? say("outcome-won", { player: winners[0]! })
      : say("outcome-shared", { players: list(winners) });
  }
  if (status.seating?.gathering) return say("people-gathering");
  if (status.to_move === null) return say(`phase-${status.phase}`);
  const player = person(say, status.seats[status.to_move]);
  if (!mine.has(status.to_move)) return say("to-move", { player });
  const humans = [...mine].length;
  return humans > 1 ? say("to-move", { player }) : say("web-your-turn");
}
