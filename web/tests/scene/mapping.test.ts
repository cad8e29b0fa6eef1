import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { carMatrix, discFeet, groundAt, roadMatrix, standing, toTable, toWorld } from "../../src/scene/mapping";
import { component, SHAPES } from "./tables";

const at = (v: Vector3): number[] => v.toArray().map((n) => Math.round(n * 1000) / 1000 + 0);

describe("table coordinates to scene coordinates", () => {
  it("keep x, map height to y and depth to -z", () => {
    expect(toWorld(1, 2, 3).toArray()).toEqual([1, 3, -2]);
  });

  it("convert back", () => {
    expect(toTable(toWorld(12.5, -40, 7))).toEqual([12.5, -40, 7]);
  });
});

describe("the pose of a road", () => {
  it("puts the middles of its lower end edges at the ends", () => {
    const start = [10, -20, 10] as const;
    const flat = Math.sqrt(120 ** 2 - 10 ** 2);
    const end = [10 + flat * 0.6, -20 + flat * 0.8, 20] as const;
    const pose = roadMatrix(start, end, 2);
    expect(at(new Vector3(-60, -1, 0).applyMatrix4(pose))).toEqual(at(toWorld(...start)));
    expect(at(new Vector3(60, -1, 0).applyMatrix4(pose))).toEqual(at(toWorld(...end)));
  });

  it("does not roll: its sides are level", () => {
    const pose = roadMatrix([0, 0, 0], [80, 60, 66], 2);
    const left = new Vector3(0, 0, -5).applyMatrix4(pose);
    const right = new Vector3(0, 0, 5).applyMatrix4(pose);
    expect(left.y).toBeCloseTo(right.y, 9);
  });

  it("is a rotation without scaling", () => {
    expect(roadMatrix([3, 4, 5], [90, -60, 30], 2).determinant()).toBeCloseTo(1, 9);
  });

  it("exists for a vertical road", () => {
    expect(roadMatrix([0, 0, 0], [0, 0, 120], 2).determinant()).toBeCloseTo(1, 9);
  });
});

describe("the pose of a car", () => {
  it("points the nose along the heading and up the slope", () => {
    const pose = carMatrix({ at: [5, 6, 7], heading: 90, slope: 30 });
    expect(at(new Vector3(0, 0, 0).applyMatrix4(pose))).toEqual([5, 7, -6]);
    const nose = new Vector3(10, 0, 0).applyMatrix4(pose);
    expect(toTable(nose)[1]).toBeCloseTo(6 + 10 * Math.cos(Math.PI / 6), 9);
    expect(toTable(nose)[2]).toBeCloseTo(7 + 5, 9);
  });

  it("is on top of its road", () => {
    const start = [0, 0, 10] as const;
    const end = [Math.sqrt(120 ** 2 - 20 ** 2), 0, 30] as const;
    const slope = (Math.asin(20 / 120) * 180) / Math.PI;
    const road = roadMatrix(start, end, 2);
    const top = new Vector3(0, 1, 0).applyMatrix4(road);
    const car = carMatrix({ at: toTable(top), heading: 0, slope });
    const along = new Vector3(20, 1, 0).applyMatrix4(road);
    expect(at(new Vector3(20, 0, 0).applyMatrix4(car))).toEqual(at(along));
  });
});

describe("upright objects", () => {
  it("rotate anticlockwise seen from above", () => {
    const corner = new Vector3(1, 0, 0).applyMatrix4(standing(0, 0, 0, 90));
    expect(at(corner)).toEqual(at(toWorld(0, 1, 0)));
  });

  it("have discs stacked from the base up", () => {
    expect(discFeet({ foot: 1.5, height: 3 }, 10)).toEqual([1.5, 11.5, 21.5]);
  });

  it("stand higher on an area, even a rotated one", () => {
    const area = [component("development-1", "development", 100, 0, 45)];
    expect(groundAt(100, 0, area, SHAPES)).toBe(1.5);
    expect(groundAt(100, 48, area, SHAPES)).toBe(1.5);
    expect(groundAt(134, 34, area, SHAPES)).toBe(0);
    expect(groundAt(100, 48, [component("block", "building", 100, 48)], SHAPES)).toBe(0);
  });
});
