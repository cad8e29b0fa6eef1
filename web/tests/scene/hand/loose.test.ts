/** Bodies that are drawn where the physics puts them. */
import { Group, type Matrix4 } from "three";
import { describe, expect, it, vi } from "vitest";
import type { LooseBody } from "../../../src/headless/hand/stream/carry";
import type { Pose } from "../../../src/headless/hand/stream/frames";
import { Loose } from "../../../src/scene/hand/loose";
import { PieceLayer } from "../../../src/scene/pieces/pieces";
import { bareMaterials, colour, SHAPES } from "../tables";

describe("a piece that is not on the table", () => {
  it("is seen where it lies, also if it is followed again with the same poses", () => {
    const pieces = new PieceLayer(new Group(), SHAPES, bareMaterials(), colour);
    const [moved, loose] = [vi.spyOn(pieces.columns, "move"), new Loose(pieces)];
    const body: LooseBody = { name: "c7.0", what: "disc", owner: 0, yellow: false, type: "plain" };
    const poses = new Map<string, Pose>([["c7.0", { x: 10, y: 20, z: 5, turn: [0, 0, 0, 1] }]]);
    for (let times = 0; times < 2; times += 1) {
      loose.begin([body]);
      loose.apply(poses);
      const matrix = moved.mock.lastCall?.[2] as Matrix4;
      expect(matrix.determinant()).toBeCloseTo(1); // one of nothing would be invisible
      loose.end(new Set(["c7"]));
    }
  });
});
