/**
 * How pointers move the hand in plan. The pointer's ray meets the horizontal plane through the piece. A change of the
 * height or of the view never moves the piece in plan: then the pointer keeps its offset.
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
/** The part of the screen that shows the table. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Tweezers move this part of the pointer's movement. */
export const FINE = 0.35;

/** The piece moves at most this many times as far as the pointer. */
export const FASTEST = 2.5;
const REACHED = 2; // mm from the piece at which the pointer has it

export class Aim {
  private pointer: Point | null = null;
  /** The pointer has reached the piece. Before that, moving toward the piece leaves it where it is. */
  private grasped = false;
  /** The pointer is not on the table. */
  private away = false;

  constructor(
    private readonly hand: Hand,
    private readonly level: Level,
    private readonly project: Project,
    private readonly edges: () => Edges,
  ) {}

  /** Does the pointer have the piece? */
  get holds(): boolean {
    return this.grasped;
  }

  /** The pointer is somewhere without moving the piece: remember where. */
  elsewhere(x: number, y: number): void {
    this.pointer = { x, y };
    this.away = true;
  }

  /** Something else moves the piece: from now on the pointer keeps its offset. */
  keepOffset(): void {
    this.grasped = true;
  }

  /** The mouse or pen moved to a point of the screen. */
  point(x: number, y: number): void {
    const { hand, pointer, away } = this;
    this.pointer = { x, y };
    this.away = false;
    // Coming back to the table moves nothing, except that a first movement may be the way to the piece.
    if (pointer === null || (away && this.grasped)) return;
    const { goal } = hand;
    const [from, to] = [this.level(pointer.x, pointer.y, goal.z), this.level(x, y, goal.z)];
    if (from === null || to === null) return;
    const [mx, my] = [to.x - from.x, to.y - from.y];
    const [ox, oy] = [goal.x - from.x, goal.y - from.y];
    if (this.grasped) {
      const gain = this.gain(pointer, { x, y }, ox * mx + oy * my, mx * mx + my * my);
      hand.moveBy(mx * gain, my * gain);
      return;
    }
    const far = Math.hypot(ox, oy);
    const left = far === 0 ? 0 : Math.max(0, far - Math.hypot(mx, my)) / far;
    this.grasped = far * left < REACHED;
    hand.moveTo(to.x + ox * left, to.y + oy * left);
  }

  /**
   * How many mm the piece moves per mm of the pointer: one, or less with tweezers. If it lags behind the pointer, and
   * the pointer moves on toward the edge of the table, it catches up before the edge: so every place that is seen can
   * be reached.
   */
  private gain(from: Point, to: Point, along: number, square: number): number {
    const { tweezers, nearness } = this.hand;
    // Tweezers whose pointer is not held by the page are fine only low down: high up it would run into the edge.
    const usual = tweezers ? Math.min(1, Math.max(FINE, nearness)) : 1;
    if (along >= 0 || square === 0) return usual;
    const { left, right, top, bottom } = this.edges();
    const steps = (at: number, by: number, low: number, high: number): number =>
      by === 0 ? Infinity : ((by > 0 ? high : low) - at) / by;
    const room = Math.min(steps(from.x, to.x - from.x, left, right), steps(from.y, to.y - from.y, top, bottom));
    return Math.min(FASTEST, usual - along / square / Math.max(1, room));
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
