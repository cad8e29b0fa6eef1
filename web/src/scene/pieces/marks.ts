/** Highlights: red shells around pieces in the way, halos around base points. */
import {
  AdditiveBlending,
  BackSide,
  BoxGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  TorusGeometry,
} from "three";
import type { Highlight } from "../api";
import { footprint } from "../city/buildings";
import { carMatrix, columnTop, isArea, roadMatrix, standing } from "../mapping";
import { COLOURS } from "../materials";
import { prism } from "../shapes";
import type { PieceLayer } from "./pieces";
import { InstancePool } from "./pool";

const PULSE = 1.5; // seconds
const GROW = 1.1; // mm by which a shell is larger than its piece

export class Marks {
  private readonly root = new Group();
  private readonly fill = new MeshBasicMaterial({
    color: COLOURS.wrong,
    transparent: true,
    opacity: 0.4,
    depthWrite: false,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  private readonly shell = new MeshBasicMaterial({
    color: COLOURS.wrong,
    transparent: true,
    opacity: 0.9,
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
  });
  private readonly haloMaterial = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.9,
    depthWrite: false,
    toneMapped: false,
  });
  private readonly glareMaterial = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.3,
    depthWrite: false,
    toneMapped: false,
    blending: AdditiveBlending,
    side: DoubleSide,
  });
  private readonly pools: Readonly<Record<"column" | "road" | "car", readonly InstancePool[]>>;
  private readonly halos: InstancePool;
  private readonly glares: InstancePool;
  private readonly arrow: InstancePool;
  private components: Mesh[] = [];
  private highlight: Highlight = { pieces: [], basePoints: [], chosenBase: null };

  constructor(
    parent: Object3D,
    private readonly pieces: PieceLayer,
    private readonly colour: (seat: number) => Color,
  ) {
    parent.add(this.root);
    const { radius } = pieces.shapes.column;
    const { length, width, thickness } = pieces.shapes.road;
    const pair = (
      name: string,
      inner: () => BoxGeometry | CylinderGeometry,
      outer: () => BoxGeometry | CylinderGeometry,
    ): InstancePool[] => [
      new InstancePool(this.root, inner(), this.fill, { name: `${name}-glow`, renderOrder: 4 }),
      new InstancePool(this.root, outer(), this.shell, { name: `${name}-shell`, renderOrder: 3 }),
    ];
    const box = (grow: number): BoxGeometry =>
      new BoxGeometry(length + 2 * grow, thickness + 2 * grow, width + 2 * grow);
    const car = (grow: number): BoxGeometry => new BoxGeometry(1, 7.1 + 2 * grow, 8 + 2 * grow).translate(0, 3.5, 0);
    this.pools = {
      column: pair(
        "column",
        () => new CylinderGeometry(radius, radius, 1, 36),
        () => new CylinderGeometry(radius + GROW, radius + GROW, 1, 36),
      ),
      road: pair(
        "road",
        () => box(0.05),
        () => box(GROW),
      ),
      car: pair(
        "car",
        () => car(0.05),
        () => car(0.8),
      ),
    };
    this.halos = new InstancePool(
      this.root,
      new TorusGeometry(radius + 3.2, 0.75, 8, 48).rotateX(Math.PI / 2),
      this.haloMaterial,
      { name: "halos", renderOrder: 5 },
    );
    this.glares = new InstancePool(
      this.root,
      new CylinderGeometry(radius + 3.2, radius + 3.2, 1, 40, 1, true).translate(0, 0.5, 0),
      this.glareMaterial,
      { name: "glares", renderOrder: 5 },
    );
    this.arrow = new InstancePool(this.root, new ConeGeometry(4, 7, 4).rotateX(Math.PI), this.haloMaterial, {
      name: "arrow",
      renderOrder: 5,
    });
  }

  /** Does anything pulse? */
  get alive(): boolean {
    return (
      this.highlight.pieces.length > 0 || this.highlight.basePoints.length > 0 || this.highlight.chosenBase !== null
    );
  }

  show(highlight: Highlight): void {
    this.highlight = highlight;
    for (const pool of Object.values(this.pools).flat()) pool.clear();
    for (const mesh of this.components) {
      mesh.removeFromParent();
      mesh.geometry.dispose();
    }
    this.components = [];
    for (const id of highlight.pieces) this.glow(id);
    this.pulse(0, false);
  }

  private glow(id: string): void {
    const found = this.pieces.find(id);
    if (!found) return;
    const { disc_height: discHeight } = this.pieces.shapes.column;
    const put = (kind: "column" | "road" | "car", inner: Matrix4, outer: Matrix4): void => {
      this.pools[kind][0]?.set(id, inner);
      this.pools[kind][1]?.set(id, outer);
    };
    if (found.what === "column") {
      const { piece } = found;
      const high = piece.height * discHeight;
      const middle = piece.foot + high / 2;
      const pose = (more: number): Matrix4 =>
        new Matrix4().makeScale(1, high + more, 1).setPosition(piece.x, middle, -piece.y);
      put("column", pose(0.1), pose(2 * GROW));
    } else if (found.what === "road") {
      const pose = roadMatrix(found.piece.start, found.piece.end, this.pieces.shapes.road.thickness);
      put("road", pose, pose);
    } else if (found.what === "car") {
      const pose = carMatrix(found.piece);
      const long = (more: number): Matrix4 =>
        pose.clone().multiply(new Matrix4().makeScale(found.piece.length + more, 1, 1));
      put("car", long(0.1), long(1.6));
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

  /** Show the pulse at a time in seconds; constant if `moving` is false. */
  pulse(time: number, moving: boolean): void {
    const beat = moving ? 0.5 - 0.5 * Math.cos((time * 2 * Math.PI) / PULSE) : 0.6;
    this.fill.opacity = 0.28 + 0.3 * beat;
    this.shell.opacity = 0.6 + 0.4 * beat;
    this.haloMaterial.opacity = 0.75 + 0.25 * beat;
    this.glareMaterial.opacity = 0.1 + 0.14 * beat;
    this.halos.clear();
    this.glares.clear();
    this.arrow.clear();
    const { disc_height: discHeight } = this.pieces.shapes.column;
    const { basePoints, chosenBase } = this.highlight;
    const ids = chosenBase !== null && !basePoints.includes(chosenBase) ? [...basePoints, chosenBase] : basePoints;
    const pose = new Matrix4();
    for (const id of ids) {
      const column = this.pieces.columns.get(id);
      if (!column) continue;
      const chosen = id === chosenBase;
      const top = columnTop(column, discHeight);
      const size = 1 + (chosen ? 0.08 : 0.14 * beat);
      const tint = this.colour(column.owner)
        .clone()
        .lerp(WHITE, chosen ? 0 : 0.45);
      pose.makeScale(size, chosen ? 1.7 : 1, size).setPosition(column.x, top - 1, -column.y);
      this.halos.set(id, pose, chosen ? BRIGHT : tint);
      pose.makeScale(size, 1, size).setPosition(column.x, column.foot + 0.6, -column.y);
      this.halos.set(`${id}-foot`, pose, tint);
      pose.makeScale(size, top - column.foot, size).setPosition(column.x, column.foot, -column.y);
      this.glares.set(id, pose, chosen ? BRIGHT : tint);
      if (chosen) this.arrow.set(id, pose.makeTranslation(column.x, top + 13 + 3 * beat, -column.y), BRIGHT);
    }
  }

  dispose(): void {
    this.show({ pieces: [], basePoints: [], chosenBase: null });
    for (const pool of [...Object.values(this.pools).flat(), this.halos, this.glares, this.arrow]) pool.dispose();
    for (const material of [this.fill, this.shell, this.haloMaterial, this.glareMaterial]) material.dispose();
    this.root.removeFromParent();
  }
}

const WHITE = new Color("#ffffff");
const BRIGHT = new Color(COLOURS.glow);
