import { signal } from "@preact/signals-core";
import { describe, expect, it } from "vitest";
import { type RulesQuestion, RulesReader } from "../../../src/headless/rules/reader";
import type { RulesView } from "../../../src/net/wire.gen";

const empty = (edition: string): RulesView => ({
  edition,
  name: edition,
  missions: false,
  house_rules: "",
  facts: [],
  clauses: [],
  compared: null,
});

describe("the reader of the rules", () => {
  const table = { edition: "second-edition", houseRules: { cars: 5 } };
  const made = (playing: typeof table | null) => {
    const asked: RulesQuestion[] = [];
    const language = signal("en");
    const ask = async (question: RulesQuestion) => {
      asked.push(question);
      if (question.book.edition === "gone") throw new Error("404");
      return empty(question.book.edition);
    };
    return { asked, language, reader: new RulesReader(ask, () => language.value, table, playing) };
  };
  const settled = () => new Promise((done) => setTimeout(done));

  it("compares another edition with the rules in play at the table, house rules included", async () => {
    const { asked, reader } = made(table);
    await settled();
    reader.choose("rainbow-city");
    await settled();
    expect(asked.at(-1)).toEqual({
      book: { edition: "rainbow-city", houseRules: {} },
      compared: table,
      language: "en",
    });
    reader.choose("second-edition");
    await settled();
    expect(asked.at(-1)).toEqual({ book: table, compared: null, language: "en" });
  });
  it("never compares an edition with itself", async () => {
    const { reader } = made(null);
    reader.compare("rainbow-city");
    reader.choose("rainbow-city");
    expect(reader.compared.value).toBeNull();
  });
  it("asks again in another language, and after a failure", async () => {
    const { asked, language, reader } = made(null);
    await settled();
    language.value = "ja";
    await settled();
    expect(asked.at(-1)?.language).toBe("ja");
    reader.choose("gone");
    await settled();
    expect(reader.failed.value).toBe(true);
    const before = asked.length;
    reader.retry();
    await settled();
    expect(asked).toHaveLength(before + 1);
    reader.choose("second-edition");
    await settled();
    expect(reader.failed.value).toBe(false);
  });
  it("shows an opened clause even if it was not searched for", () => {
    const { reader } = made(null);
    reader.query.value = "cars";
    reader.open("no-touch");
    expect([reader.query.value, reader.clause.value]).toEqual(["", "no-touch"]);
  });
});
