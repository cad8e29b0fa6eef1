import { beforeAll, describe, expect, it } from "vitest";
import { runsLow, situationsFor } from "../../../src/headless/text/situations";
import { LANGUAGES, type Words } from "../../../src/headless/text/words";
import type { Situation, TableView } from "../../../src/net/wire.gen";
import { speaker } from "../../speaker";
import { aTable } from "../../table";

let words: Words;
beforeAll(async () => {
  words = await speaker("en");
});

/** Ann (seat 0) and Bob in these situations, as supplies tell them. */
function table(to_move: number, ...situations: (Situation | null)[]): TableView {
  const { seats } = aTable().status;
  return aTable({ to_move, seats: seats.map((seat, n) => ({ ...seat, situation: situations[n] ?? null })) });
}
const read = (shown: TableView, held: readonly number[], onTurn: Situation | null = null): readonly string[] =>
  situationsFor(words.say, words.list, shown, new Set(held), onTurn);

const PASS: Situation = { what: "pass", lack: "columns", waits_for: [1] };
const WAITS: Situation = { what: "last-chance", lack: "columns", waits_for: [1] };

describe("what is going on for a player", () => {
  it("is scarcity when few roads or columns are left", () => {
    const seat = { ...aTable().status.seats[0]!, roads: 10, gray: 20, yellow: 3 };
    expect(runsLow(seat)).toBe(false);
    expect(runsLow({ ...seat, roads: 3 })).toBe(true);
    expect(runsLow({ ...seat, gray: 5 })).toBe(true);
  });

  it("is nothing most of the time", () => {
    expect(read(table(0), [0])).toEqual([]);
  });

  it("says what they lack, what they do, and what happens then", () => {
    const [text, ...more] = read(table(0, PASS), [0]);
    expect(more).toEqual([]);
    expect(text).toBe("No columns left: you pass. If nobody pays you a column in the next turn of Bob, you are out.");
  });

  it("knows from the server that there is no place, which supplies do not tell", () => {
    expect(read(table(0), [0], { what: "pass", lack: "place" })).toEqual([
      "No legal spot left: you pass. If everybody passes in a row, the game ends.",
    ]);
  });

  it("is told to others only if somebody is about to be out", () => {
    expect(read(table(1, WAITS), [0])[0]).toMatch(/^No columns left: if nobody pays you/);
    expect(read(table(1, WAITS), [1])[0]).toBe(
      "Ann: No columns left. After your turn they are out, unless you pay them a column.",
    );
    expect(read(table(1, WAITS), [])[0]).toBe(
      "Ann: No columns left. If nobody pays them a column in the next turn of Bob, they are out.",
    );
    expect(read(table(0, PASS), [1])).toEqual([]);
  });

  it("addresses only the player to move where several share a page", () => {
    const both = read(table(1, WAITS, { what: "off-ramp", lack: "columns" }), [0, 1]);
    expect(both[0]).toMatch(/^Ann:/);
    expect(both[1]).toBe("No columns left: an off-ramp is all you can build.");
  });

  it("is over when the game is", () => {
    const over = aTable({
      outcome: { reason: "stalemate", ranking: [[0], [1]], scores: null, messages: [], places: [] },
    });
    expect(read(over, [0], PASS)).toEqual([]);
  });

  it.each(LANGUAGES)("is said in %s without a gap", async (language) => {
    const { say, list } = await speaker(language);
    const whats = ["off-ramp", "pass", "set-aside", "last-chance", "last-turn", "done"] as const;
    for (const what of whats)
      for (const mine of [0, 1]) {
        const text = situationsFor(
          say,
          list,
          table(0, { what, lack: "columns", waits_for: [1] }),
          new Set([mine]),
          null,
        );
        for (const sentence of text) expect(sentence).not.toMatch(/situation-|[{}]/);
      }
  });
});
