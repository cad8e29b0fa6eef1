import { describe, expect, it } from "vitest";
import { emptyBuild } from "../../../src/headless/compose/draft";
import { ghostOf, highlightOf, looksLegal, marksOf, ringOf } from "../../../src/headless/compose/preview";
import { aRing, aTable, SHAPES } from "../../table";

describe("the preview of a draft", () => {
  const composed = (change: object = {}) => ({
    draft: { ...emptyBuild("c0", 2), place: { x: 0, y: 40 } },
    seat: 0,
    table: aTable(),
    shapes: SHAPES,
    ring: aRing(),
    verdict: null,
    ...change,
  });
  it("shows a ghost at once, before the verdict", () => {
    const ghost = ghostOf(composed())!;
    expect(ghost).toMatchObject({ owner: 0, legal: true, column: { x: 0, y: 40, height: 2 } });
    expect(ghost.road!.end[2]).toBe(20);
    expect(looksLegal(composed({ draft: { ...emptyBuild("c0", 2), place: { x: -120, y: -70 } } }))).toBe(false);
    expect(ghostOf(composed({ draft: emptyBuild("c0", 2) }))).toBeNull();
  });
  it("shows the referee's lie, cars, marks and the pieces in the way", () => {
    const verdict = {
      legal: false,
      earned: 1,
      bonus: 0,
      bonus_blocked: false,
      owed: 0,
      takes: [],
      cars: [{ at: 60, type: "limousine", offset: 0 }],
      lie: [
        [0, -70, 10],
        [0, 49, 21.5],
      ],
      crossings: [{ road: "r1", owner: 1, over: true, why: "earns", x: 0, y: -10 }],
      findings: [
        { fault: "road-touches", clause: "no-touch", section: "", text: "x", gap: 1, pieces: ["r1", "new-road"] },
      ],
    };
    const c = composed({ verdict }) as unknown as Parameters<typeof ghostOf>[0];
    const ghost = ghostOf(c)!;
    expect(ghost.legal).toBe(false);
    expect(ghost.column!.foot).toBe(1.5);
    expect(ghost.cars![0]).toMatchObject({ length: 24, heading: 90 });
    const mark = { x: 0, y: -10, over: true };
    expect(marksOf(c)).toEqual([expect.objectContaining({ ...mark, earns: false })]);
    expect(marksOf({ ...c, verdict: { ...c.verdict!, legal: true } })).toEqual([
      expect.objectContaining({ ...mark, earns: true }),
    ]);
    expect(highlightOf(c)).toEqual({ pieces: ["r1"], basePoints: ["c0"], chosenBase: "c0" });
    expect(ringOf(c)!.spots.length).toBeGreaterThan(0);
  });
});
