import { expect, test } from "vitest";
import { Ground, halfOf } from "../../../../src/headless/hand/around/ground";
import { overheadOf } from "../../../../src/headless/hand/around/overhead";
import { poseOf } from "../../../../src/headless/hand/moving/hand";
import type { Pose } from "../../../../src/headless/hand/stream/frames";
import { SHAPES } from "../../../scene/tables";

const flat = (x: number, y: number, z: number, yaw = 0): Pose => poseOf({ x, y, z, yaw, pitch: 0 });
const ROAD = halfOf("r9", SHAPES);
/** Two columns of height one, 80 mm apart, with a place for a road on them. */
const COLUMNS = { "c1.0": flat(-40, 0, 5), "c2.0": flat(40, 0, 5) };
const PLACE = flat(0, 0, 11);

test.each([
  ["a road hangs between the piece and its place", { r1: flat(0, 0, 31, Math.PI / 2) }, 60, "between"],
  ["a road hangs close above the place", { r1: flat(0, 0, 21, Math.PI / 2) }, 60, "between"],
  ["the piece is as high as that road", { r1: flat(0, 0, 31, Math.PI / 2) }, 31, "between"],
  ["the piece is lower than that road, on its way in", { r1: flat(0, 0, 31, Math.PI / 2) }, 25, "cleared"],
  ["nothing is between them", {}, 60, null],
  ["the place is on the near rim of a column", { "c1.0": flat(-40, 0, 10) }, 60, null],
  ["a road hangs beside the place", { r1: flat(0, 12, 31) }, 60, null],
])("%s", (_, more, z, expected) => {
  const ground = new Ground(SHAPES, new Set(["r9"]), () => "plain", []);
  ground.update(new Map<string, Pose>(Object.entries({ ...COLUMNS, ...more })));
  expect(overheadOf(ground, ROAD, PLACE, z)).toBe(expected);
});
