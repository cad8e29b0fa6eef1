import { describe, expect, it } from "vitest";
import { CarryReplay } from "../../../src/headless/replay/carry-replay";
import type { CarryView } from "../../../src/net/wire.gen";
import made from "../../fixtures/frames.json";
import { aTable } from "../../table";

/** Frames 1, 7, 9 and 10 of the server's codec; released in frame 9. */
const CARRY: CarryView = {
  seat: 0,
  turn: { type: "extend", base: 0, x: 0, y: 0, height: 2 },
  piece: "r8",
  names: made.names,
  unit: made.unit,
  tremor: "none",
  tweezers: true,
  hand: [],
  frames: made.together,
  next: "bill",
  fates: [
    { name: "c0.1", piece: "c0", owner: null, state: "fallen", drop: 9, shift: 3, tilt: 40, chain: ["r8", "c0.1"] },
    {
      name: "c0.0",
      piece: "c0",
      owner: null,
      state: "fallen",
      drop: 2,
      shift: 3,
      tilt: 40,
      chain: ["r8", "c0.1", "c0.0"],
    },
    { name: "k0", piece: "k0", owner: null, state: "nudged", drop: 0, shift: 2, tilt: 0, chain: ["r8", "k0"] },
  ],
};
const replay = (): CarryReplay => new CarryReplay(CARRY, 4, aTable());
const x = (one: CarryReplay, name: string): number => one.poses().get(name)!.x;

describe("the replay of a carry", () => {
  it("knows what was carried, what fell, how long it took and when it was released", () => {
    const one = replay();
    expect([one.held, one.fallen, one.number]).toEqual(["r8", ["c0"], 4]);
    expect(one.released).toBeCloseTo(8 / 60);
    expect(one.length).toBeCloseTo(9 / 60 + 0.8);
    expect(one.loose.map(({ name }) => name)).toEqual(["r8"]);
  });

  it("shows recorded frames exactly, and interpolates between them", () => {
    const one = replay();
    one.go(0);
    expect(x(one, "c0.1")).toBeCloseTo(10);
    const began = x(one, "r8");
    one.go(5 / 60); // the road's next pose is in frame 7: it does not move until frame 6
    expect(x(one, "r8")).toBeCloseTo(began);
    one.go(5.5 / 60);
    const half = x(one, "r8");
    one.go(6 / 60);
    expect(half).toBeCloseTo((began + x(one, "r8")) / 2);
    one.go(99);
    expect([one.at.value, x(one, "c0.1")]).toEqual([one.length, 1]);
    one.go(-1); // going back works: no frame was dropped
    expect([one.at.value, x(one, "c0.1")]).toEqual([0, 10]);
  });

  it("tells the touches that it passes once, and how fast they are shown", () => {
    const one = replay();
    one.setWhole(true);
    one.speed.value = 0.5;
    const passed = Array.from({ length: 60 }, () => one.tick(1 / 30));
    expect(passed.flatMap(({ touches }) => touches)).toEqual([
      { name: "r8", other: "c0.1", strength: 1.23 },
      { name: "k0", other: null, strength: 655.35 },
    ]);
    expect(passed[0]!.speed).toBe(0.5);
    expect(one.tick(1).touches).toEqual([]);
  });

  it("plays at any speed, stops at the end, and restarts", () => {
    const one = replay();
    one.speed.value = 0.25;
    one.tick(0.4);
    expect(one.at.value).toBeCloseTo(0.1);
    expect(one.isHeld).toBe(true);
    one.tick(0.2);
    expect(one.isHeld).toBe(false);
    one.speed.value = 1;
    one.tick(60);
    expect([one.over.value, one.playing.value]).toEqual([true, false]);
    one.tick(1);
    expect(one.at.value).toBe(one.length);
    one.toggle();
    expect([one.at.value, one.playing.value]).toEqual([0, true]);
    one.toggle();
    one.tick(1);
    expect(one.at.value).toBe(0);
  });

  it("begins one second before the touch that mattered, and can show the whole", () => {
    const one = replay();
    expect(one.collapse!.fallen).toEqual(["c0.1", "c0.0"]);
    expect(one.begins.value).toBe(Math.max(0, one.collapse!.touch - 1));
    one.goToEnd();
    one.setWhole(true);
    expect([one.at.value, one.begins.value, one.playing.value]).toEqual([0, 0, true]);
  });

  it("is shown in slow motion if asked for, and stops at the end", () => {
    const one = replay();
    one.speed.value = "slow-motion";
    one.again();
    one.tick(0.02);
    expect(one.at.value).toBeLessThan(0.02);
    one.tick(60);
    expect([one.over.value, one.playing.value]).toEqual([true, false]);
  });
});
