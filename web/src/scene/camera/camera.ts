/** Where the camera is: a point on the table it looks at, from which side, how much of the table it sees. No WebGL in here. */
import { Matrix4, type PerspectiveCamera, Quaternion, Vector3 } from "three";
import { toWorld } from "../mapping";

/** A view of the table; lengths in mm, angles in radians. */
export interface Orbit {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 0: the viewer stands at the near side; grows against the clock. */
  readonly azimuth: number;
  /** 0: straight down. */
  readonly polar: number;
  /** Height of the part of the table that fills the screen, measured where the camera looks. */
  readonly span: number;
  /** Vertical field of view; a narrow one looks like a plan. */
  readonly fov: number;
}

export const FREE_FOV = (30 * Math.PI) / 180;
export const PLAN_FOV = (5 * Math.PI) / 180;
export const LOWEST = 1.47;
const NEAREST = 46;
const WIDEST = 1.9; // of the table's longer side

export const START: Orbit = { x: 0, y: 0, z: 12, azimuth: -0.42, polar: 0.93, span: 420, fov: FREE_FOV };

/** The nearest view that is allowed: never under the table, never off it, never inside a piece of wood. */
export function clampOrbit(orbit: Orbit, table: readonly [number, number]): Orbit {
  const between = (value: number, low: number, high: number): number =>
    Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
  return {
    x: between(orbit.x, -table[0] / 2, table[0] / 2),
    y: between(orbit.y, -table[1] / 2, table[1] / 2),
    z: between(orbit.z, 0, 150),
    azimuth: Number.isFinite(orbit.azimuth) ? Math.atan2(Math.sin(orbit.azimuth), Math.cos(orbit.azimuth)) : 0,
    polar: between(orbit.polar, 0, LOWEST),
    span: between(orbit.span, NEAREST, Math.max(...table) * WIDEST),
    fov: between(orbit.fov, PLAN_FOV, 1.4),
  };
}

/** From the eye to the point it looks at. */
export function distanceOf(orbit: Orbit): number {
  return orbit.span / 2 / Math.tan(orbit.fov / 2);
}

/** The three directions of a view in mm of the table: right, up, and back to the eye. */
function axes(orbit: Orbit): { right: Vector3; up: Vector3; back: Vector3 } {
  const sa = Math.sin(orbit.azimuth),
    ca = Math.cos(orbit.azimuth);
  const sp = Math.sin(orbit.polar),
    cp = Math.cos(orbit.polar);
  return {
    right: new Vector3(ca, sa, 0),
    up: new Vector3(-sa * cp, ca * cp, sp),
    back: new Vector3(sa * sp, -ca * sp, cp),
  };
}

/** Where the eye is, in mm of the table. */
export function eyeOf(orbit: Orbit): Vector3 {
  return new Vector3(orbit.x, orbit.y, orbit.z).addScaledVector(axes(orbit).back, distanceOf(orbit));
}

/** Move the point looked at by a part of the screen: dx right, dy up, in mm at that point. */
export function panned(orbit: Orbit, dx: number, dy: number): Orbit {
  const sa = Math.sin(orbit.azimuth),
    ca = Math.cos(orbit.azimuth);
  // a low view is foreshortened: a pixel up the screen is more table
  const far = dy / Math.max(0.35, Math.cos(orbit.polar));
  return { ...orbit, x: orbit.x + dx * ca - far * sa, y: orbit.y + dx * sa + far * ca };
}

/** The view that shows all points (mm of the table), as near as it can; the side it looks from stays. */
export function fitted(orbit: Orbit, points: readonly Vector3[], aspect: number, margin: number): Orbit {
  if (points.length === 0) return orbit;
  const tall = Math.tan(orbit.fov / 2) * (1 - margin);
  const wide = tall * aspect;
  const { right, up, back } = axes(orbit);
  // along right and up, the view that just holds everything is bounded by one point on each side
  const bound = (axis: Vector3, slope: number): { shift: number; room: number } => {
    let high = -Infinity;
    let low = -Infinity;
    for (const p of points) {
      high = Math.max(high, p.dot(axis) + slope * p.dot(back));
      low = Math.max(low, -p.dot(axis) + slope * p.dot(back));
    }
    return { shift: (high - low) / 2, room: (high + low) / 2 / slope };
  };
  const across = bound(right, wide);
  const upward = bound(up, tall);
  const depth = Math.max(across.room, upward.room);
  const eye = new Vector3()
    .addScaledVector(right, across.shift)
    .addScaledVector(up, upward.shift)
    .addScaledVector(back, depth);
  // look at where the middle ray meets the middle height of what is shown
  const z = Math.max(0, Math.min(...points.map((p) => p.z)) * 0.5 + Math.max(...points.map((p) => p.z)) * 0.5) * 0.5;
  const distance = (eye.z - z) / Math.max(0.05, back.z);
  const target = eye.clone().addScaledVector(back, -distance);
  return { ...orbit, x: target.x, y: target.y, z, span: 2 * distance * Math.tan(orbit.fov / 2) };
}

/** A view part of the way from one to another; turns the short way round. */
export function blend(a: Orbit, b: Orbit, part: number): Orbit {
  const mix = (p: number, q: number): number => p + (q - p) * part;
  const turn = Math.atan2(Math.sin(b.azimuth - a.azimuth), Math.cos(b.azimuth - a.azimuth));
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    z: mix(a.z, b.z),
    azimuth: a.azimuth + turn * part,
    polar: mix(a.polar, b.polar),
    span: Math.exp(mix(Math.log(a.span), Math.log(b.span))),
    fov: Math.exp(mix(Math.log(a.fov), Math.log(b.fov))),
  };
}

/** Is there no difference that anybody would see? */
export function alike(a: Orbit, b: Orbit): boolean {
  const near = 0.0006 * b.span;
  const turn = Math.abs(Math.atan2(Math.sin(b.azimuth - a.azimuth), Math.cos(b.azimuth - a.azimuth)));
  return (
    Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < near &&
    turn < 0.0006 &&
    Math.abs(a.polar - b.polar) < 0.0006 &&
    Math.abs(a.span - b.span) < near &&
    Math.abs(a.fov - b.fov) < 0.0006
  );
}

export interface Pose {
  readonly position: Vector3;
  readonly turn: Quaternion;
  readonly fov: number;
  /** From the eye to what matters, for the depth range. */
  readonly reach: number;
}

/** The pose of the camera in the scene. */
export function poseOf(orbit: Orbit): Pose {
  const { right, up, back } = axes(orbit);
  const world = (v: Vector3): Vector3 => toWorld(v.x, v.y, v.z);
  const basis = new Matrix4().makeBasis(world(right), world(up), world(back));
  return {
    position: world(eyeOf(orbit)),
    turn: new Quaternion().setFromRotationMatrix(basis),
    fov: orbit.fov,
    reach: distanceOf(orbit),
  };
}

/** Put a camera there. */
export function setPose(camera: PerspectiveCamera, pose: Pose): void {
  camera.position.copy(pose.position);
  camera.quaternion.copy(pose.turn);
  camera.fov = (pose.fov * 180) / Math.PI;
  camera.near = Math.max(0.6, pose.reach - 1400, pose.reach * 0.02);
  camera.far = pose.reach + 3200;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
