/** All pieces on the table. Only changed pieces are updated; the pieces of a step are animated one after the other. */
import { Box3, type Color, Group, type Object3D, Vector3 } from "three";
import type { CarView, ColumnView, ComponentView, PieceShapes, RoadView } from "../../net/wire.gen";
import type { Tween } from "../animate";
import { City } from "../city/city";
import { toWorld } from "../mapping";
import type { Materials } from "../materials";
import { Cars } from "./cars";
import { Columns } from "./columns";
import { extentOf } from "./extent";
import { difference, NOTHING, type Pieces, type TableDifference } from "./model";
import { Roads } from "./roads";

export type Found =
  | { readonly what: "column"; readonly piece: ColumnView }
  | { readonly what: "road"; readonly piece: RoadView }
  | { readonly what: "car"; readonly piece: CarView }
  | { readonly what: "component"; readonly piece: ComponentView };

/** The part of an empty table that is shown: its middle, mm. */
const EMPTY = [
  [-160, -160],
  [160, -160],
  [160, 160],
  [-160, 160],
] as const;

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
    this.columns = new Columns(this.root, shapes, materials, colour);
    this.roads = new Roads(this.root, shapes, materials, colour, (id) => this.columns.get(id));
    this.cars = new Cars(this.root, materials, colour, (car) => this.roads.seat(car));
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
    const points = extentOf(this.current, this.shapes);
    return points.length > 0 ? points : EMPTY.map(([x, y]) => new Vector3(x, y, 0));
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
