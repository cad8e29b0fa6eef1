/** The canvas through which the table is seen: its size, and how much of it panels cover. */
import type { Edges } from "../api";
import type { Window } from "./fit";
import { type Covered, coveredBy, freeAspect, UNCOVERED, type ViewCamera } from "./lens";

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
}
