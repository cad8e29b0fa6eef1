import { describe, expect, it } from "vitest";
import { dashesAround, SEAT_DASHES } from "../../../src/headless/seat-marks";
import { bendOf, liftAt, STRAIGHT, seated } from "../../../src/scene/pieces/bend";
import type { Pieces } from "../../../src/scene/pieces/model";
import late from "../../fixtures/late-table.json";
import { car, SHAPES } from "../tables";

const { roads, columns } = late as unknown as Pieces;
const find = (id: string) => columns.find((column) => column.id === id);
const { length } = SHAPES.road;

describe("roads as they are drawn", () => {
  it("lie flat on the tops of their columns, so that stacked ends never cut each other", () => {
    let bent = 0;
    for (const road of roads) {
      const bend = bendOf(road, find, 10);
      const height = (along: number): number =>
        road.start[2] + ((road.end[2] - road.start[2]) * along) / length + liftAt(bend, along, length);
      const steep = Math.abs(bend[0]) > 0.15; // a steep one leaves its top a little sooner
      for (let along = 0; along <= bend[1]; along += 0.5)
        expect(height(along)).toBeCloseTo(road.start[2], steep ? 0 : 1);
      for (let along = 0; along <= bend[3]; along += 0.5)
        expect(height(length - along)).toBeCloseTo(road.end[2], steep ? 0 : 1);
      if (bend[1] > 5) bent += 1;
    }
    expect(bent).toBeGreaterThan(10);
  });

  it("are where the referee has them in the middle, and never far from it", () => {
    for (const road of roads) {
      const bend = bendOf(road, find, 10);
      expect(Math.abs(liftAt(bend, length / 2, length))).toBeLessThan(0.05);
      for (let along = 0; along <= length; along += 1) expect(Math.abs(liftAt(bend, along, length))).toBeLessThan(4);
    }
  });

  it("carry their cars: the wheels follow the bend", () => {
    const bend = [-0.1, 15, 0.1, 0] as const;
    const parked = car("k0", "r0", 12, { at: [12, 0, 5], slope: -5.7 });
    const drawn = seated(parked, bend, length);
    expect(drawn.at[2]).toBeGreaterThan(5.5);
    expect(Math.abs(drawn.slope)).toBeLessThan(3);
    expect(seated(parked, STRAIGHT, length)).toBe(parked);
    expect(seated({ ...parked, place: 60 }, bend, length)).toMatchObject({ at: [12, 0, 5] });
  });
});

describe("the dashes around a column", () => {
  it("differ by seat and close without a seam", () => {
    const patterns = SEAT_DASHES.map((_, seat) => dashesAround(seat, 10));
    expect(patterns[0]).toEqual([[0, 2 * Math.PI]]);
    expect(new Set(patterns.map((dashes) => JSON.stringify(dashes))).size).toBe(SEAT_DASHES.length);
    for (const dashes of patterns) {
      expect(dashes.at(-1)![1]).toBeLessThanOrEqual(2 * Math.PI + 1e-9);
      for (const [n, [from, to]] of dashes.entries()) {
        expect(to).toBeGreaterThan(from);
        if (n > 0) expect(from).toBeGreaterThan(dashes[n - 1]![1]);
      }
    }
  });
});
