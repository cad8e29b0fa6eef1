/** Which view shows a set of points (table coordinates), and whether a view shows them. No WebGL. */
import { Vector3 } from "three";
import { axes, eyeOf, type Orbit } from "./camera";
import { opticsOf, tiltOf } from "./lens";

/** The part of the canvas to use. */
export interface Window {
  /** Its width divided by its height. */
  readonly aspect: number;
  /** Its height in pixels. */
  readonly height: number;
  /** The fraction of each half that stays empty. */
  readonly margin: number;
}

/** The content of a view. */
export interface Subject {
  readonly points: readonly Vector3[];
  /** The camera stays if it shows these; without them, if it shows all points. */
  readonly must?: readonly Vector3[];
  /** The same, where everything can be shown large enough. */
  readonly also?: readonly Vector3[];
  /** Everything on the table. */
  readonly all: readonly Vector3[];
  /** The player works on it: they must be able to aim. */
  readonly works: boolean;
}

const EDGE = 0.02; // what is nearer to the edge than this counts as outside
const WORKABLE = 0.8; // pixels per mm at which a player can still aim
const CLOSE = 1.5; // pixels per mm that are always enough

/** The axes of the film, and the edges of the window on it at depth 1. */
export function film(orbit: Orbit, { aspect, margin }: Window) {
  const tilt = tiltOf(orbit.polar);
  const { fx, fy, rise } = opticsOf(orbit.fov, tilt);
  const inside = 1 - margin;
  return {
    ...axes({ azimuth: orbit.azimuth, polar: orbit.polar + tilt }),
    side: (inside * aspect) / fx,
    high: inside / fy - rise,
    low: -inside / fy - rise,
  };
}

/** The nearest view from the same side that shows all points. */
export function fitted(orbit: Orbit, points: readonly Vector3[], window: Window): Orbit {
  if (points.length === 0) return orbit;
  const { right, up, back, side, high, low } = film(orbit, window);
  // Along right and up, one point on each side limits the tightest view.
  const bound = (axis: Vector3, from: number, to: number): { room: number; shift: (depth: number) => number } => {
    let most = -Infinity;
    let least = Infinity;
    for (const p of points) {
      const [along, deep] = [p.dot(axis), p.dot(back)];
      most = Math.max(most, along + to * deep);
      least = Math.min(least, along + from * deep);
    }
    return { room: (most - least) / (to - from), shift: (depth) => (most + least - (to + from) * depth) / 2 };
  };
  const [across, upward] = [bound(right, -side, side), bound(up, low, high)];
  const depth = Math.max(across.room, upward.room);
  const eye = new Vector3()
    .addScaledVector(right, across.shift(depth))
    .addScaledVector(up, upward.shift(depth))
    .addScaledVector(back, depth);
  return seenFrom(orbit, eye, points);
}

/** The view from an eye. Its target is where the line of sight meets a low height of the points. */
export function seenFrom(orbit: Orbit, eye: Vector3, points: readonly Vector3[]): Orbit {
  let [bottom, top] = [Infinity, 0];
  for (const { z } of points) [bottom, top] = [Math.min(bottom, z), Math.max(top, z)];
  const z = Math.max(0, bottom + top) / 4;
  const sight = axes(orbit).back;
  const distance = (eye.z - z) / Math.max(0.05, sight.z);
  const target = eye.clone().addScaledVector(sight, -distance);
  return { ...orbit, x: target.x, y: target.y, z, span: 2 * distance * Math.tan(orbit.fov / 2) };
}

/** Does a view show all points? */
export function shows(orbit: Orbit, points: readonly Vector3[], window: Window): boolean {
  const { right, up, back, side, high, low } = film(orbit, window);
  const eye = eyeOf(orbit);
  const spot = new Vector3();
  return points.every((p) => {
    spot.copy(p).sub(eye);
    const depth = -spot.dot(back);
    const [x, y] = [spot.dot(right) / depth, spot.dot(up) / depth];
    return depth > 0 && Math.abs(x) <= side && y <= high && y >= low;
  });
}

/** Pixels per mm at the target. */
const scaleOf = (orbit: Orbit, { height }: Window): number => height / orbit.span;

/**
 * The view for a subject: with everything around it where the window is large enough for that, else nearer. Returns the
 * current view if that will do, so that the camera moves as little as possible; not if it is to be chosen afresh.
 */
export function attended(now: Orbit, subject: Subject, window: Window, afresh = false): Orbit {
  const { points, must = points, also = [], all, works } = subject;
  if (points.length === 0) return now;
  const whole = fitted(now, [...all, ...points], window);
  const small = works && scaleOf(whole, window) < WORKABLE;
  const seen = shows(now, small ? must : [...must, ...also], { ...window, margin: EDGE });
  if (!afresh && seen && (!small || scaleOf(now, window) >= WORKABLE)) return now;
  if (!small) return whole;
  const near = fitted(now, points, window);
  return { ...near, span: Math.max(near.span, window.height / CLOSE) };
}
