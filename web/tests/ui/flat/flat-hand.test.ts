import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pose } from "../../../src/headless/hand/stream/frames";
import { FlatHand } from "../../../src/ui/flat/flat-hand";
import { aTable, SHAPES } from "../../table";

let drawn: number;
const hand = (): FlatHand =>
  new FlatHand(
    SHAPES,
    () => (drawn += 1),
    () => null,
  );
const pose = (x: number, y: number, z: number, yaw = 0): Pose => ({
  x,
  y,
  z,
  turn: [0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2)],
});

beforeEach(() => {
  drawn = 0;
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => void vi.useRealTimers());

describe("carries on the plan without WebGL", () => {
  it("flash touched pieces for a moment", () => {
    const one = hand();
    one.flash("c1.0");
    expect([one.flashing, drawn]).toEqual([["c1"], 1]);
    vi.advanceTimersByTime(500);
    expect(one.flashing).toEqual([]);
  });

  it("show how likely each piece is to fall: the maximum of its discs", () => {
    const one = hand();
    one.setRisks(
      new Map([
        ["c1.0", 0.1],
        ["c1.1", 0.4],
        ["r1", 0.2],
      ]),
    );
    expect([...one.risks]).toEqual([
      ["c1", 0.4],
      ["r1", 0.2],
    ]);
    expect(drawn).toBe(1);
  });

  it("draw every body where the stream says, even those not on the table yet", async () => {
    const one = hand();
    const table = aTable();
    expect(one.moved(table)).toBe(table);
    const poses = new Map([
      ["c0.0", pose(5, 6, 5)],
      ["r0", pose(0, 0, 30, Math.PI / 2)],
      ["k0", pose(1, 2, 20, Math.PI / 2)],
      ["r7", pose(100, 0, 50)],
      ["k7", pose(3, 4, 20)],
    ]);
    const loose = { owner: 0, yellow: false, type: "limousine" };
    one.follow({
      loose: [
        { ...loose, name: "r7", what: "road" },
        { ...loose, name: "k7", what: "car" },
      ],
      held: null,
      isHeld: () => true,
      poses: () => poses,
    });
    const moved = one.moved(table)!;
    expect(moved.columns.find(({ id }) => id === "c0")).toMatchObject({ x: 5, y: 6 });
    expect(moved.roads.find(({ id }) => id === "r0")!.end.map(Math.round)).toEqual([0, 60, 30]);
    expect(moved.roads.find(({ id }) => id === "r7")).toMatchObject({ start: [40, 0, 50], end: [160, 0, 50] });
    expect(moved.cars.find(({ id }) => id === "k0")).toMatchObject({ at: [1, 2, 16.5], heading: expect.closeTo(90) });
    expect(moved.cars.find(({ id }) => id === "k7")).toMatchObject({ length: 24, owner: 0 });
    await one.giveBack();
    expect(one.moved(table)).toBe(table);
  });
});
