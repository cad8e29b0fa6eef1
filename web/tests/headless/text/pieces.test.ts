import { describe, expect, it } from "vitest";
import { standingPieces } from "../../../src/headless/hand/fall/knock";
import { describeTable } from "../../../src/headless/text/describe";
import { textParts } from "../../../src/headless/text/piece-text";
import { named, person } from "../../../src/headless/text/pieces";
import { LANGUAGES } from "../../../src/headless/text/words";
import type { TableView } from "../../../src/net/wire.gen";
import { speaker } from "../../speaker";
import { aTable } from "../../table";

const ID = /\b[crk]\d+\b/;

/** Ann has built a junction, Bob an off-ramp. */
function midGame(): TableView {
  const table = aTable();
  return {
    ...table,
    columns: [...table.columns, { id: "c2", owner: 0, x: 110, y: -70, foot: 0, height: 3, junction: true }],
    roads: [
      ...table.roads,
      { ...table.roads[0]!, id: "r2", kind: "road", from_column: "c0", to_column: "c2" },
      { ...table.roads[1]!, id: "r3", kind: "off-ramp", from_column: "c1", to_column: null },
    ],
    cars: [...table.cars, { ...table.cars[0]!, id: "k1", road: "r2", type: "sedan" }],
  };
}

describe("names of players", () => {
  it("are in the language of the reader if no person chose them, and the reader is you", async () => {
    const german = (await speaker("de")).say;
    for (const language of LANGUAGES) {
      const unnamed = (await speaker(language)).say("web-name-human");
      expect(named(german, unnamed)).toBe("Spieler");
      expect(named(german, `${unnamed} 2`)).toBe("Spieler 2");
      expect(named(german, unnamed, true)).toBe("Du");
    }
    expect([named(german, "Ann", true), named(german, "Playera")]).toEqual(["Ann", "Playera"]);
  });
});

describe("names of pieces", () => {
  it("use numbers within the highway where a piece is referred to", async () => {
    const { say } = await speaker("en");
    const lines = describeTable(say, midGame(), null).flatMap((part) => part.lines.map(({ text }) => text));
    expect(lines.join("\n")).toContain("road from column 1 to column 2");
    expect(lines.join("\n")).toContain("sedan (road from column 1 to column 2)");
    expect(lines.join("\n")).toContain("off-ramp from column 1");
    expect(standingPieces(say, midGame(), 1)[0]?.pieces.map(({ name }) => name)).toEqual([
      "column 1 (height 1)",
      "column 2 (junction of height 3)",
      "starting ramp to column 1",
      "road from column 1 to column 2",
      "car (starting ramp to column 1)",
      "sedan (road from column 1 to column 2)",
    ]);
  });
  it("are marked in the table in words", async () => {
    const { say } = await speaker("en");
    const lines = describeTable(say, midGame(), null).flatMap((part) => part.lines);
    for (const { text, pieces } of lines)
      expect(textParts(text, pieces).flatMap(({ id }) => id ?? [])).toEqual(pieces.map(({ id }) => id));
  });
  it("never contain ids", async () => {
    for (const language of LANGUAGES) {
      const { say } = await speaker(language);
      const table = midGame();
      const told = [
        ...describeTable(say, table, null).flatMap((part) => part.lines.map(({ text }) => text)),
        ...[0, 1].flatMap((by) =>
          standingPieces(say, table, by).flatMap(({ pieces }) => pieces.map(({ name }) => name)),
        ),
      ];
      for (const text of told) expect(text).not.toMatch(ID);
    }
  });
  it("use honorifics in Japanese for people, not for bots", async () => {
    const { say } = await speaker("ja");
    expect(person(say, { name: "Ann", kind: "human" })).toBe("Annさん");
    expect(person(say, { name: "ボット", kind: "bot" })).toBe("ボット");
    expect(person((await speaker("de")).say, { name: "Ann", kind: "human" })).toBe("Ann");
  });
});
