import type { Color } from "three";
import { describe, expect, it } from "vitest";
import { areaOf, cityPlan, inset } from "../../../src/scene/world/cityplan";
import { MOODS } from "../../../src/scene/world/moods";

/** The brightness of a colour as people see it, 0 to 1. */
const bright = (colour: Color): number => 0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b;

describe("the times of day", () => {
  it("differ in how bright they are, and lamps are lit only when it is dark", () => {
    const [day, evening, night] = [MOODS.day, MOODS.evening, MOODS.night];
    for (const n of [0, 1, 2]) {
      expect(bright(day.backdrop[n]!)).toBeGreaterThan(bright(evening.backdrop[n]!));
      expect(bright(evening.backdrop[n]!)).toBeGreaterThan(bright(night.backdrop[n]!));
    }
    expect([day.lamps, night.lamps]).toEqual([0, 1]);
    expect(evening.lamps).toBeGreaterThan(0);
  });

  it("light the table from above, in the evening from lower down", () => {
    for (const { sun } of Object.values(MOODS)) {
      expect(sun.from.length()).toBeCloseTo(1);
      expect(sun.from.y).toBeGreaterThan(0.4);
    }
    expect(MOODS.evening.sun.from.y).toBeLessThan(MOODS.day.sun.from.y);
  });
});

describe("the plan of the city on the table", () => {
  const plan = cityPlan(1000, 800);

  it("is the same on every visit", () => {
    expect(cityPlan(1000, 800)).toEqual(plan);
  });

  it("covers the table with blocks that do not overlap", () => {
    const areas = plan.blocks.map(({ outline }) => areaOf(outline));
    expect(Math.min(...areas)).toBeGreaterThan(0);
    const share = areas.reduce((sum, area) => sum + area, 0) / (1000 * 800);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1.05);
  });

  it("keeps every lot within its block", () => {
    for (const { outline, lots } of plan.blocks)
      expect(lots.reduce((sum, lot) => sum + areaOf(lot), 0)).toBeLessThanOrEqual(areaOf(outline) + 1e-6);
  });

  it("has streets: a block shrinks on every side, and one that is too thin disappears", () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    expect(areaOf(inset(square, 2))).toBeCloseTo(36);
    expect(inset(square, 6)).toEqual([]);
  });
});
