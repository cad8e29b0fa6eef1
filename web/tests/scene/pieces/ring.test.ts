import { GreaterDepth, Group, type InstancedMesh, type Material } from "three";
import { describe, expect, it } from "vitest";
import { Ring, sortSpots } from "../../../src/scene/pieces/ring";

const ring = (spots: { x: number; y: number; cars: number }[]): { x: number; y: number; spots: typeof spots } => ({
  x: 0,
  y: 0,
  spots,
});

describe("the reach ring", () => {
  it("groups spots by the cars they earn; more than three look like three", () => {
    const spots = [0, 1, 2, 3, 5].map((cars) => ({ x: cars, y: 0, cars }));
    expect(sortSpots(ring(spots), [1000, 800]).map((group) => group.map((spot) => spot.x))).toEqual([
      [0],
      [1],
      [2],
      [3, 5],
    ]);
  });

  it("leaves out spots that are off the table or have no coordinates", () => {
    const spots = [
      { x: 501, y: 0, cars: 1 },
      { x: 0, y: -401, cars: 1 },
      { x: Number.NaN, y: 0, cars: 1 },
      { x: 0, y: 0, cars: Number.NaN },
      { x: 500, y: 400, cars: 1 },
    ];
    expect(sortSpots(ring(spots), [1000, 800]).flat()).toEqual([{ x: 500, y: 400, cars: 1 }]);
  });

  it("shows spots that earn cars through whatever hides them", () => {
    const parent = new Group();
    new Ring(parent, [1000, 800]).show(ring([0, 1, 1, 2].map((cars, x) => ({ x, y: 0, cars }))), () => 0);
    const through = (parent.children as InstancedMesh[]).filter(
      ({ material }) => (material as Material).depthFunc === GreaterDepth,
    );
    expect(through.map(({ count }) => count)).toEqual([2, 1, 0]);
  });
});
