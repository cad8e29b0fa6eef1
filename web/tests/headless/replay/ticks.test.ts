import { expect, it } from "vitest";
import { ticks } from "../../../src/headless/replay/ticks";

it("marks an axis with a few round numbers", () => {
  expect(ticks(3, 7)).toEqual([0, 1, 2, 3]);
  expect(ticks(7, 7)).toEqual([0, 2, 4, 6]);
  expect(ticks(28, 7)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(ticks(49, 7)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(100, 7)).toEqual([0, 20, 40, 60, 80, 100]);
  for (let last = 1; last < 2000; last += 7) {
    const found = ticks(last, 7);
    expect(found.length).toBeLessThanOrEqual(7);
    expect(found.length).toBeGreaterThanOrEqual(2);
  }
});
