import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeTable, sayStep } from "../../../src/headless/text/describe";
import { bestLanguage, LANGUAGES, Words } from "../../../src/headless/text/words";
import { HELP } from "../../../src/input/keys";
import { catalogue, speaker } from "../../speaker";
import { aTable } from "../../table";

describe("words", () => {
  it("come from the referee's own catalogue in every language", async () => {
    for (const language of LANGUAGES) {
      const { say } = await speaker(language);
      for (const [, message] of HELP) expect(say(message)).not.toBe(message);
      expect(say("turn-cars", { count: 2 })).toContain("2");
      expect(sayStep(say, "Ann", "c3 1,2 4j", 1)).toMatch(/Ann.*4.*1/);
      expect(sayStep(say, "Ann", "c3 1,2 4j ! 0 r1 ? 1:1g", 1)).toBe(
        `${sayStep(say, "Ann", "c3 1,2 4j", 1)}${say("list-separator")}${say("web-turn-fell", { player: "Ann" })}`,
      );
      expect(sayStep(say, "Ann", "! 0 r1 ? 1:1g", null)).toBe(say("web-turn-fell", { player: "Ann" }));
      expect(
        describeTable(say, aTable(), null)
          .flatMap((part) => part.lines)
          .join(),
      ).not.toMatch(/web-|[{}$]/);
    }
  });
  it("every message that the client asks for exists", async () => {
    const words = await speaker("en");
    const folder = join(import.meta.dirname, "../../../src");
    const source = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => /\.tsx?$/.test(file));
    const asked = new Set<string>();
    for (const file of source) {
      const text = readFileSync(join(folder, file), "utf-8");
      for (const found of text.matchAll(/\b(?:t|say)\(\s*"([a-z][\w-]*)"/g)) asked.add(found[1]!);
    }
    expect(asked.size).toBeGreaterThan(100);
    for (const id of asked) expect(words.has(id), id).toBe(true);
  });
  it("offer the values of a switch, and the best language", async () => {
    const words = await speaker("de");
    expect(words.choices("switch-obstacles-")).toEqual(["none", "buildings", "buildings-from-three", "city"]);
    expect(bestLanguage(["nl", "fr-CA", "de"])).toBe("fr");
    expect(bestLanguage([])).toBe("en");
    expect(words.say("no-such-message")).toBe("no-such-message");
  });
  it("the latest wish for a language wins", async () => {
    const waiting = new Map<string, () => void>();
    const words = new Words(
      (language) => new Promise((done) => waiting.set(language, () => done(catalogue(language)))),
    );
    const [fr, ja] = [words.speak("fr"), words.speak("ja")];
    waiting.get("ja")!();
    await ja;
    waiting.get("fr")!();
    await fr;
    expect(words.language.value).toBe("ja");
  });
});
