/**
 * The ten car types and the plain one: low-polygon models that differ in silhouette. Origin at the centre of the
 * underside, nose along x, y up; mm. Nothing extends beyond length × width × height of the piece.
 */
import { type BufferGeometry, SphereGeometry } from "three";
import { COLOURS } from "../materials";
import { axle, block, body, box, coloured, merge, type Point, profile } from "../shapes";

export interface CarModel {
  readonly geometry: BufferGeometry;
  /** Where the owner's mark lies: along the car, and above its underside; `radius` is its maximum size. */
  readonly mark: { readonly x: number; readonly y: number; readonly radius: number; readonly z?: number };
}

const { glass, tyre, hub, lamp, tail, white, earth } = COLOURS;
const wide = 7.6;

const wheels = (...places: number[]): BufferGeometry[] => places.flatMap((x) => axle(x, 1.35, 7.9, tyre, hub));
const glazing = (points: readonly Point[], width: number): BufferGeometry =>
  coloured(profile(points, width, 0.25), glass);
const painted = (points: readonly Point[], width = wide, bevel = 0.4): BufferGeometry =>
  body(profile(points, width, bevel));
const dark = (part: BufferGeometry): BufferGeometry => coloured(part, "#3a3938");

/** Lamps at the front and the rear, at a height. */
function lamps(half: number, front: number, back = front): BufferGeometry[] {
  return [-1, 1].flatMap((side) => [
    coloured(box(0.3, 0.8, 1.5, half - 0.1, front, side * 2.4), lamp),
    coloured(box(0.3, 0.8, 1.3, -half + 0.1, back, side * 2.6), tail),
  ]);
}

function plain(): CarModel {
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
      wide,
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

function sedan(): CarModel {
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

function sportsCar(): CarModel {
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

function electricCar(): CarModel {
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
    painted(dome, wide, 0.9),
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

function foodTruck(): CarModel {
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

function familyWagon(): CarModel {
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

function limousine(): CarModel {
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

function deliveryVan(): CarModel {
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

function constructionTruck(): CarModel {
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
      wide,
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

function jumboTrailer(): CarModel {
  const parts = [
    painted(
      [
        [-12, 2.1],
        [5.2, 2.1],
        [5.2, 7],
        [-12, 7],
      ],
      wide,
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

function highwayBus(): CarModel {
  const parts = [
    painted(
      [
        [-12, 0.9],
        [12, 0.9],
        [12, 3.6],
        [11.3, 6.5],
        [-12, 6.5],
      ],
      wide,
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

const MAKERS: Readonly<Record<string, () => CarModel>> = {
  plain,
  sedan,
  "sports-car": sportsCar,
  "electric-car": electricCar,
  "food-truck": foodTruck,
  "family-wagon": familyWagon,
  limousine,
  "delivery-van": deliveryVan,
  "construction-truck": constructionTruck,
  "jumbo-trailer": jumboTrailer,
  "highway-bus": highwayBus,
};

export const CAR_TYPES: readonly string[] = Object.keys(MAKERS);

/** The model of a type; an unknown type gets the plain one. */
export function makeCar(type: string): CarModel {
  return (MAKERS[type] ?? plain)();
}
