/** A drive along a highway: which roads it follows, and where the eye is. No WebGL. */
import { Vector3 } from "three";
import type { CarView, RoadView } from "../../net/wire.gen";

/** A path over the tops of roads, in table coordinates. */
export interface DrivePath {
  readonly roads: readonly string[];
  readonly points: readonly Vector3[];
  /** Distance along the path to each point. */
  readonly marks: readonly number[];
  readonly length: number;
  /** Distances along the path at which cars stand. */
  readonly cars: readonly number[];
}

/** The longest chain of roads that starts with this one. */
function chain(first: RoadView, roads: readonly RoadView[]): RoadView[] {
  const seen = new Set<string>();
  const longest = (road: RoadView): RoadView[] => {
    if (seen.has(road.id)) return [];
    seen.add(road.id);
    let best: RoadView[] = [];
    for (const next of roads) {
      if (road.to_column === null || next.from_column !== road.to_column || next.owner !== road.owner) continue;
      const way = longest(next);
      if (way.length > best.length) best = way;
    }
    seen.delete(road.id);
    return [road, ...best];
  };
  return longest(first);
}

/** The path for a target: from a road (its id) or from a seat's ramp (its number); null without such a road. */
export function drivePath(
  target: string,
  roads: readonly RoadView[],
  cars: readonly CarView[],
  thickness: number,
): DrivePath | null {
  const own = roads.filter((road) => String(road.owner) === target);
  const first = roads.find((road) => road.id === target) ?? own.find((road) => road.kind === "starting-ramp") ?? own[0];
  if (!first) return null;
  const way = chain(first, roads);
  const points: Vector3[] = [];
  const marks: number[] = [];
  const stops: number[] = [];
  let length = 0;
  for (const road of way) {
    const start = new Vector3(...road.start);
    const end = new Vector3(...road.end);
    start.z += thickness;
    end.z += thickness;
    const last = points.at(-1);
    if (last) length += last.distanceTo(start);
    for (const car of cars) if (car.road === road.id) stops.push(length + car.place);
    points.push(start);
    marks.push(length);
    length += start.distanceTo(end);
    points.push(end);
    marks.push(length);
  }
  return { roads: way.map((road) => road.id), points, marks, length, cars: stops };
}

/** The point at a distance along the path; extrapolated straight beyond its ends. */
export function pointAt(path: DrivePath, at: number): Vector3 {
  const { points, marks } = path;
  let i = 1;
  while (i < points.length - 1 && (marks[i] ?? 0) < at) i++;
  const a = points[i - 1] ?? new Vector3();
  const b = points[i] ?? a;
  const from = marks[i - 1] ?? 0;
  const long = Math.max(1e-6, (marks[i] ?? 0) - from);
  return a.clone().lerp(b, (at - from) / long);
}

const SMOOTH = 16; // mm before and after a point over which corners are rounded
const SAMPLES = 8;

/** Like pointAt(), with rounded corners. */
export function smoothAt(path: DrivePath, at: number): Vector3 {
  const sum = new Vector3();
  for (let i = 0; i <= SAMPLES; i++) sum.add(pointAt(path, at + SMOOTH * ((2 * i) / SAMPLES - 1)));
  return sum.multiplyScalar(1 / (SAMPLES + 1));
}

const EYE = 6.6; // mm above the road, the height of a car
const HOP = 4.4; // additional mm over a car in the way
const AHEAD = 46;

/** The eye and the point it looks at. */
export function driverAt(path: DrivePath, at: number): { eye: Vector3; look: Vector3 } {
  const eye = smoothAt(path, at);
  const look = smoothAt(path, at + AHEAD);
  let hop = 0;
  for (const car of path.cars) hop = Math.max(hop, Math.exp(-(((at - car) / 17) ** 4)));
  eye.z += EYE + HOP * hop;
  look.z += EYE * 0.7;
  return { eye, look };
}

/** Where the drive begins and ends: a little inside the first and the last road. */
export function driveSpan(path: DrivePath): [number, number] {
  return [Math.min(6, path.length / 4), Math.max(path.length - 10, path.length / 2)];
}

const SPEED = 88; // mm per second
const SOFT = 46; // mm over which the drive slows to a stop

/** The new distance along the path after `dt` seconds. */
export function driveOn(path: DrivePath, at: number, age: number, dt: number): number {
  const [, end] = driveSpan(path);
  const start = Math.min(1, 0.15 + age / 1.2);
  const stop = Math.min(1, Math.max(0.04, (end - at) / SOFT));
  return Math.min(end, at + SPEED * start * stop * dt);
}
