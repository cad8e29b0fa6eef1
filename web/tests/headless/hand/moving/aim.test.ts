/** Pointers move the hand in plan; heights and cameras never do. */
import { Vector3 } from "three";
import { describe, expect, it, vi } from "vitest";
import { seeded } from "../../../../e2e/support/person";
import type { Spot } from "../../../../src/headless/hand/moving/hand";
import { FINE } from "../../../../src/headless/hand/moving/tweezers";
import { carryOf, DESKTOP, Desk } from "./desk";

vi.setConfig({ testTimeout: 60_000 }); // a busy machine simulates slowly

const TARGET = { x: 40, y: -30, z: 31, turn: [0, 0, 0, 1] as const };
const START: Spot = { x: 130, y: -110, z: 91, yaw: 0, pitch: 0 };
const desk = (tweezers = false, piece = "r2"): Desk => {
  const one = new Desk(carryOf(TARGET, START, piece, tweezers), DESKTOP);
  one.wait(1);
  return one;
};
const planOf = ({ hand }: Desk) => [hand.goal.x, hand.goal.y] as const;

/** The camera goes somewhere else. */
function look(one: Desk, random: () => number): void {
  const spots = [0, 1, 2].map(() => new Vector3(400 * (random() - 0.5), 400 * (random() - 0.5), 60 * random()));
  one.rig.orbit(300 * (random() - 0.5), 200 * (random() - 0.5));
  one.rig.lean(spots);
  for (let n = 0; n < 1 + 30 * random(); n += 1) one.rig.tick(1 / 60);
}

describe("the camera", () => {
  it("never moves the piece, whatever it does and whenever", () => {
    for (let seed = 1; seed <= 24; seed += 1) {
      const [one, random] = [desk(seed % 3 === 0), seeded(seed)];
      let [x, y] = [400, 300];
      one.aim.elsewhere(x, y);
      for (let n = 0; n < 40; n += 1) {
        const before = { ...one.hand.goal };
        const what = random();
        if (what < 0.4) look(one, random);
        else if (what < 0.6) one.raise(4 * (random() - 0.5));
        else if (what < 0.7) one.wait(0.3);
        else {
          [x, y] = [x + 60 * (random() - 0.5), y + 60 * (random() - 0.5)];
          one.aim.point(x, y);
          continue;
        }
        expect(one.hand.goal.x).toBe(before.x);
        expect(one.hand.goal.y).toBe(before.y);
      }
    }
  });

  it("moves nothing by itself afterwards: the piece moves with the pointer, at most twice as far", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const [one, random] = [desk(), seeded(seed)];
      const at = held(one);
      look(one, random);
      one.raise(-2);
      const before = planOf(one);
      const [from, to] = [one.level(at.x, at.y, TARGET.z), one.level(at.x + 1, at.y, TARGET.z)];
      one.aim.point(at.x + 1, at.y);
      if (from === null || to === null) continue;
      const moved = Math.hypot(planOf(one)[0] - before[0], planOf(one)[1] - before[1]);
      expect(moved).toBeLessThanOrEqual(2 * Math.hypot(to.x - from.x, to.y - from.y) + 1e-9);
    }
  });
});

/** The pointer takes hold of the piece; returns where it is. */
function held(one: Desk): { x: number; y: number } {
  const { x, y } = one.project(one.hand.goal.x, one.hand.goal.y, TARGET.z);
  one.aim.elsewhere(x - 3, y);
  one.aim.point(x - 1, y);
  one.aim.point(x, y);
  expect(one.aim.holds).toBe(true);
  return { x, y };
}

/** Pixels between a point of the screen and the middle of the footprint, where the piece will rest. */
function apart(one: Desk, { x, y }: { x: number; y: number }): number {
  const foot = one.project(one.hand.goal.x, one.hand.goal.y, TARGET.z);
  return Math.hypot(foot.x - x, foot.y - y);
}

describe("a pointer", () => {
  it("leaves the piece where it is while it comes to take it, then has it", () => {
    const one = desk();
    const at = one.project(START.x, START.y, TARGET.z);
    one.aim.elsewhere(at.x + 330, at.y - 132);
    for (let part = 1; part > 0.05; part -= 0.05) {
      one.aim.point(at.x + 300 * part, at.y - 120 * part);
      expect(Math.hypot(planOf(one)[0] - START.x, planOf(one)[1] - START.y)).toBeLessThan(3);
    }
    one.aim.point(at.x, at.y);
    expect(one.aim.holds).toBe(true);
    const place = one.project(TARGET.x, TARGET.y, TARGET.z);
    one.aim.point(place.x, place.y);
    expect(Math.hypot(planOf(one)[0] - TARGET.x, planOf(one)[1] - TARGET.y)).toBeLessThan(0.01);
  });

  it.each(["r2", "c2.0"])(
    "is on the middle of the footprint at every height, also when the camera comes near: %s",
    (piece) => {
      const one = desk(false, piece);
      const wide = (): number => one.project(90, -30, TARGET.z).x - one.project(TARGET.x, -30, TARGET.z).x;
      let at = held(one);
      const [from, place] = [at, one.project(TARGET.x + 4, TARGET.y - 3, TARGET.z)];
      for (let n = 1; n <= 20; n += 1) {
        at = { x: from.x + ((place.x - from.x) * n) / 20, y: from.y + ((place.y - from.y) * n) / 20 };
        one.aim.point(at.x, at.y);
      }
      const far = wide();
      for (let n = 0; n < 8; n += 1) {
        one.raise(-1);
        for (let part = 0; part < 10; part += 1) {
          one.wait(0.15);
          expect(apart(one, at)).toBeLessThan(2);
        }
      }
      expect(one.gap).toBeLessThan(1);
      expect(wide()).toBeGreaterThan(1.2 * far); // the camera did come near
    },
  );

  it("gets the piece back under itself after the view has changed, with its own movement", () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const [one, random] = [desk(), seeded(seed)];
      let at = held(one);
      one.rig.orbit(160 * (random() - 0.5), 80 * (random() - 0.5));
      const off = apart(one, at);
      const angle = 2 * Math.PI * random();
      for (let far = 0; far <= 4 * off + 8; far += 2) {
        at = { x: at.x + 2 * Math.cos(angle), y: at.y + 2 * Math.sin(angle) };
        one.aim.point(at.x, at.y);
      }
      expect(apart(one, at)).toBeLessThan(0.5);
    }
  });

  it("may leave the table and come back elsewhere: the piece stays", () => {
    const one = desk();
    one.aim.point(100, 100);
    one.aim.point(120, 110);
    const before = planOf(one);
    one.aim.elsewhere(700, 640);
    one.aim.point(690, 640);
    expect(planOf(one)).toEqual(before);
    one.aim.point(680, 640);
    expect(planOf(one)).not.toEqual(before);
  });

  it("moves tweezers finely near the place and near what is below, and quickly elsewhere", () => {
    const way = (x: number, z: number, tweezers: boolean): number => {
      const one = desk(tweezers);
      one.hand.moveTo(TARGET.x + x, TARGET.y);
      one.hand.raiseTo(z);
      one.wait(1);
      const before = planOf(one);
      one.aim.push(4, 0);
      return Math.hypot(planOf(one)[0] - before[0], planOf(one)[1] - before[1]);
    };
    const part = (x: number, z: number): number => way(x, z, true) / way(x, z, false);
    expect(part(5, 91)).toBeCloseTo(FINE, 2);
    expect(part(100, 3)).toBeCloseTo(FINE, 2);
    expect(part(100, 91)).toBeCloseTo(1, 2);
    expect(part(40, 91)).toBeGreaterThan(FINE + 0.1);
  });

  it("moves the place under the piece along with a finger, at any height", () => {
    const one = desk();
    for (const z of [91, 60, 33]) {
      one.hand.raiseTo(z);
      const before = one.project(one.hand.goal.x, one.hand.goal.y, TARGET.z);
      one.aim.push(30, -20);
      expect(apart(one, { x: before.x + 30, y: before.y - 20 })).toBeLessThan(0.01);
    }
  });
});
