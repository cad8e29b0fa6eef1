/** How strained standing pieces are during a carry: how far each is from where it stood, before it falls. */
import type { Pose, Quaternion } from "../stream/frames";
import { aheadOf, upOf } from "./ground";

const TILT = 4; // degrees at which a piece counts as fallen
const SHIFT = 1; // mm at which a piece counts as moved
const FALLEN = { tilt: 9, shift: 4 } as const; // beyond this it is not strained any more, it falls
const FLOOR = 0.08; // smaller strains are not shown
const RELAX = 4; // seconds in which a piece that stays where it was pushed relaxes

const angle = (a: readonly number[], b: readonly number[]): number => {
  const cross = [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
  const dot = a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
  return (Math.atan2(Math.hypot(...cross), dot) * 180) / Math.PI;
};

/** Degrees between two rotations, without a rotation around the vertical. */
export const tiltBetween = (a: Quaternion, b: Quaternion): number =>
  Math.max(angle(upOf(a), upOf(b)), Math.abs(rise(a) - rise(b)));
const rise = (turn: Quaternion): number => (Math.asin(Math.max(-1, Math.min(1, aheadOf(turn)[2]))) * 180) / Math.PI;

/** 0: as it stood; 1: about to fall. A piece that falls has none. */
export function strainOf(rest: Pose, now: Pose): number {
  const tilt = tiltBetween(rest.turn, now.turn);
  const shift = Math.hypot(now.x - rest.x, now.y - rest.y, now.z - rest.z);
  if (tilt > FALLEN.tilt || shift > FALLEN.shift) return 0;
  const strain = Math.min(1, Math.max(tilt / TILT, shift / SHIFT));
  return strain < FLOOR ? 0 : strain;
}

export class Strains {
  private readonly rest = new Map<string, { readonly pose: Pose; seen: Pose; still: number }>();
  private last = 0;

  constructor(private readonly held: ReadonlySet<string>) {}

  /** The strain of each strained body now (seconds). */
  read(poses: ReadonlyMap<string, Pose>, now: number): ReadonlyMap<string, number> {
    const dt = Math.min(0.1, Math.max(0, now - this.last));
    this.last = now;
    const found = new Map<string, number>();
    for (const [name, pose] of poses) {
      if (this.held.has(name)) continue;
      const body = this.rest.get(name);
      if (body === undefined) {
        this.rest.set(name, { pose, seen: pose, still: 0 });
        continue;
      }
      body.still = pose === body.seen ? body.still + dt : 0;
      body.seen = pose;
      if (pose === body.pose) continue;
      const strain = strainOf(body.pose, pose) * Math.exp(-body.still / RELAX);
      if (strain > FLOOR / 2) found.set(name, strain);
    }
    return found;
  }
}

const CREAK_EVERY = 0.13; // seconds between two creaks
const CREAK_STEP = 0.08; // by how much the strain has to grow for the next one

/** Decides when a strained table creaks. */
export class Creaks {
  private at = -Infinity;
  private heard = 0;

  /** How loud to creak now (0 to 1); 0: not at all. `most`: the greatest strain. */
  tick(most: number, now: number): number {
    if (most < this.heard) this.heard = most;
    if (most < this.heard + CREAK_STEP || now - this.at < CREAK_EVERY) return 0;
    this.heard = most;
    this.at = now;
    return most;
  }
}
