import { describe, expect, it, vi } from "vitest";
import {
  bandOf,
  bestSpot,
  earningOptions,
  guess,
  heightsOf,
  nearestSpot,
  optionOf,
  RingBook,
  spotsOf,
} from "../../../src/headless/compose/ring";
import { aRing } from "../../table";

describe("rings", () => {
  it("finds the nearest spot, if one is near enough", () => {
    const spots = [10, 14, 30].map((x) => ({ x, y: 0, cars: 0 }));
    const away = ({ x }: { x: number }): number => Math.abs(x - 13);
    expect(nearestSpot({ x: 0, y: 0, spots }, away, 5)?.x).toBe(14);
    expect(nearestSpot({ x: 0, y: 0, spots }, away, 0.5)).toBeNull();
  });

  const base = { x: 0, y: 0 };
  it("are read option by option", () => {
    const ring = aRing();
    expect(optionOf(ring, "junction", 3)).toBe(1);
    expect(optionOf(ring, "junction", 4)).toBe(-1);
    expect(optionOf(ring, "off-ramp", 7)).toBe(2);
    expect(heightsOf(ring, "column")).toEqual([2]);
    expect(bandOf(ring, 0)).toEqual({ near: 100, far: 140 });
    expect(bandOf(ring, 9)).toBeNull();
    expect(spotsOf(ring, base, 0).spots).toHaveLength(6);
    expect(spotsOf(ring, base, 2).spots).toHaveLength(4);
    const best = (option: number): number => Math.max(...spotsOf(ring, base, option).spots.map(({ cars }) => cars));
    expect(earningOptions(ring)).toEqual(ring.options.filter((_, option) => best(option) > 0));
    expect(earningOptions(ring)).not.toHaveLength(ring.options.length);
  });
  it("estimate what a place earns", () => {
    expect(guess(aRing(), base, 0, { x: 1, y: 120 })).toBe(1);
    expect(guess(aRing(), base, 0, { x: -120, y: 1 })).toBeNull();
    expect(guess(aRing(), base, 0, { x: 0, y: -120 })).toBe(0);
    expect(bestSpot(aRing(), base, 0)!.y).toBeGreaterThan(99);
  });
  it("are requested once per revision, and again after a failure", async () => {
    const ask = vi.fn(async (revision: number, n: number) => aRing(revision, n));
    const book = new RingBook(ask);
    await Promise.all([book.get(1, 0), book.get(1, 0), book.get(1, 2)]);
    expect(ask).toHaveBeenCalledTimes(2);
    await book.get(2, 0);
    expect(ask).toHaveBeenCalledTimes(3);
    ask.mockRejectedValueOnce(new Error("gone"));
    await expect(book.get(3, 0)).rejects.toThrow();
    await expect(book.get(3, 0)).resolves.toBeDefined();
    book.clear(); // the server has finer rings now
    const asked = ask.mock.calls.length;
    await book.get(3, 0);
    expect(ask).toHaveBeenCalledTimes(asked + 1);
  });
});
