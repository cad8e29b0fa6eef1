import { describe, expect, it } from "vitest";
import { emptyBuild } from "../../../src/headless/compose/draft";
import { type KeptDraft, momentOf, restored } from "../../../src/headless/compose/kept-draft";
import { aTable } from "../../table";

const draft = { ...emptyBuild("c0", 2), place: { x: 110, y: -70 }, pinned: true };
const kept = (change: object = {}): KeptDraft => ({ moment: momentOf(aTable(), 0), draft: { ...draft, ...change } });

describe("a kept draft", () => {
  it("comes back if nothing on the table has changed, whatever the revision", () => {
    expect(restored(kept(), aTable(), 0)).toEqual(draft);
    expect(restored(kept(), aTable({ revision: 9 }), 0)).toEqual(draft);
  });

  it("does not come back on another table or for another seat", () => {
    const table = aTable();
    const moved = { ...table, columns: table.columns.map((column) => ({ ...column, x: column.x + 0.01 })) };
    expect(restored(kept(), moved, 0)).toBeNull();
    expect(restored(kept(), { ...table, cars: [] }, 0)).toBeNull();
    expect(restored(kept(), table, 1)).toBeNull();
    expect(restored(null, table, 0)).toBeNull();
  });

  it("does not come back if it was not put anywhere, or adjusts a turn, or builds from elsewhere", () => {
    for (const change of [{ pinned: false }, { place: null }, { adjusting: true }, { base: "c1" }])
      expect(restored(kept(change), aTable(), 0)).toBeNull();
  });

  it("of a component comes back during the set-up only", () => {
    const component = {
      mode: "component",
      component: "tower",
      place: { x: 0, y: 0 },
      angle: 15,
      pinned: true,
    } as const;
    const setup = aTable({ phase: "setup", to_place: ["tower"], base_points: [] });
    const moment = momentOf(setup, 0);
    expect(restored({ moment, draft: component }, setup, 0)).toEqual(component);
    expect(restored({ moment, draft: { ...component, component: "block" } }, setup, 0)).toBeNull();
  });
});
