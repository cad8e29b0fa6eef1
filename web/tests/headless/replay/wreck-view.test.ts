import { describe, expect, it } from "vitest";
import type { Pose } from "../../../src/headless/hand/stream/frames";
import { wreckPoints } from "../../../src/headless/replay/wreck-view";

const at = (x: number, y: number, z = 5): Pose => ({ x, y, z, turn: [0, 0, 0, 1] });
const REST = 4;

/** A road in the hand knocks a disc, which then lies at `disc`. */
function wreck(disc: Pose, held: Pose = at(10, 0, 30)): readonly (readonly [number, number, number])[] {
  const link = { from: "r8", to: "c0.0", at: 1, main: true };
  return wreckPoints({
    collapse: { touch: 1, fall: 1, rest: 3, links: [link], fallen: ["c0.0"] },
    held: "r8",
    length: REST,
    posesAt: (seconds) =>
      new Map([
        ["r8", seconds < REST ? at(10, 0, 30) : held],
        ["c0.0", seconds < REST ? at(0, 0) : disc],
        ["c5.0", at(900, 900)],
      ]),
  });
}

const extent = (points: readonly (readonly [number, number, number])[], axis: 0 | 1): readonly [number, number] => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

describe("the view of a wreck", () => {
  it("shows what was knocked, before and after, and nothing else", () => {
    const points = wreck(at(0, 50));
    expect([extent(points, 0), extent(points, 1)]).toEqual([
      [-30, 40],
      [-30, 80],
    ]);
  });

  it("does not follow a disc that rolls away", () => {
    const [far, farther] = [wreck(at(0, -200)), wreck(at(0, -600))];
    expect(extent(far, 1)).toEqual([-110, 30]);
    expect(farther).toEqual(far);
  });

  it("does not show where the held piece was put back", () => {
    expect(wreck(at(0, 50), at(500, 500, 0))).toEqual(wreck(at(0, 50)));
  });
});
