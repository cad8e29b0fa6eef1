import { describe, expect, it } from "vitest";
import { insetPlace } from "../../../src/headless/hand/inset";

const STAGE = { w: 390, h: 515 };
const SIZE = { w: 140, h: 93 };
const PAD = { x: 328, y: 83, w: 54, h: 360 };
const MENU = { x: 10, y: 10, w: 44, h: 44 };
const covers = (at: { x: number; y: number }, point: { x: number; y: number }): boolean =>
  point.x > at.x && point.x < at.x + SIZE.w && point.y > at.y && point.y < at.y + SIZE.h;

describe("the small view", () => {
  it("lies in the upper right corner, beside the controls there", () => {
    expect(insetPlace({ w: 900, h: 700 }, SIZE, [], [], null)).toEqual({ x: 750, y: 10 });
    expect(insetPlace(STAGE, SIZE, [PAD, MENU], [], null).x + SIZE.w).toBeLessThanOrEqual(PAD.x);
  });
  it("never covers the piece where there is room elsewhere", () => {
    for (let x = 20; x < 320; x += 25)
      for (let y = 10; y < 500; y += 25) {
        const points = [-40, 0, 40].map((d) => ({ x: x + d / 4, y: y + d }));
        const at = insetPlace(STAGE, SIZE, [PAD, MENU], points, null);
        for (const point of points) expect(covers(at, point)).toBe(false);
      }
  });
  it("stays where it is as long as it covers nothing there", () => {
    const here = insetPlace(STAGE, SIZE, [PAD, MENU], [{ x: 250, y: 40 }], null);
    expect(insetPlace(STAGE, SIZE, [PAD, MENU], [{ x: 250, y: 300 }], here)).toBe(here);
  });
});
