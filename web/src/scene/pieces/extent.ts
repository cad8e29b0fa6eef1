/** The space that pieces occupy: corners around them, in table coordinates. No WebGL. */
import { Vector3 } from "three";
import { footprint } from "../../headless/footprint";
import type { CarView, ColumnView, ComponentView, PieceShapes, RoadView } from "../../net/wire.gen";
import type { Ghost } from "../api";
import { columnTop, isArea } from "../mapping";
import type { Pieces } from "./model";

const ROUND = 12; // corners of a circle

type Standing = Pick<ColumnView, "x" | "y" | "foot" | "height">;
type Lying = Pick<RoadView, "start" | "end">;
type Parked = Pick<CarView, "at" | "heading" | "length">;
type Placed = Pick<ComponentView, "id" | "kind" | "x" | "y" | "angle">;

function prism(plan: readonly (readonly [number, number])[], low: number, high: number): Vector3[] {
  return plan.flatMap(([x, y]) => [new Vector3(x, y, low), new Vector3(x, y, high)]);
}

export function columnExtent(column: Standing, { column: { radius, disc_height } }: PieceShapes): Vector3[] {
  const rim = Array.from({ length: ROUND }, (_, n) => {
    const a = (n * 2 * Math.PI) / ROUND;
    return [column.x + radius * Math.cos(a), column.y + radius * Math.sin(a)] as const;
  });
  return prism(rim, column.foot, columnTop(column, disc_height));
}

export function roadExtent({ start, end }: Lying, { road: { width, thickness } }: PieceShapes): Vector3[] {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [sx, sy] = [(-dy / far) * (width / 2), (dx / far) * (width / 2)];
  return [start, end].flatMap(([x, y, z]) =>
    prism(
      [
        [x + sx, y + sy],
        [x - sx, y - sy],
      ],
      z,
      z + thickness,
    ),
  );
}

/** A box that does not slope: good enough for a view. */
export function carExtent({ at: [x, y, z], heading, length }: Parked, { car }: PieceShapes): Vector3[] {
  const a = (heading * Math.PI) / 180;
  const [ux, uy] = [(Math.cos(a) * length) / 2, (Math.sin(a) * length) / 2];
  const [vx, vy] = [(-Math.sin(a) * car.width) / 2, (Math.cos(a) * car.width) / 2];
  const plan = [
    [x + ux + vx, y + uy + vy],
    [x + ux - vx, y + uy - vy],
    [x - ux + vx, y - uy + vy],
    [x - ux - vx, y - uy - vy],
  ] as const;
  return prism(plan, z, z + car.height);
}

export function componentExtent(component: Placed, shapes: PieceShapes, foot = 0): Vector3[] {
  const shape = shapes.components[component.id];
  if (!shape) return [];
  const high = isArea(component.kind) ? shapes.area.thickness : (shape.height ?? 0);
  return prism(footprint(shapes, component), foot, foot + high);
}

export function ghostExtent({ column, road, component, cars = [] }: Ghost, shapes: PieceShapes): Vector3[] {
  return [
    ...(column ? columnExtent(column, shapes) : []),
    ...(road ? roadExtent(road, shapes) : []),
    ...(component ? componentExtent(component, shapes) : []),
    ...cars.flatMap((car) => carExtent(car, shapes)),
  ];
}

/** Everything on the table, or only the pieces with these ids. */
export function extentOf(pieces: Pieces, shapes: PieceShapes, ids?: ReadonlySet<string>): Vector3[] {
  const wanted = ({ id }: { readonly id: string }): boolean => ids === undefined || ids.has(id);
  return [
    ...pieces.columns.filter(wanted).flatMap((one) => columnExtent(one, shapes)),
    ...pieces.roads.filter(wanted).flatMap((one) => roadExtent(one, shapes)),
    ...pieces.cars.filter(wanted).flatMap((one) => carExtent(one, shapes)),
    ...pieces.components.filter(wanted).flatMap((one) => componentExtent(one, shapes)),
  ];
}

/** Circles around columns, clamped to the table. */
export function around(columns: readonly ColumnView[], reach: number, table: readonly [number, number]): Vector3[] {
  const within = (value: number, half: number): number => Math.max(-half, Math.min(half, value));
  return columns.flatMap((at) =>
    Array.from({ length: 16 }, (_, n) => {
      const [x, y] = [at.x + reach * Math.cos((n * Math.PI) / 8), at.y + reach * Math.sin((n * Math.PI) / 8)];
      return new Vector3(within(x, table[0] / 2), within(y, table[1] / 2), 0);
    }),
  );
}
