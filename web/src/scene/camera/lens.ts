/**
 * The lens: a pose of the eye, and a projection that keeps verticals upright. The film of a view camera stays vertical
 * while the line of sight goes down; the film is then shifted so that what the eye looks at is in the middle.
 */
import { PerspectiveCamera, Quaternion, Vector3 } from "three";
import type { Edges } from "../api";

/** Where the eye is and how it sees; lengths in mm, angles in radians, coordinates of the scene. */
export interface Pose {
  /** The point that it looks at. */
  readonly focus: Vector3;
  /** The direction of the line of sight. */
  readonly turn: Quaternion;
  /** Vertical field of view. */
  readonly fov: number;
  /** Distance from the eye to the focus. */
  readonly reach: number;
  /** By how much the film leans back from the line of sight. */
  readonly tilt: number;
}

/** The parts of the canvas that panels cover, as fractions of its width and height. */
export interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const UNCOVERED: Covered = { left: 0, right: 0, top: 0, bottom: 0 };

const MOST = 0.75; // of the width or height; a canvas that is covered more than this is used as if it were not

/** Edges in pixels as fractions of a canvas. */
export function coveredBy(edges: Edges, width: number, height: number): Covered {
  const fits = (a: number, b: number, whole: number): boolean => a >= 0 && b >= 0 && a + b <= MOST * whole;
  const across = fits(edges.left, edges.right, width) ? width : Infinity;
  const upward = fits(edges.top, edges.bottom, height) ? height : Infinity;
  return {
    left: edges.left / across,
    right: edges.right / across,
    top: edges.top / upward,
    bottom: edges.bottom / upward,
  };
}

/** Below this angle from straight down, the film turns back toward the table: from above nothing is upright. */
const STEEP = 0.5;
const RIGHT = new Vector3(1, 0, 0);

/** How far the film leans for a line of sight at this angle from straight down. */
export function tiltOf(polar: number): number {
  if (polar >= STEEP) return Math.PI / 2 - polar;
  const part = Math.max(0, polar / STEEP);
  return (Math.PI / 2 - STEEP) * part * (2 - part);
}

/** How a projection maps: the image of a point at x, y, depth (of the film) is `fx·x/depth, fy·(y/depth + rise)`. */
export function opticsOf(fov: number, tilt: number): { fx: number; fy: number; rise: number } {
  const cos = Math.cos(tilt);
  const f = 1 / Math.tan(fov / 2);
  return { fx: f * cos, fy: f * cos * cos, rise: Math.tan(tilt) };
}

/** The width of the part of the canvas that is not covered, divided by its height. */
export function freeAspect(aspect: number, { left, right, top, bottom }: Covered): number {
  return (aspect * (1 - left - right)) / (1 - top - bottom);
}

/** A camera whose film may lean, and whose image is centred in the part of the canvas that is not covered. */
export class ViewCamera extends PerspectiveCamera {
  tilt?: number;
  covered?: Covered;

  override updateProjectionMatrix(): void {
    const { left, right, top, bottom } = this.covered ?? UNCOVERED;
    const { fx, fy, rise } = opticsOf((this.fov * Math.PI) / 180, this.tilt ?? 0);
    const wide = (this.near * freeAspect(this.aspect, this.covered ?? UNCOVERED)) / fx;
    const [high, low] = [this.near * (1 / fy - rise), this.near * (-1 / fy - rise)];
    const across = (2 * wide) / (1 - left - right);
    const tall = (high - low) / (1 - top - bottom);
    this.projectionMatrix.makePerspective(
      -wide - across * left,
      wide + across * right,
      high + tall * top,
      low - tall * bottom,
      this.near,
      this.far,
      this.coordinateSystem,
    );
    this.projectionMatrixInverse.copy(this.projectionMatrix).invert();
  }
}

const back = new Vector3();
const lean = new Quaternion();

/** Depth of the focus, measured along the axis of the film. */
export function depthOf(pose: Pose): number {
  return pose.reach * Math.cos(pose.tilt);
}

export function setPose(camera: ViewCamera, pose: Pose): void {
  const depth = depthOf(pose);
  camera.position.copy(pose.focus).addScaledVector(back.set(0, 0, 1).applyQuaternion(pose.turn), pose.reach);
  camera.quaternion.copy(pose.turn).multiply(lean.setFromAxisAngle(RIGHT, pose.tilt));
  camera.fov = (pose.fov * 180) / Math.PI;
  camera.tilt = pose.tilt;
  camera.near = Math.max(0.6, depth - 1400, depth * 0.02);
  camera.far = depth + 3200;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** A pose between two others. What fills the view changes evenly, even between a long lens and a wide one. */
export function blendPose(a: Pose, b: Pose, part: number): Pose {
  const half = (pose: Pose): number => Math.tan(pose.fov / 2);
  const mix = (p: number, q: number): number => p + (q - p) * part;
  const even = (p: number, q: number): number => Math.exp(mix(Math.log(p), Math.log(q)));
  const tan = even(half(a), half(b));
  return {
    focus: a.focus.clone().lerp(b.focus, part),
    turn: a.turn.clone().slerp(b.turn, part),
    fov: 2 * Math.atan(tan),
    reach: even(a.reach * half(a), b.reach * half(b)) / tan,
    tilt: mix(a.tilt, b.tilt),
  };
}
