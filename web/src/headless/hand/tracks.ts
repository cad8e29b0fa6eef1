/** Poses over time: what frames told of each body, and how it looks at any moment between them. */
import { FRAMES_A_SECOND, type Frame, type FramePhase, type Pose, type Quaternion, type Touch } from "./frames";

interface Key {
  readonly at: number;
  readonly pose: Pose;
}

export class Tracks {
  private readonly bodies = new Map<number, Key[]>();
  /** Numbers of the first and the last frame; null before there is any. */
  first: number | null = null;
  last: number | null = null;
  phase: FramePhase = "carrying";

  /** `keeps`: everything is kept, to be looked at again; else only what may still be painted. */
  constructor(private readonly keeps = false) {}

  /** One more frame. Frames come in order; one that is older than the last says nothing new. */
  add(frame: Frame): boolean {
    if (this.last !== null && frame.number <= this.last && !frame.key) return false;
    for (const [body, pose] of frame.poses) {
      const keys = this.bodies.get(body);
      if (keys === undefined) {
        this.bodies.set(body, [{ at: frame.number, pose }]);
        continue;
      }
      const before = keys[keys.length - 1]!;
      if (before.at >= frame.number) keys.length = 0;
      // Not told of in between: it lay still until then.
      else if (before.at < frame.number - 1) keys.push({ at: frame.number - 1, pose: before.pose });
      keys.push({ at: frame.number, pose });
    }
    this.first ??= frame.number;
    this.last = Math.max(frame.number, this.last ?? 0);
    this.phase = frame.phase;
    return true;
  }

  /** How everything looked at a moment, counted in frames. What is too old to be asked for again is let go. */
  at(moment: number): ReadonlyMap<number, Pose> {
    const found = new Map<number, Pose>();
    for (const [body, keys] of this.bodies) {
      const next = this.keeps ? search(keys, moment) : keys.findIndex((key) => key.at > moment);
      if (next === 0) found.set(body, keys[0]!.pose);
      else if (next < 0) {
        found.set(body, keys[keys.length - 1]!.pose);
        if (!this.keeps && keys.length > 1) keys.splice(0, keys.length - 1);
      } else {
        const [a, b] = [keys[next - 1]!, keys[next]!];
        found.set(body, between(a.pose, b.pose, (moment - a.at) / (b.at - a.at)));
        if (!this.keeps && next > 1) keys.splice(0, next - 1);
      }
    }
    return found;
  }
}

/** The first key after a moment; -1 if there is none. */
function search(keys: readonly Key[], moment: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]!.at > moment) high = middle;
    else low = middle + 1;
  }
  return low === keys.length ? -1 : low;
}

/** Part of the way from one pose to another; turns the short way. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const mix = (p: number, q: number): number => p + (q - p) * part;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), turn: turnBetween(a.turn, b.turn, part) };
}

/** Frames are close together: a straight line, made a unit again, is as good as an arc. */
function turnBetween(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mixed = a.map((value, n) => value + (sign * b[n]! - value) * part);
  const length = Math.hypot(...mixed) || 1;
  return [mixed[0]! / length, mixed[1]! / length, mixed[2]! / length, mixed[3]! / length];
}

/** How long after its frame a moment is painted, in seconds: long enough to have a frame on either side. */
export const PAINT_DELAY = 0.012;
const FORGET = 0.002; // seconds a second by which a lucky arrival loses its weight

/** The stream's clock: which moment (in frames) to paint now, however unevenly frames arrive. */
export class StreamClock {
  /** The least that a frame took from its number to here, seconds; slowly forgotten. */
  private offset = Infinity;
  private heard = 0;

  /** A frame came at a time in seconds. */
  hear(number: number, now: number): void {
    const late = now - number / FRAMES_A_SECOND;
    this.offset =
      this.offset === Infinity ? late : Math.min(late, this.offset + Math.max(0, now - this.heard) * FORGET);
    // Far behind: the table stood still or was slower than the clock. Do not stay in the past.
    if (late - this.offset > 0.25) this.offset = late;
    this.heard = now;
  }

  moment(now: number): number {
    return (now - this.offset - PAINT_DELAY) * FRAMES_A_SECOND;
  }
}

/** Touches, loudest first. */
export function loudest<T extends Pick<Touch, "strength">>(touches: readonly T[], most: number): readonly T[] {
  return [...touches].sort((a, b) => b.strength - a.strength).slice(0, most);
}
