/** The piece in the hand, its place and what is below, seen from the side. Points are mm along the view and mm up. */
import type { Pose } from "../stream/frames";
import { aheadOf, type Gap, type Half, type Solid, upOf } from "./ground";

export type Outline = readonly (readonly [u: number, z: number])[];

export interface SideView {
  /** The pieces in the plane of the held piece, and those in front of it or behind. */
  readonly cut: readonly Outline[];
  readonly around: readonly Outline[];
  readonly piece: readonly Outline[];
  readonly place: readonly Outline[];
  /** The smallest gap under the piece. */
  readonly gap: { readonly u: number; readonly low: number; readonly high: number; readonly mm: number };
}

export interface Carried {
  readonly half: Half;
  /** Bodies on top of each other: the discs of a column. */
  readonly count: number;
}

const BESIDE = 3; // mm beside the piece that still count as its plane
const FAR = 110; // mm from the place that are shown
const DEEP = 60; // mm in front of the piece or behind it that are shown

/** The direction of the view: along a road, otherwise along the screen. It never turns left and right around. */
export function sideAxis(road: boolean, target: Pose, right: readonly [number, number]): readonly [number, number] {
  if (!road) return right;
  const [x, y] = aheadOf(target.turn);
  const run = Math.hypot(x, y) || 1;
  const sign = x * right[0] + y * right[1] < 0 ? -1 : 1;
  return [(sign * x) / run, (sign * y) / run];
}

export function sideView(
  solids: readonly Solid[],
  carried: Carried,
  pose: Pose,
  target: Pose,
  gap: Gap,
  axis: readonly [number, number],
): SideView {
  const [ux, uy] = axis;
  const along = (x: number, y: number): number => (x - target.x) * ux + (y - target.y) * uy;
  const [cut, around]: [Outline[], Outline[]] = [[], []];
  for (const solid of solids) {
    const u = along(solid.x, solid.y);
    const v = (solid.x - pose.x) * -uy + (solid.y - pose.y) * ux;
    const { wide, deep } = extent(solid, ux, uy);
    if (Math.abs(u) - wide > FAR || Math.abs(v) - deep > DEEP) continue;
    const slope = solid.gx * ux + solid.gy * uy;
    const [left, right] = [solid.top - slope * wide, solid.top + slope * wide];
    const outline: Outline = [
      [u - wide, left - solid.thick],
      [u + wide, right - solid.thick],
      [u + wide, right],
      [u - wide, left],
    ];
    (Math.abs(v) < deep + carried.half.b + BESIDE ? cut : around).push(outline);
  }
  const u = along(gap.x, gap.y);
  return {
    cut,
    around,
    piece: outlines(carried, pose, along, axis),
    place: outlines(carried, target, along, axis),
    gap: { u, low: gap.z - gap.mm, high: gap.z, mm: gap.mm },
  };
}

/** Half of what a body covers along the view and across it. */
function extent(solid: Solid, ux: number, uy: number): { readonly wide: number; readonly deep: number } {
  const { box, corners } = solid;
  if (corners !== null) {
    const far = (x: number, y: number): number =>
      Math.max(...corners.map(([px, py]) => Math.abs((px - solid.x) * x + (py - solid.y) * y)));
    return { wide: far(ux, uy), deep: far(-uy, ux) };
  }
  if (box === null) return { wide: solid.reach, deep: solid.reach };
  const [c, s] = [Math.abs(box.ux * ux + box.uy * uy), Math.abs(box.ux * uy - box.uy * ux)];
  return { wide: box.a * c + box.b * s, deep: box.a * s + box.b * c };
}

function outlines(
  { half, count }: Carried,
  pose: Pose,
  along: (x: number, y: number) => number,
  [ux, uy]: readonly [number, number],
): readonly Outline[] {
  const [ahead, up] = [aheadOf(pose.turn), upOf(pose.turn)];
  const flat = (v: readonly [number, number, number]): readonly [number, number] => [v[0] * ux + v[1] * uy, v[2]];
  const [a, h] = [flat(ahead), flat(up)];
  const long = half.round
    ? half.a
    : half.a * Math.hypot(...a) + half.b * Math.sqrt(Math.max(0, 1 - a[0] ** 2 - a[1] ** 2));
  const way =
    half.round || Math.hypot(...a) < 0.2
      ? ([1, 0] as const)
      : ([a[0] / Math.hypot(...a), a[1] / Math.hypot(...a)] as const);
  return Array.from({ length: count }, (_, n) => {
    const [u, z] = [along(pose.x, pose.y) + 2 * half.high * n * h[0], pose.z + 2 * half.high * n * h[1]];
    return CORNERS.map(
      ([i, j]) => [u + i * long * way[0] + j * half.high * h[0], z + i * long * way[1] + j * half.high * h[1]] as const,
    );
  });
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
