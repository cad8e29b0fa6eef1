/** Roads: the pale wood in one draw call, the owner's edges in one per seat, and the paint on ramps. */
import { BoxGeometry, BufferAttribute, type BufferGeometry, Color, Matrix4, type Object3D, Vector3 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { SEAT_DASHES } from "../../headless/seat-marks";
import type { PieceShapes, RoadView } from "../../net/wire.gen";
import { lower, type Tween, wobble } from "../animate";
import { roadMatrix } from "../mapping";
import { COLOURS, type Materials } from "../materials";
import { profile } from "../shapes";
import { dice } from "../textures";
import { seedOf } from "./columns";
import { InstancePool } from "./pool";

const EDGE = 1.15; // mm of the owner's colour along each edge
const PROUD = 0.04; // mm by which paint stands out of the wood, against z-fighting

/** A road with softened edges; the grain runs along it. */
export function roadGeometry(length: number, width: number, thickness: number): BufferGeometry {
  const x = length / 2;
  const y = thickness / 2;
  const geometry = profile(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    width,
    0.28,
  );
  const position = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const across = Math.abs(normal.getY(i)) > 0.5 ? position.getZ(i) : position.getY(i) + width;
    uv[i * 2] = position.getX(i) / length + 0.5;
    uv[i * 2 + 1] = across / (width * 1.6) + 0.4;
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  return geometry;
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
      const strip = new BoxGeometry(to - from, deep + PROUD, EDGE);
      parts.push(
        strip.translate((from + to) / 2, (thickness - deep + PROUD) / 2, side * (width / 2 - EDGE / 2 + PROUD)),
      );
    }
  };
  const half = length / 2 - 0.3;
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
  const parts: BufferGeometry[] = [new BoxGeometry(3.2, 0.05, inner).translate(edge - foot * 2.4, top, 0)];
  for (const place of [9, 13.5]) {
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
  /** The wood of the roads. */
  readonly beams: InstancePool;
  readonly edges: readonly InstancePool[];
  private readonly ramps: ReadonlyMap<string, InstancePool>;
  private readonly roads = new Map<string, RoadView>();
  private readonly wood = new Color(COLOURS.wood);

  constructor(
    parent: Object3D,
    private readonly shapes: PieceShapes,
    materials: Materials,
    private readonly colour: (seat: number) => Color,
  ) {
    const { length, width, thickness } = shapes.road;
    this.beams = new InstancePool(parent, roadGeometry(length, width, thickness), materials.wood, {
      name: "roads",
      castShadow: true,
      receiveShadow: true,
      capacity: 40,
    });
    this.edges = SEAT_DASHES.map(
      (dashes, seat) =>
        new InstancePool(parent, edgeGeometry(length, width, thickness, dashes), materials.edge, {
          name: `edges-${seat}`,
          receiveShadow: true,
          capacity: 12,
        }),
    );
    const ramp = (name: string, foot: -1 | 1): [string, InstancePool] => [
      name,
      new InstancePool(parent, rampGeometry(length, width, thickness, foot), materials.edge, {
        name,
        receiveShadow: true,
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
    // Vary the tint and flip some roads, to hide that they share one texture.
    const tint = this.wood.clone().multiplyScalar(0.93 + random() * 0.09);
    this.beams.set(road.id, pose, tint);
    this.edge(road.owner)?.set(road.id, pose, this.colour(road.owner));
    this.ramps.get(road.kind)?.set(road.id, pose, this.colour(road.owner));
  }

  remove(id: string): void {
    const road = this.roads.get(id);
    if (!road) return;
    this.beams.delete(id);
    this.edge(road.owner)?.delete(id);
    this.ramps.get(road.kind)?.delete(id);
    this.roads.delete(id);
  }

  /** Draw a road at another pose: that of its centre, in scene coordinates. */
  move(id: string, pose: Matrix4): void {
    const road = this.roads.get(id);
    if (!road) return;
    this.beams.set(id, pose);
    this.edge(road.owner)?.set(id, pose);
    this.ramps.get(road.kind)?.set(id, pose);
  }

  /** The pose of a road's centre where the table has it, in scene coordinates. */
  exact(id: string): Matrix4 | null {
    const road = this.roads.get(id);
    return road ? roadMatrix(road.start, road.end, this.shapes.road.thickness) : null;
  }

  paint(id: string, colour: Color, part: number): void {
    this.beams.paint(id, colour, part);
  }

  /** The animation of a road being lowered; it comes to rest with a small wobble. */
  lay(road: RoadView, delay: number, duration: number): Tween {
    const pose = roadMatrix(road.start, road.end, this.shapes.road.thickness);
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
        this.move(road.id, shown);
      },
    };
  }

  private edge(owner: number): InstancePool | undefined {
    return this.edges[owner % this.edges.length];
  }

  dispose(): void {
    for (const pool of [this.beams, ...this.edges, ...this.ramps.values()]) pool.dispose();
  }
}
