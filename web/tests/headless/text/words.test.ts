import { describe, expect, it } from "vitest";
import { describeTable, sayPlay } from "../../../src/headless/text/describe";
import { person } from "../../../src/headless/text/pieces";
import { bestLanguage, LANGUAGES, Words } from "../../../src/headless/text/words";
import { HELP } from "../../../src/input/keys";
import type { Aftermath, Turn } from "../../../src/net/wire.gen";
import { catalogue, speaker } from "../../speaker";
import { aTable } from "../../table";

const BUILT: Turn = { type: "extend", base: 3, x: 1, y: 2, height: 4, junction: true };
const FALL: Aftermath = { by: 0, fallen: [{ piece: "r1" }], pays: [{ owner: 1, gray: 1 }] };
const TURNS: readonly Turn[] = [
  { type: "extend", base: 3, x: 1, y: 2, height: 4 },
  { type: "off-ramp", base: 3, x: 1, y: 2 },
  { type: "component", component: "tower", x: 1, y: 2 },
  { type: "adjust", turn: { type: "off-ramp", base: 3, x: 1, y: 2 } },
  { type: "pass" },
  { type: "set-aside" },
  { type: "stop" },
];

describe("words", () => {
  it("come from the server's catalogue in every language", async () => {
    for (const language of LANGUAGES) {
      const { say } = await speaker(language);
      for (const [, message] of HELP) expect(say(message)).not.toBe(message);
      expect(say("turn-cars", { count: 2 })).toContain("2");
      const ann = aTable().status.seats[0]!;
      const fell = say("web-turn-fell", { player: person(say, ann) });
      expect(sayPlay(say, ann, { turn: BUILT, aftermath: null }, 1)).toMatch(/Ann.*4.*1/);
      expect(sayPlay(say, ann, { turn: BUILT, aftermath: FALL }, 1)).toBe(
        `${sayPlay(say, ann, { turn: BUILT, aftermath: null }, 1)}${say("list-separator")}${fell}`,
      );
      expect(sayPlay(say, ann, { turn: null, aftermath: FALL }, null)).toBe(fell);
      for (const turn of TURNS) expect(sayPlay(say, ann, { turn, aftermath: null }, null)).toMatch(/^(?!turn-).*Ann/);
      expect(
        describeTable(say, aTable(), null)
          .flatMap((part) => part.lines)
          .join(),
      ).not.toMatch(/web-|[{}$]/);
    }
  });
  it("list the values of a switch, and choose the best language", async () => {
    const words = await speaker("de");
    expect(words.choices("switch-obstacles-")).toEqual(["none", "buildings", "buildings-from-three", "city"]);
    expect(bestLanguage(["nl", "fr-CA", "de"])).toBe("fr");
    expect(bestLanguage([])).toBe("en");
    expect(words.say("no-such-message")).toBe("no-such-message");
  });
  it("join names into a list", async () => {
    const names = ["Ann", "Bob", "Cat"];
    expect((await speaker("en")).list(names)).toBe("Ann, Bob and Cat");
    expect((await speaker("fr")).list(names)).toBe("Ann, Bob et Cat");
    expect((await speaker("ja")).list(names)).toBe("Ann、Bob、Cat");
  });
  it("switch to the language requested last", async () => {
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
