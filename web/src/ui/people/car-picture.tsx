/** A car from the side, as the picture of a player. It has the colour of their seat, or without one a colour of its own. */

interface Shape {
  /** Length of the body, of 40. */
  readonly length: number;
  /** The cabin: where it begins and ends, and how high it is above the body. */
  readonly cabin: readonly [number, number, number];
  /** Its load: where it begins and ends, and how high it is. */
  readonly load?: readonly [number, number, number];
  readonly paint: string;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  sedan: { length: 26, cabin: [7, 20, 6], paint: "#0072b2" },
  "sports-car": { length: 27, cabin: [10, 19, 4], paint: "#c4302b" },
  "electric-car": { length: 20, cabin: [4, 16, 7], paint: "#009e73" },
  "food-truck": { length: 28, cabin: [20, 28, 6], load: [0, 19, 11], paint: "#d55e00" },
  "family-wagon": { length: 27, cabin: [2, 20, 6], paint: "#7a5aa6" },
  limousine: { length: 38, cabin: [6, 30, 5], paint: "#33312e" },
  "delivery-van": { length: 28, cabin: [19, 26, 7], load: [0, 20, 9], paint: "#b58900" },
  "construction-truck": { length: 32, cabin: [24, 32, 8], load: [0, 21, 5], paint: "#d98c00" },
  "jumbo-trailer": { length: 40, cabin: [33, 40, 9], load: [0, 31, 10], paint: "#56789a" },
  "highway-bus": { length: 38, cabin: [2, 37, 11], paint: "#cc79a7" },
};

export function CarPicture({ car }: { car: string }) {
  const { length, cabin, load, paint } = SHAPES[car] ?? SHAPES.sedan!;
  const left = (40 - length) / 2;
  const box = ([from, to, height]: readonly [number, number, number]) => ({
    x: left + from,
    y: 14 - height,
    width: to - from,
    height: height + 1,
    rx: 1.5,
  });
  return (
    <svg class="car-picture" viewBox="0 0 40 22" style={{ "--own": paint }} aria-hidden="true">
      <rect {...box(cabin)} class="glass" />
      {load !== undefined && <rect {...box(load)} class="load" />}
      <rect x={left} y="13" width={length} height="5" rx="2" class="body" />
      <circle cx={left + 6} cy="18.5" r="2.8" class="wheel" />
      <circle cx={left + length - 6} cy="18.5" r="2.8" class="wheel" />
    </svg>
  );
}
