/** Players, and pieces by their numbers. The names of pieces come from the server (`names.ts`). */
import type { CarView, ColumnView, RoadView, SeatView, TableView } from "../../net/wire.gen";
import { isDefaultName, nameFor } from "../new-game/names";
import { columnNumbers } from "../table";
import type { Args } from "./words";

export type Say = (id: string, args?: Args) => string;

/** The name of a seat's player, as used in sentences: Japanese adds an honorific to people, not to bots. */
export function person(say: Say, seat: Pick<SeatView, "name" | "kind"> | undefined): string {
  if (seat === undefined) return "";
  return say("web-person", { name: named(say, seat.name), bot: seat.kind === "bot" ? "yes" : "no" });
}

/** The name of a player by itself, as in a list. A reader who gave no name is called "you". */
export function named(say: Say, name: string, mine = false): string {
  return mine && isDefaultName(name) ? say("lesson-you") : nameFor(name, say("web-name-human"));
}

/** Pieces by number, for lists of all of them: columns by their number within the highway, roads by the columns they connect. */
export class Numbered {
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(
    private readonly say: Say,
    private readonly table: TableView,
  ) {
    this.numbers = columnNumbers(table.columns);
  }

  number(column: string): number {
    return this.numbers.get(column) ?? 0;
  }

  /** "column 4 (height 3)" */
  column({ id, height, junction }: ColumnView): string {
    return this.say(junction ? "web-fell-junction" : "web-fell-column", { number: this.number(id), height });
  }

  /** "road from column 3 to column 4" */
  road(road: RoadView): string {
    return this.say("road-between", this.between(road));
  }

  car({ road, type }: CarView): string {
    const under = this.table.roads.find((one) => one.id === road);
    return under === undefined
      ? this.say("any-car", { type })
      : this.say("web-describe-car", { type, ...this.between(under) });
  }

  private between({ kind, from_column, to_column }: RoadView): Args {
    return { kind, start: this.number(from_column ?? ""), end: this.number(to_column ?? "") };
  }
}
