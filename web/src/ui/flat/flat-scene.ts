/** The table from above on a 2D canvas, for browsers without WebGL. Same API as the 3D scene. */

import { applyChange } from "../../headless/table";
import type { Change, TableView } from "../../net/wire.gen";
import type {
  CreateScene,
  CrossingMark,
  Edges,
  Focus,
  Ghost,
  Highlight,
  Pick3,
  RingSpots,
  SceneApi,
  SceneOptions,
} from "../../scene/api";
import { drawPlan } from "./flat-draw";
import { FlatHand } from "./flat-hand";
import { pieceAt } from "./flat-pick";

type Enclosures = Parameters<SceneApi["setEnclosures"]>[0];

class FlatScene implements SceneApi {
  readonly stats = { painted: 0, paintMs: 0, drawCalls: 0 };
  readonly hand: FlatHand;
  private table: TableView | null = null;
  private ghost: Ghost | null = null;
  private ring: RingSpots | null = null;
  private marks: readonly CrossingMark[] = [];
  private highlight: Highlight = { pieces: [], basePoints: [], chosenBase: null };
  private enclosures: Enclosures = [];
  private labels = false;
  private sides = false;
  private window = { x: 0, y: 0, scale: 0.8 };
  private size = { w: 1, h: 1, ratio: 1 };
  /** The part of the canvas that no panel covers. */
  private free = { x: 0, y: 0, w: 1, h: 1 };
  private queued = 0;
  private framed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: SceneOptions,
  ) {
    this.hand = new FlatHand(
      options.shapes,
      () => this.redraw(),
      (x, y) => this.pick(x, y),
    );
  }

  setTable(table: TableView): void {
    this.table = table;
    this.redraw();
  }
  applyChange(change: Change): Promise<void> {
    if (this.table !== null) this.table = applyChange(this.table, change);
    this.redraw();
    return Promise.resolve();
  }
  setGhost(ghost: Ghost | null): void {
    this.ghost = ghost;
    this.redraw();
  }
  setRing(ring: RingSpots | null): void {
    this.ring = ring;
    this.redraw();
  }
  setCrossings(marks: readonly CrossingMark[]): void {
    this.marks = marks;
    this.redraw();
  }
  setHighlight(highlight: Highlight): void {
    this.highlight = highlight;
    this.redraw();
  }
  setEnclosures(polygons: Enclosures): void {
    this.enclosures = polygons;
    this.redraw();
  }
  setLabels(show: boolean): void {
    this.labels = show;
    this.redraw();
  }
  setSides(show: boolean): void {
    this.sides = show;
    this.redraw();
  }
  setDriving(): void {}
  setCamera(): void {
    this.showAll();
  }
  /** A plan has no flight. */
  fly(_seat: number, done: () => void): void {
    done();
  }
  stopFlight(): void {}
  pan(dx: number, dy: number): void {
    this.window.x -= dx / this.window.scale;
    this.window.y += dy / this.window.scale;
    this.redraw();
  }
  orbit(dx: number, dy: number): void {
    this.pan(dx, dy);
  }
  zoom(factor: number, atX: number, atY: number): void {
    const before = this.pick(atX, atY);
    this.window.scale = Math.max(0.15, Math.min(8, this.window.scale * factor));
    const after = this.pick(atX, atY);
    if (before && after) {
      this.window.x += before.x - after.x;
      this.window.y += before.y - after.y;
    }
    this.redraw();
  }
  view(): readonly number[] {
    const { x, y, scale } = this.window;
    return [x, y, 0, this.size.h / scale, 0, 0].map(Math.round);
  }
  goToView([x = 0, y = 0, , span = 1]: readonly number[]): void {
    this.window = { x, y, scale: Math.max(0.15, Math.min(8, this.size.h / span)) };
    this.redraw();
  }
  showAll(): void {
    const { length } = this.options.shapes.road;
    const points: (readonly [number, number])[] = [];
    const around = (x: number, y: number, far: number): void =>
      void points.push([x - far, y - far], [x + far, y + far]);
    for (const road of this.table?.roads ?? []) for (const [x, y] of [road.start, road.end]) around(x, y, 12);
    for (const { x, y } of this.table?.components ?? []) around(x, y, 40);
    const { basePoints } = this.highlight;
    for (const { id, x, y } of this.table?.columns ?? [])
      around(x, y, basePoints.length === 0 ? length / 2 : basePoints.includes(id) ? length + 20 : 12);
    if (points.length === 0) around(0, 0, 2 * length);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.window = {
      x: (left + right) / 2,
      y: (low + high) / 2,
      scale: Math.min(this.free.w / (right - left + 20), this.free.h / (high - low + 20)),
    };
    this.redraw();
  }
  attend({ pieces, ring = false, ghost = false }: Focus): void {
    const ids = new Set(pieces);
    const { columns = [], roads = [], components = [] } = this.table ?? {};
    const points = [...columns, ...components].filter(({ id }) => ids.has(id)).map(({ x, y }) => [x, y] as const);
    for (const { id, start, end } of roads) if (ids.has(id)) points.push([start[0], start[1]], [end[0], end[1]]);
    if (ring) for (const { x, y } of this.ring?.spots ?? []) points.push([x, y]);
    const place = ghost ? (this.ghost?.column ?? this.ghost?.component) : undefined;
    if (place !== undefined) points.push([place.x, place.y]);
    const { x: left, y: top, w, h } = this.free;
    const seen = points.every(([x, y]) => {
      const [sx, sy] = this.at(x, y);
      return sx >= left && sy >= top && sx <= left + w && sy <= top + h;
    });
    if (!seen) this.showAll();
  }
  pick(clientX: number, clientY: number): Pick3 | null {
    const box = this.canvas.getBoundingClientRect();
    const [cx, cy] = this.centre;
    const x = (clientX - box.left - cx) / this.window.scale + this.window.x;
    const y = -(clientY - box.top - cy) / this.window.scale + this.window.y;
    return { x, y, piece: this.table === null ? null : pieceAt(this.table, this.options.shapes, { x, y }) };
  }
  project(x: number, y: number): { x: number; y: number; visible: boolean } {
    const [sx, sy] = this.at(x, y);
    return { x: sx, y: sy, visible: true };
  }
  resize(w: number, h: number, ratio: number, covered: Edges = { left: 0, right: 0, top: 0, bottom: 0 }): void {
    const { left, right, top, bottom } = covered;
    this.size = { w, h, ratio };
    this.free = { x: left, y: top, w: Math.max(1, w - left - right), h: Math.max(1, h - top - bottom) };
    this.canvas.width = Math.max(1, Math.round(w * ratio));
    this.canvas.height = Math.max(1, Math.round(h * ratio));
    if (!this.framed && w > 10) {
      this.framed = true;
      this.showAll();
    }
    this.redraw();
  }
  setQuality(): void {}
  setDaytime(): void {}
  setReducedMotion(): void {}
  screenshot(): Promise<Blob> {
    this.draw();
    return new Promise((resolve, reject) =>
      this.canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
    );
  }
  exportGltf(): Promise<Blob> {
    return Promise.reject(new Error("no 3D here"));
  }
  dispose(): void {
    cancelAnimationFrame(this.queued);
  }

  private at(x: number, y: number): [number, number] {
    const [cx, cy] = this.centre;
    return [(x - this.window.x) * this.window.scale + cx, -(y - this.window.y) * this.window.scale + cy];
  }

  /** The middle of the part that is not covered, in pixels of the canvas. */
  private get centre(): readonly [number, number] {
    return [this.free.x + this.free.w / 2, this.free.y + this.free.h / 2];
  }

  private redraw(): void {
    if (this.queued) return;
    this.queued = requestAnimationFrame(() => {
      this.queued = 0;
      this.draw();
    });
  }

  private draw(): void {
    const g = this.canvas.getContext("2d", { willReadFrequently: true });
    if (g === null) return;
    const start = performance.now();
    const { ratio } = this.size;
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    g.fillStyle = "#d3d0c9";
    g.fillRect(0, 0, this.size.w, this.size.h);
    g.setTransform(
      ratio * this.window.scale,
      0,
      0,
      -ratio * this.window.scale,
      ratio * (this.centre[0] - this.window.x * this.window.scale),
      ratio * (this.centre[1] + this.window.y * this.window.scale),
    );
    drawPlan(g, {
      table: this.hand.moved(this.table),
      ghost: this.ghost,
      ring: this.ring,
      marks: this.marks,
      highlight: { ...this.highlight, pieces: [...this.highlight.pieces, ...this.hand.flashing] },
      risks: this.hand.risks,
      enclosures: this.enclosures,
      labels: this.labels,
      sides: this.sides,
      options: this.options,
    });
    this.hand.painted();
    this.stats.painted += 1;
    this.stats.paintMs = performance.now() - start;
  }
}

export const createFlatScene: CreateScene = (canvas, options) => new FlatScene(canvas, options);
