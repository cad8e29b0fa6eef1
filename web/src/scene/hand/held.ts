/** Shows where a held piece is: the tips that hold it, its footprint straight below, plumb lines, the way to its place. */
import { Color, Group, type Matrix4, type Object3D } from "three";
import { type Ground, halfOf } from "../../headless/hand/around/ground";
import type { Pose } from "../../headless/hand/stream/frames";
import type { PieceShapes } from "../../net/wire.gen";
import type { HeldView } from "../api";
import { Arrow } from "./arrow";
import { Footprint } from "./footprint";
import { Tips, usualTips } from "./tips";

export class Held {
  private readonly root = new Group();
  private readonly below = new Group();
  private readonly footprint = new Footprint(this.below);
  private readonly arrow = new Arrow(this.below);
  private readonly tips = new Tips(this.root);
  private view: HeldView | null = null;

  constructor(
    parent: Object3D,
    private readonly shapes: PieceShapes,
    private readonly colour: (seat: number) => Color,
  ) {
    this.root.add(this.below);
    this.below.visible = false;
    parent.add(this.root);
  }

  show(view: HeldView | null): void {
    this.view = view;
    this.below.visible = false;
    this.tips.hide();
    if (view === null) return;
    const half = halfOf(view.name, this.shapes);
    const own = this.colour(view.owner);
    this.footprint.show(new Color().copy(own).lerp(INK, 0.35), half);
    const tips = view.tips ?? usualTips(half.b, 0, view.tweezers);
    this.tips.show(
      new Color().copy(own).lerp(view.tweezers ? GREY : SKIN, view.tweezers ? 0.5 : 0.8),
      view.tweezers,
      tips,
    );
  }

  /** The piece is in the hand, at a pose; `place`: where it goes, if an arrow is to show it. */
  hold(matrix: Matrix4, pose: Pose, ground: Ground | undefined, place: Pose | null): void {
    if (this.view === null) return;
    this.below.visible = true;
    this.footprint.place(pose, ground);
    if (place === null) this.arrow.hide();
    else this.arrow.point(pose, place);
    this.tips.hold(matrix);
    this.root.updateMatrixWorld(true);
  }

  /** The piece is free; `still`: motion is reduced. Returns whether the tips are still seen. */
  letGo(now: number, still: boolean): boolean {
    this.below.visible = false;
    const seen = this.tips.letGo(now, still);
    if (seen) this.root.updateMatrixWorld(true);
    return seen;
  }

  dispose(): void {
    this.footprint.dispose();
    this.arrow.dispose();
    this.tips.dispose();
    this.root.removeFromParent();
  }
}

const INK = new Color("#2b2926");
const GREY = new Color("#6d6a66");
const SKIN = new Color("#d9c3b0");
