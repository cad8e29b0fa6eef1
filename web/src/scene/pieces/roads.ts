/** Roads: their asphalt in one draw call, the owner's edges in one per seat, and the paint on ramps. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  Matrix4,
  MeshBasicMaterial,
  MeshDepthMaterial,
  type Object3D,
  RGBADepthPacking,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { SEAT_DASHES } from "../../headless/seat-marks";
import type { CarView, ColumnView, PieceShapes, RoadView } from "../../net/wire.gen";
import { lower, type Tween, wobble } from "../animate";
import { roadMatrix } from "../mapping";
import { COLOURS, type Materials } from "../materials";
import { dice, SURFACE } from "../textures";
import { type Bend, bending, bendOf, liftAt, STRAIGHT, seated } from "./bend";
import { seedOf } from "./columns";
import { InstancePool } from "./pool";

const EDGE = 1.15; // mm of the owner's colour along each edge
const PROUD = 0.04; // mm by which paint stands out of the asphalt, against z-fighting

/** mm over which a road gets thinner toward its ends: where it lies on another one, that looks like a step otherwise. */
const TAPER = 4;
const THIN = 0.12; // of the thickness, at the very end

/** Places along a road where it may bend, in mm from its start: dense at its ends. */
function stations(length: number): number[] {
  const half = [0.3, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 31, 34, 38, 42, 46].filter((s) => s < length / 2);
  return [0, ...half, ...half.map((s) => length - s).reverse(), length];
}

/** A road with softened edges, in sections that can bend. */
export function roadGeometry(length: number, width: number, thickness: number): BufferGeometry {
  const [y, z, b] = [thickness / 2, width / 2, 0.28];
  // The cross-section, with two points at each corner for its own normals.
  const outline: readonly (readonly [number, number])[] = [
    [-y, -z + b],
    [-y, z - b],
    [-y + b, z],
    [y - b, z],
    [y, z - b],
    [y, -z + b],
    [y - b, -z],
    [-y + b, -z],
  ];
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const put = (along: number, [py, pz]: readonly [number, number], n: readonly [number, number, number]): void => {
    const end = Math.min(1, Math.min(along, length - along) / TAPER);
    position.push(along - length / 2, -y + (py + y) * (THIN + (1 - THIN) * end), pz);
    normal.push(...n);
    const surface = n[1] > 0.5;
    uv.push(along / length, surface ? SURFACE.middle + (SURFACE.width * pz) / width : 0.86 + (0.2 * pz) / width);
  };
  const places = stations(length);
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length]!;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const out = [0, (-(from[1] - to[1]) / far) * -1, (-(to[0] - from[0]) / far) * -1] as const;
    for (const [n, along] of places.entries()) {
      const at = position.length / 3;
      put(along, from, out);
      put(along, to, out);
      if (n > 0) index.push(at - 2, at, at - 1, at, at + 1, at - 1);
    }
  }
  for (const [along, way] of [
    [0, -1],
    [length, 1],
  ] as const) {
    const at = position.length / 3;
    for (const point of outline) put(along, point, [way, 0, 0]);
    for (let i = 2; i < outline.length; i++) index.push(at, ...(way > 0 ? [at + i, at + i - 1] : [at + i - 1, at + i]));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normal), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex(index);
  return geometry;
}

/** A geometry of a road (or of its paint) as it is drawn with a bend, for the export. */
export function bent(geometry: BufferGeometry, bend: Bend, length: number): BufferGeometry {
  const copy = geometry.clone();
  copy.deleteAttribute("bend");
  const position = copy.getAttribute("position");
  for (let i = 0; i < position.count; i++)
    position.setY(i, position.getY(i) + liftAt(bend, position.getX(i) + length / 2, length));
  return copy;
}

/** The painted edges of one seat: solid or dashed, according to its pattern. */
export function edgeGeometry(
  length: number,
  width: number,
  thickness: number,
  dashes: readonly number[],
): BufferGeometry {
  const parts: BufferGeometry[] = [];
  const add = (from: number, to: number): void => {
    for (const side of [-1, 1]) {
      // Paint only the upper part of the side.
      const deep = thickness * 0.55;
      const strip = new BoxGeometry(to - from, deep + PROUD, EDGE, Math.ceil((to - from) / 2.5));
      parts.push(
        strip.translate((from + to) / 2, (thickness - deep + PROUD) / 2, side * (width / 2 - EDGE / 2 + PROUD)),
      );
    }
  };
  const half = length / 2 - TAPER;
  if (dashes.length === 0) add(-half, half);
  else {
    const period = dashes.reduce((sum, one) => sum + one, 0);
    for (let start = -half; start < half; start += period) {
      let at = start;
      dashes.forEach((one, i) => {
        if (i % 2 === 0 && at < half) add(at, Math.min(at + one, half));
        at += one;
      });
    }
  }
  return mergeGeometries(parts);
}

/** Paint on a ramp: a bar at its foot and two arrows. `foot` is -1 at the road's start, 1 at its end. */
function rampGeometry(length: number, width: number, thickness: number, foot: -1 | 1): BufferGeometry {
  const top = thickness / 2 + PROUD;
  const edge = (foot * length) / 2;
  const inner = width - 2 * EDGE - 0.8;
  const parts: BufferGeometry[] = [new BoxGeometry(3.2, 0.05, inner, 2).translate(edge - foot * (TAPER + 2.1), top, 0)];
  for (const place of [TAPER + 8.5, TAPER + 13]) {
    for (const side of [-1, 1]) {
      const bar = new BoxGeometry(4.2, 0.05, 1.1).rotateY(side * 0.85);
      parts.push(bar.translate(edge - foot * place, top, side * 1.4));
    }
  }
  return mergeGeometries(parts);
}

/** mm above its place at which a road's animation starts. */
const LIFT = 46;

export class Roads {
  /** The asphalt of the roads. */
  readonly beams: InstancePool;
  readonly edges: readonly InstancePool[];
  private readonly ramps: ReadonlyMap<string, InstancePool>;
  private readonly roads = new Map<string, RoadView>();
  private readonly asphalt = new Color(COLOURS.road);
  private readonly shade = new MeshDepthMaterial({ depthPacking: RGBADepthPacking });
  /** Draws only the depth of roads. */
  readonly depth = new MeshBasicMaterial({ colorWrite: false });

  constructor(
    parent: Object3D,
    private readonly shapes: PieceShapes,
    materials: Materials,
    private readonly colour: (seat: number) => Color,
    private readonly column: (id: string) => ColumnView | undefined,
  ) {
    const { length, width, thickness } = shapes.road;
    for (const material of [materials.road, materials.paint, this.shade, this.depth]) bending(material, length);
    this.beams = new InstancePool(parent, roadGeometry(length, width, thickness), materials.road, {
      name: "roads",
      castShadow: true,
      receiveShadow: true,
      capacity: 40,
      extra: "bend",
      depth: this.shade,
    });
    this.edges = SEAT_DASHES.map(
      (dashes, seat) =>
        new InstancePool(parent, edgeGeometry(length, width, thickness, dashes), materials.paint, {
          name: `edges-${seat}`,
          receiveShadow: true,
          capacity: 12,
          extra: "bend",
        }),
    );
    const ramp = (name: string, foot: -1 | 1): [string, InstancePool] => [
      name,
      new InstancePool(parent, rampGeometry(length, width, thickness, foot), materials.paint, {
        name,
        receiveShadow: true,
        extra: "bend",
      }),
    ];
    this.ramps = new Map([ramp("starting-ramp", -1), ramp("off-ramp", 1)]);
  }

  get(id: string): RoadView | undefined {
    return this.roads.get(id);
  }

  add(road: RoadView): void {
    this.remove(road.id);
    this.roads.set(road.id, road);
    const pose = roadMatrix(road.start, road.end, this.shapes.road.thickness);
    const random = dice(seedOf(road.id));
    // Vary the tint, to hide that they share one texture.
    const tint = this.asphalt.clone().multiplyScalar(0.93 + random() * 0.09);
    const bend = this.bend(road);
    this.beams.set(road.id, pose, tint, bend);
    this.edge(road.owner)?.set(road.id, pose, this.colour(road.owner), bend);
    this.ramps.get(road.kind)?.set(road.id, pose, this.colour(road.owner), bend);
  }

  remove(id: string): void {
    const road = this.roads.get(id);
    if (!road) return;
    this.beams.delete(id);
    this.edge(road.owner)?.delete(id);
    this.ramps.get(road.kind)?.delete(id);
    this.roads.delete(id);
  }

  /** Draw a road at another pose: that of its centre, in scene coordinates. In the hand it is straight. */
  move(id: string, pose: Matrix4, bend: Bend = STRAIGHT): void {
    const road = this.roads.get(id);
    if (!road) return;
    for (const pool of [this.beams, this.edge(road.owner), this.ramps.get(road.kind)])
      pool?.set(id, pose, undefined, bend);
  }

  /** Where a car stands on its road as that is drawn. */
  seat(car: CarView): CarView {
    const road = this.roads.get(car.road);
    return road ? seated(car, this.bend(road), this.shapes.road.length) : car;
  }

  private bend(road: RoadView): Bend {
    return bendOf(road, this.column, this.shapes.column.radius);
  }

  /** The pose of a road's centre where the table has it, in scene coordinates. */
  exact(id: string): Matrix4 | null {
    const road = this.roads.get(id);
    return road ? roadMatrix(road.start, road.end, this.shapes.road.thickness) : null;
  }

  paint(id: string, colour: Color, part: number): void {
    this.beams.paint(id, colour, part);
  }

  /** Make a road translucent: 0 is solid, 1 invisible. */
  veil(id: string, part: number): void {
    const road = this.roads.get(id);
    if (!road) return;
    for (const pool of [this.beams, this.edge(road.owner), this.ramps.get(road.kind)]) pool?.veil(id, part);
  }

  /** The animation of a road being lowered; it comes to rest with a small wobble. */
  lay(road: RoadView, delay: number, duration: number): Tween {
    const pose = roadMatrix(road.start, road.end, this.shapes.road.thickness);
    const bend = this.bend(road);
    const shown = new Matrix4();
    const tilt = new Matrix4();
    const axis = new Vector3();
    return {
      delay,
      duration,
      apply: (part) => {
        if (this.roads.get(road.id) !== road) return;
        if (part <= 0) shown.makeScale(0, 0, 0);
        else {
          const down = Math.min(1, part / 0.66);
          const rest = Math.max(0, (part - 0.66) / 0.34);
          shown.copy(pose);
          axis.set(0, 0, 1);
          const angle = 0.1 * (1 - lower(down)) + 0.012 * wobble(rest);
          shown.multiply(tilt.makeRotationAxis(axis, angle));
          shown.elements[13] = (pose.elements[13] ?? 0) + LIFT * (1 - lower(down)) + 0.5 * Math.abs(wobble(rest));
        }
        if (part >= 1) shown.copy(pose);
        this.move(road.id, shown, bend);
      },
    };
  }

  private edge(owner: number): InstancePool | undefined {
    return this.edges[owner % this.edges.length];
  }

  dispose(): void {
    for (const pool of [this.beams, ...this.edges, ...this.ramps.values()]) pool.dispose();
    this.shade.dispose();
    this.depth.dispose();
  }
}
