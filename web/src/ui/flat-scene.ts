/** The table from above on a plain 2D canvas: what is shown where WebGL is missing. Same surface as the 3D scene. */
import type { Change, TableView } from "../net/wire.gen";
import type { CreateScene, CrossingMark, Ghost, Highlight, Pick3, RingSpots, SceneApi, SceneOptions } from "../scene/api";
import { applyChange } from "../headless/table";
import { footprint } from "../headless/footprint";

type Enclosures = Parameters<SceneApi["setEnclosures"]>[0];

class FlatScene implements SceneApi {
  readonly stats = { frames: 0, lastFrameMs: 0, drawCalls: 0 };
  private table: TableView | null = null;
  private ghost: Ghost | null = null;
  private ring: RingSpots | null = null;
  private marks: readonly CrossingMark[] = [];
  private highlight: Highlight = { pieces: [], basePoints: [], chosenBase: null };
  private enclosures: Enclosures = [];
  private labels = false;
  private slots = false;
  private view = { x: 0, y: 0, scale: 0.8 };
  private size = { w: 1, h: 1, ratio: 1 };
  private queued = 0;
  private framed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: SceneOptions,
  ) {}

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
  setSlots(show: boolean): void {
    this.slots = show;
    this.redraw();
  }
  setCamera(): void {
    this.frameAll();
  }
  pan(dx: number, dy: number): void {
    this.view.x -= dx / this.view.scale;
    this.view.y += dy / this.view.scale;
    this.redraw();
  }
  orbit(dx: number, dy: number): void {
    this.pan(dx, dy);
  }
  zoom(factor: number, atX: number, atY: number): void {
    const before = this.pick(atX, atY);
    this.view.scale = Math.max(0.15, Math.min(8, this.view.scale * factor));
    const after = this.pick(atX, atY);
    if (before && after) {
      this.view.x += before.x - after.x;
      this.view.y += before.y - after.y;
    }
    this.redraw();
  }
  frameAll(): void {
    const points = (this.table?.roads ?? []).flatMap((road) => [road.start, road.end]);
    const xs = [-220, 220, ...points.map((p) => p[0])];
    const ys = [-260, 260, ...points.map((p) => p[1])];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.view = {
      x: (left + right) / 2,
      y: (low + high) / 2,
      scale: Math.min(this.size.w / (right - left + 60), this.size.h / (high - low + 60)),
    };
    this.redraw();
  }
  pick(clientX: number, clientY: number): Pick3 | null {
    const box = this.canvas.getBoundingClientRect();
    const x = (clientX - box.left - this.size.w / 2) / this.view.scale + this.view.x;
    const y = -(clientY - box.top - this.size.h / 2) / this.view.scale + this.view.y;
    const piece = this.table?.columns.find((c) => Math.hypot(c.x - x, c.y - y) < 12)?.id ?? null;
    return { x, y, piece };
  }
  project(x: number, y: number): { x: number; y: number; visible: boolean } {
    const [sx, sy] = this.at(x, y);
    return { x: sx, y: sy, visible: true };
  }
  resize(w: number, h: number, ratio: number): void {
    this.size = { w, h, ratio };
    this.canvas.width = Math.max(1, Math.round(w * ratio));
    this.canvas.height = Math.max(1, Math.round(h * ratio));
    if (!this.framed && w > 10) {
      this.framed = true;
      this.frameAll();
    }
    this.redraw();
  }
  setQuality(): void {}
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
    return [(x - this.view.x) * this.view.scale + this.size.w / 2, -(y - this.view.y) * this.view.scale + this.size.h / 2];
  }

  private redraw(): void {
    if (this.queued) return;
    this.queued = requestAnimationFrame(() => {
      this.queued = 0;
      this.draw();
    });
  }

  private draw(): void {
    const g = this.canvas.getContext("2d");
    if (g === null) return;
    const start = performance.now();
    const { ratio } = this.size;
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    g.fillStyle = "#d3d0c9";
    g.fillRect(0, 0, this.size.w, this.size.h);
    g.setTransform(
      ratio * this.view.scale,
      0,
      0,
      -ratio * this.view.scale,
      ratio * (this.size.w / 2 - this.view.x * this.view.scale),
      ratio * (this.size.h / 2 + this.view.y * this.view.scale),
    );
    this.drawTable(g);
    this.stats.frames += 1;
    this.stats.lastFrameMs = performance.now() - start;
  }

  private drawTable(g: CanvasRenderingContext2D): void {
    const [w, d] = this.options.tableSize;
    g.fillStyle = "#e8e5de";
    g.fillRect(-w / 2, -d / 2, w, d);
    for (const { owner, points } of this.enclosures) this.polygon(g, points, `${this.colour(owner)}33`);
    const shown = [...(this.table?.components ?? []), ...(this.ghost?.component ? [this.ghost.component] : [])];
    for (const component of shown) {
      const tint = this.ghost?.component === component ? (this.ghost.legal ? "#0072b288" : "#c1121f88") : "#c6c8ca";
      this.polygon(g, footprint(this.options.shapes, component), this.highlight.pieces.includes(component.id) ? "#ffd43b" : tint);
    }
    for (const spot of this.ring?.spots ?? []) {
      g.fillStyle = spot.cars > 0 ? "#e6a100" : "#9a958b66";
      this.disc(g, spot.x, spot.y, spot.cars > 0 ? 3 : 1.6);
    }
    for (const column of this.table?.columns ?? []) {
      const glows = this.highlight.pieces.includes(column.id);
      const base = this.highlight.basePoints.includes(column.id);
      if (base) {
        g.fillStyle = column.id === this.highlight.chosenBase ? `${this.colour(column.owner)}99` : `${this.colour(column.owner)}55`;
        this.disc(g, column.x, column.y, 15);
      }
      g.fillStyle = glows ? "#ffd43b" : column.junction ? "#f0cf3f" : "#b4b3b0";
      this.disc(g, column.x, column.y, 10);
    }
    for (const road of this.table?.roads ?? []) {
      const glows = this.highlight.pieces.includes(road.id);
      this.stick(g, road.start, road.end, glows ? "#ffd43b" : "#cfc9bc", this.colour(road.owner));
      if (this.slots) {
        const [x, y] = [(road.start[0] + road.end[0]) / 2, (road.start[1] + road.end[1]) / 2];
        g.fillStyle = road.over ? "#c1121f" : "#009e73";
        this.disc(g, x - 3, y, 2.4);
        g.fillStyle = road.under ? "#c1121f" : "#009e73";
        this.disc(g, x + 3, y, 2.4);
      }
    }
    for (const car of this.table?.cars ?? []) this.car(g, car.at, car.heading, car.length, this.colour(car.owner));
    if (this.ghost) this.drawGhost(g, this.ghost);
    for (const mark of this.marks) {
      g.fillStyle = mark.earns ? "#e6a100" : "#827d75";
      this.disc(g, mark.x, mark.y, 4);
    }
    if (this.labels) for (const c of this.table?.columns ?? []) this.label(g, c.x, c.y, String(c.height));
  }

  private drawGhost(g: CanvasRenderingContext2D, ghost: Ghost): void {
    g.globalAlpha = 0.75;
    const colour = ghost.legal ? this.colour(ghost.owner) : "#c1121f";
    if (ghost.column) {
      g.fillStyle = ghost.legal ? (ghost.column.junction ? "#f0cf3f" : "#b4b3b0") : "#c1121f";
      this.disc(g, ghost.column.x, ghost.column.y, 10);
      this.label(g, ghost.column.x, ghost.column.y, String(ghost.column.height));
    }
    if (ghost.road) this.stick(g, ghost.road.start, ghost.road.end, ghost.legal ? "#e0dacd" : "#e9b1b5", colour);
    for (const car of ghost.cars ?? []) this.car(g, car.at, car.heading, car.length, colour);
    g.globalAlpha = 1;
  }

  private colour(owner: number): string {
    return this.options.colours[owner] ?? "#555555";
  }
  private disc(g: CanvasRenderingContext2D, x: number, y: number, r: number): void {
    g.beginPath();
    g.arc(x, y, r, 0, Math.PI * 2);
    g.fill();
  }
  private polygon(g: CanvasRenderingContext2D, points: readonly (readonly [number, number])[], fill: string): void {
    g.beginPath();
    for (const [x, y] of points) g.lineTo(x, y);
    g.closePath();
    g.fillStyle = fill;
    g.fill();
  }
  private stick(g: CanvasRenderingContext2D, a: readonly number[], b: readonly number[], fill: string, edge: string): void {
    g.lineCap = "butt";
    for (const [style, width] of [[edge, 11], [fill, 8.5]] as const) {
      g.strokeStyle = style;
      g.lineWidth = width;
      g.beginPath();
      g.moveTo(a[0]!, a[1]!);
      g.lineTo(b[0]!, b[1]!);
      g.stroke();
    }
  }
  private car(g: CanvasRenderingContext2D, at: readonly number[], heading: number, length: number, fill: string): void {
    g.save();
    g.translate(at[0]!, at[1]!);
    g.rotate((heading * Math.PI) / 180);
    g.fillStyle = fill;
    g.fillRect(-length / 2, -4, length, 8);
    g.restore();
  }
  private label(g: CanvasRenderingContext2D, x: number, y: number, text: string): void {
    g.save();
    g.translate(x, y);
    g.scale(1, -1);
    g.fillStyle = "#33312e";
    g.font = "bold 11px system-ui, sans-serif";
    g.textAlign = "center";
    g.textBaseline = "middle";
    g.fillText(text, 0, 0);
    g.restore();
  }
}

export const createFlatScene: CreateScene = (canvas, options) => new FlatScene(canvas, options);
