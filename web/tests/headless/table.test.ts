import { describe, expect, it } from "vitest";
import { applyChange, changeBetween } from "../../src/headless/table";
import { aTable } from "../table";

describe("tables", () => {
  it("a change leads to the next table, and is the difference between the two", () => {
    const before = aTable();
    const change = {
      columns: [{ id: "c2", owner: 0, x: 120, y: -70, foot: 0, height: 2, junction: false }],
      roads: [],
      cars: [],
      components: [],
      sides: [{ road: "r1", over: true, under: false }],
      status: aTable({ revision: 2 }).status,
    };
    const after = applyChange(before, change);
    expect(after.columns).toHaveLength(3);
    expect(after.roads[1]).toMatchObject({ over: true, under: false });
    expect(before.roads[1]!.over).toBe(false);
    expect(changeBetween(before, after)).toEqual(change);
    expect(changeBetween(after, before)).toBeNull();
  });
});
