import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import {
  alike,
  blend,
  clampOrbit,
  distanceOf,
  eyeOf,
  LOWEST,
  PLAN_FOV,
  panned,
  START,
} from "../../../src/scene/camera/camera";
import { drivePath } from "../../../src/scene/camera/drive";
import { Rig } from "../../../src/scene/camera/rig";
import { TABLE } from "../tables";

const SIZE = [1000, 800] as const;

describe("limits of the camera", () => {
  it.each([-5, 0, 1, 2, 9, Number.NaN, Infinity])("keep the eye above the table at polar %s", (polar) => {
    for (const span of [0, 46, 300, 1e9]) {
      const orbit = clampOrbit({ ...START, polar, span, z: -40 }, SIZE);
      expect(orbit.polar).toBeLessThanOrEqual(LOWEST);
      expect(eyeOf(orbit).z).toBeGreaterThan(5);
    }
  });

  it("keep the target on the table", () => {
    const orbit = clampOrbit({ ...START, x: 9000, y: -9000 }, SIZE);
    expect([orbit.x, orbit.y]).toEqual([500, -400]);
  });

  it("leave an allowed view unchanged", () => {
    expect(clampOrbit(START, SIZE)).toEqual(START);
  });
});

describe("views", () => {
  it("look at their target from their side", () => {
    const eye = eyeOf({ ...START, azimuth: 0, polar: Math.PI / 4, z: 0 });
    expect(eye.x).toBeCloseTo(0, 9);
    expect(eye.y).toBeLessThan(0);
    expect(-eye.y).toBeCloseTo(eye.z, 9);
  });

  it("move their target when panned, farther along a foreshortened axis", () => {
    expect(panned({ ...START, azimuth: 0 }, 10, 0)).toMatchObject({ x: 10, y: 0 });
    expect(panned({ ...START, azimuth: 0 }, 0, 10).y).toBeGreaterThan(10);
  });

  it("rotate the short way", () => {
    const middle = blend({ ...START, azimuth: 3 }, { ...START, azimuth: -3 }, 0.5);
    expect(Math.cos(middle.azimuth)).toBeCloseTo(-1, 6);
    expect(alike(START, { ...START, x: START.x + 1e-6 })).toBe(true);
    expect(distanceOf({ ...START, fov: PLAN_FOV })).toBeGreaterThan(distanceOf(START));
  });
});

describe("the rig", () => {
  const rig = (reduced: boolean): Rig => {
    const made = new Rig(SIZE, reduced);
    made.resize(1280, 800);
    return made;
  };

  it("comes to rest", () => {
    const one = rig(false);
    one.zoom(2, 0.3, 0.2);
    let steps = 0;
    while (one.tick(1 / 60) && steps < 600) steps++;
    expect(steps).toBeGreaterThan(5);
    expect(steps).toBeLessThan(240);
    expect(one.tick(1 / 60)).toBe(false);
  });

  it("jumps to its goal if motion is reduced", () => {
    const one = rig(true);
    one.setMode("plan", null);
    expect(one.tick(1 / 60)).toBe(false);
    const down = one.camera.getWorldDirection(new Vector3());
    expect(down.y).toBeCloseTo(-1, 6);
  });

  it("zooms toward the point under the pointer", () => {
    const one = rig(true);
    const spot = new Vector3();
    const seen = (): Vector3 => spot.set(60, START.z, -40).project(one.camera);
    const { x, y } = seen().clone();
    for (let i = 0; i < 3; i++) one.zoom(1.2, x, y);
    one.tick(0.1);
    expect(seen().x).toBeCloseTo(x, 6);
    expect(seen().y).toBeCloseTo(y, 6);
  });

  it("stays above the table however it is dragged", () => {
    const one = rig(true);
    for (let i = 0; i < 50; i++) {
      one.orbit(37, -90);
      one.pan(200, 300);
      one.zoom(1.5, 0.9, 0.9);
      one.tick(0.1);
      expect(one.camera.position.y).toBeGreaterThan(3);
    }
  });

  it("drives to the end and stops there", () => {
    const one = rig(false);
    one.setMode("drive", drivePath("0", TABLE.roads, TABLE.cars, 2));
    let seconds = 0;
    while (one.tick(1 / 30) && seconds < 60) seconds += 1 / 30;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(15);
    const { x, y, z } = one.camera.position;
    expect(Math.hypot(x - 120, -z - 110)).toBeLessThan(8);
    expect(y).toBeGreaterThan(30);
  });

  it.each([true, false])("returns from a drive to the previous view (reduced motion: %s)", (reduced) => {
    const one = rig(reduced);
    const before = one.camera.position.clone();
    one.setMode("drive", drivePath("0", TABLE.roads, TABLE.cars, 2));
    for (let i = 0; i < 60; i++) one.tick(1 / 30);
    expect(one.camera.position.distanceTo(before)).toBeGreaterThan(100);
    one.setMode("free", null);
    for (let i = 0; i < 300 && one.tick(1 / 60); i++);
    expect(one.camera.position.distanceTo(before)).toBeLessThan(1);
  });

  it("stays in place without a road to drive on", () => {
    const one = rig(false);
    one.setMode("drive", null);
    expect(one.mode).toBe("free");
  });
});
