/** Cars for passengers: the plain one, sedan, sports car, electric car, family wagon, limousine. */
import { COLOURS } from "../../materials";
import { axle, body, box, coloured, merge, type Point, profile } from "../../shapes";
import { type CarModel, dark, glazing, lamps, painted, WIDE, wheels } from "./parts";

const { tyre, hub, white } = COLOURS;

export function plain(): CarModel {
  const parts = [
    painted(
      [
        [-8, 0.9],
        [8, 0.9],
        [8, 3.6],
        [6.6, 4.2],
        [-7.4, 4.2],
        [-8, 3.6],
      ],
      WIDE,
      0.5,
    ),
    painted(
      [
        [-5.6, 4],
        [3.8, 4],
        [2.2, 7],
        [-4.4, 7],
      ],
      6.6,
      0.5,
    ),
    ...wheels(-4.6, 4.6),
  ];
  return { geometry: merge(parts), mark: { x: -1.1, y: 7, radius: 2.1 } };
}

export function sedan(): CarModel {
  const parts = [
    painted([
      [-8, 1],
      [8, 1],
      [8, 2.9],
      [7.2, 3.6],
      [3.6, 4],
      [-5.6, 4.1],
      [-7.8, 3.8],
    ]),
    glazing(
      [
        [-5.9, 3.9],
        [4.2, 3.9],
        [1.7, 6.7],
        [-3.9, 6.7],
      ],
      6.6,
    ),
    painted(
      [
        [-4.2, 6.3],
        [1.9, 6.3],
        [1.4, 7],
        [-3.6, 7],
      ],
      6.4,
      0.25,
    ),
    body(box(0.7, 2.8, 6.65, -1.2, 5.2, 0)),
    dark(box(0.3, 0.7, 4, 7.95, 1.8, 0)),
    ...lamps(8, 2.9, 3.1),
    ...wheels(-4.8, 4.9),
  ];
  return { geometry: merge(parts), mark: { x: -1.1, y: 7, radius: 2 } };
}

export function sportsCar(): CarModel {
  const parts = [
    painted([
      [-8, 1.1],
      [8, 0.9],
      [8, 1.7],
      [5.6, 2.7],
      [2.4, 3.2],
      [-7, 3.6],
      [-8, 3.2],
    ]),
    glazing(
      [
        [-4.8, 3.2],
        [3.4, 3],
        [0.4, 4.9],
        [-2.6, 5],
      ],
      6,
    ),
    painted(
      [
        [-3.9, 4.3],
        [0.6, 4.6],
        [0, 5.15],
        [-2.8, 5.15],
      ],
      5.6,
      0.2,
    ),
    body(box(1.5, 0.35, 7.8, -7.2, 5, 0)),
    dark(box(0.5, 1.5, 0.4, -7.1, 4.2, 2.2)),
    dark(box(0.5, 1.5, 0.4, -7.1, 4.2, -2.2)),
    ...[-1, 1].map((side) => coloured(box(4.4, 0.1, 0.9, 5, 2.86, side * 0.9).rotateZ(0), white)),
    ...lamps(8, 1.5, 2.9),
    ...axle(-4.8, 1.5, 8, tyre, hub),
    ...axle(5, 1.4, 8, tyre, hub),
  ];
  return { geometry: merge(parts), mark: { x: -1.5, y: 5.15, radius: 1.8 } };
}

export function electricCar(): CarModel {
  const dome: Point[] = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 12) * Math.PI;
    return [8 * Math.cos(a), 1.1 + 5.9 * Math.sin(a) ** 0.72] as const;
  });
  const pane: Point[] = Array.from({ length: 11 }, (_, i) => {
    const a = 0.42 + (i / 10) * (Math.PI - 0.84);
    return [7.4 * Math.cos(a), 1.1 + 5.55 * Math.sin(a) ** 0.72] as const;
  });
  const bolt: Point[] = [
    [4.9, 0.7],
    [6.4, -0.2],
    [5.7, -0.2],
    [6.7, -1.1],
    [5.1, 0],
    [5.8, 0],
  ];
  const parts = [
    painted(dome, WIDE, 0.9),
    glazing([...pane, [-5.9, 3.6], [5.9, 3.6]], 7.75),
    coloured(
      profile(bolt, 0.2, 0)
        .rotateX(-Math.PI / 2)
        .rotateZ(-0.62)
        .translate(1.2, 7.2, 0),
      white,
    ),
    ...lamps(7.4, 2.9),
    ...wheels(-4.6, 4.6),
  ];
  return { geometry: merge(parts), mark: { x: 0, y: 7, radius: 2 } };
}

export function familyWagon(): CarModel {
  const parts = [
    painted([
      [-8, 1],
      [8, 1],
      [8, 3],
      [7.2, 3.8],
      [3.8, 4.1],
      [-7.9, 4.1],
    ]),
    glazing(
      [
        [-7.7, 3.9],
        [4.6, 3.9],
        [2.4, 6.2],
        [-7.1, 6.2],
      ],
      6.8,
    ),
    painted(
      [
        [-7.5, 5.9],
        [2.6, 5.9],
        [2.1, 6.5],
        [-7.1, 6.5],
      ],
      6.7,
      0.25,
    ),
    ...[-5.8, -1.9, 1].map((x) => body(box(0.6, 2.4, 6.85, x, 5, 0))),
    ...[-1, 1].map((side) => dark(box(8.6, 0.3, 0.3, -2.6, 6.8, side * 2.7))),
    ...[-5.6, 0.6].map((x) => dark(box(0.35, 0.3, 5.6, x, 6.8, 0))),
    ...lamps(8, 3, 3.2),
    ...wheels(-4.8, 4.9),
  ];
  return { geometry: merge(parts), mark: { x: -2.5, y: 6.52, radius: 2 } };
}

export function limousine(): CarModel {
  const parts = [
    painted([
      [-12, 1],
      [12, 1],
      [12, 2.8],
      [11, 3.5],
      [7.4, 3.8],
      [-9.2, 3.9],
      [-11.8, 3.6],
    ]),
    glazing(
      [
        [-9.6, 3.7],
        [8, 3.7],
        [5.6, 6],
        [-7.8, 6],
      ],
      6.5,
    ),
    painted(
      [
        [-8, 5.6],
        [5.8, 5.6],
        [5.3, 6.3],
        [-7.6, 6.3],
      ],
      6.3,
      0.25,
    ),
    ...[-5, -1.2, 2.6].map((x) => body(box(0.7, 2.3, 6.55, x, 4.9, 0))),
    coloured(box(19, 0.3, 7.66, 0, 2.5, 0), hub),
    dark(box(0.3, 0.9, 3.2, 11.95, 2, 0)),
    ...lamps(12, 2.8, 3),
    ...wheels(-8.2, 8.6),
  ];
  return { geometry: merge(parts), mark: { x: -1.1, y: 6.3, radius: 2.1 } };
}
