/** Two fingertips, or the tips of tweezers, that hold a piece. They open when they let go. */
import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  CapsuleGeometry,
  type Color,
  type Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from "three";
import type { FingertipView } from "../../net/wire.gen";

/** Half the size of a fingertip and of the tip of tweezers (mm), if the server does not say. */
export const FINGERTIP = [8, 6, 12] as const;
export const TWEEZER_TIP = [1.5, 0.75, 22] as const;
const LONG = { finger: 50, tweezers: 78 } as const; // mm that are drawn
const LEAN = { finger: 0.2, tweezers: 0.06 } as const; // radians outward
const SUNK = 5; // mm by which the round end of a finger reaches below where it pinches
const FADE = 0.3; // of its length, over which a tip is solid; above it fades, so that it hides nothing
const OPENING = { seconds: 0.1, mm: 3 } as const;
const RISING = { seconds: 0.25, mm: 60 } as const;

/** The tips that hold a body whose half width is `half` and whose top is `high` mm above its middle. */
export function usualTips(half: number, high: number, tweezers: boolean): readonly FingertipView[] {
  const size = tweezers ? TWEEZER_TIP : FINGERTIP;
  return [1, -1].map((side) => ({ half: size, at: [0, side * (half + size[1]), high + size[2]], turn: 0 }));
}

export class Tips {
  private readonly look = new MeshStandardMaterial({ roughness: 0.7, transparent: true, vertexColors: true });
  private readonly fingers: readonly Mesh[];
  private readonly prongs: readonly Mesh[];
  private tips: readonly FingertipView[] = [];
  private tweezers = false;
  /** Where the piece was last held. */
  private readonly last = new Matrix4();
  private opened: number | null = null;
  private shown = false;

  constructor(parent: Group) {
    const finger = fading(
      new CapsuleGeometry(1, LONG.finger / FINGERTIP[1] - 2, 8, 18, 12).translate(0, LONG.finger / FINGERTIP[1] / 2, 0),
    );
    const prong = fading(new BoxGeometry(2, LONG.tweezers, 2, 1, 12).translate(0, LONG.tweezers / 2, 0));
    this.fingers = [0, 1].map(() => new Mesh(finger, this.look));
    this.prongs = [0, 1].map(() => new Mesh(prong, this.look));
    for (const one of [...this.fingers, ...this.prongs]) {
      one.matrixAutoUpdate = false;
      one.visible = false;
      parent.add(one);
    }
  }

  show(colour: Color, tweezers: boolean, tips: readonly FingertipView[]): void {
    this.hide();
    this.look.color.copy(colour);
    this.look.metalness = tweezers ? 0.35 : 0;
    this.look.roughness = tweezers ? 0.35 : 0.7;
    this.tweezers = tweezers;
    this.tips = tips.slice(0, 2);
  }

  /** Hold a piece at a pose. */
  hold(matrix: Matrix4): void {
    this.last.copy(matrix);
    this.opened = null;
    this.shown = true;
    this.put(0);
  }

  /** The piece is free: open at this moment (seconds); returns whether something is still seen. */
  letGo(now: number, still: boolean): boolean {
    if (!this.shown) return false;
    this.opened ??= now;
    const since = now - this.opened;
    if (still || since >= OPENING.seconds + RISING.seconds) this.hide();
    else this.put(since);
    return this.shown;
  }

  hide(): void {
    this.shown = false;
    this.opened = null;
    for (const one of [...this.fingers, ...this.prongs]) one.visible = false;
  }

  /** The tips some seconds after they began to open; 0: they hold the piece. */
  private put(since: number): void {
    const wide = OPENING.mm * Math.min(1, since / OPENING.seconds);
    const risen = Math.max(0, since - OPENING.seconds) / RISING.seconds;
    this.look.opacity = 1 - risen * risen;
    this.last.decompose(at, turn, size);
    ahead.set(1, 0, 0).applyQuaternion(turn);
    const heading = Math.atan2(-ahead.z, ahead.x);
    const middle = this.tips.reduce((sum, tip) => sum + tip.at[0], 0) / Math.max(1, this.tips.length);
    at.addScaledVector(ahead, middle);
    this.tips.forEach((tip, n) => {
      const mesh = (this.tweezers ? this.prongs : this.fingers)[n]!;
      const [along, left] = [tip.at[0] - middle, tip.at[1]];
      const far = Math.hypot(along, left) || 1;
      const share = 1 + wide / far;
      mesh.visible = true;
      // Left of the piece is -z of the scene.
      mesh.matrix
        .makeRotationY(heading)
        .setPosition(at.x, at.y + tip.at[2] - tip.half[2] + RISING.mm * risen, at.z)
        .multiply(step.makeTranslation(along * share, 0, -left * share))
        .multiply(step.makeRotationY(Math.atan2(-along, -left)))
        .multiply(step.makeRotationX(LEAN[this.tweezers ? "tweezers" : "finger"]))
        .multiply(step.makeTranslation(0, this.tweezers ? 0 : -SUNK, 0));
      const [x, y] = [tip.half[0], tip.half[1]];
      mesh.matrix.scale(this.tweezers ? size.set(x, 1, y) : size.set(x, y, y));
      mesh.matrixWorldNeedsUpdate = true;
    });
  }

  dispose(): void {
    for (const one of [this.fingers[0]!, this.prongs[0]!]) one.geometry.dispose();
    this.look.dispose();
  }
}

/** A tip that fades toward its upper end. */
function fading(geometry: BufferGeometry): BufferGeometry {
  const places = geometry.getAttribute("position");
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox!;
  const colours = new Float32Array(places.count * 4).fill(1);
  for (let n = 0; n < places.count; n += 1) {
    const part = (places.getY(n) - min.y) / (max.y - min.y);
    colours[4 * n + 3] = Math.max(0, Math.min(1, 1 - (part - FADE) / (1 - FADE)));
  }
  geometry.setAttribute("color", new BufferAttribute(colours, 4));
  return geometry;
}

const at = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const ahead = new Vector3();
const step = new Matrix4();
