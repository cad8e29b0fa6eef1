/** A flight along a highway: a path behind and above it that clears everything in its way. No WebGL. */
import { Vector3 } from "three";
import type { PieceShapes } from "../../net/wire.gen";
import { columnTop } from "../mapping";
import type { Pieces } from "../pieces/model";
import { type DrivePath, pointAt } from "./drive";

/** Something upright that the flight must clear, in table coordinates. */
export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly top: number;
}

export interface Flight {
  readonly seconds: number;
  /** The eye and the point it looks at, at equal distances along the highway. */
  readonly eyes: readonly Vector3[];
  readonly looks: readonly Vector3[];
}

const BEHIND = 200; // mm from the eye to the point that it looks at, in plan
const ABOVE = 120; // mm from the road up to the eye
const CLEAR = 14; // mm above and beside an obstacle
const STEP = 8; // mm along the highway
const RISE = 90; // mm of highway over which the eye rises to an obstacle
const ROUND = 70; // mm before and after a point over which corners are rounded
const TURN = 150; // the same for the direction of the flight: a highway zigzags, a flight does not
const SAMPLES = 14;
const SPEED = 260; // mm per second, if that takes a suitable time
const SHORTEST = 5; // seconds
const LONGEST = 8;
export const ENTER = 1.3; // seconds from the view of the table into the flight, and back
const OVERHEAD = 2 * ENTER * 0.6;

/** The pieces on the table, as obstacles. Roads count with the cars that may be on them. */
export function obstaclesOf(pieces: Pieces, shapes: PieceShapes): Obstacle[] {
  const found: Obstacle[] = pieces.columns.map((column) => ({
    x: column.x,
    y: column.y,
    radius: shapes.column.radius,
    top: columnTop(column, shapes.column.disc_height),
  }));
  for (const { id, x, y } of pieces.components) {
    const shape = shapes.components[id];
    if (!shape?.height) continue;
    const radius = (shape.diameter ?? Math.hypot(...(shape.size ?? [40, 40]))) / 2;
    found.push({ x, y, radius, top: shape.height + shapes.area.thickness });
  }
  const parts = 12;
  for (const { start, end } of pieces.roads) {
    const [a, b] = [new Vector3(...start), new Vector3(...end)];
    for (let i = 0; i <= parts; i++) {
      const { x, y, z } = a.clone().lerp(b, i / parts);
      found.push({ x, y, radius: shapes.road.width / 2, top: z + shapes.road.thickness + shapes.car.height });
    }
  }
  return found;
}

function rounded(path: DrivePath, at: number): Vector3 {
  const sum = new Vector3();
  for (let i = 0; i <= SAMPLES; i++) {
    const spot = at + ROUND * ((2 * i) / SAMPLES - 1);
    sum.add(pointAt(path, Math.min(path.length, Math.max(0, spot))));
  }
  return sum.multiplyScalar(1 / (SAMPLES + 1));
}

/** Every value replaced by the mean, or by another measure, of those within some steps. */
function smoothed(values: readonly number[], steps: number, of = mean): number[] {
  return values.map((_, i) => of(values.slice(Math.max(0, i - steps), i + steps + 1)));
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const most = (values: readonly number[]): number => Math.max(...values);

/** The direction of the highway at each point, as an angle that never jumps by a full turn. */
function headings(points: readonly Vector3[]): number[] {
  let last = 0;
  return points.map((point, i) => {
    const [from, to] = [points[i - 1] ?? point, points[i + 1] ?? point];
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    last = i === 0 ? angle : last + Math.atan2(Math.sin(angle - last), Math.cos(angle - last));
    return last;
  });
}

/** The lowest height at which the eye is clear of everything below it. */
function clearance(eye: Vector3, obstacles: readonly Obstacle[]): number {
  let height = eye.z;
  for (const { x, y, radius, top } of obstacles)
    if (Math.hypot(x - eye.x, y - eye.y) < radius + CLEAR) height = Math.max(height, top + CLEAR);
  return height;
}

export function flightOf(path: DrivePath, obstacles: readonly Obstacle[]): Flight {
  const count = Math.ceil(path.length / STEP) + 1;
  const looks = Array.from({ length: count }, (_, i) => rounded(path, Math.min(path.length, i * STEP)));
  const turns = smoothed(headings(looks), Math.round(TURN / STEP));
  const eyes = looks.map(({ x, y, z }, i) => {
    const angle = turns[i] ?? 0;
    return new Vector3(x - BEHIND * Math.cos(angle), y - BEHIND * Math.sin(angle), z + ABOVE);
  });
  // The highest of the neighbourhood, then the mean over it: smooth, and never lower than needed.
  const near = Math.round(RISE / STEP);
  const clear = eyes.map((eye) => clearance(eye, obstacles));
  for (const [i, height] of smoothed(smoothed(clear, near, most), near).entries()) eyes[i]!.z = height;
  const seconds = Math.min(LONGEST, Math.max(SHORTEST, OVERHEAD + path.length / SPEED));
  return { seconds, eyes, looks };
}

/** The eye and the point it looks at, `part` (0 to 1) of the way. */
export function flyerAt({ eyes, looks }: Flight, part: number): { eye: Vector3; look: Vector3 } {
  const place = Math.min(1, part * part * (3 - 2 * part)) * (eyes.length - 1);
  const low = Math.floor(place);
  const at = (points: readonly Vector3[]): Vector3 =>
    points[low]!.clone().lerp(points[low + 1] ?? points[low]!, place - low);
  return { eye: at(eyes), look: at(looks) };
}
