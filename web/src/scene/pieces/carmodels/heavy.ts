/** Vans, trucks and the bus. */
import { SphereGeometry } from "three";
import { COLOURS } from "../../materials";
import { block, body, box, coloured, merge, profile } from "../../shapes";
import { type CarModel, dark, glazing, lamps, painted, WIDE, wheels } from "./parts";

const { hub, lamp, tail, white, earth } = COLOURS;

export function foodTruck(): CarModel {
  const stripes = [-5.9, -4.3, -2.7, -1.1, 0.5].map((x, i) =>
    coloured(
      profile(
        [
          [x, 0],
          [x + 1.6, 0],
          [x + 1.6, 0.2],
          [x, 0.2],
        ],
        2.2,
        0,
      )
        .rotateX(0.5)
        .translate(0, 5.5, 3.1),
      i % 2 === 0 ? white : tail,
    ),
  );
  const parts = [
    painted(
      [
        [-8, 0.9],
        [4.2, 0.9],
        [4.2, 6.6],
        [-8, 6.6],
      ],
      7,
      0.4,
    ),
    painted(
      [
        [4, 0.9],
        [8, 0.9],
        [8, 3.2],
        [6.6, 5.2],
        [4, 5.4],
      ],
      6.6,
    ),
    glazing(
      [
        [5.4, 3.3],
        [7.75, 3.3],
        [6.7, 4.95],
        [5.4, 5],
      ],
      6.7,
    ),
    coloured(box(7.4, 2.3, 0.2, -2, 4.2, 3.45), lamp),
    coloured(box(8.2, 0.3, 0.8, -2, 2.9, 3.6), white),
    ...stripes,
    coloured(box(2, 0.5, 2, -5.6, 6.75, -1.6), white),
    ...lamps(8, 2, 2),
    ...wheels(-4.8, 5.2),
  ];
  return { geometry: merge(parts), mark: { x: -1.2, y: 6.62, radius: 2, z: -0.6 } };
}

export function deliveryVan(): CarModel {
  const parts = [
    painted(
      [
        [-8, 0.9],
        [8, 0.9],
        [8, 3],
        [6.8, 3.9],
        [4.2, 6.5],
        [3.4, 7],
        [-7.4, 7],
        [-8, 6.4],
      ],
      7.4,
      0.5,
    ),
    glazing(
      [
        [4.9, 4],
        [6.85, 4],
        [4.9, 6],
      ],
      7.46,
    ),
    glazing(
      [
        [6.2, 4.35],
        [7, 3.9],
        [4.45, 6.5],
        [3.9, 6.5],
      ],
      6,
    ),
    glazing(
      [
        [2, 4],
        [4.4, 4],
        [4.4, 6],
        [2, 6],
      ],
      7.5,
    ),
    coloured(box(9, 0.5, 7.46, -3.2, 3.2, 0), white),
    dark(box(0.15, 5, 0.2, -8, 3.9, 0)),
    ...lamps(8, 2.4, 2.6),
    ...wheels(-4.9, 5),
  ];
  return { geometry: merge(parts), mark: { x: -2.5, y: 7.02, radius: 2.3 } };
}

export function constructionTruck(): CarModel {
  const heap = new SphereGeometry(1, 9, 6).scale(4, 1.7, 2.7).translate(-2.9, 4.7, 0);
  const parts = [
    dark(block(-8, 7.6, 0.9, 2, 4.6, 0.2)),
    painted(
      [
        [-7.4, 2],
        [1.9, 2],
        [2.4, 5.6],
        [-8, 5.6],
      ],
      WIDE,
      0.3,
    ),
    dark(box(8.6, 0.2, 6.4, -2.9, 5.55, 0)),
    coloured(heap, earth),
    painted(
      [
        [2, 5.4],
        [2.6, 5.4],
        [4.3, 7],
        [3.6, 7],
        [2, 6.2],
      ],
      7,
      0.1,
    ),
    painted(
      [
        [3, 1],
        [8, 1],
        [8, 3.6],
        [7.4, 6.4],
        [3, 6.4],
      ],
      7,
    ),
    glazing(
      [
        [4.4, 3.9],
        [8, 3.7],
        [7.5, 5.9],
        [4.4, 5.9],
      ],
      7.08,
    ),
    ...lamps(8, 1.9, 2.6),
    ...wheels(-5.6, -2.5, 5.3),
  ];
  return { geometry: merge(parts), mark: { x: 5.4, y: 6.42, radius: 1.8 } };
}

export function jumboTrailer(): CarModel {
  const parts = [
    painted(
      [
        [-12, 2.1],
        [5.2, 2.1],
        [5.2, 7],
        [-12, 7],
      ],
      WIDE,
      0.35,
    ),
    dark(block(-11.6, 11, 1, 2.1, 4.4, 0.2)),
    ...[-10, -7.4, -4.8, -2.2, 0.4, 3].map((x) => coloured(box(0.3, 4.2, 7.7, x, 4.5, 0), hub)),
    painted(
      [
        [6.4, 1],
        [12, 1],
        [12, 3.6],
        [11.2, 6.1],
        [6.4, 6.1],
      ],
      7.2,
    ),
    painted(
      [
        [6.4, 6],
        [9.8, 6],
        [7, 6.95],
        [6.4, 6.95],
      ],
      6.6,
      0.2,
    ),
    glazing(
      [
        [8.6, 3.8],
        [11.95, 3.7],
        [11.25, 5.7],
        [8.6, 5.7],
      ],
      7.28,
    ),
    ...[-1, 1].map((side) => coloured(box(0.5, 5, 0.5, 6, 4.2, side * 3), hub)),
    ...lamps(12, 1.9, 2.6),
    ...wheels(-10, -7, 4.2, 9.6),
  ];
  return { geometry: merge(parts), mark: { x: -3.5, y: 7.02, radius: 2.5 } };
}

export function highwayBus(): CarModel {
  const parts = [
    painted(
      [
        [-12, 0.9],
        [12, 0.9],
        [12, 3.6],
        [11.3, 6.5],
        [-12, 6.5],
      ],
      WIDE,
      0.55,
    ),
    glazing(
      [
        [-11.2, 3.6],
        [12, 3.4],
        [11.4, 5.6],
        [-11.2, 5.6],
      ],
      7.66,
    ),
    ...[-8.4, -5.4, -2.4, 0.6, 3.6, 6.6].map((x) => body(box(0.35, 2.1, 7.7, x, 4.6, 0))),
    coloured(box(23, 0.45, 7.68, -0.2, 2.6, 0), white),
    body(block(-9.4, -5, 6.3, 7, 4.6, 0.25)),
    body(block(4.4, 8, 6.3, 7, 4.6, 0.25)),
    ...lamps(12, 2, 2.4),
    ...wheels(-8.4, -5.6, 8),
  ];
  return { geometry: merge(parts), mark: { x: -0.4, y: 6.52, radius: 2.4 } };
}
