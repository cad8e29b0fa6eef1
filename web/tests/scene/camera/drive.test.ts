import { describe, expect, it } from "vitest";
import { driveOn, drivePath, driverAt, driveSpan, pointAt, smoothAt } from "../../../src/scene/camera/drive";
import { road, TABLE } from "../tables";

const branch = road("r4", [120, 0, 20], [239.6, 0, 10], "c1", "c9");
const further = road("r5", [239.6, 0, 10], [359, 0, 0], "c9", null, { kind: "off-ramp" });

describe("the path of a drive", () => {
  it("starts on the seat's ramp and follows its roads", () => {
    expect(drivePath("0", TABLE.roads, [], 2)?.roads).toEqual(["r0", "r1", "r2"]);
    expect(drivePath("1", TABLE.roads, [], 2)?.roads).toEqual(["r3"]);
  });

  it("takes the longer branch", () => {
    expect(drivePath("0", [...TABLE.roads, branch, further], [], 2)?.roads).toEqual(["r0", "r1", "r4", "r5"]);
  });

  it("starts at a road when one is named", () => {
    expect(drivePath("r1", TABLE.roads, [], 2)?.roads).toEqual(["r1", "r2"]);
  });

  it("is null without a road to drive on", () => {
    expect(drivePath("3", TABLE.roads, [], 2)).toBeNull();
    expect(drivePath("0", [], [], 2)).toBeNull();
  });

  it("ends even if roads form a circle", () => {
    const circle = [road("a", [0, 0, 0], [1, 0, 0], "x", "y"), road("b", [1, 0, 0], [0, 0, 0], "y", "x")];
    expect(drivePath("a", circle, [], 2)?.roads).toEqual(["a", "b"]);
  });

  it("lies on top of the roads and knows the cars on the path", () => {
    const path = drivePath("0", TABLE.roads, TABLE.cars, 2);
    if (!path) throw new Error("no way");
    expect(pointAt(path, 0).toArray()).toEqual([-119.6, 0, 2]);
    expect(pointAt(path, path.length).toArray()).toEqual([120, 119.6, 32]);
    expect(path.cars).toEqual([60]);
  });

  it("has no sharp corners and no jumps", () => {
    const path = drivePath("0", TABLE.roads, TABLE.cars, 2);
    if (!path) throw new Error("no way");
    let before = smoothAt(path, 0);
    for (let s = 1; s < path.length; s++) {
      const here = smoothAt(path, s);
      expect(here.distanceTo(before)).toBeLessThan(1.3);
      before = here;
      expect(driverAt(path, s).eye.z).toBeGreaterThan(pointAt(path, s).z + 3);
    }
  });

  it("stops at its end", () => {
    const path = drivePath("0", TABLE.roads, [], 2);
    if (!path) throw new Error("no way");
    const [begin, end] = driveSpan(path);
    let at = begin;
    for (let t = 0; t < 30; t += 1 / 30) at = driveOn(path, at, t, 1 / 30);
    expect(at).toBeCloseTo(end, 1);
  });
});
