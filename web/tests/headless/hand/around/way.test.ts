/** Which way the place of a piece is: the arrow, and the words. */
import { describe, expect, it } from "vitest";
import { type Bearings, wayInWords, wayTo } from "../../../../src/headless/hand/around/way";
import { speaker } from "../../../speaker";

/** A viewer who sits at the right side of the table: away is to the left of it. */
const BEARINGS: Bearings = { right: [0, 1], away: [-1, 0], pixels: (a, b) => [2 * (b.y - a.y), b.x - a.x] };
const FROM = { x: 10, y: 20 };
const way = (dx: number, dy: number) => wayTo(FROM, { x: 10 + dx, y: 20 + dy }, BEARINGS);

describe("the way to the place", () => {
  it("points as on the screen", () => {
    expect(way(0, 9).arrow).toBe("→");
    expect(way(-9, 0).arrow).toBe("↑");
    expect(way(9, 0.1).arrow).toBe("↓");
    expect(way(-8, -4).arrow).toBe("↖");
    expect(way(0.3, 0.4)).toEqual({ right: 0, away: 0, arrow: "" });
  });

  it("is said in the directions of the arrow keys", async () => {
    const { say } = await speaker("en");
    expect(wayInWords(say, way(-8, 9), 34)).toBe("To its place: 9 mm to the right, 8 mm away from you, 34 mm down");
    expect(wayInWords(say, way(3, 0), -2)).toBe("To its place: 3 mm toward you, 2 mm up");
    expect(wayInWords(say, way(0, 0), 0)).toBe("");
  });
});
