/** Pieces of a begun build lie where the referee says; the rest is a ghost. */
import { describe, expect, it } from "vitest";
import { aheadOf, halfOf, undersideOf } from "../../../../src/headless/hand/around/ground";
import { lyingPieces, stillMissing } from "../../../../src/headless/hand/stream/lying";
import type { Ghost } from "../../../../src/headless/shown";
import type { BegunView } from "../../../../src/net/wire.gen";
import { SHAPES } from "../../../scene/tables";
import { aTable } from "../../../table";

const WHOLE: Ghost = {
  owner: 0,
  legal: true,
  column: { x: 100, y: 20, foot: 0, height: 3, junction: true },
  road: { start: [0, 0, 10], end: [96, 40, 30] },
  cars: [
    { at: [30, 12, 18], heading: 22, slope: 11, length: 16, type: "plain" },
    { at: [60, 25, 24], heading: 22, slope: 11, length: 16, type: "plain" },
  ],
};
const first = aTable().cars.length;
const begun = (...placed: string[]): BegunView => ({
  seat: 0,
  turn: { type: "extend", base: 0, x: 100, y: 20, height: 3, junction: true, cars: [{ at: 30 }, { at: 60 }] },
  placed,
  next: "r5",
});

describe("a begun build", () => {
  it("has the discs of its column on top of each other, the junction yellow", () => {
    const { poses, loose } = lyingPieces(begun("c5"), WHOLE, aTable(), SHAPES);
    expect([...poses.keys()]).toEqual(["c5.0", "c5.1", "c5.2"]);
    expect([...poses.values()].map(({ x, y, z }) => [x, y, z])).toEqual([
      [100, 20, 5],
      [100, 20, 15],
      [100, 20, 25],
    ]);
    expect(loose.map(({ yellow, what }) => [what, yellow])).toEqual([
      ["disc", false],
      ["disc", false],
      ["disc", true],
    ]);
  });

  it("has its road and its cars on what the referee says", () => {
    const { poses } = lyingPieces(begun("c5", "r5", `k${first + 1}`), WHOLE, aTable(), SHAPES);
    const road = poses.get("r5")!;
    const [ax, ay, az] = aheadOf(road.turn);
    expect([ax / ay, az]).toEqual([expect.closeTo(96 / 40, 6), expect.closeTo(20 / Math.hypot(96, 40, 20), 6)]);
    const under = undersideOf(road, halfOf("r5", SHAPES));
    const [x, y, z] = [0, 1, 2].map((n) => under.reduce((sum, p) => sum + p[n]!, 0) / under.length);
    expect([x, y, z]).toEqual([expect.closeTo(48, 6), expect.closeTo(20, 6), expect.closeTo(20, 6)]);
    const car = poses.get(`k${first + 1}`)!;
    expect(Math.hypot(car.x - 60, car.y - 25, car.z - 24)).toBeCloseTo(SHAPES.car.height / 2, 6);
  });

  it("shows only what is missing as a ghost", () => {
    expect(stillMissing(begun("c5"), WHOLE, aTable())).toEqual({ ...WHOLE, column: undefined });
    const left = stillMissing(begun("c5", "r5", `k${first}`), WHOLE, aTable());
    expect([left.column, left.road, left.cars]).toEqual([undefined, undefined, [WHOLE.cars![1]]]);
  });
});
