import { expect, test } from "vitest";
import { Ground, halfOf } from "../../../../src/headless/hand/around/ground";
import { isOverhead } from "../../../../src/headless/hand/around/overhead";
import { poseOf } from "../../../../src/headless/hand/moving/hand";
import type { Pose } from "../../../../src/headless/hand/stream/frames";
import { SHAPES } from "../../../scene/tables";

const flat = (x: number, y: number, z: number, yaw = 0): Pose => poseOf({ x, y, z, yaw, pitch: 0 });
const ROAD = halfOf("r9", SHAPES);
/** Two columns of height one, 80 mm apart, with a place for a road on them. */
const COLUMNS = { "c1.0": flat(-40, 0, 5), "c2.0": flat(40, 0, 5) };
const PLACE = flat(0, 0, 11);

test.each([
  ["a road hangs between the piece and its place", { r1: flat(0, 0, 31, Math.PI / 2) }, 60, true],
  ["a road hangs close above the place", { r1: flat(0, 0, 21, Math.PI / 2) }, 60, true],
  ["the piece is lower than that road, on its way in", { r1: flat(0, 0, 31, Math.PI / 2) }, 20, false],
  ["nothing is between them", {}, 60, false],
  ["the place is on the near rim of a column", { "c1.0": flat(-40, 0, 10) }, 60, false],
  ["a road hangs beside the place", { r1: flat(0, 12, 31) }, 60, false],
])("%s", (_, more, z, expected) => {
  const ground = new Ground(SHAPES, new Set(["r9"]), () => "plain", []);
  ground.update(new Map<string, Pose>(Object.entries({ ...COLUMNS, ...more })));
  expect(isOverhead(ground, ROAD, PLACE, z)).toBe(expected);
});
