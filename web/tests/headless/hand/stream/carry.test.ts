import { describe, expect, it } from "vitest";
import { worthTelling } from "../../../../src/headless/hand/stream/carry";
import type { FateView } from "../../../../src/net/wire.gen";

const fate = (state: FateView["state"]): FateView =>
  ({ piece: "r3", owner: 1, state, drop: 0, shift: 2, tilt: 0, chain: [] }) as unknown as FateView;

describe("what is told about a landing", () => {
  it("is nothing if the piece lies and others were only nudged", () => {
    expect(worthTelling({ next: "played", text: "", fates: [] })).toBe(false);
    expect(worthTelling({ next: "played", text: "", fates: [fate("nudged")] })).toBe(false);
  });

  it("is why the piece does not lie, and what was knocked over", () => {
    expect(worthTelling({ next: "again", text: "It lies askew.", fates: [] })).toBe(true);
    expect(worthTelling({ next: "played", text: "", fates: [fate("nudged"), fate("displaced")] })).toBe(true);
    expect(worthTelling({ next: "played", text: "", fates: [fate("fallen")] })).toBe(true);
    expect(worthTelling({ next: "bill", text: "", fates: [fate("fallen")] })).toBe(false); // the bill has told it
  });
});
