import { expect, test } from "vitest";
import { isOverhead } from "../../../../src/headless/hand/around/overhead";

test.each([
  ["a road hangs between the piece and its place", { beside: 0, above: 34 }, 10, true],
  ["nothing is between them", { beside: 0, above: 34 }, 34, false],
  ["the piece will lie on the near rim of a column", { beside: 0, above: 34 }, 29, false],
  ["the piece is beside its place, above another road", { beside: 40, above: 34 }, 10, false],
  ["the piece is below the road, on its way in", { beside: 8, above: 1 }, 1, false],
  ["nothing is known yet", { beside: 0, above: 60 }, Infinity, false],
])("%s", (_, off, gap, expected) => {
  expect(isOverhead(off, gap)).toBe(expected);
});
