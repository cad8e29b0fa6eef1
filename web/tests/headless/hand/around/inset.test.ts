import { describe, expect, it } from "vitest";
import { insetPlace } from "../../../../src/headless/hand/around/inset";

const STAGE = { w: 390, h: 515 };
const SIZE = { w: 140, h: 93 };
const PAD = { x: 328, y: 83, w: 54, h: 360 };
const MENU = { x: 10, y: 10, w: 44, h: 44 };
const NOTHING = { place: [], way: [] };
const covers = (at: { x: number; y: number }, point: { x: number; y: number }): boolean =>
  point.x > at.x && point.x < at.x + SIZE.w && point.y > at.y && point.y < at.y + SIZE.h;

describe("the small view", () => {
  it("lies in the upper right corner, beside the controls there", () => {
    expect(insetPlace({ w: 900, h: 700 }, SIZE, [], NOTHING, null)).toEqual({ x: 750, y: 10 });
    expect(insetPlace(STAGE, SIZE, [PAD, MENU], NOTHING, null).x + SIZE.w).toBeLessThanOrEqual(PAD.x);
  });
  it("never covers the piece where there is room elsewhere", () => {
    for (let x = 20; x < 320; x += 25)
      for (let y = 10; y < 500; y += 25) {
        const points = [-40, 0, 40].map((d) => ({ x: x + d / 4, y: y + d }));
        const at = insetPlace(STAGE, SIZE, [PAD, MENU], { place: points, way: [] }, null);
        for (const point of points) expect(covers(at, point)).toBe(false);
      }
  });
  it("stays where it is while the piece passes, and moves only off the place", () => {
    const place = [{ x: 60, y: 480 }];
    const here = insetPlace(STAGE, SIZE, [PAD, MENU], { place, way: [{ x: 250, y: 40 }] }, null);
    expect(covers(here, { x: 250, y: 40 })).toBe(false);
    const passing = { x: here.x + 20, y: here.y + 20 };
    expect(insetPlace(STAGE, SIZE, [PAD, MENU], { place, way: [passing] }, here)).toBe(here);
    const moved = insetPlace(STAGE, SIZE, [PAD, MENU], { place: [passing], way: [] }, here);
    expect(covers(moved, passing)).toBe(false);
  });
  it("stays where it covers the least if it covers something of the place everywhere", () => {
    const place = [0, 130, 260, 390].flatMap((x) => [20, 60, 420, 480].map((y) => ({ x, y })));
    const here = insetPlace(STAGE, SIZE, [PAD, MENU], { place, way: [] }, null);
    const less = place.filter((point) => !covers(here, point));
    expect(insetPlace(STAGE, SIZE, [PAD, MENU], { place: [...less, { x: here.x, y: here.y }], way: [] }, here)).toBe(
      here,
    );
  });
});
