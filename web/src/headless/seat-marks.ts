/** What distinguishes seats without colour: dashes along their roads, marks on their cars. */

/** Dashes and gaps along a seat's roads in mm (empty: a solid line), as in the SVG drawings. */
export const SEAT_DASHES: readonly (readonly number[])[] = [
  [],
  [9, 3],
  [2, 2],
  [9, 2, 2, 2],
  [5, 4],
  [14, 2, 2, 2, 2, 2],
];

/** Outlines of the seats' marks, radius about 6: circle, square, triangle, diamond, hexagon, cross. */
export const SEAT_MARKS: readonly (readonly (readonly [number, number])[])[] = [
  Array.from({ length: 20 }, (_, i) => [6 * Math.cos((i * Math.PI) / 10), 6 * Math.sin((i * Math.PI) / 10)] as const),
  [
    [-5.4, -5.4],
    [5.4, -5.4],
    [5.4, 5.4],
    [-5.4, 5.4],
  ],
  [
    [0, 8.4],
    [-7.8, -5.2],
    [7.8, -5.2],
  ],
  [
    [0, -7.9],
    [7.9, 0],
    [0, 7.9],
    [-7.9, 0],
  ],
  Array.from({ length: 6 }, (_, i) => [6.9 * Math.cos((i * Math.PI) / 3), 6.9 * Math.sin((i * Math.PI) / 3)] as const),
  [
    [-2.8, -6.8],
    [2.8, -6.8],
    [2.8, -2.8],
    [6.8, -2.8],
    [6.8, 2.8],
    [2.8, 2.8],
    [2.8, 6.8],
    [-2.8, 6.8],
    [-2.8, 2.8],
    [-6.8, 2.8],
    [-6.8, -2.8],
    [-2.8, -2.8],
  ],
];
