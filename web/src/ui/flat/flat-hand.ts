/** Carries without WebGL: pieces are drawn at their poses, touched ones flash, those that may fall are marked. */
import type { Pose } from "../../headless/hand/stream/frames";
import { discOf, pieceOf } from "../../headless/piece-id";
import type { CarView, ColumnView, PieceShapes, RoadView, TableView } from "../../net/wire.gen";
import type { HandScene, PoseSource } from "../../scene/api";

const FLASH = 0.42; // seconds

export class FlatHand implements HandScene {
  private source: PoseSource | null = null;
  private now = 0;
  private readonly flashes = new Map<string, number>();
  /** How likely each piece is to fall, 0 to 1. */
  risks: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly shapes: PieceShapes,
    private readonly redraw: () => void,
    readonly level: (x: number, y: number) => { readonly x: number; readonly y: number } | null,
  ) {}

  follow(source: PoseSource): void {
    this.source = source;
    this.redraw();
  }
  wake(): void {
    this.redraw();
  }
  giveBack(): Promise<void> {
    this.source = null;
    this.redraw();
    return Promise.resolve();
  }
  flash(name: string): void {
    this.flashes.set(pieceOf(name), performance.now() / 1000 + FLASH);
    this.redraw();
  }
  setRisks(risks: ReadonlyMap<string, number>): void {
    const worst = new Map<string, number>();
    for (const [name, chance] of risks) worst.set(pieceOf(name), Math.max(chance, worst.get(pieceOf(name)) ?? 0));
    this.risks = worst;
    this.redraw();
  }
  lean(): void {}
  holdCamera(): void {}

  /** Pieces that were touched just now. */
  get flashing(): readonly string[] {
    const now = performance.now() / 1000;
    for (const [piece, until] of this.flashes) if (until < now) this.flashes.delete(piece);
    return [...this.flashes.keys()];
  }

  /** The table with every piece at its current pose. */
  moved(table: TableView | null): TableView | null {
    if (this.source === null || table === null) return table;
    this.now = performance.now() / 1000;
    const poses = this.source.poses(this.now);
    const columns = table.columns.map((column): ColumnView => {
      const pose = poses.get(discOf(column.id, column.height - 1));
      return pose === undefined ? column : { ...column, x: pose.x, y: pose.y };
    });
    const roads = table.roads.map((road) => this.roadAt(road, poses.get(road.id)));
    const cars = table.cars.map((car) => this.carAt(car, poses.get(car.id)));
    for (const { name, what, owner, type } of this.source.loose) {
      const pose = poses.get(name);
      if (pose === undefined) continue;
      if (what === "disc") columns.push({ id: name, owner, x: pose.x, y: pose.y, foot: 0, height: 1, junction: false });
      else if (what === "car") {
        const length = this.shapes.car.lengths[type] ?? 16;
        cars.push(
          this.carAt({ id: name, owner, road: "", type, at: [0, 0, 0], heading: 0, slope: 0, length, place: 0 }, pose),
        );
      } else {
        const lying = {
          id: name,
          owner,
          kind: "road" as const,
          from_column: null,
          to_column: null,
          over: false,
          under: false,
        };
        roads.push(this.roadAt({ ...lying, start: [0, 0, 0], end: [0, 0, 0] }, pose));
      }
    }
    return { ...table, columns, roads, cars };
  }

  private roadAt(road: RoadView, pose: Pose | undefined): RoadView {
    if (pose === undefined) return road;
    const half = this.shapes.road.length / 2;
    const [dx, dy, dz] = ahead(pose).map((part) => part * half) as [number, number, number];
    return { ...road, start: [pose.x - dx, pose.y - dy, pose.z - dz], end: [pose.x + dx, pose.y + dy, pose.z + dz] };
  }

  private carAt(car: CarView, pose: Pose | undefined): CarView {
    if (pose === undefined) return car;
    const [dx, dy] = ahead(pose);
    return {
      ...car,
      at: [pose.x, pose.y, pose.z - this.shapes.car.height / 2],
      heading: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  }

  painted(): void {
    this.source?.painted?.(this.now);
    const followed = this.source !== null && this.source.still?.() !== true;
    if (followed || this.flashes.size > 0) requestAnimationFrame(() => this.redraw());
  }
}

/** The direction that a body points in. */
function ahead({ turn: [x, y, z, w] }: Pose): readonly [number, number, number] {
  return [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)];
}
