import { describe, expect, it } from "vitest";
import { Hand, HIGHEST, meantTurn, NO_PUSH, PACE, type Spot } from "../../../../src/headless/hand/moving/hand";
import { CarryState, knockedOver, looseBodies, worstFates } from "../../../../src/headless/hand/stream/carry";
import { type Pose, readFrame } from "../../../../src/headless/hand/stream/frames";
import type { Carry, FateView, Landing } from "../../../../src/net/wire.gen";
import made from "../../../fixtures/frames.json";
import { aTable } from "../../../table";

const START: Spot = { x: 0, y: -460, z: 150, yaw: 0, pitch: 0 };
const TARGET: Pose = { x: 30, y: 40, z: 21, turn: [0, 0, Math.sin(0.4), Math.cos(0.4)] };
const LIMITS = { wide: 650, deep: 550, lowest: 1 };
const hand = (tweezers = false): Hand => new Hand(START, TARGET, LIMITS, { tweezers, road: true });
const run = (one: Hand, seconds: number): void => {
  for (let n = 0; n < seconds * 60; n += 1) one.tick(1 / 60);
};

describe("a hand", () => {
  it("reaches its goal, never faster than a calm hand", () => {
    const one = hand();
    one.moveTo(100, 200);
    let before = one.spot;
    for (let n = 0; n < 240; n += 1) {
      one.tick(1 / 60);
      expect(Math.hypot(one.spot.x - before.x, one.spot.y - before.y) * 60).toBeLessThanOrEqual(PACE.move + 1e-6);
      before = one.spot;
    }
    expect(one.spot.x).toBeCloseTo(100, 1);
    expect(one.spot.y).toBeCloseTo(200, 1);
    expect(one.spot.z).toBeCloseTo(150, 6);
  });

  it("is slower with tweezers near what is below, and as quick as ever far from everything", () => {
    const [free, low, high] = [hand(), hand(true), hand(true)];
    low.gap = 3;
    for (const one of [free, low, high]) {
      one.moveTo(0, 400);
      run(one, 0.3);
    }
    expect(low.spot.y - START.y).toBeLessThan((free.spot.y - START.y) / 3);
    expect(high.spot.y).toBeCloseTo(free.spot.y, 6);
  });

  it("rotates the piece to its target, plus the player's own rotation", () => {
    const one = hand();
    run(one, 2);
    expect(one.spot.yaw).toBeCloseTo(0.8, 2);
    one.turn(0.1);
    run(one, 1);
    expect(one.spot.yaw).toBeCloseTo(0.9, 2);
  });

  it("stays within its limits: near the table, above it, and not too high", () => {
    const one = hand();
    one.moveTo(9999, -9999);
    one.raise(9999);
    expect(one.goal).toMatchObject({ x: 650, y: -550, z: HIGHEST });
    one.raise(-9999);
    expect(one.goal.z).toBe(1);
  });

  it("follows held keys, slowly with Shift", () => {
    const one = hand();
    one.push = { x: 1, y: 0, z: -1, yaw: 0 };
    run(one, 1);
    expect(one.goal.x).toBeCloseTo(PACE.keys, 0);
    expect(one.goal.z).toBeCloseTo(150 - PACE.keys, 0);
    one.push = { ...NO_PUSH, x: 1 };
    one.fine = true;
    run(one, 1);
    expect(one.goal.x).toBeCloseTo(PACE.keys * 1.25, 0);
  });

  it("samples every 1/60 s once, even on a page that renders slowly", () => {
    const one = hand();
    one.tick(1 / 60);
    one.tick(0.1);
    const samples = one.takeSamples();
    expect(samples).toHaveLength(7);
    for (const [n, sample] of samples.slice(1).entries()) expect(sample.t - samples[n]!.t).toBeCloseTo(1 / 60, 6);
    expect(one.takeSamples()).toHaveLength(0);
    run(one, 1);
    expect(one.takeSamples().length).toBeCloseTo(60, -0.5);
  });

  it("sends at most 60 samples per second on a page that renders faster", () => {
    const one = hand();
    for (let n = 0; n < 144; n += 1) one.tick(1 / 144);
    expect(one.takeSamples().length).toBeLessThanOrEqual(61);
  });

  it("rotates a road the shorter way", () => {
    const turned: Pose = { ...TARGET, turn: [0, 0, Math.sin(1.5), Math.cos(1.5)] };
    expect(meantTurn(START, turned, false).yaw).toBeCloseTo(3);
    expect(meantTurn(START, turned, true).yaw).toBeCloseTo(3 - Math.PI);
  });
});

const CARRYING: Carry = {
  type: "carry",
  carry: 7,
  revision: 1,
  seat: 0,
  turn: { type: "extend", base: 0, x: 0, y: 0, height: 2, junction: true, cars: [{ at: 50, type: "van" }] },
  piece: "r2",
  names: ["c0.0", "c2.0", "c2.1", "r2", "k1", "city"],
  held: ["r2"],
  unit: 0.02,
  target: [0, 0, 0, 0, 0, 0, 1],
  start: [0, 0, 150, 0, 0],
  tremor: "none",
  tweezers: false,
  longest: 120,
};
const LANDING: Landing = {
  type: "landing",
  carry: 7,
  revision: 1,
  seat: 0,
  next: "piece",
  piece: "k1",
  text: "",
  verdict: null,
  fates: [],
};

describe("a carry as everybody sees it", () => {
  it("knows the bodies that are not on the table yet, and their look", () => {
    const table = aTable();
    expect(looseBodies(CARRYING, table).map(({ name, what, yellow, type }) => [name, what, yellow, type])).toEqual([
      ["c2.0", "disc", false, "plain"],
      ["c2.1", "disc", true, "plain"],
      ["r2", "road", false, "plain"],
      ["k1", "car", false, "van"],
    ]);
  });

  it("lasts from the take to the landing, and accepts only its own frames", () => {
    const state = new CarryState();
    state.onCarry({ ...CARRYING, names: made.names }, aTable());
    const frame = Uint8Array.from(atob(made.frames[2]!), (letter) => letter.charCodeAt(0));
    const message = (carry: number): ArrayBuffer => {
      const whole = new Uint8Array(4 + frame.length);
      whole.set([carry, 0, 0, 0]);
      whole.set(frame, 4);
      return whole.buffer;
    };
    expect(state.onFrame(message(6), 1)).toEqual([]);
    expect(state.onFrame(message(7), 1)).toEqual([
      { name: "r8", other: "c0.1", strength: 1.23 },
      { name: "k0", other: null, strength: 655.35 },
    ]);
    expect(state.live.value!.phase).toBe("released");
    expect(state.live.value!.left).toBe(Math.ceil(120 - readFrame(new DataView(frame.buffer), 1).number / 60));
    expect(state.live.value!.poses(1).get("c0.1")).toMatchObject({ x: 1, y: 2, z: 3 });
    expect(state.onEnded({ how: "landing", message: { ...LANDING, carry: 6 } })).toBe(false);
    expect(state.onEnded({ how: "landing", message: LANDING })).toBe(true);
    expect([state.live.value, state.next.value]).toEqual([null, "k1"]);
  });

  it("lists the worst fate of each piece, fallen pieces first", () => {
    const fate = (name: string, state: FateView["state"]) => ({
      name,
      piece: name.split(".")[0]!,
      owner: 1,
      state,
      drop: 0,
      shift: 1,
      tilt: 0,
      chain: ["r2", name],
    });
    expect(
      worstFates([fate("r1", "nudged"), fate("c1.0", "nudged"), fate("c1.1", "fallen")]).map(({ piece, state }) => [
        piece,
        state,
      ]),
    ).toEqual([
      ["c1", "fallen"],
      ["r1", "nudged"],
    ]);
    const pushed = [
      fate("r1", "nudged"),
      { ...fate("c2.0", "displaced"), shift: 12 },
      { ...fate("c2.1", "displaced"), shift: 30 },
      fate("r3", "fallen"),
    ];
    expect(worstFates(pushed).map(({ piece, shift }) => [piece, shift])).toEqual([
      ["r3", 1],
      ["c2", 30],
      ["r1", 1],
    ]);
    expect(
      worstFates(pushed)
        .filter(knockedOver)
        .map(({ piece }) => piece),
    ).toEqual(["r3", "c2"]);
  });
});
