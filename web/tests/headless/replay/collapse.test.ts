import { describe, expect, it } from "vitest";
import type { Frame, Pose, Touch } from "../../../src/headless/hand/stream/frames";
import { type Collapse, collapseOf } from "../../../src/headless/replay/collapse";
import { advanced, beginsAt, LONGEST, secondsOf, slowMotion } from "../../../src/headless/replay/slow-motion";
import type { FateView } from "../../../src/net/wire.gen";

const NAMES = ["r9", "c1.0", "c1.1", "k0"];
const [HELD, HIGH, CAR] = [0, 2, 3];

const at = (x: number, z = 0): Pose => ({ x, y: 0, z, turn: [0, 0, 0, 1] });
const STAND = [0, 1, 2, 3].map((body): [number, Pose] => [body, at(body === HELD ? 0 : 100, 10 * body)]);
const touch = (one: number, other: number): Touch => ({ one, other, strength: 1 });

function fate(name: string, chain: readonly string[], state: FateView["state"] = "fallen"): FateView {
  return { name, piece: name.split(".")[0]!, owner: null, state, drop: 5, shift: 5, tilt: 9, chain };
}

/** A carry of ten seconds: the hand brushes the column at 2 s, hits it at 5 s, and the top falls until 6 s. */
function frames(): Frame[] {
  return Array.from({ length: 601 }, (_, number): Frame => {
    const poses: [number, Pose][] = number === 0 ? [...STAND] : [];
    if (number > 0) poses.push([HELD, at(number)]);
    if (number > 300 && number <= 360) poses.push([HIGH, at(100 + (number - 300), 20)]);
    if (number > 330 && number <= 360) poses.push([CAR, at(100, 30 - (number - 330) / 3)]);
    const touches = number === 120 || number === 298 ? [touch(HELD, HIGH)] : number === 331 ? [touch(CAR, HIGH)] : [];
    return { key: number === 0, phase: "carrying", number, poses, touches };
  });
}
const CARRY = {
  names: NAMES,
  fates: [
    fate("c1.1", ["r9", "c1.1"]),
    fate("k0", ["r9", "c1.1", "k0"]),
    fate("c1.0", ["r9", "c1.0"], "nudged"), // counts only where nudging costs something
  ],
};

describe("a collapse", () => {
  const found = collapseOf(CARRY, frames())!;

  it("begins with the touch that mattered, not with an earlier one that moved nothing", () => {
    expect(found.touch).toBeCloseTo(298 / 60);
    expect(found.fall).toBeCloseTo(301 / 60);
    expect(found.rest).toBeCloseTo(6);
  });

  it("has a chain from the held piece over each touched piece to what fell, in the order of time", () => {
    expect(found.links.map(({ from, to }) => `${from} ${to}`)).toEqual(["r9 c1.1", "c1.1 k0"]);
    expect(found.links.every(({ main }) => main)).toBe(true);
    expect(found.links[1]!.at).toBeCloseTo(331 / 60);
    expect(found.fallen).toEqual(["c1.1", "k0"]);
  });

  it("includes what was only moved, if that is on the bill", () => {
    const billed = collapseOf(CARRY, frames(), ({ piece }) => piece === "c1")!;
    expect(billed.fallen).toEqual(["c1.1", "c1.0"]);
    expect(collapseOf({ ...CARRY, fates: [CARRY.fates[2]!] }, frames())).toBeNull();
  });

  it("takes the beginning of the movement where two pieces stood together", () => {
    const together = { names: NAMES, fates: [fate("k0", ["c1.1", "k0"])] };
    const silent = frames().map((frame) => ({ ...frame, touches: [] }));
    expect(collapseOf(together, silent)!.touch).toBeCloseTo(331 / 60);
  });

  it("of a piece that the hand itself dropped begins when that piece moves", () => {
    const own = collapseOf({ names: NAMES, fates: [fate("c1.1", ["c1.1"])] }, frames())!;
    expect([own.touch, own.links]).toEqual([301 / 60, []]);
  });
});

describe("slow motion", () => {
  const COLLAPSE: Collapse = { touch: 20, fall: 20.1, rest: 21, links: [], fallen: [] };

  it("starts one second before the touch, or at the beginning", () => {
    expect(beginsAt(COLLAPSE)).toBe(19);
    expect(beginsAt({ ...COLLAPSE, touch: 0.4 })).toBe(0);
    expect(beginsAt(null)).toBe(0);
    expect(slowMotion(COLLAPSE, 23)[0]!.from).toBe(19);
  });

  it("is slow at the touch and at the fall, and shows every moment once", () => {
    const paces = slowMotion(COLLAPSE, 23);
    const speedAt = (moment: number) => paces.find(({ from, to }) => from <= moment && moment < to)!.speed;
    expect([speedAt(19.2), speedAt(20)]).toEqual([1, 0.25]);
    expect(speedAt(20.8)).toBeLessThan(0.5);
    for (const [n, { from, to }] of paces.entries()) {
      expect(to).toBeGreaterThan(from);
      if (n > 0) expect(from).toBe(paces[n - 1]!.to);
    }
    expect(paces.at(-1)!.to).toBe(23);
  });

  it.each([
    [COLLAPSE, 23],
    [{ ...COLLAPSE, rest: 40 }, 60], // pieces that roll for long
    [{ ...COLLAPSE, fall: 35, rest: 36 }, 90], // a push that takes its time, and a hand that goes on afterwards
    [{ ...COLLAPSE, touch: 0.1, fall: 0.1, rest: 0.2 }, 1.2],
  ] as const)("takes at most eight seconds (%#)", (collapse, length) => {
    expect(secondsOf(slowMotion(collapse, length))).toBeLessThanOrEqual(LONGEST + 1e-9);
  });

  it("advances through several parts at once, as a page that paints rarely needs it", () => {
    const paces = slowMotion(COLLAPSE, 23);
    expect(advanced(paces, 19, 0.5)).toBeCloseTo(19.5);
    expect(advanced(paces, 19, 0.88 + 0.4)).toBeCloseTo(19.88 + 0.1);
    let now = 19;
    for (let n = 0; n < 100; n += 1) now = advanced(paces, now, secondsOf(paces) / 100);
    expect(now).toBeCloseTo(23);
    expect(advanced(paces, 0, 0)).toBe(19);
  });
});
