/**
 * How pointers move the hand in plan (docs/adr/0017). The pointer's ray meets the plane in which the piece will rest, so
 * the pointer is where the piece will be. Raising and lowering does not change that plane, so it moves nothing sideways.
 * Where the pointer is off the piece (it came from elsewhere, the view changed, keys moved the piece), the piece stays.
 * The pointer makes up for it with its own next movements.
 */
import type { Place } from "../../geometry";
import type { Hand } from "./hand";

/** The place under a point of the screen at a height; null near the horizon. */
export type Level = (sx: number, sy: number, z: number) => Place | null;
/** The point of the screen at which a place at a height is seen. */
export type Project = (x: number, y: number, z: number) => Point;

interface Point {
  readonly x: number;
  readonly y: number;
}

const REACHED = 2; // mm from the piece at which the pointer has it

export class Aim {
  private pointer: Point | null = null;
  /** The pointer is not on the table. */
  private away = false;

  constructor(
    private readonly hand: Hand,
    private readonly level: Level,
    private readonly project: Project,
  ) {}

  /** The height at which pointers move: that of the piece when it lies. */
  private get plane(): number {
    return this.hand.target.z;
  }

  /** Does the pointer have the piece? */
  get holds(): boolean {
    const at = this.pointer === null || this.away ? null : this.level(this.pointer.x, this.pointer.y, this.plane);
    return at !== null && Math.hypot(this.hand.goal.x - at.x, this.hand.goal.y - at.y) < REACHED;
  }

  /** The pointer is somewhere without moving the piece: remember where. */
  elsewhere(x: number, y: number): void {
    this.pointer = { x, y };
    this.away = true;
  }

  /**
   * The mouse or pen moved to a point of the screen. If it is off the piece, the distance shrinks by as much as the
   * pointer moves: moving toward the piece leaves it where it is, and moving away makes it follow twice as fast.
   */
  point(x: number, y: number): void {
    const { hand, pointer, away, plane } = this;
    this.pointer = { x, y };
    this.away = false;
    if (pointer === null || away) return; // coming back to the table moves nothing
    const [from, to] = [this.level(pointer.x, pointer.y, plane), this.level(x, y, plane)];
    if (from === null || to === null) return;
    const [mx, my] = [to.x - from.x, to.y - from.y];
    const [ox, oy] = [hand.goal.x - from.x, hand.goal.y - from.y];
    const off = Math.hypot(ox, oy);
    // Tweezers whose pointer is not held by the page lag behind it where they are fine, and catch up elsewhere.
    const made = off === 0 ? 0 : Math.min(1, (hand.quick * Math.hypot(mx, my)) / off);
    hand.moveBy(mx * hand.share - ox * made, my * hand.share - oy * made);
  }

  /** A finger, or a mouse without a visible pointer, moved by pixels: the place under the piece moves along. */
  push(dx: number, dy: number): void {
    const { hand, plane } = this;
    const { goal, share } = hand;
    const at = this.project(goal.x, goal.y, plane);
    const to = this.level(at.x + dx, at.y + dy, plane);
    if (to !== null) hand.moveBy((to.x - goal.x) * share, (to.y - goal.y) * share);
  }
}
