/** What is below a piece: the table, columns, roads, cars and buildings; and the view from the side. */
import { describe, expect, it } from "vitest";
import { citySolids, Ground, halfOf } from "../../../../src/headless/hand/around/ground";
import { sideAxis, sideView } from "../../../../src/headless/hand/around/side";
import { poseOf } from "../../../../src/headless/hand/moving/hand";
import type { Pose } from "../../../../src/headless/hand/stream/frames";
import { SHAPES } from "../../../scene/tables";

const flat = (x: number, y: number, z: number, yaw = 0, pitch = 0): Pose => poseOf({ x, y, z, yaw, pitch });
const BUILDING = { id: "block", kind: "building", x: 200, y: 0, angle: 0 } as const;
const AREA = { id: "development-1", kind: "development", x: -200, y: 0, angle: 30 } as const;

function ground(poses: Record<string, Pose>): Ground {
  const one = new Ground(SHAPES, new Set(["r9"]), () => "plain", citySolids([BUILDING, AREA], SHAPES));
  one.update(new Map(Object.entries(poses)));
  return one;
}
const ROAD = halfOf("r9", SHAPES);
const DISC = halfOf("c9.0", SHAPES);

describe("what is below", () => {
  const one = ground({
    "c1.0": flat(0, 0, 5),
    "c1.1": flat(0, 0, 15),
    r1: flat(0, 100, 41, 0, Math.atan(0.1)),
    k1: flat(20, 100, 48),
    r9: flat(0, 0, 300),
  });
  it("is a column, a road, a car, a building, an area or the table, whatever is highest", () => {
    expect(one.at(3, 3, 100).z).toBeCloseTo(20);
    expect(one.at(-30, 100, 100).z).toBeCloseTo(42 - 3, 0);
    expect(one.at(20, 100, 100).z).toBeCloseTo(51.5);
    expect(one.at(210, 10, 100).z).toBe(80);
    expect(one.at(-200, 5, 100).z).toBe(1.5);
    expect(one.at(300, 300, 100).z).toBe(0);
  });
  it("is never above the piece, and never the piece itself", () => {
    expect(one.at(0, 0, 14).z).toBeCloseTo(10);
    expect(one.at(0, 0, 5).z).toBe(0);
    expect(one.at(-30, 100, 30).z).toBe(0);
    expect(one.at(0, 0, 299).z).toBeCloseTo(20);
  });
  it("slopes as a road does", () => {
    expect(one.at(-30, 100, 100).gx).toBeCloseTo(0.1, 2);
  });
  it("moves when it is moved", () => {
    const two = ground({ "c1.0": flat(0, 0, 5) });
    two.update(new Map([["c1.0", flat(40, 0, 5)]]));
    expect(two.at(0, 0, 100).z).toBe(0);
    expect(two.at(40, 0, 100).z).toBe(10);
  });
  it("decides the gap: the nearest surface under the whole piece counts", () => {
    expect(one.gap(flat(55, 0, 31), ROAD).mm).toBeCloseTo(10);
    expect(one.gap(flat(75, 0, 31), ROAD).mm).toBeCloseTo(30);
    expect(one.gap(flat(0, 0, 45), DISC).mm).toBeCloseTo(20);
    expect(one.gap(flat(0, 0, 24), DISC).mm).toBeCloseTo(-1);
  });
});

describe("the view from the side", () => {
  it("looks along a road and never turns left and right around", () => {
    const target = flat(0, 0, 21, Math.PI * 0.75);
    const [x, y] = sideAxis(true, target, [1, 0]);
    expect(x).toBeCloseTo(Math.SQRT1_2);
    expect(y).toBeCloseTo(-Math.SQRT1_2);
    expect(sideAxis(false, target, [0.6, 0.8])).toEqual([0.6, 0.8]);
  });
  it("shows what stands in the plane of the piece, the place, and the gap", () => {
    const one = ground({ "c1.0": flat(-50, 0, 5), "c2.0": flat(50, 0, 5), "c3.0": flat(0, 40, 5) });
    const [pose, target] = [flat(0, 0, 31), flat(0, 0, 11)];
    const view = sideView(one.solids, { half: ROAD, count: 1 }, pose, target, one.gap(pose, ROAD), [1, 0]);
    expect(view.cut).toHaveLength(2);
    expect(view.around).toHaveLength(1);
    expect(view.gap.mm).toBeCloseTo(20);
    expect(Math.abs(view.gap.u)).toBeGreaterThan(38);
    expect(view.piece[0]!.map(([u]) => Math.round(u))).toEqual([-60, 60, 60, -60]);
    expect(view.piece[0]!.map(([, z]) => Math.round(z))).toEqual([30, 30, 32, 32]);
  });
});
