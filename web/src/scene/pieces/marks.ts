/** Highlights: shells around pieces in the way and pieces pointed at, halos around base points. */
import {
  AdditiveBlending,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Matrix4,
  MeshBasicMaterial,
  type Object3D,
  TorusGeometry,
} from "three";
import type { Highlight } from "../api";
import { columnTop } from "../mapping";
import { COLOURS } from "../materials";
import type { PieceLayer } from "./pieces";
import { InstancePool } from "./pool";
import { Shells } from "./shells";

const PULSE = 1.5; // seconds

export class Marks {
  private readonly root = new Group();
  private readonly wrong: Shells;
  private readonly pointed: Shells;
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
  private readonly halos: InstancePool;
  private readonly glares: InstancePool;
  private readonly arrow: InstancePool;
  private highlight: Highlight = { pieces: [], basePoints: [], chosenBase: null };

  constructor(
    parent: Object3D,
    private readonly pieces: PieceLayer,
    private readonly colour: (seat: number) => Color,
  ) {
    parent.add(this.root);
    const { radius } = pieces.shapes.column;
    this.wrong = new Shells(this.root, pieces, COLOURS.wrong);
    this.pointed = new Shells(this.root, pieces, COLOURS.pointed);
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
    const { pieces, pointed = [], basePoints, chosenBase } = this.highlight;
    return pieces.length + pointed.length + basePoints.length > 0 || chosenBase !== null;
  }

  show(highlight: Highlight): void {
    this.highlight = highlight;
    this.wrong.show(highlight.pieces);
    this.pointed.show(highlight.pointed ?? []);
    this.pulse(0, false);
  }

  /** Show the pulse at a time in seconds; constant if `moving` is false. */
  pulse(time: number, moving: boolean): void {
    const beat = moving ? 0.5 - 0.5 * Math.cos((time * 2 * Math.PI) / PULSE) : 0.6;
    this.wrong.beat(beat);
    this.pointed.beat(beat);
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
    for (const part of [this.wrong, this.pointed, this.halos, this.glares, this.arrow]) part.dispose();
    for (const material of [this.haloMaterial, this.glareMaterial]) material.dispose();
    this.root.removeFromParent();
  }
}

const WHITE = new Color("#ffffff");
const BRIGHT = new Color(COLOURS.glow);
