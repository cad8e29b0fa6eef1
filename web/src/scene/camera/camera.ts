/** The camera's orbit: which point of the table it looks at, from which side, and how much it sees. No WebGL. */
import { Matrix4, Quaternion, Vector3 } from "three";
import { toWorld } from "../mapping";
import { type Pose, tiltOf } from "./lens";

/** A view of the table; lengths in mm, angles in radians. */
export interface Orbit {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 0: the viewer is at the near side; increases anticlockwise. */
  readonly azimuth: number;
  /** 0: straight down. */
  readonly polar: number;
  /** Height of the part of the table that fills the viewport, measured at the target. */
  readonly span: number;
  /** Vertical field of view; a narrow one looks like a plan. */
  readonly fov: number;
}

/** A long lens: little perspective, so that pieces far away are nearly as large as near ones. */
export const FREE_FOV = (10 * Math.PI) / 180;
export const PLAN_FOV = (5 * Math.PI) / 180;
export const LOWEST = 1.47;
const NEAREST = 46;
const WIDEST = 1.9; // times the longer side of the table

export const START: Orbit = { x: 0, y: 0, z: 12, azimuth: -0.42, polar: 0.93, span: 420, fov: FREE_FOV };

/** The nearest allowed view: never below the table, off it, or inside a piece. */
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

/** Distance from the eye to the target. */
export function distanceOf(orbit: Orbit): number {
  return orbit.span / 2 / Math.tan(orbit.fov / 2);
}

/** The axes of a view in table coordinates: right, up, and back toward the eye. */
export function axes(orbit: Pick<Orbit, "azimuth" | "polar">): { right: Vector3; up: Vector3; back: Vector3 } {
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

/** Position of the eye in table coordinates. */
export function eyeOf(orbit: Orbit): Vector3 {
  return new Vector3(orbit.x, orbit.y, orbit.z).addScaledVector(axes(orbit).back, distanceOf(orbit));
}

/** Move the target along the screen: dx right, dy up, in mm at the target. */
export function panned(orbit: Orbit, dx: number, dy: number): Orbit {
  const sa = Math.sin(orbit.azimuth),
    ca = Math.cos(orbit.azimuth);
  // A low view is foreshortened: a pixel covers more of the table vertically.
  const far = dy / Math.max(0.35, Math.cos(orbit.polar));
  return { ...orbit, x: orbit.x + dx * ca - far * sa, y: orbit.y + dx * sa + far * ca };
}

/** Interpolate between two views; rotates the short way. */
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

/** Is the difference too small to see? */
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

/** The pose of the eye in the scene. */
export function poseOf(orbit: Orbit): Pose {
  const { right, up, back } = axes(orbit);
  const world = (v: Vector3): Vector3 => toWorld(v.x, v.y, v.z);
  const basis = new Matrix4().makeBasis(world(right), world(up), world(back));
  return {
    focus: toWorld(orbit.x, orbit.y, orbit.z),
    turn: new Quaternion().setFromRotationMatrix(basis),
    fov: orbit.fov,
    reach: distanceOf(orbit),
    tilt: tiltOf(orbit.polar),
  };
}
