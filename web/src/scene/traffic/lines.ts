/**
 * The lines that cars drive along: each leads from the first road of a highway to one of its last roads. Where lines
 * share roads, their distances are the same. Pure geometry in table coordinates; no WebGL.
 */
import { Vector3 } from "three";
import type { CarView, ColumnView, PieceShapes, RoadView } from "../../net/wire.gen";
import { type Bend, bendOf, liftAt, STRAIGHT, seated } from "../pieces/bend";
import type { Pieces } from "../pieces/model";

/** A road of a line: from `low` to `high` mm along the road, `from` mm along the line. */
export interface Stretch {
  readonly road: RoadView;
  readonly from: number;
  readonly low: number;
  readonly high: number;
}

/** The roads that a car drives along, in order. */
export type Line = readonly Stretch[];

/** A car as it is drawn at its place, with its line and its own distance along it. */
export interface Driver {
  readonly car: CarView;
  readonly line: Line;
  readonly at: number;
}

export const lengthOf = (stretch: Stretch): number => stretch.high - stretch.low;
export const endOf = (line: Line): number => {
  const last = line.at(-1);
  return last ? last.from + lengthOf(last) : 0;
};

/** The roads of a table, how they follow one another, and how they are drawn. */
export class Network {
  private readonly roads: ReadonlyMap<string, RoadView>;
  private readonly columns: ReadonlyMap<string, ColumnView>;
  private readonly next = new Map<string, RoadView[]>();
  private readonly before = new Map<string, RoadView>();
  private readonly bends = new Map<string, Bend>();
  /** By road: the longest way on from it. */
  private readonly longestWays = new Map<string, readonly RoadView[]>();
  /** By column: the height of the uppermost road end on it. */
  private readonly crowns = new Map<string, number>();

  constructor(
    private readonly pieces: Pieces,
    readonly shapes: PieceShapes,
  ) {
    this.roads = new Map(pieces.roads.map((road) => [road.id, road]));
    this.columns = new Map(pieces.columns.map((column) => [column.id, column]));
    const roadTo = new Map<string, RoadView>();
    for (const road of pieces.roads) if (road.to_column !== null) roadTo.set(`${road.owner}-${road.to_column}`, road);
    for (const road of pieces.roads) {
      this.bends.set(road.id, this.bend(road));
      this.noteEnd(road.from_column, road.start[2]);
      this.noteEnd(road.to_column, road.end[2]);
      const back = road.from_column === null ? undefined : roadTo.get(`${road.owner}-${road.from_column}`);
      if (back === undefined || back === road) continue;
      this.before.set(road.id, back);
      this.next.set(back.id, [...(this.next.get(back.id) ?? []), road]);
    }
  }

  private noteEnd(column: string | null, z: number): void {
    if (column === null) return;
    this.crowns.set(column, Math.max(z + this.shapes.road.thickness, this.crowns.get(column) ?? 0));
  }

  private bend(road: RoadView): Bend {
    return bendOf(road, (id) => this.columns.get(id), this.shapes.column.radius);
  }

  /** All cars that stand on a road, of one seat or of all. */
  drivers(seat: number | null): Driver[] {
    return this.pieces.cars.flatMap((car) => {
      const road = this.roads.get(car.road);
      if (road === undefined || (seat !== null && car.owner !== seat)) return [];
      const line = this.line(road);
      const own = line.find((stretch) => stretch.road === road);
      const drawn = seated(car, this.bends.get(road.id) ?? STRAIGHT, this.shapes.road.length);
      return own === undefined ? [] : [{ car: drawn, line, at: own.from + car.place - own.low }];
    });
  }

  /** The line from the first road of a highway through this one, and on along the longest way. */
  private line(road: RoadView): Line {
    const way: RoadView[] = [];
    for (let one: RoadView | undefined = road; one && !way.includes(one); one = this.before.get(one.id))
      way.unshift(one);
    way.push(...this.longest(road, new Set(way)));
    const line: Stretch[] = [];
    let from = 0;
    for (const [n, one] of way.entries()) {
      const stretch = {
        road: one,
        from,
        low: n === 0 ? 0 : this.along(one, one.from_column),
        high: n === way.length - 1 ? this.shapes.road.length : this.along(one, one.to_column),
      };
      line.push(stretch);
      from += Math.max(0, lengthOf(stretch));
    }
    return line;
  }

  private longest(road: RoadView, seen: ReadonlySet<RoadView>): readonly RoadView[] {
    let best = this.longestWays.get(road.id);
    if (best === undefined) {
      best = [];
      for (const one of this.next.get(road.id) ?? []) {
        if (seen.has(one)) continue;
        const way = [one, ...this.longest(one, new Set([...seen, one]))];
        if (way.length > best.length) best = way;
      }
      this.longestWays.set(road.id, best);
    }
    return best;
  }

  /** How far along a road the axis of one of its columns is, in mm. It can be beyond the end of the road. */
  private along(road: RoadView, column: string | null): number {
    const at = column === null ? undefined : this.columns.get(column);
    const { length } = this.shapes.road;
    if (at === undefined) return column === road.from_column ? 0 : length;
    const [dx, dy] = [road.end[0] - road.start[0], road.end[1] - road.start[1]];
    const part = ((at.x - road.start[0]) * dx + (at.y - road.start[1]) * dy) / Math.max(1e-6, dx * dx + dy * dy);
    const { radius } = this.shapes.column;
    return Math.min(length + radius, Math.max(-radius, part * length));
  }

  /** The upper side of a road as it is drawn, at a distance from its start. */
  surface(road: RoadView, along: number, out = new Vector3()): Vector3 {
    const { length, thickness } = this.shapes.road;
    const { start, end } = road;
    const part = along / length;
    out.set(
      start[0] + (end[0] - start[0]) * part,
      start[1] + (end[1] - start[1]) * part,
      start[2] + (end[2] - start[2]) * part,
    );
    const rise = (end[2] - start[2]) / length;
    const run = Math.sqrt(Math.max(0.01, 1 - rise * rise));
    const plan = Math.max(1e-6, Math.hypot(end[0] - start[0], end[1] - start[1]));
    // The upper side is above the lower one at a right angle to the road.
    out.x -= ((end[0] - start[0]) / plan) * thickness * rise;
    out.y -= ((end[1] - start[1]) / plan) * thickness * rise;
    out.z += thickness * run + liftAt(this.bends.get(road.id) ?? STRAIGHT, along, length);
    return out;
  }

  /** The point at a distance along a line; beyond its ends it goes straight on. */
  point(line: Line, at: number, out = new Vector3()): Vector3 {
    let stretch = line[0];
    for (const one of line) if (one.from <= at) stretch = one;
    if (stretch === undefined) return out.set(0, 0, 0);
    this.surface(stretch.road, stretch.low + at - stretch.from, out);
    // A column may carry several road ends: drive over all of them, not through them.
    for (const id of [stretch.road.from_column, stretch.road.to_column]) {
      const column = id === null ? undefined : this.columns.get(id);
      if (column === undefined || Math.hypot(column.x - out.x, column.y - out.y) > this.shapes.column.radius) continue;
      out.z = Math.max(out.z, this.crowns.get(column.id) ?? 0);
    }
    return out;
  }

  /** Like point(), with corners and steps rounded: the mean of points before and after it. */
  smooth(line: Line, at: number, out = new Vector3()): Vector3 {
    out.set(0, 0, 0);
    for (let n = -EACH_SIDE; n <= EACH_SIDE; n++) out.add(this.point(line, at + (n * ROUNDING) / EACH_SIDE, spot));
    return out.multiplyScalar(1 / (2 * EACH_SIDE + 1));
  }
}

const ROUNDING = 7; // mm before and after a point over which corners are rounded
const EACH_SIDE = 3; // points on each side
const spot = new Vector3();
