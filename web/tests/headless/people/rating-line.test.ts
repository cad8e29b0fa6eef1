import { describe, expect, it } from "vitest";
import { ratingLine } from "../../../src/headless/people/rating-line";

const places = (text: string) => text.split(" ").map((one) => one.split(",").map(Number) as [number, number]);

describe("a rating over time", () => {
  it("is a line inside its band, within the box", () => {
    const games = [
      { points: 1100, spread: 900 },
      { points: 1050, spread: 700 },
      { points: 1200, spread: 500 },
    ];
    const { line, band, marks } = ratingLine(games, 300, 100);
    expect(places(line).map(([x]) => x)).toEqual([0, 150, 300]);
    const [upper, lower] = [places(band).slice(0, 3), places(band).slice(3).reverse()];
    places(line).forEach(([, y], n) => {
      expect(upper[n]![1]).toBeLessThan(y);
      expect(lower[n]![1]).toBeGreaterThan(y);
    });
    expect(marks.map(({ value }) => value)).toEqual([500, 1000, 1500, 2000]);
    expect(marks.at(-1)).toEqual({ value: 2000, y: 0 });
  });

  it("shows one game in the middle", () => {
    expect(places(ratingLine([{ points: 1000, spread: 0 }], 300, 100).line)).toEqual([[150, 100]]);
  });
});
