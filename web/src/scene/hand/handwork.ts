/** A carry in the scene: bodies that follow a stream, the held piece, flashes, and the return to exact places. */
import { type Color, type Object3D, Vector3 } from "three";
import type { Pose } from "../../headless/hand/stream/frames";
import { Animator } from "../animate";
import type { HandScene, PoseSource } from "../api";
import type { Rig } from "../camera/rig";
import type { PieceLayer } from "../pieces/pieces";
import { Held } from "./held";
import { Loose } from "./loose";
import { Tints } from "./tints";

const NO_STRAINS: ReadonlyMap<string, number> = new Map();

export class Handwork {
  readonly loose: Loose;
  readonly held: Held;
  readonly tints: Tints;
  private readonly animator = new Animator();
  private source: PoseSource | null = null;
  /** Motion is reduced: nothing trembles. */
  reduced = false;

  constructor(parent: Object3D, pieces: PieceLayer, colour: (seat: number) => Color) {
    this.loose = new Loose(pieces);
    this.held = new Held(parent, pieces.shapes, colour);
    this.tints = new Tints(pieces);
  }

  /** Is anything animated? Then the scene must be painted again. */
  get alive(): boolean {
    const followed = this.source !== null && this.source.still?.() !== true;
    return followed || this.animator.active || this.tints.alive;
  }

  /** Pieces that are currently elsewhere; no other animation may bring them in. */
  get away(): ReadonlySet<string> {
    return this.loose.names;
  }

  follow(source: PoseSource): void {
    this.animator.finish();
    this.source = source;
    this.loose.begin(source.loose);
    this.held.show(source.held);
  }

  /** Stop following the source. The last poses stay until giveBack(). */
  stopFollowing(): void {
    this.source = null;
    this.held.show(null);
    this.tints.setStrains(NO_STRAINS);
  }

  /** Move everything to its exact place, at once or with a short animation from `now` on. */
  async giveBack(animate: boolean, keep: ReadonlySet<string>, now: number): Promise<void> {
    this.stopFollowing();
    if (animate && this.loose.active) {
      await this.animator.play(this.loose.wayBack(keep), now);
      if (this.animator.active || this.source !== null) return; // another carry has started
    }
    this.loose.end(keep);
  }

  /** Finish all running animations at once. */
  finish(): void {
    this.animator.finish();
    this.source = null;
    this.loose.end();
  }

  /** Show this moment (seconds); returns whether bodies moved. */
  tick(now: number): boolean {
    let moved = false;
    const { source } = this;
    if (source !== null) {
      const poses: ReadonlyMap<string, Pose> = source.poses(now);
      moved = this.loose.apply(poses);
      this.hold(source, poses, now);
      const strains = source.strains?.() ?? NO_STRAINS;
      this.tints.setStrains(strains);
      if (this.loose.tremble(this.reduced ? NO_STRAINS : strains, now)) moved = true;
    }
    if (this.animator.tick(now)) moved = true;
    if (this.tints.alive) this.tints.tick(now);
    return moved;
  }

  private hold(source: PoseSource, poses: ReadonlyMap<string, Pose>, now: number): void {
    const { held } = source;
    if (held === null) return;
    const [pose, matrix] = [poses.get(held.name), this.loose.matrixOf(held.name)];
    if (pose === undefined || matrix === null) return;
    if (!source.isHeld()) this.held.letGo(now, this.reduced);
    else {
      source.ground?.update(poses);
      this.held.hold(matrix, pose, source.ground, source.place?.() ?? null);
    }
  }

  /** Called after this moment has been painted. */
  painted(now: number): void {
    this.source?.painted?.(now);
  }

  /** The table was redrawn: move the bodies and tints back on top of it. */
  shownAnew(): void {
    this.loose.again();
    this.tints.refresh();
  }

  dispose(): void {
    this.finish();
    this.held.dispose();
  }
}

interface Around {
  readonly rig: Rig;
  readonly wake: () => void;
  readonly moves: (wanted: boolean) => boolean;
  readonly now: () => number;
  /** Put driving cars back at their places. */
  readonly park: () => void;
  /** Request new shadows. */
  readonly reshade: () => void;
  readonly level: HandScene["level"];
}

/** The part of Handwork that the rest of the page uses. */
export function handScene(hands: Handwork, { rig, wake, moves, now, park, reshade, level }: Around): HandScene {
  return {
    level,
    wake,
    follow(source) {
      park();
      hands.follow(source);
      wake();
    },
    async giveBack(animate, keep = new Set()) {
      const back = hands.giveBack(moves(animate), keep, now());
      wake();
      await back;
      reshade();
      wake();
    },
    flash(name, strength) {
      hands.tints.flash(name, strength, now());
      wake();
    },
    setRisks(risks) {
      park();
      hands.tints.setRisks(risks);
      wake();
    },
    lean(points, keep = null) {
      rig.lean(points?.map((point) => new Vector3(...point)) ?? null, keep === null ? null : new Vector3(...keep));
      wake();
    },
    holdCamera() {
      rig.hold();
    },
  };
}
