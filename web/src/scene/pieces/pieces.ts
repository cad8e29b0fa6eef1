/** All pieces on the table. Only changed pieces are updated; the pieces of a step are animated one after the other. */
import { Box3, type Color, Group, type Object3D, Vector3 } from "three";
import type { CarView, ColumnView, ComponentView, PieceShapes, RoadView } from "../../net/wire.gen";
import type { Tween } from "../animate";
import { City } from "../city/city";
import { columnTop, toWorld } from "../mapping";
import type { Materials } from "../materials";
import { Cars } from "./cars";
import { Columns } from "./columns";
import { difference, NOTHING, type Pieces, type TableDifference } from "./model";
import { Roads } from "./roads";

export type Found =
  | { readonly what: "column"; readonly piece: ColumnView }
  | { readonly what: "road"; readonly piece: RoadView }
  | { readonly what: "car"; readonly piece: CarView }
  | { readonly what: "component"; readonly piece: ComponentView };

export class PieceLayer {
  readonly root = new Group();
  readonly columns: Columns;
  readonly roads: Roads;
  readonly cars: Cars;
  readonly city: City;
  current: Pieces = NOTHING;

  constructor(
    parent: Object3D,
    readonly shapes: PieceShapes,
    materials: Materials,
    colour: (seat: number) => Color,
  ) {
    this.root.name = "pieces";
    parent.add(this.root);
    this.columns = new Columns(this.root, shapes, materials);
    this.roads = new Roads(this.root, shapes, materials, colour);
    this.cars = new Cars(this.root, materials, colour);
    this.city = new City(this.root, shapes, materials);
  }

  /** Show these pieces at once; returns what changed. */
  show(after: Pieces): TableDifference {
    const change = difference(this.current, after);
    for (const id of change.cars.removed) this.cars.remove(id);
    for (const id of change.roads.removed) this.roads.remove(id);
    for (const id of change.columns.removed) this.columns.remove(id);
    for (const id of change.components.removed) this.city.remove(id);
    // Areas first: pieces on an area stand higher.
    for (const one of change.components.added) this.city.add(one);
    for (const one of change.columns.added) this.columns.add(one);
    for (const one of change.roads.added) this.roads.add(one);
    for (const one of change.cars.added) this.cars.add(one);
    this.current = after;
    return change;
  }

  /** The animations of what `show` has just added, except pieces in `already`; about 0.9 s in total. */
  arrival(change: TableDifference, already: ReadonlySet<string> = new Set()): Tween[] {
    const tweens: Tween[] = [];
    const fresh = <T extends { readonly id: string }>(added: readonly T[]): readonly T[] =>
      added.filter(({ id }) => !already.has(id));
    for (const [i, one] of change.components.added.entries()) tweens.push(this.city.lay(one, i * 0.08, 0.6));
    const columns = fresh(change.columns.added);
    for (const one of columns) tweens.push(...this.columns.drop(one, 0, 0.4));
    const laid = columns.length > 0 ? 0.3 : 0;
    const roads = fresh(change.roads.added);
    for (const one of roads) tweens.push(this.roads.lay(one, laid, 0.44));
    const rolled = roads.length > 0 ? laid + 0.3 : 0;
    for (const [i, one] of fresh(change.cars.added).entries())
      tweens.push(this.cars.roll(one, rolled + i * 0.07, 0.34));
    return tweens;
  }

  find(id: string): Found | null {
    const column = this.columns.get(id);
    if (column) return { what: "column", piece: column };
    const road = this.roads.get(id);
    if (road) return { what: "road", piece: road };
    const car = this.cars.get(id);
    if (car) return { what: "car", piece: car };
    const component = this.city.get(id);
    return component ? { what: "component", piece: component } : null;
  }

  /** Points around everything built, in table coordinates; the middle of the table if nothing is built. */
  outline(): Vector3[] {
    const { disc_height: discHeight, radius } = this.shapes.column;
    const points: Vector3[] = [];
    const around = (x: number, y: number, z: number, r: number): void => {
      points.push(
        new Vector3(x - r, y - r, z),
        new Vector3(x + r, y - r, z),
        new Vector3(x - r, y + r, z),
        new Vector3(x + r, y + r, z),
      );
    };
    for (const c of this.current.columns) {
      around(c.x, c.y, 0, radius);
      around(c.x, c.y, columnTop(c, discHeight) + 8, radius);
    }
    for (const r of this.current.roads) points.push(new Vector3(...r.start), new Vector3(...r.end));
    for (const c of this.current.components) {
      const shape = this.shapes.components[c.id];
      if (!shape) continue;
      const reach = shape.size ? Math.hypot(...shape.size) / 2 : (shape.diameter ?? 40) / 2;
      around(c.x, c.y, 0, reach * 0.85);
      if (shape.height) around(c.x, c.y, shape.height, reach * 0.5);
    }
    if (points.length === 0) around(0, 0, 0, 160);
    return points;
  }

  /** Circles around columns, in table coordinates, clamped to the table. */
  around(columns: readonly string[], reach: number, [width, depth]: readonly [number, number]): Vector3[] {
    const within = (value: number, half: number): number => Math.max(-half, Math.min(half, value));
    return columns.flatMap((id) => {
      const at = this.columns.get(id);
      if (!at) return [];
      return Array.from({ length: 16 }, (_, n) => {
        const [x, y] = [at.x + reach * Math.cos((n * Math.PI) / 8), at.y + reach * Math.sin((n * Math.PI) / 8)];
        return new Vector3(within(x, width / 2), within(y, depth / 2), 0);
      });
    });
  }

  /** Everything built, with room for a road around each base point; without any, some room around everything. */
  roomy(bases: readonly string[], anywhere: boolean, table: readonly [number, number]): Vector3[] {
    const reach = this.shapes.road.length;
    const around =
      bases.length > 0
        ? this.around(bases, reach + 2 * this.shapes.column.radius, table)
        : this.around(
            this.current.columns.map((column) => column.id),
            anywhere ? 2.4 * reach : reach / 2,
            table,
          );
    return [...this.outline(), ...around];
  }

  /** The bounding box of everything built, in the scene. */
  bounds(): Box3 {
    const box = new Box3();
    const spot = new Vector3();
    for (const p of this.outline()) box.expandByPoint(toWorld(p.x, p.y, p.z, spot));
    box.min.y = 0;
    return box.expandByVector(new Vector3(14, 0, 14));
  }

  dispose(): void {
    this.columns.dispose();
    this.roads.dispose();
    this.cars.dispose();
    this.city.dispose();
    this.root.removeFromParent();
  }
}
