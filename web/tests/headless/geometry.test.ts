import { describe, expect, it } from "vitest";
import { footprint } from "../../src/headless/footprint";
import { carPose, fromSegment, intoBand, restingLie, rotateAround, shiftLie } from "../../src/headless/geometry";
import { SHAPES } from "../table";

describe("geometry", () => {
  it("measures from the nearest point of a line between two places", () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(fromSegment({ x: 4, y: 3 }, a, b)).toBeCloseTo(3);
    expect(fromSegment({ x: 13, y: 4 }, a, b)).toBeCloseTo(5);
    expect(fromSegment({ x: 3, y: 4 }, a, a)).toBeCloseTo(5);
  });

  it("rests a road with the same overhang at both ends", () => {
    const [a, b] = restingLie({ x: 0, y: 0 }, 10, { x: 110, y: 0 }, 10, 120);
    expect([a[0], b[0]]).toEqual([-5, 115]);
  });
  it("keeps the length of a shifted road", () => {
    const [a, b] = shiftLie(
      [
        [0, 0, 10],
        [120, 0, 10],
      ],
      { along: 2, across: -3, turn: 7 },
    );
    expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(120, 9);
    expect([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]).toEqual([62, -3]);
  });
  it("poses a car as the server does", () => {
    // The ramp of aTable(): the car at 60 mm stands at y -129.958, z 6.993 on it, sloping 4.78 degrees.
    const pose = carPose(
      [
        [0, -189.583, 0],
        [0, -70, 10],
      ],
      { at: 60, offset: 0, type: "plain" },
      2,
      16,
    );
    expect(pose.at[1]).toBeCloseTo(-129.958, 2);
    expect(pose.at[2]).toBeCloseTo(6.993, 2);
    expect(pose.slope).toBeCloseTo(4.78, 2);
    expect(pose.heading).toBe(90);
  });
  it("rotates and clamps on the grid of hundredths", () => {
    expect(rotateAround({ x: 0, y: 0 }, { x: 100, y: 0 }, 30)).toEqual({ x: 86.6, y: 50 });
    expect(intoBand({ x: 0, y: 0 }, { x: 3, y: 4 }, 100, 140)).toEqual({ x: 60, y: 80 });
    expect(intoBand({ x: 0, y: 0 }, { x: 0, y: 0 }, 100, 140)).toEqual({ x: 100, y: 0 });
  });
  it("computes the footprint of every shape", () => {
    const at = { x: 10, y: 20, angle: 90 };
    expect(footprint(SHAPES, { id: "block", ...at })[0]!.map(Math.round)).toEqual([25, 5]);
    expect(footprint(SHAPES, { id: "wedge", ...at })).toHaveLength(3);
    expect(
      footprint(SHAPES, { id: "rotunda", ...at }).every(([x, y]) => Math.abs(Math.hypot(x - 10, y - 20) - 18) < 1e-9),
    ).toBe(true);
  });
});
