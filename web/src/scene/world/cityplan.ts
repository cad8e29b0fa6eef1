/** The plan of a city that is printed faintly on the table: districts, blocks, lots, avenues and a river. Pure data. */
import type { Point } from "../shapes";
import { dice } from "../textures";

type Polygon = readonly Point[];

export interface Block {
  readonly outline: Polygon;
  readonly lots: readonly Polygon[];
  readonly park: boolean;
}

export interface CityPlan {
  readonly blocks: readonly Block[];
  /** The middles of the streets between districts. */
  readonly avenues: readonly (readonly [Point, Point])[];
  /** The middle of the river, as points of a smooth curve. */
  readonly river: Polygon;
}

const DISTRICT = 235; // mm across, about
const AVENUE = 6.5; // mm
const STREET = 2.6;
const ALLEY = 0.7;

/** The part of a convex polygon with n · p ≤ limit. */
function cut(polygon: Polygon, [nx, ny]: Point, limit: number): Polygon {
  const kept: Point[] = [];
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const [da, db] = [nx * a[0] + ny * a[1] - limit, nx * b[0] + ny * b[1] - limit];
    if (da <= 0) kept.push(a);
    if (da < 0 !== db < 0 && da !== db) {
      const t = da / (da - db);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return kept;
}

/** A convex polygon with every side moved inward. */
export function inset(polygon: Polygon, by: number): Polygon {
  let left = polygon;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (far < 1e-6) continue;
    const n: Point = [(b[1] - a[1]) / far, -(b[0] - a[0]) / far];
    left = cut(left, n, n[0] * a[0] + n[1] * a[1] - by);
  }
  return left;
}

/** The area of a polygon; positive if it runs anticlockwise. */
export function areaOf(polygon: Polygon): number {
  let sum = 0;
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

/** Split a polygon again and again across its longer side, along two axes, until the parts are small enough. */
function split(polygon: Polygon, angle: number, size: number, random: () => number): Polygon[] {
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  const across: Point = [-along[1], along[0]];
  const reach = (axis: Point): [number, number] => {
    const values = polygon.map(([x, y]) => x * axis[0] + y * axis[1]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [a, b] = [reach(along), reach(across)];
  const wide = a[1] - a[0] >= b[1] - b[0];
  const [low, high] = wide ? a : b;
  if (polygon.length < 3 || high - low < size * (1.25 + random() * 0.9)) return [polygon];
  const axis = wide ? along : across;
  const at = low + (high - low) * (0.36 + random() * 0.28);
  const back: Point = [-axis[0], -axis[1]];
  return [cut(polygon, axis, at), cut(polygon, back, -at)].flatMap((part) => split(part, angle, size, random));
}

/** The plan for a table of this size; the same for every visit. */
export function cityPlan(width: number, depth: number): CityPlan {
  const random = dice(41);
  const [across, down] = [Math.max(2, Math.round(width / DISTRICT)), Math.max(2, Math.round(depth / DISTRICT))];
  const seeds: Point[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++)
      seeds.push([
        ((i + 0.5 + (random() - 0.5) * 0.75) / across - 0.5) * width,
        ((j + 0.5 + (random() - 0.5) * 0.75) / down - 0.5) * depth,
      ]);
  const [x, y] = [width / 2 + 10, depth / 2 + 10];
  const board: Polygon = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  const blocks: Block[] = [];
  const avenues: [Point, Point][] = [];
  const turn = random() * 0.5;
  for (const [i, seed] of seeds.entries()) {
    let cell = board;
    for (const [j, other] of seeds.entries()) {
      if (i === j) continue;
      const [dx, dy] = [other[0] - seed[0], other[1] - seed[1]];
      const far = Math.hypot(dx, dy);
      const n: Point = [dx / far, dy / far];
      cell = cut(cell, n, (n[0] * (seed[0] + other[0]) + n[1] * (seed[1] + other[1])) / 2);
    }
    for (const [n, a] of cell.entries()) avenues.push([a, cell[(n + 1) % cell.length]!]);
    const angle = turn + (random() - 0.5) * 0.9;
    for (const rough of split(inset(cell, AVENUE / 2 - STREET / 2), angle, 34, random)) {
      const outline = inset(rough, STREET / 2);
      if (outline.length < 3 || areaOf(outline) < 60) continue;
      const park = random() < 0.055;
      const lots = park ? [] : split(outline, angle, 9, random).map((lot) => inset(lot, ALLEY / 2));
      blocks.push({ outline, lots: lots.filter((lot) => lot.length > 2 && areaOf(lot) > 6), park });
    }
  }
  const river: Point[] = Array.from({ length: 41 }, (_, n) => {
    const t = n / 40;
    return [
      (t - 0.5) * (width + 60),
      depth * (0.26 * Math.sin(t * 4.1 + 0.4) - 0.08 + 0.05 * Math.sin(t * 11)),
    ] as const;
  });
  return { blocks, avenues, river };
}
