/** The ground that a component covers, as a polygon in plan. */
import type { ComponentView, PieceShapes } from "../net/wire.gen";

type Plan = readonly (readonly [number, number])[];

/** Corners, anticlockwise; a round footprint is approximated by many. */
export function footprint(shapes: PieceShapes, component: Pick<ComponentView, "id" | "x" | "y" | "angle">): Plan {
  const shape = shapes.components[component.id];
  const turn = (component.angle * Math.PI) / 180;
  const put = ([x, y]: readonly [number, number]): readonly [number, number] => {
    return [
      component.x + x * Math.cos(turn) - y * Math.sin(turn),
      component.y + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
  if (shape?.corners) return shape.corners.map(put);
  if (shape?.diameter) {
    const r = shape.diameter / 2;
    return Array.from({ length: 32 }, (_, n) =>
      put([r * Math.cos((n * Math.PI) / 16), r * Math.sin((n * Math.PI) / 16)]),
    );
  }
  const [w, d] = shape?.size ?? [30, 30];
  return (
    [
      [-w / 2, -d / 2],
      [w / 2, -d / 2],
      [w / 2, d / 2],
      [-w / 2, d / 2],
    ] as const
  ).map(put);
}
