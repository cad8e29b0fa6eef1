/** Plan geometry for moving a ghost. No rule is judged here: the server does that. */
import type { CarView, ColumnView } from "../net/wire.gen";

export interface Place {
  readonly x: number;
  readonly y: number;
}
export type Point3 = readonly [number, number, number];
export type Lie3 = readonly [Point3, Point3];

/** How far a road is moved from its resting lie: along and across (mm), rotated about its middle (degrees). */
export interface Shift {
  readonly along: number;
  readonly across: number;
  readonly turn: number;
}
export const NO_SHIFT: Shift = { along: 0, across: 0, turn: 0 };
export const addShift = (shift: Shift, change: Partial<Shift>): Shift => ({
  along: grid(shift.along + (change.along ?? 0)),
  across: grid(shift.across + (change.across ?? 0)),
  turn: grid(shift.turn + (change.turn ?? 0)),
});
export const isShifted = (shift: Shift): boolean => shift.along !== 0 || shift.across !== 0 || shift.turn !== 0;

const RAD = Math.PI / 180;

/** Round to the precision of the wire: hundredths of a mm. */
export const grid = (value: number): number => Math.floor(value * 100 + 0.5) / 100 + 0;

export const distance = (a: Place, b: Place): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The distance of a place from the line between two others. */
export function fromSegment(place: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((place.x - a.x) * dx + (place.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return distance(place, { x: a.x + part * dx, y: a.y + part * dy });
}

export function rotateAround(centre: Place, place: Place, degrees: number): Place {
  const [dx, dy] = [place.x - centre.x, place.y - centre.y];
  const [c, s] = [Math.cos(degrees * RAD), Math.sin(degrees * RAD)];
  return { x: grid(centre.x + dx * c - dy * s), y: grid(centre.y + dx * s + dy * c) };
}

/** The place in the same direction from the base point, with its distance clamped to the band. */
export function intoBand(base: Place, place: Place, near: number, far: number): Place {
  const d = distance(base, place);
  if (d < 1e-6) return { x: grid(base.x + near), y: grid(base.y) };
  const wanted = Math.min(far, Math.max(near, d));
  const k = wanted / d;
  return { x: grid(base.x + (place.x - base.x) * k), y: grid(base.y + (place.y - base.y) * k) };
}

/** Height of a column's top above the table. */
export const topOf = (column: Pick<ColumnView, "foot" | "height">, discHeight: number): number =>
  column.foot + column.height * discHeight;

/** Where a road rests between two column tops: in line with their axes, with the same overhang at both ends. */
export function restingLie(base: Place, baseTop: number, far: Place, farTop: number, length: number): Lie3 {
  const d = Math.max(distance(base, far), 1e-6);
  const plan = Math.sqrt(Math.max(0, length * length - (farTop - baseTop) ** 2));
  const over = (plan - d) / 2;
  const [ux, uy] = [(far.x - base.x) / d, (far.y - base.y) / d];
  return [
    [base.x - ux * over, base.y - uy * over, baseTop],
    [far.x + ux * over, far.y + uy * over, farTop],
  ];
}

/** An off-ramp lies from the axis of its base point down to the table. */
export function rampLie(base: Place, baseTop: number, toward: Place, length: number): Lie3 {
  const d = Math.max(distance(base, toward), 1e-6);
  const plan = Math.sqrt(Math.max(0, length * length - baseTop * baseTop));
  return [
    [base.x, base.y, baseTop],
    [base.x + ((toward.x - base.x) / d) * plan, base.y + ((toward.y - base.y) / d) * plan, 0],
  ];
}

/** A lie shifted by the player; its length in plan stays the same. */
export function shiftLie(lie: Lie3, shift: Shift): Lie3 {
  const [a, b] = lie;
  const plan = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6);
  const [ux, uy] = [(b[0] - a[0]) / plan, (b[1] - a[1]) / plan];
  const dx = ux * shift.along - uy * shift.across;
  const dy = uy * shift.along + ux * shift.across;
  const middle = { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
  const move = (p: Point3): Point3 => {
    const [c, s] = [Math.cos(shift.turn * RAD), Math.sin(shift.turn * RAD)];
    const [px, py] = [p[0] - middle.x, p[1] - middle.y];
    return [middle.x + px * c - py * s + dx, middle.y + px * s + py * c + dy, p[2]];
  };
  return [move(a), move(b)];
}

/** A lie in the form that a turn carries. */
export const statedLie = (lie: Lie3): readonly [number, number, number, number] => [
  grid(lie[0][0]),
  grid(lie[0][1]),
  grid(lie[1][0]),
  grid(lie[1][1]),
];

/** The pose of a car on a road: `at` mm along it from the base point, `offset` mm to the left. */
export function carPose(
  lie: Lie3,
  car: { at: number; offset: number; type: string },
  thickness: number,
  length: number,
): Pick<CarView, "at" | "heading" | "slope" | "length" | "type"> {
  const [a, b] = lie;
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const plan = Math.max(Math.hypot(dx, dy), 1e-6);
  const whole = Math.hypot(plan, dz);
  const [ux, uy] = [dx / plan, dy / plan];
  const [rise, run] = [dz / whole, plan / whole];
  const along = car.at * run - thickness * rise;
  return {
    at: [
      a[0] + ux * along - uy * car.offset,
      a[1] + uy * along + ux * car.offset,
      a[2] + car.at * rise + thickness * run,
    ],
    heading: Math.atan2(dy, dx) / RAD,
    slope: Math.atan2(dz, plan) / RAD,
    length,
    type: car.type,
  };
}
