/** Raising and lowering: coarse far away, fine near contact; the camera's turn; strain. */
import { describe, expect, it } from "vitest";
import { Creaks, Strains, strainOf } from "../../../../src/headless/hand/around/strain";
import { materialOf, touchOf } from "../../../../src/headless/hand/material";
import { FLIGHT, Framing, QUIET } from "../../../../src/headless/hand/moving/framing";
import { poseOf } from "../../../../src/headless/hand/moving/hand";
import {
  clickRefused,
  keySpeed,
  notched,
  notchesOf,
  PRESS,
  slideOf,
  slidTo,
} from "../../../../src/headless/hand/moving/height";
import type { Pose } from "../../../../src/headless/hand/stream/frames";

describe("a click", () => {
  it("lets go only near the place, in height and to the side", () => {
    expect(clickRefused(10, 4)).toBeNull();
    expect(clickRefused(39, 25)).toBeNull();
    expect(clickRefused(40, 0)).toBe("too-high");
    expect(clickRefused(19, 74)).toBe("too-far");
    expect(clickRefused(90, 74)).toBe("too-high");
  });
});

describe("a notch of the wheel", () => {
  it("is long far above and short near contact", () => {
    expect(60 - notched(60, -1)).toBeCloseTo(30);
    expect(2 - notched(2, -1)).toBeLessThan(1.3);
    expect(2 - notched(2, -1, true)).toBeLessThan(2 - notched(2, -1));
  });
  it("takes at most 8 from the start to contact, also with tweezers or in many small parts", () => {
    for (const tweezers of [false, true]) {
      let gap = 62;
      for (let n = 0; n < (tweezers ? 9 : 8); n += 1) gap = notched(gap, -1, tweezers);
      expect(gap).toBeLessThanOrEqual(0);
    }
    let smooth = 62;
    for (let n = 0; n < 80; n += 1) smooth = notched(smooth, -0.1);
    expect(smooth).toBeLessThanOrEqual(0);
  });
  it("goes back to where it was", () => {
    for (const gap of [0, 1, 3, 10, 60])
      for (const n of [0.3, 1, 2]) expect(notched(notched(gap, n), -n)).toBeCloseTo(gap, 6);
  });
  it("presses only lightly", () => {
    expect(notched(0.2, -50)).toBe(-PRESS);
  });
  it("is the same for wheels that count pixels, lines or pages, and a free wheel throws nothing", () => {
    expect(notchesOf({ deltaX: 0, deltaY: 100, deltaMode: 0 })).toBe(-1);
    expect(notchesOf({ deltaX: 0, deltaY: -3, deltaMode: 1 })).toBe(1);
    expect(notchesOf({ deltaX: 100, deltaY: 0, deltaMode: 0 })).toBe(-1);
    expect(notchesOf({ deltaX: 0, deltaY: 5000, deltaMode: 0 })).toBe(-2);
  });
  it("keys are slow near contact too", () => {
    expect(keySpeed(80)).toBe(1);
    expect(keySpeed(2)).toBeLessThan(0.1);
  });
});

describe("the slider", () => {
  it("reaches from below the place to far above it, and is finest at the place", () => {
    for (const height of [-6, 0, 3, 40, 130]) expect(slidTo(slideOf(height))).toBeCloseTo(height, 3);
    const steep = (at: number): number => slidTo(slideOf(at) + 0.01) - at;
    expect(steep(0)).toBeLessThan(steep(30) / 2);
  });
});

describe("the camera of a carry", () => {
  const far = { beside: 120, above: 60, seen: true };
  const near = { beside: 3, above: 20, seen: true };
  it("frames hand and place first, and comes close only between gestures", () => {
    const one = new Framing();
    expect(one.decide(0, far)).toBe("reach");
    for (let now = 1; now < 3; now += 0.1) {
      one.touched(now);
      expect(one.decide(now, near)).toBeNull();
    }
    expect(one.decide(3 + QUIET, near)).toBe("close");
  });
  it("stops at once when the hand moves, and goes on when it rests", () => {
    const one = new Framing();
    one.decide(0, far);
    expect(one.decide(2, near)).toBe("close");
    one.touched(2.1);
    expect(one.decide(2.15, near)).toBe("hold");
    expect(one.decide(2.2, near)).toBeNull();
    expect(one.decide(2.2 + QUIET, { ...near, seen: false })).toBe("close");
    expect(one.flies(2.2 + QUIET + FLIGHT / 2)).toBe(true);
  });
  it("stays where it is while the piece is near and in view", () => {
    const one = new Framing();
    one.decide(0, far);
    one.decide(2, near);
    expect(one.decide(9, { beside: 50, above: 60, seen: true })).toBeNull();
    expect(one.decide(9, far)).toBe("reach");
  });
});

describe("strain", () => {
  const rest = poseOf({ x: 0, y: 0, z: 5, yaw: 0.3, pitch: 0 });
  const at = (x: number, pitch = 0): Pose => poseOf({ x, y: 0, z: 5, yaw: 0.3, pitch });
  it("grows with the tilt and the shift, and ends with the fall", () => {
    expect(strainOf(rest, at(0.02))).toBe(0);
    expect(strainOf(rest, at(0.5))).toBeCloseTo(0.5);
    expect(strainOf(rest, at(0, (2 * Math.PI) / 180))).toBeCloseTo(0.5, 1);
    expect(strainOf(rest, at(2))).toBe(1);
    expect(strainOf(rest, at(6))).toBe(0);
  });
  it("is that of standing pieces only, and relaxes", () => {
    const one = new Strains(new Set(["r9"]));
    one.read(
      new Map([
        ["c1.0", rest],
        ["r9", rest],
      ]),
      0,
    );
    const pushed = at(0.8);
    const first = one.read(
      new Map([
        ["c1.0", pushed],
        ["r9", pushed],
      ]),
      0.1,
    );
    expect([...first.keys()]).toEqual(["c1.0"]);
    let last = first;
    for (let now = 0.2; now < 12; now += 0.1) last = one.read(new Map([["c1.0", pushed]]), now);
    expect(last.get("c1.0") ?? 0).toBeLessThan(first.get("c1.0")! / 4);
  });
  it("creaks while it grows, not while it stays", () => {
    const one = new Creaks();
    expect(one.tick(0.3, 0)).toBeCloseTo(0.3);
    expect(one.tick(0.3, 1)).toBe(0);
    expect(one.tick(0.5, 1.1)).toBeCloseTo(0.5);
    expect(one.tick(0.9, 1.15)).toBe(0);
  });
});

describe("the sound of a touch", () => {
  it("depends on what touches", () => {
    expect(touchOf(materialOf("r1"), materialOf("c2.0")).sound).toBe("touch");
    expect(touchOf(materialOf("r1"), materialOf(null)).sound).toBe("thud");
    expect(touchOf(materialOf("k1", "rubber"), materialOf(null)).sound).toBe("dull");
    expect(materialOf("c1.0", "rubber")).toBe("disc");
    expect(touchOf("disc", "disc", 0.25).pitch).toBe(touchOf("disc", "disc").pitch / 2); // slow motion
    expect(touchOf(materialOf("k1"), materialOf("r1")).pitch).toBeGreaterThan(touchOf("disc", "disc").pitch);
  });
});
