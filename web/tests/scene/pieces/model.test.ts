import { describe, expect, it } from "vitest";
import { difference, NOTHING, withChange } from "../../../src/scene/pieces/model";
import { car, change, column, road, TABLE } from "../tables";

const STEP = change({
  columns: [column("c4", 120, 240, 4)],
  roads: [road("r4", [120, 120, 30], [120, 239.6, 40], "c2", "c4", { under: true })],
  cars: [car("k1", "r4", 60)],
  sides: [{ road: "r1", over: true, under: false }],
});

describe("a step's change", () => {
  it("adds pieces and takes sides, and does not modify the old table", () => {
    const after = withChange(TABLE, STEP);
    expect(after.columns.map((one) => one.id)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
    expect(after.roads.find((one) => one.id === "r1")).toMatchObject({ over: true, under: false });
    expect(after.roads.at(-1)).toMatchObject({ id: "r4", under: true });
    expect(TABLE.roads[1]).toMatchObject({ over: false });
  });

  it("replaces a piece that has an existing id", () => {
    const after = withChange(TABLE, change({ columns: [column("c1", 130, 0, 2)] }));
    expect(after.columns).toHaveLength(4);
    expect(after.columns[1]).toMatchObject({ id: "c1", x: 130 });
  });
});

describe("the difference between two tables", () => {
  it("is empty for the same table", () => {
    const same = difference(TABLE, structuredClone(TABLE));
    for (const part of [same.columns, same.roads, same.cars, same.components])
      expect(part).toEqual({ added: [], removed: [] });
    expect(same.sides).toBe(false);
  });

  it("is what a change adds", () => {
    const found = difference(TABLE, withChange(TABLE, STEP));
    expect(found.columns.added.map((one) => one.id)).toEqual(["c4"]);
    expect(found.roads.added.map((one) => one.id)).toEqual(["r4"]);
    expect(found.cars.added.map((one) => one.id)).toEqual(["k1"]);
    expect(found.roads.removed).toEqual([]);
    expect(found.sides).toBe(true);
  });

  it("removes what an undo removes", () => {
    const found = difference(withChange(TABLE, STEP), TABLE);
    expect(found.columns.removed).toEqual(["c4"]);
    expect(found.columns.added).toEqual([]);
  });

  it("replaces pieces that have moved", () => {
    const moved = { ...TABLE, cars: [{ ...car("k0", "r0", 60), heading: 5 }] };
    const found = difference(TABLE, moved);
    expect(found.cars.removed).toEqual(["k0"]);
    expect(found.cars.added).toHaveLength(1);
  });

  it("is the whole table if the first one is empty", () => {
    expect(difference(NOTHING, TABLE).roads.added).toHaveLength(4);
  });
});
