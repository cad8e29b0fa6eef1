import { expect, it } from "vitest";
import { sayEnding, sayPlace } from "../../../src/headless/text/places";
import type { OutcomeView, PlaceView } from "../../../src/net/wire.gen";
import { speaker } from "../../speaker";
import { aTable } from "../../table";

const SEATS = aTable().status.seats;
const OUT: PlaceView = {
  seat: 0,
  place: 2,
  reasons: [
    { message: "place-out", rivals: [], args: { turn: 21, lack: "columns", when: "alone" } },
    { message: "place-although", rivals: [1], args: { won: "yes", cars: 6, fewer: 1 } },
  ],
};

it("tells a reader about themselves, and others by their names", async () => {
  const { say, list } = await speaker("en");
  const text = (mine: ReadonlySet<number>): string => sayPlace(say, list, SEATS, OUT, mine).replace(/\u00a0/g, " ");
  expect(text(new Set([0]))).toBe(
    "You ran out of columns (turn 21), and nobody paid you a column in time: out of the game. " +
      "So Bob won, although you had placed more cars (6 against 1).",
  );
  expect(text(new Set())).toContain("Ann ran out of columns (turn 21), and nobody paid them");
  const ja = await speaker("ja");
  expect(sayPlace(ja.say, ja.list, SEATS, OUT, new Set())).toMatch(
    /^Annさんは柱がなくなり（21手目）.*Bobの勝ちです。$/,
  );
});

it("calls the reader who is somebody's rival by no name", async () => {
  const told: string[] = [];
  for (const language of ["en", "de", "fr", "it", "ja"] as const) {
    const { say, list } = await speaker(language);
    told.push(sayPlace(say, list, SEATS, OUT, new Set([1])).replace(/\u00a0/g, " "));
  }
  expect(told[0]).toContain("So you won, although Ann had placed more cars (6 against 1).");
  expect(told.filter((text) => text.includes("Bob"))).toEqual([]);
});

it("tells why the game is over", async () => {
  const { say } = await speaker("en");
  const outcome = { messages: ["ending-roads-used-up", "outcome-missions"] } as unknown as OutcomeView;
  expect(sayEnding(say, outcome)[0]).toBe("Every road has been placed or set aside.");
  expect(sayEnding(say, outcome)).toHaveLength(2);
});
