/** A scripted person carries pieces in simulated time: how long it takes, and how precise it is. */
import { describe, expect, it, vi } from "vitest";
import { type Body, FINGER, MOUSE, seeded, TWEEZERS } from "../../../../e2e/support/person";
import type { Pose } from "../../../../src/headless/hand/stream/frames";
import { carried, carryOf, DESKTOP, Desk, PHONE, type Screen } from "./desk";

vi.setConfig({ testTimeout: 60_000 }); // a busy machine simulates slowly

const disc = (x: number, y: number, z: number): Pose => ({ x, y, z, turn: [0, 0, 0, 1] });

/** A road onto two columns of some height, at a random place, direction and start. */
function scene(seed: number, screen: Screen, tweezers = false): Desk {
  const random = seeded(seed);
  const [x, y, yaw] = [300 * (random() - 0.5), 300 * (random() - 0.5), Math.PI * random()];
  const discs = 1 + Math.floor(5 * random());
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const poses = new Map<string, Pose>();
  for (const [n, end] of [-50, 50].entries())
    for (let level = 0; level < discs; level += 1)
      poses.set(`c${5 + n}.${level}`, disc(x + end * c, y + end * s, 10 * level + 5));
  const target: Pose = { x, y, z: 10 * discs + 1, turn: [0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2)] };
  const angle = 2 * Math.PI * random();
  const start = {
    x: x + 120 * Math.cos(angle),
    y: y + 120 * Math.sin(angle),
    z: target.z + 60,
    yaw,
    pitch: 0,
  };
  return new Desk(carryOf(target, start, "r9", tweezers), screen, poses);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const MANY = 31;
const runs = (body: Body, screen: Screen, tweezers = false, locked = false) =>
  Array.from({ length: MANY }, (_, n) => carried(scene(n + 1, screen, tweezers), body, 1000 + n, locked));

describe("a person with a mouse", () => {
  const all = runs(MOUSE, DESKTOP);
  it("places a piece in 5 to 8 seconds", () => {
    const seconds = median(all.map((one) => one.seconds));
    console.info(`mouse: median ${seconds.toFixed(1)} s, beside ${median(all.map((one) => one.beside)).toFixed(2)} mm`);
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(8);
  });
  it("lets go near its place, just above what is below", () => {
    expect(median(all.map((one) => one.beside))).toBeLessThan(1);
    expect(Math.max(...all.map((one) => one.beside))).toBeLessThan(4);
    expect(Math.max(...all.map((one) => one.gap))).toBeLessThan(3);
  });
  it("has the pointer on the place of the piece when they let go", () => {
    expect(Math.max(...all.map((one) => one.apart))).toBeLessThan(3);
  });
});

describe("a person with a finger", () => {
  const all = runs(FINGER, PHONE);
  it("places a piece in under 12 seconds", () => {
    const seconds = median(all.map((one) => one.seconds));
    console.info(`touch: median ${seconds.toFixed(1)} s, beside ${median(all.map((one) => one.beside)).toFixed(2)} mm`);
    expect(seconds).toBeLessThan(12);
    expect(median(all.map((one) => one.beside))).toBeLessThan(1.5);
  });
});

describe("lowering", () => {
  it("ends within 1 mm in plan if nothing else is moved, in at most 8 notches", () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const desk = scene(seed, DESKTOP);
      const { target } = desk.hand;
      desk.hand.moveTo(target.x, target.y);
      desk.wait(1.5);
      desk.aim.elsewhere(300, 300);
      let notches = 0;
      for (; desk.gap > 0.5; notches += 1) {
        desk.raise(-1);
        desk.wait(0.4);
      }
      desk.wait(2);
      expect(desk.beside).toBeLessThan(0.01);
      expect(notches).toBeLessThanOrEqual(8);
      expect(notches).toBeGreaterThan(3);
    }
  });

  it.each([true, false])("is finer with tweezers (pointer held by the page: %s)", (locked) => {
    const all = runs({ ...TWEEZERS, reaches: !locked }, DESKTOP, true, locked);
    const [seconds, beside] = [median(all.map((one) => one.seconds)), median(all.map((one) => one.beside))];
    console.info(`tweezers, held ${locked}: median ${seconds.toFixed(1)} s, beside ${beside.toFixed(2)} mm`);
    expect(beside).toBeLessThan(0.8);
    expect(seconds).toBeLessThan(12);
  });
});
