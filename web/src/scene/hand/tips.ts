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

const FINGER = { radius: 4.4, long: 46 } as const; // mm
const PRONG = 74;
const FADE = 0.35; // of its length, over which a finger is solid; above it fades, so that it hides nothing
const SPREAD = 0.34; // radians by which a finger leans outward
const OPEN = 0.4; // seconds in which the tips open and leave
const APART = 9; // mm by which each opens
const AWAY = 34; // mm by which they rise

export interface Grip {
  /** Half the width of the piece between the tips, mm. */
  readonly half: number;
  /** mm from the centre of the body up to where it is held. */
  readonly high: number;
}

export class Tips {
  private readonly look = new MeshStandardMaterial({ roughness: 0.7, transparent: true, vertexColors: true });
  private readonly fingers: readonly Mesh[];
  private readonly prongs: readonly Mesh[];
  private tweezers = false;
  private grip: Grip = { half: 5, high: 0 };
  /** Where the piece was last held. */
  private readonly last = new Matrix4();
  private opened: number | null = null;
  private shown = false;

  constructor(parent: Group) {
    const finger = fading(new CapsuleGeometry(FINGER.radius, FINGER.long, 6, 16, 12).translate(0, FINGER.long / 2, 0));
    const prong = fading(new BoxGeometry(4.4, PRONG, 1.1, 1, 12).translate(0, PRONG / 2, 0));
    this.fingers = [0, 1].map(() => new Mesh(finger, this.look));
    this.prongs = [0, 1].map(() => new Mesh(prong, this.look));
    for (const one of [...this.fingers, ...this.prongs]) {
      one.matrixAutoUpdate = false;
      one.visible = false;
      parent.add(one);
    }
  }

  show(colour: Color, tweezers: boolean, grip: Grip): void {
    this.look.color.copy(colour);
    this.look.metalness = tweezers ? 0.35 : 0;
    this.look.roughness = tweezers ? 0.35 : 0.7;
    this.tweezers = tweezers;
    this.grip = grip;
    this.opened = null;
    this.shown = false;
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
    const part = still ? 1 : (now - this.opened) / OPEN;
    if (part >= 1) this.hide();
    else this.put(part);
    return this.shown;
  }

  hide(): void {
    this.shown = false;
    for (const one of [...this.fingers, ...this.prongs]) one.visible = false;
  }

  /** `open`: 0 holds the piece, 1 is gone. */
  private put(open: number): void {
    const eased = 1 - (1 - open) ** 2;
    this.look.opacity = 1 - open * open;
    this.last.decompose(at, turn, size);
    ahead.set(1, 0, 0).applyQuaternion(turn);
    const heading = Math.atan2(-ahead.z, ahead.x);
    const { half, high } = this.grip;
    const [shown, hidden] = this.tweezers ? [this.prongs, this.fingers] : [this.fingers, this.prongs];
    for (const one of hidden) one.visible = false;
    shown.forEach((tip, n) => {
      const side = n === 0 ? -1 : 1;
      const thick = this.tweezers ? 0.6 : FINGER.radius * 0.9;
      tip.visible = true;
      tip.matrix
        .makeRotationY(heading)
        .setPosition(at.x, at.y + high + AWAY * eased, at.z)
        .multiply(step.makeTranslation(0, 0, side * (half + thick + APART * eased)))
        .multiply(step.makeRotationX(side * (this.tweezers ? -0.09 * (half / 5) : SPREAD)));
      tip.matrixWorldNeedsUpdate = true;
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
