import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MatchState } from "../../src/headless/match";
import { makePrefs } from "../../src/headless/prefs";
import { ReplayState } from "../../src/headless/replay/replay";
import { type EditionInfo, SetupForm } from "../../src/headless/setup";
import { describeTable, lastInWords, sayStep, sayTurn } from "../../src/headless/text/describe";
import { bestLanguage, LANGUAGES, type Language, Words } from "../../src/headless/text/words";
import { commandOf, HELP } from "../../src/input/keys";
import { Keep, memoryShelf } from "../../src/net/keep";
import { aTable } from "../table";

const TEXT = join(import.meta.dirname, "../../../src/shuto/text");
const catalogue = (language: Language): string =>
  ["faults", "rules", "labels", "cli", "draw", "web", "hand"]
    .map((name) => readFileSync(join(TEXT, language, `${name}.ftl`), "utf-8"))
    .join("\n");
const speaker = async (language: Language): Promise<Words> => {
  const words = new Words(async (wanted) => catalogue(wanted));
  await words.speak(language);
  return words;
};

describe("words", () => {
  it("come from the referee's own catalogue in every language", async () => {
    for (const language of LANGUAGES) {
      const { say } = await speaker(language);
      for (const [, message] of HELP) expect(say(message)).not.toBe(message);
      expect(say("turn-cars", { count: 2 })).toContain("2");
      expect(sayStep(say, "Ann", "c3 1,2 4j", 1)).toMatch(/Ann.*c3.*4.*1/);
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
    const folder = join(import.meta.dirname, "../../src");
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

describe("the match", () => {
  it("knows whose turn it is, what is mine, and tells of every step", async () => {
    const { say } = await speaker("en");
    const match = new MatchState();
    const news: string[] = [];
    const stop = match.hear((told) => news.push(told.kind));
    match.onWhole({
      type: "whole",
      match: "m",
      edition: "second-edition",
      changes: {},
      missions: false,
      table_size: [1000, 800],
      car_types: [],
      hand: {},
      held: [0],
      table: aTable(),
    });
    expect(match.mySeat.value).toBe(0);
    expect(sayTurn(say, match.table.value!, match.held.value)).toBe("Your turn");
    match.onNotice({ type: "notice", revision: 1, what: "thinking", seat: 1 });
    expect(match.thinking.value).toBe(1);
    match.onStep({
      type: "step",
      revision: 2,
      seat: 0,
      line: "c0 120,-70 2",
      earned: 0,
      change: {
        columns: [{ id: "c2", owner: 0, x: 120, y: -70, foot: 0, height: 2, junction: false }],
        roads: [],
        cars: [],
        components: [],
        slots: [],
        status: aTable({ revision: 2, to_move: 1, adjustable: [0], undo_asked: 1 }).status,
      },
    });
    expect(match.thinking.value).toBeNull();
    expect(match.mySeat.value).toBeNull();
    expect(match.adjustable.value).toBe(0);
    expect(match.mayAnswerUndo.value).toBe(0);
    expect(match.last.value).toMatchObject({ seat: 0, pieces: ["c2"] });
    expect(lastInWords(say, match.table.value!, match.last.value)).toBe(
      "Ann builds from c0 to a column of height 2, no car placed",
    );
    expect(sayTurn(say, match.table.value!, match.held.value)).toBe("Bob to move");
    stop();
    match.onWhole({
      type: "whole",
      match: "m",
      edition: "second-edition",
      changes: {},
      missions: false,
      table_size: [1000, 800],
      car_types: [],
      hand: {},
      held: [0],
      table: aTable({ outcome: { reason: "all-cars", ranking: [[0], [1]], scores: null } }),
    });
    expect(news).toEqual(["whole", "step"]);
    expect(match.last.value).toBeNull();
    expect(sayTurn(say, match.table.value!, match.held.value)).toBe("Ann wins!");
  });
});

describe("a turn that was taken back", () => {
  const whole = (more: Parameters<typeof aTable>[0]) =>
    ({
      type: "whole",
      match: "m",
      edition: "second-edition",
      changes: {},
      missions: false,
      table_size: [1000, 800],
      car_types: [],
      hand: {},
      held: [0],
      table: aTable(more),
    }) as const;
  const match = () => {
    const one = new MatchState();
    one.onWhole(whole({ revision: 1, steps: 0 }));
    const change = {
      columns: [],
      roads: [],
      cars: [],
      components: [],
      slots: [],
      status: aTable({ revision: 2, steps: 1 }).status,
    };
    one.onStep({ type: "step", revision: 2, seat: 0, line: "c0 120,-70 2", earned: 0, change });
    return one;
  };

  it("is not told of as the last one", () => {
    const one = match();
    one.onWhole(whole({ revision: 3, steps: 0 }));
    expect(one.last.value).toBeNull();
  });

  it("but after a connection that was lost the last one still is", () => {
    const one = match();
    one.onWhole(whole({ revision: 2, steps: 1 }));
    expect(one.last.value).toMatchObject({ line: "c0 120,-70 2" });
  });
});

describe("the replay", () => {
  const replay = {
    lines: ["c0 1,2 2", "pass"],
    movers: [0, 1],
    carries: [[], []],
    tables: [1, 2, 3].map((revision) => aTable({ revision })),
  };
  it("slides, plays to the end at a speed, and starts again", () => {
    const timers: { run: () => void; ms: number }[] = [];
    const state = new ReplayState(replay, { set: (run, ms) => timers.push({ run, ms }), clear: () => {} });
    state.go(99);
    expect(state.index.value).toBe(2);
    expect(state.step.value).toEqual({ line: "pass", seat: 1 });
    state.play();
    expect(state.index.value).toBe(0);
    expect(state.step.value).toBeNull();
    state.setSpeed(2);
    expect(timers.at(-1)!.ms).toBe(700);
    timers.at(-1)!.run();
    timers.at(-1)!.run();
    expect(state.index.value).toBe(2);
    expect(state.playing.value).toBe(false);
    state.stepBy(-1);
    expect(state.table.value.status.revision).toBe(2);
    state.toggle();
    state.toggle();
    expect(state.playing.value).toBe(false);
  });
});

describe("the set-up", () => {
  const edition = (id: string, players: [number, number], missions = false): EditionInfo => ({
    id,
    name: id,
    about: "a\nb",
    players,
    missions,
    typed_cars: false,
    switches: { obstacles: "none", junctions: true, cars: null, missions: false, nudge: 0 },
  });
  const form = (): SetupForm => {
    const made = new SetupForm((seat, who) =>
      who === "human" && seat === 0 ? "You" : who === "human" ? "Player" : "Bot",
    );
    made.editions.value = [edition("second-edition", [2, 2]), edition("rainbow-city", [2, 6], true)];
    return made;
  };
  it("is ready to play: a person against a bot", () => {
    expect(form().settings(7)).toEqual({
      edition: "second-edition",
      first: 0,
      seed: 7,
      house_rules: {},
      seats: [
        { name: "You", colour: "vermilion" },
        { name: "Bot", kind: "bot", bot: "greedy", colour: "blue" },
      ],
    });
  });
  it("follows the edition in players and missions", () => {
    const f = form();
    f.setCount(6);
    expect(f.seats.value).toHaveLength(2);
    f.chooseEdition("rainbow-city");
    f.setCount(4);
    f.first.value = 3;
    f.missions.value = true;
    expect(f.settings(0)).toMatchObject({ first: 3, house_rules: { missions: true } });
    expect(f.settings(0).seats.map((seat) => seat.name)).toEqual(["You", "Bot", "Bot 2", "Bot 3"]);
    f.chooseEdition("second-edition");
    expect(f.settings(0)).toMatchObject({ first: 0, house_rules: {} });
    expect(f.seats.value).toHaveLength(2);
  });
  it("exchanges colours, keeps only what differs, knows the children's rules", () => {
    const f = form();
    f.setSeat(0, { colour: "blue", name: " Léa " });
    expect(f.settings(0).seats.map((seat) => seat.colour)).toEqual(["blue", "vermilion"]);
    expect(f.settings(0).seats[0]!.name).toBe("Léa");
    f.setHouse("obstacles", "city");
    f.setHouse("obstacles", "none");
    expect(f.house.value).toEqual({});
    f.setChildren(true);
    expect(f.settings(0).house_rules).toEqual({ cars: 5, junctions: false });
    f.setChildren(false);
    expect(f.house.value).toEqual({});
    expect(f.switches.value.map(([name]) => name)).not.toContain("missions");
  });
});

describe("preferences", () => {
  it("are kept when they change", () => {
    const keep = new Keep(memoryShelf());
    const prefs = makePrefs(keep, ["it-CH"]);
    expect(prefs.language.value).toBe("it");
    expect(keep.prefs()).toEqual({});
    prefs.sound.value = false;
    prefs.language.value = "ja";
    expect(makePrefs(keep, ["en"]).language.value).toBe("ja");
    expect(makePrefs(keep, ["en"]).sound.value).toBe(false);
    expect(makePrefs(keep, ["en"]).motion.value).toBe("auto");
  });
});

describe("keys", () => {
  const press = (key: string, more: object = {}) =>
    commandOf({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });
  it("mean what help says", () => {
    expect(press("ArrowLeft")).toEqual({ do: "move", right: -1, up: 0, mm: 5 });
    expect(press("ArrowUp", { shiftKey: true })).toMatchObject({ up: 1, mm: 1 });
    expect(press("ArrowUp", { altKey: true })).toMatchObject({ mm: 0.1 });
    expect(press("[")).toEqual({ do: "rotate", degrees: 5 });
    expect(press(">", { shiftKey: true })).toEqual({ do: "rotate", degrees: -0.5 });
    expect(press("=")).toEqual({ do: "height", by: 1 });
    expect(press("3")).toEqual({ do: "base", n: 2 });
    expect(press("J")).toEqual({ do: "junction" });
    expect(press("z", { ctrlKey: true })).toEqual({ do: "back" });
    expect(press("w")).toEqual({ do: "shift", along: 0.5 });
    expect(press("n", { ctrlKey: true })).toBeNull();
    expect(press("n", { altKey: true })).toBeNull();
    expect(press("F5")).toBeNull();
  });
});
