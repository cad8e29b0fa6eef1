import { describe, expect, it } from "vitest";
import { drivePath } from "../../../src/scene/camera/drive";
import { flightOf, flyerAt, obstaclesOf } from "../../../src/scene/camera/flight";
import { Rig } from "../../../src/scene/camera/rig";
import { column, component, road, SHAPES, TABLE } from "../tables";

const path = drivePath("0", TABLE.roads, TABLE.cars, 2)!;
/** A tower beside the highway, and a stack taller than the flight. */
const CROWDED = {
  ...TABLE,
  columns: [...TABLE.columns, column("c8", 60, 18, 14)],
  components: [component("block", "building", 120, 60)],
};

describe("a flight along a highway", () => {
  it("takes 5 to 8 seconds, whatever its length", () => {
    const long = { ...path, length: 9000 };
    for (const one of [path, long]) {
      const { seconds } = flightOf(one, []);
      expect(seconds).toBeGreaterThanOrEqual(5);
      expect(seconds).toBeLessThanOrEqual(8);
    }
  });

  it("clears everything in its way, without jumps", () => {
    const obstacles = obstaclesOf(CROWDED, SHAPES);
    const flight = flightOf(path, obstacles);
    let before = flyerAt(flight, 0).eye;
    for (let i = 1; i <= 400; i++) {
      const { eye, look } = flyerAt(flight, i / 400);
      for (const { x, y, radius, top } of obstacles)
        expect(eye.z > top || Math.hypot(eye.x - x, eye.y - y) > radius).toBe(true);
      expect(eye.distanceTo(before)).toBeLessThan(6);
      expect(eye.distanceTo(look)).toBeGreaterThan(40);
      before = eye;
    }
    const tower = { x: before.x, y: before.y, radius: 20, top: 400 };
    expect(flyerAt(flightOf(path, [...obstacles, tower]), 1).eye.z).toBeGreaterThan(400);
  });

  it("turns calmly where a highway zigzags", () => {
    const zigzag = [0, 1, 2, 3, 4, 5].map((n) => {
      const [a, b] = [n % 2 === 0 ? 0 : 80, n % 2 === 0 ? 80 : 0];
      return road(`r${n}`, [n * 80, a, 20], [(n + 1) * 80, b, 20], `c${n}`, `c${n + 1}`);
    });
    const flight = flightOf(drivePath("0", zigzag, [], 2)!, []);
    for (let i = 0; i <= 100; i++) {
      const { eye, look } = flyerAt(flight, i / 100);
      expect(Math.abs(Math.atan2(look.y - eye.y, look.x - eye.x))).toBeLessThan(0.75);
    }
  });

  it("ends at the view it came from and says so once, also when it is stopped or the camera is moved", () => {
    const ends: ((rig: Rig) => void)[] = [
      (rig) => {
        for (let i = 0; i < 300; i++) rig.tick(1 / 30);
      },
      (rig) => rig.land(),
      (rig) => rig.setMode("free", null),
    ];
    for (const end of ends) {
      const rig = new Rig([1000, 800], false);
      const before = rig.camera.position.clone();
      let told = 0;
      rig.fly(flightOf(path, []), () => told++);
      for (let i = 0; i < 60; i++) rig.tick(1 / 30);
      expect(rig.camera.position.distanceTo(before)).toBeGreaterThan(200);
      expect(told).toBe(0);
      end(rig);
      rig.land();
      expect(told).toBe(1);
      expect(rig.camera.position.distanceTo(before)).toBeLessThan(1e-6);
    }
  });
});
