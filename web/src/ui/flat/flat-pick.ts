/** The piece at a place of the plan: the column, else the car, else the highest road. */
import type { Place } from "../../headless/geometry";
import type { PieceShapes, TableView } from "../../net/wire.gen";

export function pieceAt(table: TableView, shapes: PieceShapes, place: Place): string | null {
  const near = (x: number, y: number): number => Math.hypot(x - place.x, y - place.y);
  const column = table.columns.find(({ x, y }) => near(x, y) < shapes.column.radius + 2);
  if (column !== undefined) return column.id;
  const car = table.cars.find(({ at, length }) => near(at[0], at[1]) < length / 2);
  if (car !== undefined) return car.id;
  const under = table.roads.flatMap(({ id, start, end }) => {
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const part = ((place.x - start[0]) * dx + (place.y - start[1]) * dy) / Math.max(dx * dx + dy * dy, 1e-6);
    const on = part >= 0 && part <= 1 && near(start[0] + part * dx, start[1] + part * dy) < shapes.road.width / 2;
    return on ? [{ id, z: start[2] + part * (end[2] - start[2]) }] : [];
  });
  return under.sort((a, b) => b.z - a.z)[0]?.id ?? null;
}
