/**
 * How far each car may drive without touching another one or a road above it. The cars of a highway all move by the
 * same distance, so they keep their order; a car that must stop sooner stops those behind it.
 */
import type { RoadView } from "../../net/wire.gen";
import { type Driver, endOf, type Line, lengthOf, type Network } from "./lines";

/** mm that a car may drive forward and back from its place. */
export interface Room {
  readonly ahead: number;
  readonly behind: number;
}

const GAP = 3; // mm between two cars
const END = 1.5; // mm that a car keeps to the end of a road

/** The room of the cars of one highway, in the order of the drivers. */
export function roomOf(drivers: readonly Driver[], network: Network, others: readonly RoadView[]): Room[] {
  const low = drivers.map((driver) => lowPlaces(driver, network, others));
  const ahead = drivers.map(
    ({ at, line, car }, n) =>
      Math.min(endOf(line) - END, ...low[n]!.filter((place) => place > at)) - at - car.length / 2,
  );
  const behind = drivers.map(
    ({ at, car }, n) => at - Math.max(END, ...low[n]!.filter((place) => place <= at)) - car.length / 2,
  );
  const order = drivers.map((_, n) => n).sort((a, b) => drivers[b]!.at - drivers[a]!.at);
  // Forward, ways only part: a car follows those before it on its own line.
  for (const [place, n] of order.entries()) {
    for (const m of order.slice(0, place)) {
      if (!follows(drivers[n]!, drivers[m]!)) continue;
      ahead[n] = Math.min(ahead[n]!, ahead[m]! + drivers[m]!.at - drivers[n]!.at - apart(drivers[n]!, drivers[m]!));
    }
    ahead[n] = Math.max(0, ahead[n]!);
  }
  // Back, ways meet: of two cars that would meet there, the one that is farther away waits before it.
  order.reverse();
  for (const [place, n] of order.entries()) {
    for (const m of order.slice(0, place)) {
      const [later, sooner] = [drivers[n]!, drivers[m]!];
      const parting = partOf(later.line, sooner.line);
      const shared = parting > sooner.at; // it stands on the way back
      const between = later.at - sooner.at - apart(later, sooner);
      const enters = shared || sooner.at - behind[m]! - sooner.car.length / 2 < parting;
      if (!enters) continue;
      const rest = behind[m]! + between;
      const before = Math.max(0, later.at - parting - later.car.length / 2 - MEET);
      behind[n] = Math.min(behind[n]!, shared ? rest : between < 0 ? before : Math.max(rest, before));
    }
    behind[n] = Math.max(0, behind[n]!);
  }
  return drivers.map((_, n) => ({ ahead: ahead[n]!, behind: behind[n]! }));
}

const MEET = 9; // mm before the axis of a junction at which a car on one road clears those on another

const apart = (a: Driver, b: Driver): number => (a.car.length + b.car.length) / 2 + GAP;
const follows = (behind: Driver, front: Driver): boolean =>
  behind.line.some(({ road }) => road.id === front.car.road) && front.at >= behind.at;

/** The distance at which two lines part. */
function partOf(a: Line, b: Line): number {
  let shared = 0;
  for (const [n, stretch] of a.entries()) {
    if (b[n]?.road !== stretch.road) return shared;
    shared = stretch.from + lengthOf(stretch);
  }
  return shared;
}

/** Distances along a driver's line at which a road above it is too low for a car. */
function lowPlaces({ line }: Driver, network: Network, others: readonly RoadView[]): number[] {
  const { car, road: shape } = network.shapes;
  const places: number[] = [];
  for (const stretch of line) {
    for (const other of others) {
      if (other === stretch.road || neighbours(other, stretch.road)) continue;
      const cut = crossing(stretch.road, other);
      if (cut === null) continue;
      const [own, theirs] = cut;
      const at = own * shape.length;
      if (at < stretch.low || at > stretch.high) continue;
      const over = other.start[2] + (other.end[2] - other.start[2]) * theirs;
      const top = network.surface(stretch.road, at).z;
      const wide = shape.width; // a sloping road is lower at its edge
      const rise =
        Math.abs(other.end[2] - other.start[2]) / shape.length +
        Math.abs(stretch.road.end[2] - stretch.road.start[2]) / shape.length;
      const gap = over - top - (rise * wide) / 2;
      if (over < top || gap >= car.height) continue;
      const reach = wide / 2 + 2;
      places.push(stretch.from + at - stretch.low - reach, stretch.from + at - stretch.low + reach);
    }
  }
  return places;
}

const neighbours = (a: RoadView, b: RoadView): boolean =>
  [a.from_column, a.to_column].some((id) => id !== null && (id === b.from_column || id === b.to_column));

/** Where two roads cross in plan, as parts of their lengths. */
function crossing(a: RoadView, b: RoadView): readonly [number, number] | null {
  const [ax, ay] = [a.end[0] - a.start[0], a.end[1] - a.start[1]];
  const [bx, by] = [b.end[0] - b.start[0], b.end[1] - b.start[1]];
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) < 1e-6) return null;
  const [dx, dy] = [b.start[0] - a.start[0], b.start[1] - a.start[1]];
  const own = (dx * by - dy * bx) / turn;
  const theirs = (dx * ay - dy * ax) / turn;
  return own >= 0 && own <= 1 && theirs >= 0 && theirs <= 1 ? [own, theirs] : null;
}
