/** The footprint of a held piece on whatever is straight below it, and plumb lines down to there. */
import {
  BufferAttribute,
  BufferGeometry,
  type Color,
  CylinderGeometry,
  type Group,
  Mesh,
  MeshBasicMaterial,
} from "three";
import { aheadOf, type Ground, type Half, TABLE_TOP, upOf } from "../../headless/hand/around/ground";
import type { Pose } from "../../headless/hand/stream/frames";

const LINE = 0.45; // mm
const LIFT = 0.3; // mm above the surface
const CELL = 2.4; // mm; each cell lies on one surface
const RINGS = 4;
const SECTORS = 28;

type Corner = readonly [u: number, v: number];
/** A cell of the footprint: its corners and its middle. */
interface Cell {
  readonly corners: readonly [Corner, Corner, Corner, Corner];
  readonly middle: Corner;
}

/** The cells of a footprint in the coordinates of the body: along it, and across. */
export function cellsOf({ a, b, round }: Half): readonly Cell[] {
  const cells: Cell[] = [];
  const put = (corners: Cell["corners"]): void => {
    const mean = (n: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[n], 0) / 4;
    cells.push({ corners, middle: [mean(0), mean(1)] });
  };
  if (round) {
    const at = (ring: number, sector: number): Corner => {
      const [r, angle] = [(a * ring) / RINGS, (2 * Math.PI * sector) / SECTORS];
      return [r * Math.cos(angle), r * Math.sin(angle)];
    };
    for (let i = 0; i < RINGS; i += 1)
      for (let j = 0; j < SECTORS; j += 1) put([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]);
    return cells;
  }
  const [m, n] = [Math.max(1, Math.round((2 * a) / CELL)), Math.max(1, Math.round((2 * b) / CELL))];
  const at = (i: number, j: number): Corner => [-a + (2 * a * i) / m, -b + (2 * b * j) / n];
  for (let i = 0; i < m; i += 1)
    for (let j = 0; j < n; j += 1) put([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]);
  return cells;
}

export class Footprint {
  /** Marks what is straight below. Lighter than the lamp's shadow, which falls to the side. */
  private readonly shade = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.55,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    toneMapped: false,
  });
  private readonly thread = new MeshBasicMaterial({ color: "#2b2926", transparent: true, opacity: 0.62 });
  private readonly mark = new Mesh(new BufferGeometry(), this.shade);
  private readonly lines: readonly Mesh[];
  private cells: readonly Cell[] = [];
  private half: Half | null = null;

  constructor(parent: Group) {
    const line = new CylinderGeometry(LINE, LINE, 1, 6).translate(0, 0.5, 0);
    this.lines = [0, 1].map(() => new Mesh(line, this.thread));
    this.mark.frustumCulled = false;
    for (const one of [this.mark, ...this.lines]) {
      one.matrixAutoUpdate = false;
      one.renderOrder = 3;
      parent.add(one);
    }
  }

  /** The colour and the size of the piece. */
  show(colour: Color, half: Half): void {
    this.shade.color.copy(colour);
    this.half = half;
    this.cells = cellsOf(half);
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.cells.length * 12), 3));
    geometry.setIndex(this.cells.flatMap((_, n) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * n + corner)));
    this.mark.geometry.dispose();
    this.mark.geometry = geometry;
  }

  /** Fall from a piece at a pose onto what stands; without it, onto the table. */
  place(pose: Pose, ground: Ground | undefined): void {
    const { half } = this;
    if (half === null) return;
    const [ahead, up] = [aheadOf(pose.turn), upOf(pose.turn)];
    const run = Math.hypot(ahead[0], ahead[1]);
    const [ux, uy] = run < 1e-6 ? [1, 0] : [ahead[0] / run, ahead[1] / run];
    const short = half.round ? 1 : run;
    const near = ground?.near(pose.x, pose.y, Math.hypot(half.a, half.b));
    /** The surface below a point of the underside, `u` along the piece. */
    const below = (x: number, y: number, u: number) =>
      ground?.at(x, y, pose.z + u * ahead[2] - half.high * up[2], near) ?? TABLE_TOP;
    const positions = this.mark.geometry.getAttribute("position") as BufferAttribute;
    const x = ([u, v]: Corner): number => pose.x + u * short * ux - v * uy;
    const y = ([u, v]: Corner): number => pose.y + u * short * uy + v * ux;
    this.cells.forEach(({ corners, middle }, n) => {
      const [mx, my] = [x(middle), y(middle)];
      const { z, gx, gy } = below(mx, my, middle[0]);
      corners.forEach((corner, k) => {
        const [px, py] = [x(corner), y(corner)];
        positions.setXYZ(4 * n + k, px, z + gx * (px - mx) + gy * (py - my) + LIFT, -py);
      });
    });
    positions.needsUpdate = true;
    // A road is laid on two column tops: a line under each end. Other pieces have one line under the centre.
    const reach = half.a > 40 ? half.a - 5 : 0;
    this.lines.forEach((line, n) => {
      line.visible = n === 0 || reach > 0;
      const u = n === 0 ? -reach : reach;
      const [px, py] = [x([u, 0]), y([u, 0])];
      const low = below(px, py, u).z;
      const high = Math.max(0.1, pose.z + u * ahead[2] - low);
      line.matrix.makeScale(1, high, 1).setPosition(px, low, -py);
    });
  }

  dispose(): void {
    for (const one of [this.mark, ...this.lines]) one.geometry.dispose();
    for (const material of [this.shade, this.thread]) material.dispose();
  }
}
