/** Shells around pieces, in one colour: an outline, and a fill that lets the piece shine through. */
import {
  BackSide,
  BoxGeometry,
  CylinderGeometry,
  type Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshBasicMaterialParameters,
} from "three";
import { footprint } from "../city/buildings";
import { carMatrix, isArea, roadMatrix, standing } from "../mapping";
import { prism } from "../shapes";
import type { PieceLayer } from "./pieces";
import { InstancePool } from "./pool";

const GROW = 1.1; // mm by which a shell is larger than its piece

export class Shells {
  private readonly fill: MeshBasicMaterial;
  private readonly shell: MeshBasicMaterial;
  private readonly pools: Readonly<Record<"column" | "road" | "car", readonly InstancePool[]>>;
  private components: Mesh[] = [];

  constructor(
    private readonly root: Group,
    private readonly pieces: PieceLayer,
    color: string,
  ) {
    const common: MeshBasicMaterialParameters = { color, transparent: true, depthWrite: false, toneMapped: false };
    this.fill = new MeshBasicMaterial({
      ...common,
      opacity: 0.4,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    });
    this.shell = new MeshBasicMaterial({ ...common, opacity: 0.9, side: BackSide });
    const { radius } = pieces.shapes.column;
    const { length, width, thickness } = pieces.shapes.road;
    const pair = (name: string, make: (grow: number) => BoxGeometry | CylinderGeometry): InstancePool[] => [
      new InstancePool(this.root, make(0), this.fill, { name: `${name}-glow`, renderOrder: 4 }),
      new InstancePool(this.root, make(GROW), this.shell, { name: `${name}-shell`, renderOrder: 3 }),
    ];
    this.pools = {
      column: pair("column", (grow) => new CylinderGeometry(radius + grow, radius + grow, 1, 36)),
      road: pair("road", (grow) => {
        const more = 2 * (grow || 0.05);
        return new BoxGeometry(length + more, thickness + more, width + more);
      }),
      car: pair("car", (grow) => {
        const more = 2 * (grow === 0 ? 0.05 : 0.8);
        return new BoxGeometry(1, 7.1 + more, 8 + more).translate(0, 3.5, 0);
      }),
    };
  }

  show(ids: readonly string[]): void {
    for (const pool of Object.values(this.pools).flat()) pool.clear();
    for (const mesh of this.components) {
      mesh.removeFromParent();
      mesh.geometry.dispose();
    }
    this.components = [];
    for (const id of ids) this.put(id);
  }

  /** How strongly they shine, 0 to 1. */
  beat(beat: number): void {
    this.fill.opacity = 0.28 + 0.3 * beat;
    this.shell.opacity = 0.6 + 0.4 * beat;
  }

  private put(id: string): void {
    const found = this.pieces.find(id);
    if (!found) return;
    const { disc_height: discHeight } = this.pieces.shapes.column;
    const both = (kind: "column" | "road" | "car", inner: Matrix4, outer: Matrix4): void => {
      this.pools[kind][0]?.set(id, inner);
      this.pools[kind][1]?.set(id, outer);
    };
    if (found.what === "column") {
      const { piece } = found;
      const high = piece.height * discHeight;
      const middle = piece.foot + high / 2;
      const pose = (more: number): Matrix4 =>
        new Matrix4().makeScale(1, high + more, 1).setPosition(piece.x, middle, -piece.y);
      both("column", pose(0.1), pose(2 * GROW));
    } else if (found.what === "road") {
      const pose = roadMatrix(found.piece.start, found.piece.end, this.pieces.shapes.road.thickness);
      both("road", pose, pose);
    } else if (found.what === "car") {
      const pose = carMatrix(found.piece);
      const long = (more: number): Matrix4 =>
        pose.clone().multiply(new Matrix4().makeScale(found.piece.length + more, 1, 1));
      both("car", long(0.1), long(1.6));
    } else {
      const shape = this.pieces.shapes.components[id];
      if (!shape) return;
      const corners = footprint(shape);
      const high = isArea(found.piece.kind) ? this.pieces.shapes.area.thickness : (shape.height ?? 10);
      const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x, y)));
      for (const [material, grow] of [
        [this.fill, 0.1],
        [this.shell, GROW * 1.4],
      ] as const) {
        const mesh = new Mesh(prism(corners, 0, high + grow, 1 + grow / reach), material);
        mesh.matrixAutoUpdate = false;
        mesh.renderOrder = material === this.fill ? 4 : 3;
        standing(found.piece.x, found.piece.y, this.pieces.city.foot(found.piece), found.piece.angle, mesh.matrix);
        this.components.push(mesh);
        this.root.add(mesh);
      }
    }
  }

  dispose(): void {
    this.show([]);
    for (const pool of Object.values(this.pools).flat()) pool.dispose();
    this.fill.dispose();
    this.shell.dispose();
  }
}
