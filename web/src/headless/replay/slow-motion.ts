/** Slow motion of a collapse: how fast each part of a carry is shown. All of it takes at most LONGEST seconds. */
import type { Collapse } from "./collapse";

/** A part of the carry, in its own seconds, and how fast it is shown. */
export interface Pace {
  readonly from: number;
  readonly to: number;
  readonly speed: number;
}

/** Seconds before the first touch that mattered, at which a replay begins. */
export const BEFORE = 1;
/** Seconds that slow motion takes at most, with the rest at the end. */
export const LONGEST = 8;
const NEAR = 0.12; // seconds before the touch at which it becomes slow
const TOUCHING = 0.35; // seconds of the touch
const TOUCH_SPEED = 0.25;
const FALL_SPEED = 0.35;
const LULL = 1; // seconds that a pause between the touch and the fall is shown
const TIDY = 0.6; // seconds for what the hand still does after the fall
const STILL = 0.8; // seconds of rest at the end of a carry

/** When a replay of the carry begins. */
export const beginsAt = (collapse: Collapse | null): number =>
  collapse === null ? 0 : Math.max(0, collapse.touch - BEFORE);

/** `length`: of the whole carry, with its rest at the end. */
export function slowMotion({ touch, fall, rest }: Collapse, length: number): readonly Pace[] {
  const paces: Pace[] = [];
  let [at, left] = [Math.max(0, touch - BEFORE), LONGEST - STILL - TIDY];
  /** Show the carry up to a moment, at this speed, or faster if that would take too long. */
  const show = (until: number, speed: number, most: number): void => {
    const to = Math.min(length, until);
    if (to <= at) return;
    const pace = { from: at, to, speed: Math.max(speed, (to - at) / most) };
    paces.push(pace);
    left -= (to - at) / pace.speed;
    at = to;
  };
  show(touch - NEAR, 1, BEFORE);
  show(touch + TOUCHING, TOUCH_SPEED, left);
  if (fall - NEAR > at) show(fall - NEAR, 1, LULL);
  show(rest, FALL_SPEED, left);
  show(length - STILL, 1, TIDY);
  show(length, 1, STILL);
  return paces;
}

/** Seconds that it takes to show all of it. */
export const secondsOf = (paces: readonly Pace[]): number =>
  paces.reduce((sum, { from, to, speed }) => sum + (to - from) / speed, 0);

/** The moment of the carry after some more seconds of the viewer's time. */
export function advanced(paces: readonly Pace[], at: number, seconds: number): number {
  let [now, left] = [at, seconds];
  for (const { from, to, speed } of paces) {
    if (now >= to) continue;
    now = Math.max(now, from);
    const takes = (to - now) / speed;
    if (takes >= left) return now + left * speed;
    left -= takes;
    now = to;
  }
  return now + left;
}
