/** Poses over time: stores the frames of each body and interpolates between them. */
import { FRAMES_A_SECOND, type Frame, type FramePhase, type Pose, type Quaternion, type Touch } from "./frames";

interface Key {
  readonly at: number;
  readonly pose: Pose;
}

export class Tracks {
  private readonly bodies = new Map<number, Key[]>();
  /** Numbers of the first and the last frame; null before the first one. */
  first: number | null = null;
  last: number | null = null;
  phase: FramePhase = "carrying";

  /** `keeps`: keep everything for replays; otherwise only what may still be painted. */
  constructor(private readonly keeps = false) {}

  /** Add a frame. Frames come in order; one older than the last is ignored. */
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
      // A body missing from frames did not move: hold its pose until the frame before this one.
      else if (before.at < frame.number - 1) keys.push({ at: frame.number - 1, pose: before.pose });
      keys.push({ at: frame.number, pose });
    }
    this.first ??= frame.number;
    this.last = Math.max(frame.number, this.last ?? 0);
    this.phase = frame.phase;
    return true;
  }

  /** The pose of every body at a moment, counted in frames. Frames too old to be asked for again are dropped. */
  at(moment: number): ReadonlyMap<number, Pose> {
    const found = new Map<number, Pose>();
    for (const [body, keys] of this.bodies) {
      const next = this.keeps ? search(keys, moment) : keys.findIndex((key) => key.at > moment);
      found.set(body, poseIn(keys, next, moment));
      if (this.keeps || next === 0) continue;
      if (next > 1) keys.splice(0, next - 1);
      else if (next < 0 && keys.length > 1) keys.splice(0, keys.length - 1);
    }
    return found;
  }

  /** The pose of one body at a moment; undefined if it has none. */
  poseAt(body: number, moment: number): Pose | undefined {
    const keys = this.bodies.get(body);
    return keys === undefined ? undefined : poseIn(keys, search(keys, moment), moment);
  }
}

/** The pose between two keys. */
function poseIn(keys: readonly Key[], next: number, moment: number): Pose {
  if (next === 0) return keys[0]!.pose;
  if (next < 0) return keys[keys.length - 1]!.pose;
  const [a, b] = [keys[next - 1]!, keys[next]!];
  return between(a.pose, b.pose, (moment - a.at) / (b.at - a.at));
}

/** Index of the first key after a moment; -1 if there is none. */
function search(keys: readonly Key[], moment: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]!.at > moment) high = middle;
    else low = middle + 1;
  }
  return low === keys.length ? -1 : low;
}

/** Interpolate between two poses; rotates the short way. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const mix = (p: number, q: number): number => p + (q - p) * part;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), turn: turnBetween(a.turn, b.turn, part) };
}

/** Linear interpolation with normalisation: frames are close together, so slerp would look the same. */
function turnBetween(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mixed = a.map((value, n) => value + (sign * b[n]! - value) * part);
  const length = Math.hypot(...mixed) || 1;
  return [mixed[0]! / length, mixed[1]! / length, mixed[2]! / length, mixed[3]! / length];
}

/** Seconds by which painting lags behind the stream, so that there is a frame on either side. */
export const PAINT_DELAY = 0.012;
const FORGET = 0.002; // seconds per second by which the smallest delay seen so far is relaxed

/** The clock of a stream: which moment (in frames) to paint now, even if frames arrive unevenly. */
export class StreamClock {
  /** The smallest delay between a frame's own time and its arrival, in seconds; slowly relaxed. */
  private offset = Infinity;
  private heard = 0;

  /** Frame `number` arrived at `now` seconds. */
  hear(number: number, now: number): void {
    const late = now - number / FRAMES_A_SECOND;
    this.offset =
      this.offset === Infinity ? late : Math.min(late, this.offset + Math.max(0, now - this.heard) * FORGET);
    // Far behind: the server paused or was slower than real time. Catch up at once.
    if (late - this.offset > 0.25) this.offset = late;
    this.heard = now;
  }

  moment(now: number): number {
    return (now - this.offset - PAINT_DELAY) * FRAMES_A_SECOND;
  }
}

/** The strongest touches, strongest first. */
export function loudest<T extends Pick<Touch, "strength">>(touches: readonly T[], most: number): readonly T[] {
  return [...touches].sort((a, b) => b.strength - a.strength).slice(0, most);
}
