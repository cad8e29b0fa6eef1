/** The canvas through which the table is seen: its size, and how much of it panels cover. */
import { Vector3 } from "three";
import type { Edges } from "../api";
import { type Orbit, poseOf } from "./camera";
import type { Window } from "./fit";
import { type Covered, coveredBy, freeAspect, type Pose, setPose, UNCOVERED, type ViewCamera } from "./lens";

const MARGIN = 0.08; // of each half of the view
const TALL = 1; // a window with a smaller aspect is tall
const TALL_MARGIN = 0.05;
const NO_EDGES: Edges = { left: 0, right: 0, top: 0, bottom: 0 };

export class Frame {
  /** The height of the canvas in pixels. */
  full = 800;
  private covered: Covered = UNCOVERED;

  constructor(private readonly camera: ViewCamera) {}

  resize(width: number, height: number, edges = NO_EDGES): void {
    const wide = Math.max(1, width);
    this.full = Math.max(1, height);
    this.camera.aspect = Math.max(0.1, wide / this.full);
    this.covered = this.camera.covered = coveredBy(edges, wide, this.full);
  }

  /** The height of the part of the canvas that is not covered, in pixels. */
  get height(): number {
    return this.full * (1 - this.covered.top - this.covered.bottom);
  }

  /** The aspect of that part. */
  get aspect(): number {
    return freeAspect(this.camera.aspect, this.covered);
  }

  get tall(): boolean {
    return this.aspect < TALL;
  }

  get window(): Window {
    const { aspect, height, tall } = this;
    return { aspect, height, margin: tall ? TALL_MARGIN : MARGIN };
  }
  /** The place under a point of the screen at the height of the target (table coordinates), or null. `now`: the pose. */
  levelAt(orbit: Orbit, across: number, up: number, now: Pose): { x: number; y: number } | null {
    const { camera } = this;
    setPose(camera, poseOf(orbit));
    const { position } = camera;
    const ray = new Vector3(across, up, 0.5).unproject(camera).sub(position).normalize();
    const far = (orbit.z - position.y) / ray.y;
    const place = { x: position.x + ray.x * far, y: -(position.z + ray.z * far) };
    setPose(camera, now);
    return ray.y > -0.02 ? null : place;
  }
}
