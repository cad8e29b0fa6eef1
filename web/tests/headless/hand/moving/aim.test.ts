/** Pointers move the hand in plan; heights and cameras never do. */
import { Vector3 } from "three";
import { describe, expect, it, vi } from "vitest";
import { seeded } from "../../../../e2e/person";
import { FASTEST, FINE } from "../../../../src/headless/hand/moving/aim";
import type { Spot } from "../../../../src/headless/hand/moving/hand";
import { carryOf, DESKTOP, Desk } from "./desk";

vi.setConfig({ testTimeout: 60_000 }); // a busy machine simulates slowly

const TARGET = { x: 40, y: -30, z: 31, turn: [0, 0, 0, 1] as const };
const START: Spot = { x: 130, y: -110, z: 91, yaw: 0, pitch: 0 };
const desk = (tweezers = false): Desk => {
  const one = new Desk(carryOf(TARGET, START, "r2", tweezers), DESKTOP);
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

  it("does not make up for it with the next movement of the pointer", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const [one, random] = [desk(), seeded(seed)];
      const at = one.project(one.hand.goal.x, one.hand.goal.y, one.hand.goal.z);
      one.aim.elsewhere(at.x - 1, at.y);
      one.aim.point(at.x, at.y); // takes hold of the piece
      expect(one.aim.holds).toBe(true);
      look(one, random);
      one.raise(-2);
      const before = planOf(one);
      const scale = one.level(at.x, at.y, one.hand.goal.z);
      one.aim.point(at.x + 1, at.y);
      const step = one.level(at.x + 1, at.y, one.hand.goal.z);
      if (scale === null || step === null) continue;
      const [mx, my] = [step.x - scale.x, step.y - scale.y];
      const [dx, dy] = [planOf(one)[0] - before[0], planOf(one)[1] - before[1]];
      const gain = Math.hypot(dx, dy) / Math.hypot(mx, my);
      expect(dx * my - dy * mx).toBeCloseTo(0, 6); // only along the way of the pointer
      expect(gain).toBeGreaterThan(0.999);
      expect(gain).toBeLessThanOrEqual(FASTEST + 1e-9);
    }
  });
});

describe("a pointer", () => {
  it("leaves the piece where it is while it comes to take it, then has it", () => {
    const one = desk();
    const at = one.project(START.x, START.y, START.z);
    one.aim.elsewhere(at.x + 300, at.y - 120);
    for (let part = 1; part > 0.05; part -= 0.05) {
      one.aim.point(at.x + 300 * part, at.y - 120 * part);
      expect(Math.hypot(planOf(one)[0] - START.x, planOf(one)[1] - START.y)).toBeLessThan(3);
    }
    one.aim.point(at.x, at.y);
    one.aim.point(at.x - 1, at.y);
    expect(one.aim.holds).toBe(true);
    const place = one.project(TARGET.x, TARGET.y, one.hand.goal.z);
    one.aim.point(place.x, place.y);
    expect(Math.hypot(planOf(one)[0] - TARGET.x, planOf(one)[1] - TARGET.y)).toBeLessThan(1);
  });

  it("reaches every place that is seen, although the piece was lowered under it", () => {
    for (const toward of [0, 1, 2, 3]) {
      const one = desk();
      const at = one.project(START.x, START.y, START.z);
      one.aim.elsewhere(at.x + 2, at.y);
      one.aim.point(at.x, at.y);
      one.raise(-5);
      const angle = (toward * Math.PI) / 2;
      const [dx, dy] = [Math.cos(angle) * 3, Math.sin(angle) * 3];
      let { x, y } = at;
      while (x > 3 && y > 3 && x < DESKTOP.width - 3 && y < DESKTOP.height - 3) {
        x += dx;
        y += dy;
        one.aim.point(x, y);
      }
      const seen = one.project(one.hand.goal.x, one.hand.goal.y, one.hand.goal.z);
      const room = [DESKTOP.width - seen.x, DESKTOP.height - seen.y, seen.x, seen.y][toward]!;
      expect(room).toBeLessThan(60);
    }
  });

  it("may leave the table and come back elsewhere: the piece stays", () => {
    const one = desk();
    one.aim.keepOffset();
    one.aim.point(100, 100);
    one.aim.point(120, 110);
    const before = planOf(one);
    one.aim.elsewhere(700, 640);
    one.aim.point(690, 640);
    expect(planOf(one)).toEqual(before);
    one.aim.point(680, 640);
    expect(planOf(one)).not.toEqual(before);
  });

  it("moves the piece less with tweezers, by its movement alone", () => {
    const [free, fine] = [desk(), desk(true)];
    for (const one of [free, fine]) one.aim.push(40, 0);
    const way = (one: Desk): number => Math.hypot(one.hand.goal.x - START.x, one.hand.goal.y - START.y);
    expect(way(fine)).toBeCloseTo(way(free) * FINE, 0);
  });
});
