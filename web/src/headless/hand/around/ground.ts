/**
 * What is below a piece in the hand: the upper sides of everything that stands, and the gap to them. Pure geometry of
 * what the stream says; it decides nothing.
 */
import type { ComponentView, PieceShapes } from "../../../net/wire.gen";
import { footprint } from "../../footprint";
import { isColumn, isPiece, isRoad } from "../../piece-id";
import type { Pose, Quaternion } from "../stream/frames";

type Plan = readonly (readonly [number, number])[];

/** A body seen from above: its outline, and the plane of its upper side. */
export interface Solid {
  readonly x: number;
  readonly y: number;
  /** Height of its upper side at x, y, and how it slopes. */
  readonly top: number;
  readonly gx: number;
  readonly gy: number;
  /** From the upper side down to the lower one, mm. */
  readonly thick: number;
  /** A circle around x, y that holds it. */
  readonly reach: number;
  /** Half its length and width along `ux, uy`; null: round, or with corners. */
  readonly box: { readonly ux: number; readonly uy: number; readonly a: number; readonly b: number } | null;
  readonly corners: Plan | null;
}

/** The size of a body: half of its length, width and height. Round bodies have a radius instead of the first two. */
export interface Half {
  readonly a: number;
  readonly b: number;
  readonly high: number;
  readonly round: boolean;
}

/** The place of a surface under a point: its height and slope. */
export interface Surface {
  readonly z: number;
  readonly gx: number;
  readonly gy: number;
}

/** The smallest gap under a body, and the point of its underside above it. */
export interface Gap {
  readonly mm: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const TABLE_TOP: Surface = { z: 0, gx: 0, gy: 0 };
const SLACK = 2.5; // mm by which something may reach above the underside of a piece and still be below it
const ALONG = 13; // points along a road at which the gap is measured

export const upOf = ([x, y, z, w]: Quaternion): readonly [number, number, number] => [
  2 * (x * z + w * y),
  2 * (y * z - w * x),
  1 - 2 * (x * x + y * y),
];
export const aheadOf = ([x, y, z, w]: Quaternion): readonly [number, number, number] => [
  1 - 2 * (y * y + z * z),
  2 * (x * y + w * z),
  2 * (x * z - w * y),
];

/** The size of a body by its name (c3.0, r8, k2). */
export function halfOf(name: string, shapes: PieceShapes, carType = "plain"): Half {
  const { road, column, car } = shapes;
  if (isColumn(name)) return { a: column.radius, b: column.radius, high: column.disc_height / 2, round: true };
  if (isRoad(name)) return { a: road.length / 2, b: road.width / 2, high: road.thickness / 2, round: false };
  return { a: (car.lengths[carType] ?? 16) / 2, b: car.width / 2, high: car.height / 2, round: false };
}

/** A body at a pose, seen from above. */
export function solidOf(pose: Pose, half: Half): Solid {
  const { x, y, z } = pose;
  const up = upOf(pose.turn);
  const level = Math.abs(up[2]);
  const lies = level < 0.3; // on its side: only roughly right, and so is what falls
  const tall = lies ? half.a : half.high / level;
  const [gx, gy] = lies ? [0, 0] : [-up[0] / up[2], -up[1] / up[2]];
  const common = { x, y, top: z + tall, gx, gy, thick: 2 * tall, corners: null };
  if (half.round) return { ...common, reach: half.a, box: null };
  const [ax, ay] = aheadOf(pose.turn);
  const run = Math.hypot(ax, ay) || 1e-6;
  const box = { ux: ax / run, uy: ay / run, a: half.a * Math.min(1, run), b: half.b };
  return { ...common, reach: Math.hypot(half.a, half.b), box };
}

/** Is a point inside the outline of a body? */
export function covers(solid: Solid, px: number, py: number): boolean {
  const [dx, dy] = [px - solid.x, py - solid.y];
  if (dx * dx + dy * dy > solid.reach * solid.reach) return false;
  const { box, corners } = solid;
  if (corners !== null) return inside(corners, px, py);
  if (box === null) return true;
  return Math.abs(dx * box.ux + dy * box.uy) <= box.a && Math.abs(dy * box.ux - dx * box.uy) <= box.b;
}

function inside(corners: Plan, px: number, py: number): boolean {
  let odd = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [corners[i]!, corners[j]!];
    if (yi > py !== yj > py && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

export const topAt = (solid: Solid, px: number, py: number): number =>
  solid.top + solid.gx * (px - solid.x) + solid.gy * (py - solid.y);

/** Buildings, areas and what stands on them. */
export function citySolids(components: readonly ComponentView[], shapes: PieceShapes): readonly Solid[] {
  const found: Solid[] = [];
  const put = (corners: Plan, top: number, thick: number): void => {
    const [x, y] = [0, 1].map((n) => corners.reduce((sum, c) => sum + c[n]!, 0) / corners.length) as [number, number];
    const reach = Math.max(...corners.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
    found.push({ x, y, top, gx: 0, gy: 0, thick, reach, box: null, corners });
  };
  for (const one of components) {
    const shape = shapes.components[one.id];
    if (shape === undefined) continue;
    const high = shape.height ?? shapes.area.thickness;
    put(footprint(shapes, one), high, high);
    for (const prop of shape.props ?? []) {
      const half = prop.diameter ? [prop.diameter / 2, prop.diameter / 2] : (prop.size ?? [8, 8]).map((s) => s / 2);
      const turn = (one.angle * Math.PI) / 180;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const plan = (prop.corners ?? SQUARE.map(([i, j]) => [i * half[0]!, j * half[1]!] as const)).map(([px, py]) => {
        const [u, v] = prop.corners ? [px, py] : [px + prop.at[0], py + prop.at[1]];
        return [one.x + u * c - v * s, one.y + u * s + v * c] as const;
      });
      put(plan, shapes.area.thickness + prop.height, prop.height);
    }
  }
  return found;
}

const SQUARE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Everything that stands, while one piece is in the hand. */
export class Ground {
  private readonly bodies = new Map<string, { pose: Pose; solid: Solid }>();
  private list: readonly Solid[];

  constructor(
    private readonly shapes: PieceShapes,
    private readonly held: ReadonlySet<string>,
    /** The type of a car by its id. */
    private readonly carType: (id: string) => string,
    private readonly city: readonly Solid[],
  ) {
    this.list = city;
  }

  /** Take over the poses of a moment. */
  update(poses: ReadonlyMap<string, Pose>): void {
    let changed = false;
    for (const [name, pose] of poses) {
      if (this.held.has(name) || !isPiece(name) || this.bodies.get(name)?.pose === pose) continue;
      changed = true;
      this.bodies.set(name, { pose, solid: solidOf(pose, halfOf(name, this.shapes, this.carType(name))) });
    }
    if (changed) this.list = [...this.city, ...[...this.bodies.values()].map(({ solid }) => solid)];
  }

  get solids(): readonly Solid[] {
    return this.list;
  }

  /** The highest surface under a point that is not above `under`. */
  at(px: number, py: number, under: number, among: readonly Solid[] = this.list): Surface {
    let best = TABLE_TOP;
    for (const solid of among) {
      if (!covers(solid, px, py)) continue;
      const z = topAt(solid, px, py);
      if (z > best.z && z <= under + SLACK) best = { z, gx: solid.gx, gy: solid.gy };
    }
    return best;
  }

  /** Solids near a point. */
  near(x: number, y: number, reach: number): readonly Solid[] {
    return this.list.filter((solid) => Math.hypot(solid.x - x, solid.y - y) < reach + solid.reach);
  }

  /** The smallest vertical gap under a body at a pose (mm; negative if it reaches into something), and where it is. */
  gap(pose: Pose, half: Half): Gap {
    const near = this.near(pose.x, pose.y, Math.hypot(half.a, half.b));
    let least: Gap = { mm: Infinity, x: pose.x, y: pose.y, z: pose.z };
    for (const [x, y, z] of undersideOf(pose, half)) {
      const mm = z - this.at(x, y, z, near).z;
      if (mm < least.mm) least = { mm, x, y, z };
    }
    return least;
  }
}

/** Points of the underside of a body. */
export function undersideOf(pose: Pose, half: Half): readonly (readonly [number, number, number])[] {
  const [up, ahead] = [upOf(pose.turn), aheadOf(pose.turn)];
  const side = [
    up[1] * ahead[2] - up[2] * ahead[1],
    up[2] * ahead[0] - up[0] * ahead[2],
    up[0] * ahead[1] - up[1] * ahead[0],
  ] as const;
  const point = (u: number, v: number): readonly [number, number, number] => [
    pose.x + u * ahead[0] + v * side[0] - half.high * up[0],
    pose.y + u * ahead[1] + v * side[1] - half.high * up[1],
    pose.z + u * ahead[2] + v * side[2] - half.high * up[2],
  ];
  const [a, b] = [half.a - 0.2, half.b - 0.2]; // what only touches from the side is not below
  if (half.round)
    return [point(0, 0), ...RIM.flatMap(([c, s]) => [point(a * c, a * s), point(0.5 * a * c, 0.5 * a * s)])];
  return Array.from({ length: ALONG }, (_, n) => -a + (2 * a * n) / (ALONG - 1)).flatMap((u) =>
    [-b, 0, b].map((v) => point(u, v)),
  );
}

const RIM = Array.from({ length: 12 }, (_, n) => [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)] as const);
