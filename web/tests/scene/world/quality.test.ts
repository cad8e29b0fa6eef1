import { describe, expect, it } from "vitest";
import { FrameWatch, isSoftware, type Level, levelOf } from "../../../src/scene/world/quality";

/** The levels after some frames of this many ms each. */
function levelAfter(frames: number, ms: number, from: Level = "high"): Level {
  const watch = new FrameWatch(from);
  for (let n = 0; n < frames; n++) watch.painted(ms / 1000);
  return watch.level;
}

describe("the quality that a machine can afford", () => {
  it("stays where frames are quick, also at 60 and at 40 a second", () => {
    for (const ms of [4, 16.7, 25]) expect(levelAfter(2000, ms)).toBe("high");
  });

  it("steps down where frames are slow, one step at a time, and at once if they are very slow", () => {
    expect(levelAfter(30, 40)).toBe("high"); // not before enough frames were seen
    expect(levelAfter(36, 40)).toBe("medium");
    expect(levelAfter(100, 40)).toBe("low");
    expect(levelAfter(36, 200)).toBe("low");
    expect(levelAfter(5000, 200, "low")).toBe("low");
  });

  it("ignores pauses and single slow frames", () => {
    const watch = new FrameWatch("high");
    for (let n = 0; n < 1000; n++) watch.painted(n % 5 === 0 ? 0.09 : 0.016);
    for (let n = 0; n < 200; n++) watch.painted(3);
    expect(watch.level).toBe("high");
  });

  it("begins low without a graphics card, unless the player wants more", () => {
    expect(
      isSoftware("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)"),
    ).toBe(true);
    expect(isSoftware("ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)")).toBe(false);
    expect([levelOf("auto", true), levelOf("auto", false), levelOf("high", true), levelOf("low", false)]).toEqual([
      "low",
      "high",
      "high",
      "low",
    ]);
  });
});
