// @vitest-environment happy-dom
/** Nobody can listen here: which sounds a touch and a strain make, read from the calls to Web Audio. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sounds } from "../../src/app/app-state";
import { Touches } from "../../src/app/hand/touches";
import { Sounds } from "../../src/app/sound";
import { Creaks, Strains } from "../../src/headless/hand/around/strain";
import type { Material } from "../../src/headless/hand/material";
import type { Pose } from "../../src/headless/hand/stream/frames";

/** One sound that was started: when, how loud, its tones, and how long they last. */
interface Played {
  readonly at: number;
  readonly loud: number;
  readonly tones: number[];
  lasts: number;
}

/** An audio context that only notes what is asked of it. */
class Notes {
  static played: Played[] = [];
  readonly state = "running";
  readonly currentTime = 10;
  readonly sampleRate = 400;
  readonly destination = {};
  resume(): Promise<void> {
    return Promise.resolve();
  }
  createBuffer(): { getChannelData: () => Float32Array } {
    return { getChannelData: () => new Float32Array(100) };
  }
  createGain() {
    const ramp = { value: 1, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const node = {
      gain: ramp,
      connect: (to: object) => {
        if (to === this.destination) Notes.played.push({ at: 0, loud: ramp.value, tones: [], lasts: 0 });
        return to;
      },
    };
    return node;
  }
  createOscillator() {
    let at = 0;
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (to: object) => to,
      start: (when: number) => {
        at = when - this.currentTime;
        const now = Notes.played.at(-1)!;
        now.tones.push(frequency.value);
        Object.assign(now, { at });
      },
      stop: (when: number) => {
        Notes.played.at(-1)!.lasts = when - this.currentTime - at;
      },
    };
  }
  createBufferSource() {
    return { buffer: null, connect: (to: object) => to, start: () => {} };
  }
  createBiquadFilter() {
    return { type: "", frequency: { value: 0 }, connect: (to: object) => to };
  }
}

let on = true;
let speaker: Sounds;
beforeEach(() => {
  vi.stubGlobal("AudioContext", Notes);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [on, Notes.played] = [true, []];
  speaker = new Sounds(() => on);
  window.dispatchEvent(new Event("pointerdown")); // sound begins with the first gesture
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const touch = (strength: number, one: Material, other: Material, speed = 1): Played => {
  Notes.played = [];
  speaker.touch(strength, one, other, speed);
  expect(Notes.played).toHaveLength(1);
  return Notes.played[0]!;
};

describe("a touch", () => {
  it("is as loud as it is strong, within bounds", () => {
    const loud = [0.05, 0.5, 2, 50, 500].map((strength) => touch(strength, "road", "disc").loud);
    expect(loud).toEqual([...loud].sort((a, b) => a - b));
    expect(loud[2]! / loud[0]!).toBeGreaterThan(3);
    expect(loud[4]).toBe(loud[3]);
    expect(loud[4]).toBeLessThanOrEqual(1);
  });

  it("sounds like its materials: wood clicks, the table thuds, rubber is dull", () => {
    const lowest = (one: Material, other: Material): number => Math.min(...touch(1, one, other).tones);
    expect(lowest("road", "disc")).toBeGreaterThan(2 * lowest("road", "table"));
    expect(lowest("road", "table")).toBeGreaterThan(2 * lowest("rubber", "disc"));
    expect(lowest("car", "road")).toBeGreaterThan(lowest("disc", "road"));
  });

  it("is lower and longer in slow motion", () => {
    const [quick, slow] = [touch(1, "road", "disc"), touch(1, "road", "disc", 0.25)];
    expect(slow.tones[0]! / quick.tones[0]!).toBeCloseTo(0.5, 6);
    expect(slow.lasts).toBeGreaterThan(1.5 * quick.lasts);
  });

  it("is silent if sound is off", () => {
    on = false;
    speaker.touch(5, "road", "disc");
    expect(Notes.played).toEqual([]);
  });
});

describe("a strained table", () => {
  it("creaks in quick slips, more and louder with the strain", () => {
    const creak = (strain: number): Played[] => {
      Notes.played = [];
      speaker.creak(strain);
      return Notes.played;
    };
    const [little, much] = [creak(0.2), creak(1)];
    expect(much.length).toBeGreaterThan(little.length);
    expect(much[0]!.loud).toBeGreaterThan(1.5 * little[0]!.loud);
    expect(Math.max(...much.map(({ at }) => at))).toBeLessThan(0.3);
  });

  it("creaks as the strain of a pushed column grows, and not while it stays as it is", () => {
    const [strains, creaks] = [new Strains(new Set(["r9"])), new Creaks()];
    const pushed = (mm: number): Pose => ({ x: mm, y: 0, z: 5, turn: [0, 0, 0, 1] });
    const heard = [0, 0.1, 0.3, 0.5, 0.7, 0.7, 0.7].map((mm, n) => {
      const read = strains.read(new Map([["c1.0", pushed(mm)]]), n * 0.2);
      return creaks.tick(Math.max(0, ...read.values()), n * 0.2);
    });
    expect(heard.slice(0, 5)).toEqual([0, 0.1, 0.3, 0.5, 0.7].map((mm) => expect.closeTo(mm, 1)));
    expect(heard.slice(5)).toEqual([0, 0]);
    expect(strains.read(new Map([["r9", pushed(3)]]), 2).size).toBe(0); // the piece in the hand is not strained
  });
});

describe("the touches of a carry", () => {
  it("are heard by strength and material: the three strongest of a frame, and none that is too weak", () => {
    const heard = vi.spyOn(sounds, "touch").mockImplementation(() => {});
    const touches = new Touches();
    touches.begin("wood");
    const frame = [
      { name: "r9", other: "c1.2", strength: 0.4 },
      { name: "k3", other: "r2", strength: 2 },
      { name: "c1.1", other: null, strength: 1 },
      { name: "c1.0", other: "c1.1", strength: 0.1 },
    ];
    touches.feel(frame, new Set(["r9"]), false, 1);
    touches.feel([{ name: "r9", other: "c1.2", strength: 0.01 }], new Set(["r9"]), false, 2);
    expect(heard.mock.calls).toEqual([
      [2, "car", "road", 1],
      [1, "disc", "table", 1],
      [0.4, "road", "disc", 1],
    ]);
    heard.mockClear();
    touches.begin("rubber");
    touches.feel([{ name: "r9", other: "c1.2", strength: 1 }], new Set(["r9"]), false, 3);
    expect(heard.mock.calls).toEqual([[1, "rubber", "disc", 1]]);
  });

  it("flash what was touched, not the piece in the hand", () => {
    const touches = new Touches();
    const flashed: string[] = [];
    touches.onTouch = (name, strength) => flashed.push(`${name} ${strength}`);
    touches.begin();
    touches.feel([{ name: "r9", other: "c1.2", strength: 0.4 }], new Set(["r9"]), false, 1);
    touches.feel([{ name: "r9", other: "c1.2", strength: 0.6 }], new Set(["r9"]), false, 1.05);
    touches.feel([{ name: "r9", other: "c1.2", strength: 0.6 }], new Set(["r9"]), false, 1.2);
    expect(flashed).toEqual(["c1.2 0.4", "c1.2 0.6"]);
  });
});
