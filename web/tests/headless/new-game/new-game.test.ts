import { describe, expect, it } from "vitest";
import { statedBy } from "../../../src/headless/new-game/boxes";
import { clearlyBeaten, levelAfter } from "../../../src/headless/new-game/levels";
import { setupOf } from "../../../src/headless/new-game/memory";
import { nameProblem } from "../../../src/headless/new-game/names";
import type { EditionView, OutcomeView, SeatView } from "../../../src/net/wire.gen";
import NAMES from "../../fixtures/names.json";

describe("names", () => {
  // tests/unit/rules/test_game.py holds the server to the same list.
  it.each(NAMES as [string, string | null][])("%j: %s", (name, problem) => expect(nameProblem(name)).toBe(problem));
});

describe("levels", () => {
  const seat = (bot: string | null, placed: number): SeatView =>
    ({ kind: bot === null ? "human" : "bot", bot: bot ?? "driver", placed }) as SeatView;
  const ended = (ranking: number[][], seats: SeatView[], scores: number[] | null = null) =>
    clearlyBeaten({ outcome: { reason: "all-cars", ranking, scores } as unknown as OutcomeView, seats });

  it("go up one by one", () => {
    expect(levelAfter("greedy")).toBe("thrifty");
    expect(levelAfter("master")).toBe("grandmaster");
    expect(levelAfter("grandmaster")).toBeNull();
  });

  it("are outgrown by a clear win of the only person", () => {
    expect(ended([[0], [1]], [seat(null, 10), seat("greedy", 7)])).toBe("greedy");
    expect(ended([[0], [1]], [seat(null, 10), seat("greedy", 8)])).toBeNull(); // close
    expect(ended([[1], [0]], [seat(null, 10), seat("greedy", 2)])).toBeNull(); // lost, though with more cars
    expect(ended([[0, 1]], [seat(null, 10), seat("greedy", 2)])).toBeNull(); // shared
    expect(ended([[0], [1]], [seat(null, 10), seat(null, 2)])).toBeNull(); // no bot
    expect(ended([[2], [0], [1]], [seat("thrifty", 3), seat("greedy", 1), seat(null, 9)])).toBe("thrifty");
    expect(ended([[0], [1]], [seat(null, 10), seat("somebody-elses", 2)])).toBeNull();
    expect(ended([[0], [1]], [seat(null, 4), seat("greedy", 9)], [20, 16])).toBe("greedy"); // missions: points count
    expect(clearlyBeaten({ outcome: null, seats: [seat(null, 5), seat("greedy", 0)] })).toBeNull();
  });
});

describe("what the boxes say", () => {
  const box = (id: string, switches: Record<string, unknown>): EditionView =>
    ({ id, switches }) as unknown as EditionView;

  it("names the boxes of each value, in their order", () => {
    const boxes = [
      box("a", { duty: "may" }),
      box("b", { duty: "must", nudge: 0 }),
      box("c", { duty: "may", nudge: 0 }),
    ];
    expect(statedBy(boxes, "duty")).toEqual([
      { value: "may", boxes: ["a", "c"] },
      { value: "must", boxes: ["b"] },
    ]);
    expect(statedBy(boxes, "nudge")).toEqual([
      { value: null, boxes: ["a"] },
      { value: 0, boxes: ["b", "c"] },
    ]);
  });

  it("is nothing about the length of a road: no rulebook states it", () => {
    expect(statedBy([box("a", { road_length: 120 })], "road_length")).toEqual([]);
  });
});

describe("a new game like an earlier one", () => {
  it("has its edition, people, levels, rules and hand", () => {
    const kept = setupOf({
      edition: "rainbow-city",
      seats: [
        { name: "Léa", colour: "sky" },
        { name: "Yuki", kind: "bot", bot: "strong", colour: "blue", tremor: "wild" },
      ],
      house_rules: { missions: true, cars: 5, junctions: false },
      first: 1,
      hand: { mode: "shaky", pieces: "everything", nudge: 5 },
    });
    expect(kept).toMatchObject({ edition: "rainbow-city", missions: true, children: true, first: 1 });
    expect(kept).toMatchObject({ mode: "shaky", handled: "everything", nudge: 5 });
    expect(kept?.house).toEqual({ cars: 5, junctions: false });
    expect(kept?.seats).toEqual([
      { name: "Léa", who: "human", colour: "sky", tremor: null },
      { name: "", who: "strong", colour: "blue", tremor: "wild" },
    ]);
  });
});
