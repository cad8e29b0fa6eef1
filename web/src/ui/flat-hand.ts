/** Hands at work where there is no WebGL: sticks and columns are drawn from above where they are. */
import type { Pose } from "../headless/frames";
import type { ColumnView, RoadView, TableView } from "../net/wire.gen";
import type { HandScene, PoseSource } from "../scene/api";

export class FlatHand implements HandScene {
  private source: PoseSource | null = null;
  private now = 0;
  private readonly length = 120;

  constructor(
    private readonly redraw: () => void,
    readonly level: (x: number, y: number) => { readonly x: number; readonly y: number } | null,
  ) {}

  follow(source: PoseSource): void {
    this.source = source;
    this.redraw();
  }
  giveBack(): Promise<void> {
    this.source = null;
    this.redraw();
    return Promise.resolve();
  }
  flash(): void {}
  setRisks(): void {}
  lean(): void {}

  /** The table with everything where it is at the moment. */
  moved(table: TableView | null): TableView | null {
    if (this.source === null || table === null) return table;
    this.now = performance.now() / 1000;
    const poses = this.source.poses(this.now);
    const columns = table.columns.map((column): ColumnView => {
      const pose = poses.get(`${column.id}.${column.height - 1}`);
      return pose === undefined ? column : { ...column, x: pose.x, y: pose.y };
    });
    const roads = table.roads.map((road) => this.roadAt(road, poses.get(road.id)));
    for (const { name, what, owner } of this.source.loose) {
      const pose = poses.get(name);
      if (pose === undefined) continue;
      if (what === "road" || what === "off-ramp") {
        const bare = { id: name, owner, kind: "road", from_column: null, to_column: null, over: false, under: false };
        roads.push(this.roadAt({ ...bare, start: [0, 0, 0], end: [0, 0, 0] }, pose));
      } else if (what === "element") columns.push({ id: name, owner, x: pose.x, y: pose.y, foot: 0, height: 1, junction: false });
    }
    return { ...table, columns, roads };
  }

  private roadAt(road: RoadView, pose: Pose | undefined): RoadView {
    if (pose === undefined) return road;
    const [x, y, z, w] = pose.turn;
    const [dx, dy] = [(1 - 2 * (y * y + z * z)) * (this.length / 2), 2 * (x * y + w * z) * (this.length / 2)];
    return { ...road, start: [pose.x - dx, pose.y - dy, pose.z], end: [pose.x + dx, pose.y + dy, pose.z] };
  }

  painted(): void {
    if (this.source === null) return;
    this.source.painted?.(this.now);
    requestAnimationFrame(() => this.redraw());
  }
}
