/**
 * A hand that carries a piece: where it should be, where it is, and the samples to send. No DOM and no clock: the owner
 * says how much time has passed. The pose of the piece itself comes from the server.
 */
import type { Pose, Sample } from "../stream/frames";
import { FINE, quickness } from "./tweezers";

/** The centre of the piece in mm; angles in radians. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** The directions of the held keys, each -1, 0 or 1. */
export interface Push {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}
export const NO_PUSH: Push = { x: 0, y: 0, z: 0, yaw: 0 };

export interface HandLimits {
  readonly wide: number;
  readonly deep: number;
  readonly lowest: number;
}

/** Speeds in mm/s and radians/s. */
interface Pace {
  readonly move: number;
  readonly turn: number;
  readonly keys: number;
  readonly keysTurn: number;
}
/** Of a calm hand, and of tweezers where they are fine. */
export const PACE: Pace = { move: 650, turn: 5, keys: 90, keysTurn: 1.1 };
export const TWEEZERS: Pace = { move: 160, turn: 1.6, keys: 22, keysTurn: 0.35 };
export const HIGHEST = 300;
const SOFT = 14; // the remaining distance shrinks by a factor of e in 1/14 s, so that there are no jerks
const TURNED_IN = 0.9; // seconds in which the hand rotates the piece to its target rotation
const SAMPLE_EVERY = 1 / 60;
const SLOWLY = 0.25;

export class Hand {
  /** Slower and finer near the place, and near what is below. */
  tweezers: boolean;
  spot: Spot;
  goal: Spot;
  push: Push = NO_PUSH;
  fine = false;
  /** Vertical speed of held keys, as a part of their greatest: slow near what is below. */
  nearness = 1;
  /** mm between the piece and what is below. */
  gap = Infinity;
  private time = 0;
  private told = 0;
  private waiting: Sample[] = [];
  /** The rotation to the target, applied automatically at the start. The player's own rotation is added to it. */
  private readonly meant: { readonly yaw: number; readonly pitch: number };
  private readonly begun: Spot;
  private turned = 0;

  constructor(
    start: Spot,
    readonly target: Pose,
    private readonly limits: HandLimits,
    options: { readonly tweezers: boolean; readonly road: boolean; readonly seconds?: number },
  ) {
    this.tweezers = options.tweezers;
    this.time = this.told = options.seconds ?? 0; // above 0 when continuing a carry of another page
    this.begun = start;
    this.spot = start;
    this.goal = start;
    this.meant = meantTurn(start, target, options.road);
  }

  /** 0: as fine as tweezers are; 1: as quick as fingers. */
  get quick(): number {
    const { goal, target } = this;
    return this.tweezers ? quickness(Math.hypot(goal.x - target.x, goal.y - target.y), this.gap) : 1;
  }

  /** The same for raising and lowering: the place is below, however near it is in plan. */
  private get quickUp(): number {
    return this.tweezers ? quickness(Infinity, this.gap) : 1;
  }

  /** The part of the movement of a pointer that the hand makes, and of a thumb on the slider. */
  get share(): number {
    return mixed(FINE, 1, this.quick);
  }
  get shareUp(): number {
    return mixed(FINE, 1, this.quickUp);
  }

  /** Set the goal to a place of the table, at the current height. */
  moveTo(x: number, y: number): void {
    this.aim({ ...this.goal, x, y });
  }

  moveBy(dx: number, dy: number): void {
    this.aim({ ...this.goal, x: this.goal.x + dx, y: this.goal.y + dy });
  }

  raise(mm: number): void {
    this.aim({ ...this.goal, z: this.goal.z + mm });
  }

  /** Set the height of the goal in mm. */
  raiseTo(z: number): void {
    this.aim({ ...this.goal, z });
  }

  turn(radians: number): void {
    this.turned += radians;
  }

  private aim({ x, y, z, yaw, pitch }: Spot): void {
    const { wide, deep, lowest } = this.limits;
    const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
    this.goal = { x: within(x, -wide, wide), y: within(y, -deep, deep), z: within(z, lowest, HIGHEST), yaw, pitch };
  }

  /** Advance by some seconds. */
  tick(seconds: number): void {
    // In steps of one sample, so that the path does not depend on the frame rate.
    for (let left = Math.min(seconds, 0.25); left > 1e-6; left -= SAMPLE_EVERY)
      this.advance(Math.min(left, SAMPLE_EVERY));
  }

  private advance(dt: number): void {
    const { push } = this;
    const [pace, up] = [paceOf(this.quick), paceOf(this.quickUp)];
    const slow = this.fine ? SLOWLY : 1;
    if (push.x !== 0 || push.y !== 0) this.moveBy(push.x * pace.keys * slow * dt, push.y * pace.keys * slow * dt);
    if (push.z !== 0) this.raise(push.z * up.keys * slow * this.nearness * dt);
    if (push.yaw !== 0) this.turn(push.yaw * pace.keysTurn * slow * dt);
    this.time += dt;
    const share = ease(Math.min(1, this.time / TURNED_IN));
    const yaw = this.begun.yaw + (this.meant.yaw - this.begun.yaw) * share + this.turned;
    const pitch = this.begun.pitch + (this.meant.pitch - this.begun.pitch) * share;
    this.goal = { ...this.goal, yaw, pitch };
    const { spot, goal } = this;
    const part = 1 - Math.exp(-SOFT * dt);
    const [dx, dy, dz] = [(goal.x - spot.x) * part, (goal.y - spot.y) * part, (goal.z - spot.z) * part];
    const far = Math.hypot(dx, dy, dz);
    const k = far > pace.move * dt ? (pace.move * dt) / far : 1;
    const turn = Math.max(-pace.turn * dt, Math.min(pace.turn * dt, (goal.yaw - spot.yaw) * Math.min(1, 2 * part)));
    this.spot = {
      x: spot.x + dx * k,
      y: spot.y + dy * k,
      z: spot.z + dz * k,
      yaw: spot.yaw + turn,
      pitch: spot.pitch + (goal.pitch - spot.pitch) * Math.min(1, 2 * part),
    };
    if (this.time - this.told < SAMPLE_EVERY - 1e-6) return;
    this.told = this.time;
    this.waiting.push({ t: this.time, ...this.spot });
  }

  /** All samples since the last call, to be sent now. */
  takeSamples(): readonly Sample[] {
    const samples = this.waiting;
    this.waiting = [];
    return samples;
  }

  /** Seconds since the piece was taken. */
  get seconds(): number {
    return this.time;
  }

  /** How far the piece is from its target, horizontally and vertically, in mm. */
  off(pose: Pick<Pose, "x" | "y" | "z">): { readonly beside: number; readonly above: number } {
    return { beside: Math.hypot(pose.x - this.target.x, pose.y - this.target.y), above: pose.z - this.target.z };
  }
}

const mixed = (a: number, b: number, part: number): number => a + (b - a) * part;

/** The pace of tweezers that are this quick; 1: that of a hand. */
const paceOf = (quick: number): Pace => ({
  move: mixed(TWEEZERS.move, PACE.move, quick),
  turn: mixed(TWEEZERS.turn, PACE.turn, quick),
  keys: mixed(TWEEZERS.keys, PACE.keys, quick),
  keysTurn: mixed(TWEEZERS.keysTurn, PACE.keysTurn, quick),
});

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The spot of a hand that holds a piece in this pose. A road may lie either way round; the nearer one counts. */
export function spotOf(pose: Pose, taken: Spot, road: boolean): Spot {
  return { x: pose.x, y: pose.y, z: pose.z, ...meantTurn(taken, pose, road) };
}

/** The pose of a piece in a hand. */
export function poseOf({ x, y, z, yaw, pitch }: Spot): Pose {
  const [cy, sy, cp, sp] = [Math.cos(yaw / 2), Math.sin(yaw / 2), Math.cos(-pitch / 2), Math.sin(-pitch / 2)];
  return { x, y, z, turn: [-sy * sp, cy * sp, sy * cp, cy * cp] };
}

/** Yaw and pitch from the start to the target, the short way. A road may lie either way round. */
export function meantTurn(start: Spot, target: Pose, road: boolean): { readonly yaw: number; readonly pitch: number } {
  const [x, y, z, w] = target.turn;
  const ahead = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)] as const;
  const pitch = Math.asin(Math.max(-1, Math.min(1, ahead[2])));
  const yaw = Math.atan2(ahead[1], ahead[0]);
  const near = (angle: number, whole: number): number => angle + whole * Math.round((start.yaw - angle) / whole);
  const first = near(yaw, 2 * Math.PI);
  if (!road) return { yaw: first, pitch };
  const other = near(yaw + Math.PI, 2 * Math.PI);
  return Math.abs(other - start.yaw) < Math.abs(first - start.yaw)
    ? { yaw: other, pitch: -pitch }
    : { yaw: first, pitch };
}
