/** Functions on tables as values: applying a change, and finding the change between two tables. */
import type { Change, RoadView, SidesView, StatusView, TableView } from "../net/wire.gen";

/** The table after a change. The given table is not modified. */
export function applyChange(table: TableView, change: Change): TableView {
  const sides = new Map(change.sides.map(({ road, over, under }) => [road, { over, under }]));
  return {
    columns: [...table.columns, ...change.columns],
    roads: [...table.roads.map((road) => ({ ...road, ...sides.get(road.id) })), ...change.roads],
    cars: [...table.cars, ...change.cars],
    components: [...table.components, ...change.components],
    status: change.status,
  };
}

/** Is nothing different for the player to move: the same pieces, the same phase, the same options? */
export function sameMoment(before: TableView, after: TableView): boolean {
  const change = changeBetween(before, after);
  if (
    change === null ||
    change.columns.length + change.roads.length + change.cars.length + change.components.length > 0
  )
    return false;
  const doing = ({ phase, to_move, base_points, to_place }: StatusView): string =>
    JSON.stringify([phase, to_move, base_points, to_place]);
  return doing(before.status) === doing(after.status);
}

const withoutSides = (road: RoadView): string => JSON.stringify({ ...road, over: false, under: false });
const begins = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length <= after.length && before.every((item, n) => JSON.stringify(item) === JSON.stringify(after[n]));

/** The change from one table to another that only adds; null if something was moved or removed. */
export function changeBetween(before: TableView, after: TableView): Change | null {
  const kept =
    begins(before.columns, after.columns) &&
    begins(before.cars, after.cars) &&
    begins(before.components, after.components) &&
    before.roads.length <= after.roads.length &&
    before.roads.every((road, n) => withoutSides(road) === withoutSides(after.roads[n]!));
  if (!kept) return null;
  const sides = before.roads.flatMap((road, n): SidesView[] => {
    const now = after.roads[n]!;
    return road.over === now.over && road.under === now.under
      ? []
      : [{ road: now.id, over: now.over, under: now.under }];
  });
  return {
    columns: after.columns.slice(before.columns.length),
    roads: after.roads.slice(before.roads.length),
    cars: after.cars.slice(before.cars.length),
    components: after.components.slice(before.components.length),
    sides,
    status: after.status,
  };
}

/** The number of every column within its highway, by id; 1 is the column at the starting ramp. */
export function columnNumbers(
  columns: readonly { readonly id: string; readonly owner: number }[],
): ReadonlyMap<string, number> {
  const built = new Map<number, number>();
  return new Map(
    columns.map(({ id, owner }) => {
      const number = (built.get(owner) ?? 0) + 1;
      built.set(owner, number);
      return [id, number];
    }),
  );
}
