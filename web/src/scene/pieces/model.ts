/** The pieces on the table, independent of rendering: applies changes and compares tables. */
import type { CarView, Change, ColumnView, ComponentView, RoadView, TableView } from "../../net/wire.gen";

export interface Pieces {
  readonly columns: readonly ColumnView[];
  readonly roads: readonly RoadView[];
  readonly cars: readonly CarView[];
  readonly components: readonly ComponentView[];
}

export interface Difference<T> {
  readonly added: readonly T[];
  /** Ids of pieces that were removed or have moved; moved pieces are also in `added`. */
  readonly removed: readonly string[];
}

export interface TableDifference {
  readonly columns: Difference<ColumnView>;
  readonly roads: Difference<RoadView>;
  readonly cars: Difference<CarView>;
  readonly components: Difference<ComponentView>;
  /** Did any road change only its taken sides? */
  readonly sides: boolean;
}

export const NOTHING: Pieces = { columns: [], roads: [], cars: [], components: [] };

export function piecesOf(table: TableView): Pieces {
  const { columns, roads, cars, components } = table;
  return { columns, roads, cars, components };
}

/** The pieces after a step: added pieces and taken sides. A piece with an existing id replaces the old one. */
export function withChange(pieces: Pieces, change: Change): Pieces {
  const sides = new Map(change.sides.map(({ road, over, under }) => [road, { over, under }]));
  return {
    columns: merged(pieces.columns, change.columns),
    roads: merged(pieces.roads, change.roads).map((road) => {
      const taken = sides.get(road.id);
      return taken ? { ...road, ...taken } : road;
    }),
    cars: merged(pieces.cars, change.cars),
    components: merged(pieces.components, change.components),
  };
}

function merged<T extends { readonly id: string }>(old: readonly T[], more: readonly T[]): T[] {
  if (more.length === 0) return [...old];
  const replaced = new Map(more.map((piece) => [piece.id, piece]));
  const kept = old.map((piece) => {
    const now = replaced.get(piece.id);
    if (now) replaced.delete(piece.id);
    return now ?? piece;
  });
  return [...kept, ...replaced.values()];
}

/** The pieces to remove and to add to turn one table into another. */
export function difference(before: Pieces, after: Pieces): TableDifference {
  const old = new Map(before.roads.map((road) => [road.id, road]));
  return {
    columns: compare(before.columns, after.columns, sameColumn),
    roads: compare(before.roads, after.roads, sameRoad),
    cars: compare(before.cars, after.cars, sameCar),
    components: compare(before.components, after.components, sameComponent),
    sides: after.roads.some((road) => {
      const was = old.get(road.id);
      return !was || was.over !== road.over || was.under !== road.under;
    }),
  };
}

function compare<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): Difference<T> {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const added: T[] = [];
  const removed: string[] = [];
  for (const piece of after) {
    const was = old.get(piece.id);
    old.delete(piece.id);
    if (was && same(was, piece)) continue;
    if (was) removed.push(piece.id);
    added.push(piece);
  }
  return { added, removed: [...removed, ...old.keys()] };
}

type Triple = readonly [number, number, number];

function samePoint(a: Triple, b: Triple): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

function sameColumn(a: ColumnView, b: ColumnView): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.foot === b.foot &&
    a.height === b.height &&
    a.junction === b.junction &&
    a.owner === b.owner
  );
}

function sameRoad(a: RoadView, b: RoadView): boolean {
  return samePoint(a.start, b.start) && samePoint(a.end, b.end) && a.owner === b.owner && a.kind === b.kind;
}

function sameCar(a: CarView, b: CarView): boolean {
  return (
    samePoint(a.at, b.at) && a.heading === b.heading && a.slope === b.slope && a.type === b.type && a.owner === b.owner
  );
}

function sameComponent(a: ComponentView, b: ComponentView): boolean {
  return a.x === b.x && a.y === b.y && a.angle === b.angle && a.kind === b.kind;
}
