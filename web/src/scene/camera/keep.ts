/** Views that keep a point where it is on the screen while they come near others. No WebGL. */
import type { Vector3 } from "three";
import { axes, eyeOf, type Orbit } from "./camera";
import { film, fitted, seenFrom, shows, type Window } from "./fit";
import { opticsOf, tiltOf } from "./lens";

/** A point of the table, and where a view shows it: from -1 to 1 of the window, right and up. */
export interface Kept {
  readonly point: Vector3;
  readonly across: number;
  readonly upward: number;
}

export function keptIn(orbit: Orbit, point: Vector3, { aspect }: Window): Kept {
  const tilt = tiltOf(orbit.polar);
  const { fx, fy, rise } = opticsOf(orbit.fov, tilt);
  const { right, up, back } = axes({ azimuth: orbit.azimuth, polar: orbit.polar + tilt });
  const spot = point.clone().sub(eyeOf(orbit));
  const depth = -spot.dot(back);
  return {
    point,
    across: ((spot.dot(right) / depth) * fx) / aspect,
    upward: (spot.dot(up) / depth + rise) * fy,
  };
}

/** The nearest view that shows all points, and a kept one where it was; null if that is outside of the window. */
function fittedAround(orbit: Orbit, points: readonly Vector3[], window: Window, kept: Kept): Orbit | null {
  const { right, up, back, side, high, low } = film(orbit, window);
  const inside = 1 - window.margin;
  const [x, y] = [(kept.across * side) / inside, (high + low) / 2 + ((kept.upward / inside) * (high - low)) / 2];
  if (Math.abs(x) >= side || y >= high || y <= low) return null;
  let depth = 0;
  for (const point of points) {
    const from = point.clone().sub(kept.point);
    const [across, upward, nearer] = [from.dot(right), from.dot(up), from.dot(back)];
    depth = Math.max(
      depth,
      (across + side * nearer) / (side - x),
      (-across + side * nearer) / (side + x),
      (upward + high * nearer) / (high - y),
      (-upward - low * nearer) / (y - low),
    );
  }
  const eye = kept.point
    .clone()
    .addScaledVector(right, -x * depth)
    .addScaledVector(up, -y * depth)
    .addScaledVector(back, depth);
  return seenFrom(orbit, eye, points);
}

/** The view moved over the table, so that it shows a kept point where it was. */
export function keeping(orbit: Orbit, { point, across, upward }: Kept, { aspect }: Window): Orbit {
  const now = keptIn(orbit, point, { aspect, height: 1, margin: 0 });
  if (Math.abs(now.across - across) + Math.abs(now.upward - upward) < 1e-7) return orbit;
  const tilt = tiltOf(orbit.polar);
  const { fx, fy, rise } = opticsOf(orbit.fov, tilt);
  const { right, up, back } = axes({ azimuth: orbit.azimuth, polar: orbit.polar + tilt });
  const eye = eyeOf(orbit);
  const ray = right
    .multiplyScalar((across * aspect) / fx)
    .addScaledVector(up, upward / fy - rise)
    .sub(back);
  if (ray.z > -0.03) return orbit; // toward the horizon
  const hit = eye.addScaledVector(ray, (point.z - eye.z) / ray.z);
  return { ...orbit, x: orbit.x + point.x - hit.x, y: orbit.y + point.y - hit.y };
}

/** A view to go to, and what stays where it is on the way. */
interface Next {
  readonly goal: Orbit;
  readonly kept: Kept | null;
}

/**
 * The view that comes near some points, looking like `from`. A kept point stays where it is, if that view is nearer than
 * the one now; else the view stays as long as it shows the points.
 */
export function nearing(now: Orbit, from: Orbit, points: readonly Vector3[], window: Window, kept: Kept | null): Next {
  const around = kept === null ? null : fittedAround(from, points, window, kept);
  if (around !== null && around.span < now.span) return { goal: around, kept };
  if (kept !== null && shows(now, points, { ...window, margin: 0 })) return { goal: now, kept: null };
  return { goal: fitted(from, points, window), kept: null };
}
