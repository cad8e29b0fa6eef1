/** Shows where a held piece is: its shadow straight below, plumb lines, and the tweezers if they are used. */
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from "three";
import type { PieceShapes } from "../../net/wire.gen";
import type { HeldView } from "../api";

const LINE = 0.45; // mm
const PRONG = 74;

export class Held {
  private readonly root = new Group();
  /** Marks what is straight below. Lighter than the lamp's shadow, which falls to the side. */
  private readonly shade = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.5,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    toneMapped: false,
  });
  private readonly thread = new MeshBasicMaterial({ color: "#2b2926", transparent: true, opacity: 0.62 });
  private readonly steel = new MeshStandardMaterial({ roughness: 0.35, metalness: 0.35 });
  private readonly flat: Mesh;
  private readonly round: Mesh;
  private readonly lines: readonly Mesh[];
  private readonly prongs: readonly Mesh[];
  private view: HeldView | null = null;

  constructor(
    parent: Object3D,
    private readonly shapes: PieceShapes,
    private readonly colour: (seat: number) => Color,
  ) {
    this.root.visible = false;
    parent.add(this.root);
    this.flat = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), this.shade);
    this.round = new Mesh(new CircleGeometry(shapes.column.radius, 40).rotateX(-Math.PI / 2), this.shade);
    const line = new CylinderGeometry(LINE, LINE, 1, 6).translate(0, 0.5, 0);
    this.lines = [0, 1].map(() => new Mesh(line, this.thread));
    const prong = new BoxGeometry(4.4, PRONG, 1.1).translate(0, PRONG / 2, 0);
    this.prongs = [0, 1].map(() => new Mesh(prong, this.steel));
    for (const one of [this.flat, this.round, ...this.lines, ...this.prongs]) {
      one.matrixAutoUpdate = false;
      one.renderOrder = 3;
      this.root.add(one);
    }
  }

  show(view: HeldView | null): void {
    this.view = view;
    if (view === null) this.root.visible = false;
    else {
      this.shade.color.copy(this.colour(view.owner)).lerp(INK, 0.35);
      this.steel.color.copy(this.colour(view.owner)).lerp(GREY, 0.45);
    }
  }

  /** Move to the held body; null if its pose is unknown. */
  place(matrix: Matrix4 | null): void {
    const { view } = this;
    this.root.visible = view !== null && matrix !== null;
    if (view === null || matrix === null) return;
    matrix.decompose(at, turn, size);
    const kind = view.name[0];
    const { road, car } = this.shapes;
    const [long, wide] = kind === "r" ? [road.length, road.width] : [car.lengths.plain ?? 16, car.width];
    ahead.set(1, 0, 0).applyQuaternion(turn);
    const heading = Math.atan2(-ahead.z, ahead.x);
    const run = Math.hypot(ahead.x, ahead.z);
    this.flat.visible = kind !== "c";
    this.round.visible = kind === "c";
    const shadow = kind === "c" ? this.round : this.flat;
    shadow.matrix.makeRotationY(heading);
    if (kind !== "c") shadow.matrix.scale(size.set(long * run, 1, wide));
    shadow.matrix.setPosition(at.x, 0.3, at.z);
    // A road is laid on two column tops: a line under each end. Other pieces have one line under the centre.
    const reach = kind === "r" ? long / 2 - 5 : 0;
    this.lines.forEach((line, n) => {
      line.visible = n === 0 || reach > 0;
      const side = n === 0 ? -reach : reach;
      const high = Math.max(0.1, at.y + ahead.y * side);
      line.matrix.makeScale(1, high, 1).setPosition(at.x + ahead.x * side, 0, at.z + ahead.z * side);
    });
    this.prongs.forEach((prong, n) => {
      prong.visible = view.tweezers;
      const side = n === 0 ? -1 : 1;
      const half = kind === "r" ? road.width / 2 : kind === "c" ? this.shapes.column.radius : car.width / 2;
      prong.matrix
        .makeRotationY(heading)
        .multiply(lean.makeRotationX(side * -0.09 * (half / 5)))
        .setPosition(at.x, at.y - 1, at.z);
      prong.matrix.multiply(lean.makeTranslation(0, 0, side * (half + 0.6)));
    });
    this.root.updateMatrixWorld(true);
  }

  dispose(): void {
    for (const one of [this.flat, this.round, ...this.lines, ...this.prongs]) one.geometry.dispose();
    for (const material of [this.shade, this.thread, this.steel]) material.dispose();
    this.root.removeFromParent();
  }
}

const INK = new Color("#2b2926");
const GREY = new Color("#6d6a66");
const at = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const ahead = new Vector3();
const lean = new Matrix4();
