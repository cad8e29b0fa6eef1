import { beforeAll, describe, expect, it } from "vitest";
import { readerOf, sayMissing, scoreNews, totalOf } from "../../../src/headless/text/missions";
import { LANGUAGES, type Words } from "../../../src/headless/text/words";
import type { Scored } from "../../../src/net/wire.gen";
import { speaker } from "../../speaker";
import { aTable } from "../../table";

let words: Words;
beforeAll(async () => {
  words = await speaker("en");
});
const news = (scored: readonly Scored[], mine: readonly number[], builder: number | null = 0): readonly string[] =>
  scoreNews(words.say, words.list, aTable({ scored }), new Set(mine), builder);

describe("what is missing", () => {
  it("is one sentence with its number", () => {
    expect(sayMissing(words.say, { what: "traffic-jam", gain: 2, count: 1 })).toBe(
      "One more road with a car, connected to the others",
    );
    expect(sayMissing(words.say, { what: "stock", gain: 1, count: 2, spare: 3 })).toMatch(/^2 more columns; 3/);
    expect(sayMissing(words.say, undefined)).toBe("Complete");
  });

  it("is told for the reader's seat, and for the player to move where there is no such seat", () => {
    const table = aTable({ to_move: 1 });
    expect(readerOf(table, new Set([0]))).toBe(0);
    expect(readerOf(table, new Set([0, 1]))).toBe(1);
    expect(readerOf(table, new Set())).toBe(1);
    expect(readerOf(aTable({ to_move: null }), new Set())).toBeNull();
  });
});

describe("why points changed", () => {
  it("is told to the player as theirs, and with a name to everybody else", () => {
    const rainbow: Scored = { seat: 0, mission: "rainbow", points: 2 };
    expect(news([rainbow], [0])).toEqual(["+2 Rainbow: your car crosses the rainbow area"]);
    expect(news([rainbow], [1])).toEqual(["Ann: +2 Rainbow: a car of Ann crosses the rainbow area"]);
  });

  it("begins with the builder, and tells who overtook whom", () => {
    const changes: Scored[] = [
      { seat: 0, mission: "tallest", points: -2, count: 5, by: [1] },
      { seat: 1, mission: "tallest", points: 2, count: 5 },
    ];
    expect(news(changes, [0], 1)).toEqual([
      "Bob: +2 Tallest column: height 5, and none is taller",
      "−2 Tallest column: the tallest now has height 5 (Bob)",
    ]);
  });

  it("says that a turn was changed where points can be lost in no other way", () => {
    expect(news([{ seat: 0, mission: "building", points: -1 }], [0])).toEqual(["−1 Buildings: the turn was changed"]);
  });

  it.each(LANGUAGES)("is said in %s without a gap", async (language) => {
    const { say, list } = await speaker(language);
    const missions = ["drive", "development", "traffic-jam", "rainbow", "off-ramp-airport", "off-ramp-green"];
    for (const mission of [...missions, "building", "tower", "tallest", "stock"])
      for (const points of [2, -1]) {
        const change = { seat: 0, mission, points, count: 3, components: ["tower"], by: [1] };
        for (const text of scoreNews(say, list, aTable({ scored: [change] }), new Set([0]), 0)) {
          expect(text).toContain(String(Math.abs(points)));
          expect(text).not.toMatch(/scored-|mission-|[{}]/);
        }
      }
  });
});

it("sums the points of a seat", () => {
  const [seat] = aTable().status.seats;
  expect(totalOf({ ...seat!, points: { drive: 3, rainbow: 2 } })).toBe(5);
  expect(totalOf(seat!)).toBe(0);
});
