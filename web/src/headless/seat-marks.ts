/** Seats told apart without colour: dashes along their roads and around their columns, marks on their cars. */

/** Dashes and gaps along a seat's roads in mm (empty: a solid line), as in the SVG drawings. */
export const SEAT_DASHES: readonly (readonly number[])[] = [
  [],
  [9, 3],
  [2, 2],
  [9, 2, 2, 2],
  [5, 4],
  [14, 2, 2, 2, 2, 2],
];

/** The dashes of a seat around a circle, as angles from and to in radians; scaled so that they close without a seam. */
export function dashesAround(seat: number, radius: number): readonly (readonly [number, number])[] {
  const dashes = SEAT_DASHES[seat % SEAT_DASHES.length] ?? [];
  if (dashes.length === 0) return [[0, 2 * Math.PI]];
  const period = dashes.reduce((sum, one) => sum + one, 0);
  const rounds = Math.max(1, Math.round((2 * Math.PI * radius) / period));
  const scale = (2 * Math.PI) / (rounds * period);
  const all: [number, number][] = [];
  for (let n = 0, at = 0; n < rounds; n++)
    dashes.forEach((one, i) => {
      if (i % 2 === 0) all.push([at * scale, (at + one) * scale]);
      at += one;
    });
  return all;
}

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
