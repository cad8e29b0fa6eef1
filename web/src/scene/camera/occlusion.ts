/** The pieces between the eye and the places that the player must see. Table coordinates, mm. No WebGL. */
import { Vector3 } from "three";
import { footprint } from "../../headless/footprint";
import type { ColumnView, ComponentView, PieceShapes, RoadView } from "../../net/wire.gen";
import type { Ghost } from "../api";
import { columnTop, isArea } from "../mapping";
import { componentExtent } from "../pieces/extent";
import type { Pieces } from "../pieces/model";

/** Does a piece cut the way from a point to the eye? */
export interface Solid {
  readonly id: string;
  hides(point: Vector3, eye: Vector3): boolean;
}

/** Something that must be seen, as points on its surface; the pieces in `with` belong to it. */
export interface Sight {
  readonly points: readonly Vector3[];
  readonly with: ReadonlySet<string>;
}

const HIDDEN = 0.4; // the part of a sight that may be hidden before things in front of it turn translucent
const SHOWN_AGAIN = 0.2; // the part at which they turn solid again
const LEAST = 0.08; // a piece that hides less than this part of a sight stays solid
const OFF = 0.4; // mm from a surface to its points, so that it does not hide itself

type Plan = readonly (readonly [number, number])[];

/** The part of the way, 0 to 1, that is between two heights; null if none is. */
function between(from: number, to: number, low: number, high: number): readonly [number, number] | null {
  const rise = to - from;
  if (Math.abs(rise) < 1e-9) return from >= low && from <= high ? [0, 1] : null;
  const [a, b] = [(low - from) / rise, (high - from) / rise];
  const [first, last] = [Math.max(0, Math.min(a, b)), Math.min(1, Math.max(a, b))];
  return first <= last ? [first, last] : null;
}

function upright(id: string, low: number, high: number, cuts: (a: Vector3, b: Vector3) => boolean): Solid {
  const [a, b] = [new Vector3(), new Vector3()];
  return {
    id,
    hides(point, eye) {
      const part = between(point.z, eye.z, low, high);
      return part !== null && cuts(a.lerpVectors(point, eye, part[0]), b.lerpVectors(point, eye, part[1]));
    },
  };
}

function columnSolid(column: ColumnView, { column: { radius, disc_height } }: PieceShapes): Solid {
  return upright(column.id, column.foot, columnTop(column, disc_height), (a, b) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((column.x - a.x) * dx + (column.y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(a.x + dx * t - column.x, a.y + dy * t - column.y) < radius;
  });
}

/** Does a line in plan cut a convex polygon with anticlockwise corners? */
function cutsPlan(plan: Plan, a: Vector3, b: Vector3): boolean {
  let [first, last] = [0, 1];
  for (const [i, [px, py]] of plan.entries()) {
    const [qx, qy] = plan[(i + 1) % plan.length]!;
    const side = (v: Vector3): number => (qx - px) * (v.y - py) - (qy - py) * (v.x - px);
    const [from, to] = [side(a), side(b)];
    if (from < 0 && to < 0) return false;
    if (from < 0) first = Math.max(first, from / (from - to));
    else if (to < 0) last = Math.min(last, from / (from - to));
  }
  return first <= last;
}

function componentSolid(component: ComponentView, shapes: PieceShapes): Solid | null {
  const height = shapes.components[component.id]?.height;
  if (isArea(component.kind) || !height) return null;
  const plan = footprint(shapes, component);
  return upright(component.id, 0, height, (a, b) => cutsPlan(plan, a, b));
}

function roadSolid({ id, start, end }: RoadView, { road: { width, thickness } }: PieceShapes): Solid {
  const from = new Vector3(...start);
  const along = new Vector3(...end).sub(from);
  const length = along.length() || 1;
  along.divideScalar(length);
  const side = new Vector3(-along.y, along.x, 0).normalize();
  const up = new Vector3().crossVectors(along, side);
  const axes = [
    [along, 0, length],
    [side, -width / 2, width / 2],
    [up, 0, thickness],
  ] as const;
  const [p, q] = [new Vector3(), new Vector3()];
  return {
    id,
    hides(point, eye) {
      p.subVectors(point, from);
      q.subVectors(eye, from);
      let [first, last] = [0, 1];
      for (const [axis, low, high] of axes) {
        const part = between(p.dot(axis), q.dot(axis), low, high);
        if (part === null) return false;
        first = Math.max(first, part[0]);
        last = Math.min(last, part[1]);
      }
      return first <= last;
    },
  };
}

/** Everything that can stand in the way. A car goes with its road. */
export function solidsOf(pieces: Pieces, shapes: PieceShapes): Solid[] {
  return [
    ...pieces.columns.map((column) => columnSolid(column, shapes)),
    ...pieces.roads.map((road) => roadSolid(road, shapes)),
    ...pieces.components.flatMap((component) => componentSolid(component, shapes) ?? []),
  ];
}

/** Points of a column on its top and on the side toward the eye. */
function columnPoints(column: Pick<ColumnView, "x" | "y" | "foot" | "height">, shapes: PieceShapes, eye: Vector3) {
  const { radius, disc_height: discHeight } = shapes.column;
  const top = columnTop(column, discHeight);
  const toward = Math.atan2(eye.y - column.y, eye.x - column.x);
  const at = (angle: number, r: number, z: number): Vector3 =>
    new Vector3(column.x + r * Math.cos(toward + angle), column.y + r * Math.sin(toward + angle), z);
  const points = [at(0, 0, top + OFF)];
  for (let n = 0; n < 8; n++) points.push(at((n * Math.PI) / 4, radius * 0.85, top + OFF));
  for (const part of [0.2, 0.5, 0.8])
    for (const angle of [-1.1, 0, 1.1]) points.push(at(angle, radius + OFF, column.foot + (top - column.foot) * part));
  return points;
}

/** A base point. The roads that meet on it belong to it. */
export function baseSight(column: ColumnView, pieces: Pieces, shapes: PieceShapes, eye: Vector3): Sight {
  const roads = pieces.roads.filter((road) => road.from_column === column.id || road.to_column === column.id);
  return { points: columnPoints(column, shapes, eye), with: new Set([column.id, ...roads.map(({ id }) => id)]) };
}

/** The parts of a ghost; each of them must be seen. The base point is never in its way. */
export function ghostSights(ghost: Ghost, shapes: PieceShapes, eye: Vector3, base: string | null): Sight[] {
  const { column, road, component } = ghost;
  const own = new Set(base === null ? [] : [base]);
  const sights: Sight[] = [];
  if (column) sights.push({ points: columnPoints(column, shapes, eye), with: own });
  if (road) {
    const [a, b] = [new Vector3(...road.start), new Vector3(...road.end)];
    const side = new Vector3(a.y - b.y, b.x - a.x, 0).setLength(shapes.road.width * 0.4);
    const points = Array.from({ length: 22 }, (_, n) => {
      const point = a.clone().lerp(b, (Math.floor(n / 2) + 0.5) / 11);
      return point.addScaledVector(side, n % 2 === 0 ? 1 : -1).setZ(point.z + shapes.road.thickness + OFF);
    });
    sights.push({ points, with: own });
  }
  if (component) {
    const corners = componentExtent(component, shapes);
    const middle = new Vector3(component.x, component.y, shapes.components[component.id]?.height ?? 0);
    sights.push({ points: [middle, ...corners].map((p) => p.clone().setZ(p.z + OFF)), with: own });
  }
  return sights;
}

/** The ids of the pieces in the way of what must be seen. `already`: those that are translucent now. */
export function inTheWay(
  sights: readonly Sight[],
  solids: readonly Solid[],
  eye: Vector3,
  already: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  for (const sight of sights) {
    const count = sight.points.length;
    const hidden = new Set<number>();
    const hiders = new Map<string, number>();
    for (const solid of solids) {
      if (sight.with.has(solid.id)) continue;
      let hides = 0;
      for (const [n, point] of sight.points.entries()) {
        if (!solid.hides(point, eye)) continue;
        hides += 1;
        hidden.add(n);
      }
      if (hides > 0) hiders.set(solid.id, hides / count);
    }
    const limit = [...hiders.keys()].some((id) => already.has(id)) ? SHOWN_AGAIN : HIDDEN;
    if (hidden.size / count > limit) for (const [id, part] of hiders) if (part >= LEAST) found.add(id);
  }
  return found;
}
