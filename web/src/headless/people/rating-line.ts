/** A rating over time as points of a drawing: a line, and the band around it within which the rating may well be. */

export interface Rated {
  readonly points: number;
  readonly spread: number;
}

export interface RatingLine {
  readonly line: string;
  readonly band: string;
  /** Marks at the side: the number, and how high it is. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
}

/** A handful of round numbers between two. */
function roundNumbers(low: number, high: number): readonly number[] {
  const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
  const step = steps.find((one) => (high - low) / one <= 5) ?? 10_000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}

const text = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Games from left to right, in a box of this size. */
export function ratingLine(games: readonly Rated[], width: number, height: number): RatingLine {
  const low = Math.min(...games.map(({ points, spread }) => points - spread));
  const high = Math.max(...games.map(({ points, spread }) => points + spread));
  const range = Math.max(high - low, 1);
  const x = (n: number): number => (games.length === 1 ? width / 2 : (n / (games.length - 1)) * width);
  const y = (value: number): number => height - ((value - low) / range) * height;
  const upper = games.map(({ points, spread }, n) => text(x(n), y(points + spread)));
  const lower = games.map(({ points, spread }, n) => text(x(n), y(points - spread))).reverse();
  return {
    line: games.map(({ points }, n) => text(x(n), y(points))).join(" "),
    band: [...upper, ...lower].join(" "),
    marks: roundNumbers(low, high).map((value) => ({ value, y: y(value) })),
  };
}
