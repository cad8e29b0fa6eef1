/**
 * Converts table coordinates in mm (x right, y away, z up) to three.js (x right, y up, z toward the viewer), and
 * computes the poses of pieces. One unit of the scene is one mm.
 */
import { Matrix4, Quaternion, Vector3 } from "three";
import type { Pose } from "../headless/hand/stream/frames";
import type { CarView, ColumnView, ComponentView, PieceShapes } from "../net/wire.gen";

export type Mm3 = readonly [number, number, number];

export function toWorld(x: number, y: number, z: number, out = new Vector3()): Vector3 {
  return out.set(x, z, -y);
}

export function toTable(point: Vector3): [number, number, number] {
  return [point.x, -point.z, point.y];
}

const UP = new Vector3(0, 1, 0);
const along = new Vector3();
const side = new Vector3();
const over = new Vector3();
const spot = new Vector3();

/** A pose with x along a direction and no roll. A vertical direction gets a fixed side axis. */
function axes(direction: Vector3, at: Vector3, out: Matrix4): Matrix4 {
  along.copy(direction).normalize();
  side.crossVectors(along, UP);
  if (side.lengthSq() < 1e-12) side.set(0, 0, 1);
  side.normalize();
  over.crossVectors(side, along);
  return out.makeBasis(along, over, side).setPosition(at);
}

/** The pose of a road, its origin at its centre. `start` and `end` are the middles of its two lower end edges. */
export function roadMatrix(start: Mm3, end: Mm3, thickness: number, out = new Matrix4()): Matrix4 {
  const from = toWorld(...start);
  const to = toWorld(...end);
  const direction = to.clone().sub(from);
  axes(direction, from.add(to).multiplyScalar(0.5), out);
  return out.setPosition(from.addScaledVector(over, thickness / 2));
}

/** The pose of a car: origin at the centre of its underside, nose along x. Heading and slope are degrees. */
export function carMatrix(car: Pick<CarView, "at" | "heading" | "slope">, out = new Matrix4()): Matrix4 {
  const h = (car.heading * Math.PI) / 180;
  const s = (car.slope * Math.PI) / 180;
  toWorld(Math.cos(h) * Math.cos(s), Math.sin(h) * Math.cos(s), Math.sin(s), spot);
  return axes(spot, toWorld(...car.at, new Vector3()), out);
}

/** The pose of an upright object: origin at its base, rotated anticlockwise (seen from above) by degrees. */
export function standing(x: number, y: number, z: number, degrees: number, out = new Matrix4()): Matrix4 {
  return out.makeRotationY((degrees * Math.PI) / 180).setPosition(x, z, -y);
}

const turned = new Quaternion();
const ONE = new Vector3(1, 1, 1);

/** A pose in table coordinates as a matrix of the scene. */
export function poseMatrix(pose: Pose, out = new Matrix4()): Matrix4 {
  const [x, y, z, w] = pose.turn;
  return out.compose(toWorld(pose.x, pose.y, pose.z, spot), turned.set(x, z, -y, w), ONE);
}

/** Heights of the undersides of a column's discs, from the lowest up. */
export function discFeet(column: Pick<ColumnView, "foot" | "height">, discHeight: number): number[] {
  return Array.from({ length: column.height }, (_, i) => column.foot + i * discHeight);
}

export function columnTop(column: Pick<ColumnView, "foot" | "height">, discHeight: number): number {
  return column.foot + column.height * discHeight;
}

const AREAS: ReadonlySet<string> = new Set(["airport", "development", "green", "rainbow"]);

/** Is it an area, rather than a building or tower? */
export function isArea(kind: string): boolean {
  return AREAS.has(kind);
}

/** The height of the ground at a place: areas lie a little above the table. */
export function groundAt(x: number, y: number, components: Iterable<ComponentView>, shapes: PieceShapes): number {
  for (const one of components) {
    const size = shapes.components[one.id]?.size;
    if (!isArea(one.kind) || !size) continue;
    const a = (one.angle * Math.PI) / 180;
    const dx = x - one.x;
    const dy = y - one.y;
    const u = dx * Math.cos(a) + dy * Math.sin(a);
    const v = dy * Math.cos(a) - dx * Math.sin(a);
    if (Math.abs(u) <= size[0] / 2 && Math.abs(v) <= size[1] / 2) return shapes.area.thickness;
  }
  return 0;
}
