/**
 * How pointers move the hand in plan. The pointer's ray meets the horizontal plane through the piece. A change of the
 * height or of the view never moves the piece in plan: then the pointer keeps its offset.
 */
import type { Place } from "../geometry";
import type { Hand } from "./hand";

/** The place under a point of the screen at a height; null near the horizon. */
export type Level = (sx: number, sy: number, z: number) => Place | null;
/** The point of the screen at which a place at a height is seen. */
export type Project = (x: number, y: number, z: number) => { readonly x: number; readonly y: number };

/** Tweezers move this part of the pointer's movement. */
export const FINE = 0.35;

const REACHED = 2; // mm from the piece at which the pointer has it

export class Aim {
  private pointer: { readonly x: number; readonly y: number } | null = null;
  /** The pointer has reached the piece. Before that, moving toward the piece leaves it where it is. */
  private grasped = false;

  constructor(
    private readonly hand: Hand,
    private readonly level: Level,
    private readonly project: Project,
  ) {}

  /** Does the pointer have the piece? */
  get holds(): boolean {
    return this.grasped;
  }

  /** The pointer is somewhere without moving the piece: remember where. */
  elsewhere(x: number, y: number): void {
    this.pointer = { x, y };
  }

  /** Something else moves the piece: from now on the pointer keeps its offset. */
  keepOffset(): void {
    this.grasped = true;
  }

  /** The mouse or pen moved to a point of the screen. */
  point(x: number, y: number): void {
    const { hand, pointer } = this;
    this.pointer = { x, y };
    if (pointer === null) return;
    if (hand.tweezers) {
      this.push(x - pointer.x, y - pointer.y);
      return;
    }
    const { goal } = hand;
    const [from, to] = [this.level(pointer.x, pointer.y, goal.z), this.level(x, y, goal.z)];
    if (from === null || to === null) return;
    const [mx, my] = [to.x - from.x, to.y - from.y];
    if (this.grasped) {
      hand.moveBy(mx, my);
      return;
    }
    const [ox, oy] = [goal.x - from.x, goal.y - from.y];
    const far = Math.hypot(ox, oy);
    const left = far === 0 ? 0 : Math.max(0, far - Math.hypot(mx, my)) / far;
    this.grasped = far * left < REACHED;
    hand.moveTo(to.x + ox * left, to.y + oy * left);
  }

  /** A finger, or a mouse without a visible pointer, moved by pixels. */
  push(dx: number, dy: number): void {
    const { hand } = this;
    const { goal } = hand;
    this.grasped = true;
    const at = this.project(goal.x, goal.y, goal.z);
    const part = hand.tweezers ? FINE : 1;
    const [from, to] = [this.level(at.x, at.y, goal.z), this.level(at.x + dx, at.y + dy, goal.z)];
    if (from !== null && to !== null) hand.moveBy((to.x - from.x) * part, (to.y - from.y) * part);
  }
}
