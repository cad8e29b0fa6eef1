import { describe, expect, it } from "vitest";
import { describeTable, sayMove, sayWhat } from "../../../src/headless/text/describe";
import { person } from "../../../src/headless/text/pieces";
import { bestLanguage, LANGUAGES, Words } from "../../../src/headless/text/words";
import { HELP } from "../../../src/input/keys";
import type { MoveView } from "../../../src/net/wire.gen";
import { catalogue, speaker } from "../../speaker";
import { aTable } from "../../table";

const BUILT: MoveView = { seat: 0, what: "junction", height: 4, cars: 1 };
const FALL = { fallen: ["r1"], paid: [{ owner: 1, columns: 1 }] };
const MOVES: readonly MoveView[] = [
  { seat: 0, what: "column", height: 4 },
  { seat: 0, what: "off-ramp" },
  { seat: 0, what: "component", component: "tower" },
  { seat: 0, what: "adjust", height: 4 },
  { seat: 0, what: "pass" },
  { seat: 0, what: "set-aside" },
  { seat: 0, what: "stop" },
];

describe("words", () => {
  it("come from the server's catalogue in every language", async () => {
    for (const language of LANGUAGES) {
      const { say } = await speaker(language);
      for (const [, message] of HELP) expect(say(message)).not.toBe(message);
      expect(say("turn-cars", { count: 2 })).toContain("2");
      const ann = aTable().status.seats[0]!;
      const fell = say("web-turn-fell", { player: person(say, ann) });
      expect(sayMove(say, ann, BUILT)).toMatch(/Ann.*4.*1/);
      expect(sayMove(say, ann, { ...BUILT, ...FALL })).toBe(
        `${sayMove(say, ann, BUILT)}${say("list-separator")}${fell}`,
      );
      expect(sayMove(say, ann, { seat: 0, ...FALL })).toBe(fell);
      for (const move of MOVES) expect(sayMove(say, ann, move)).toMatch(/^(?!turn-).*Ann/);
      expect(
        describeTable(say, aTable(), null)
          .flatMap((part) => part.lines.map(({ text }) => text))
          .join(),
      ).not.toMatch(/web-|[{}$]/);
    }
  });
  it("speak to a reader without a name in the second person", async () => {
    const seat = { ...aTable().status.seats[0]!, name: "Player" };
    const { say } = await speaker("en");
    const missed: MoveView = { seat: 0, missed: "turn" };
    expect(sayWhat(say, missed, true)).toBe("miss three times and lose the turn");
    expect(sayWhat(say, { seat: 0, ...FALL }, true)).toBe("knock something over");
    expect(sayWhat(say, BUILT, true)).toBe(sayWhat(say, BUILT));
    expect(sayMove(say, seat, missed, true)).toBe("You missed three times and lost the turn");
    expect(sayMove(say, seat, { ...BUILT, ...FALL }, true)).toBe(
      `You: junction of height 4, 1 car placed${say("facts-separator")}You knocked something over`,
    );
    for (const language of LANGUAGES) {
      const spoken = await speaker(language);
      for (const move of [...MOVES, missed]) {
        expect(sayMove(spoken.say, seat, move, true)).not.toMatch(/web-|turn-you|[{}$]/);
      }
    }
  });
  it("say that a piece was moved, not knocked over, where nothing fell and nobody paid", async () => {
    const [named, other] = [aTable().status.seats[0]!, { ...aTable().status.seats[0]!, name: "Player" }];
    const { say } = await speaker("en");
    const moved = { ...BUILT, moved: ["c1"] };
    expect(sayMove(say, named, moved)).toContain("Ann moved something, which costs nothing");
    expect(sayMove(say, other, moved, true)).toContain("You moved something, which costs nothing");
    for (const cost of [{ paid: [{ owner: 1, columns: 1 }] }, { forgiven: true }, { fallen: ["r1"] }])
      expect(sayMove(say, named, { ...moved, ...cost })).toContain("Ann knocked something over");
    for (const language of LANGUAGES) {
      const spoken = await speaker(language);
      for (const seat of [named, other])
        expect(sayMove(spoken.say, seat, moved, seat === other)).not.toMatch(/web-|[{}$]/);
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
