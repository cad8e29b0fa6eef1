import { describe, expect, it } from "vitest";
import { bestKey, FIRST_PRACTICE, PracticeClock, sameBuild } from "../../../src/headless/learn/practice";
import type { Extend } from "../../../src/net/wire.gen";

function clock() {
  const kept = new Map<string, number>();
  const times = {
    best: (key: string) => kept.get(key) ?? null,
    putBest: (k: string, s: number) => void kept.set(k, s),
  };
  return { clock: new PracticeClock(times), kept };
}

describe("the clock of the practice table", () => {
  it("keeps the best clean try", () => {
    const { clock: one, kept } = clock();
    for (const [took, record] of [
      [6000, true],
      [7000, false],
      [5000, true],
    ] as const) {
      one.taken(true, 1000);
      one.ended("played", "a", 1000 + took);
      expect(one.last.value).toEqual({ seconds: took / 1000, record, counts: true });
    }
    expect(kept.get("a")).toBe(5);
  });

  it("counts all pieces of a build, and forgets a try that failed", () => {
    const { clock: one } = clock();
    one.taken(true, 0);
    one.ended("again", "a", 4000);
    one.taken(true, 5000);
    one.ended("piece", "a", 7000);
    one.taken(true, 8000);
    one.ended("played", "a", 11_000);
    expect(one.last.value).toEqual({ seconds: 6, record: true, counts: true });
  });

  it("has no best time for another spot than that of the task", () => {
    const { clock: one, kept } = clock();
    one.taken(false, 0);
    one.ended("played", "a", 1000);
    expect(one.last.value).toEqual({ seconds: 1, record: false, counts: false });
    expect(kept.size).toBe(0);
  });

  it("tells hands, tools and builds apart", () => {
    expect(bestKey(0, FIRST_PRACTICE, true)).not.toBe(bestKey(0, FIRST_PRACTICE, false));
    const turn: Extend = { type: "extend", base: 0, x: 1, y: 2, height: 3 };
    expect(sameBuild(turn, { ...turn, cars: [] })).toBe(true);
    expect(sameBuild(turn, { ...turn, x: 1.5 })).toBe(false);
  });
});
