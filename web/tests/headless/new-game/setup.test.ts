import { describe, expect, it } from "vitest";
import { remembered } from "../../../src/headless/new-game/memory";
import { SetupForm } from "../../../src/headless/new-game/setup";
import type { EditionView } from "../../../src/net/wire.gen";

const edition = (id: EditionView["id"], players: [number, number], missions = false): EditionView => ({
  id,
  name: id,
  about: "a\nb",
  players,
  missions,
  typed_cars: false,
  explained: {},
  minutes: [20, 20],
  switches: {
    obstacles: "none",
    junctions: true,
    cars: null,
    missions: false,
    nudge: 0,
    road_length: 120,
  } as EditionView["switches"],
});
const EDITIONS = [
  edition("second-edition", [2, 2]),
  edition("rainbow-city", [2, 6], true),
  edition("two-player-2024", [2, 2]),
];
const form = (): SetupForm => {
  const made = new SetupForm((seat, who) => (who === "human" ? (seat === 0 ? "You" : "Player") : `Bot of ${seat}`));
  made.learn(EDITIONS);
  return made;
};

describe("the set-up form", () => {
  it("is ready to play: a person against the first bot, in the newest box for two", () => {
    expect(form().settings(7)).toEqual({
      edition: "two-player-2024",
      first: 0,
      seed: 7,
      house_rules: {},
      seats: [
        { name: "You", colour: "vermilion" },
        { name: "Bot of 1", kind: "bot", bot: "greedy", colour: "blue" },
      ],
    });
    expect(form().shelf.value[0]?.id).toBe("two-player-2024");
  });

  it("has people in all seats with friends, and bots of one level against bots", () => {
    const f = form();
    f.begin("friends", null);
    f.chooseEdition("rainbow-city");
    f.setCount(3);
    expect(f.settings(0).seats.map(({ name, kind }) => [name, kind])).toEqual([
      ["You", undefined],
      ["Player", undefined],
      ["Player 2", undefined],
    ]);
    f.begin("bot", null, "careful");
    f.chooseEdition("rainbow-city");
    f.setCount(3);
    expect(f.settings(0).seats.map(({ bot }) => bot)).toEqual([undefined, "careful", "careful"]);
    f.setLevel("thrifty");
    expect([f.level.value, f.seats.value[0]?.who]).toEqual(["thrifty", "human"]);
  });

  it("takes player numbers and missions from the edition", () => {
    const f = form();
    f.setCount(6);
    expect(f.seats.value).toHaveLength(2);
    f.chooseEdition("rainbow-city");
    f.setCount(4);
    f.first.value = 3;
    f.missions.value = true;
    expect(f.settings(0)).toMatchObject({ first: 3, house_rules: { missions: true } });
    expect(f.settings(0).seats.map((seat) => seat.name)).toEqual(["You", "Bot of 1", "Bot of 2", "Bot of 3"]);
    f.chooseEdition("second-edition");
    expect(f.settings(0)).toMatchObject({ first: 0, house_rules: {} });
    expect(f.seats.value).toHaveLength(2);
  });

  it("swaps colours, sends only what differs, knows the children's rules", () => {
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

  it("states the length of roads as a number", () => {
    const f = form();
    f.chooseHouse("road_length", "114");
    f.chooseHouse("obstacles", "city");
    expect(f.settings(0).house_rules).toEqual({ road_length: 114, obstacles: "city" });
    f.chooseHouse("road_length", "120");
    expect(f.settings(0).house_rules).toEqual({ obstacles: "city" });
  });

  it("says which name cannot be used", () => {
    const f = form();
    expect(f.problems.value).toEqual([null, null]);
    f.setSeat(1, { name: "a\u200bb" });
    expect(f.problems.value).toEqual([null, "invisible"]);
  });

  it("cuts no character of a long name in two", () => {
    const f = form();
    f.setSeat(1, { name: `x${"👨‍👩‍👧‍👦".repeat(50)}` });
    expect([f.problems.value[1], f.names()[1]]).toEqual(["long", `x${"👨‍👩‍👧‍👦".repeat(39)}`]);
  });

  it("knows which seats are open: those of other people, by link", () => {
    const f = form();
    f.begin("friends", null);
    f.chooseEdition("rainbow-city");
    f.setCount(3);
    f.setSeat(2, { who: "careful" });
    const open = () => f.seats.value.map((_, seat) => f.isOpen(seat));
    expect(open()).toEqual([false, false, false]);
    f.byLink.value = true;
    expect(open()).toEqual([false, true, false]);
  });
});

describe("a table by link", () => {
  it("has open seats for all people but the one at this screen", () => {
    const f = form();
    f.begin("friends", null);
    f.chooseEdition("rainbow-city");
    f.setCount(3);
    f.setSeat(0, { name: "Léa" });
    f.setSeat(2, { who: "strong" });
    f.byLink.value = true;
    expect(f.settings(1).seats.map(({ name, kind }) => [name !== undefined, kind])).toEqual([
      [true, undefined],
      [false, "open"],
      [true, "bot"],
    ]);
    expect(f.settings(1).substitutes).toBe("careful");
    f.substitutes.value = false;
    expect(f.settings(1).substitutes).toBeUndefined();
    expect(f.settings(1).private).toBeUndefined();
    f.listed.value = true;
    expect(f.settings(1).private).toBe(false);
    f.begin("friends", f.toRemember());
    expect(f.listed.value).toBe(false);
    f.byLink.value = false;
    expect(f.settings(1).seats.some(({ kind }) => kind === "open")).toBe(false);
  });

  it("is rated if all want it: with a clock, without bots, by the rules of the box", () => {
    const f = form();
    f.begin("friends", null);
    f.chooseEdition("rainbow-city");
    f.setCount(3);
    f.setSeat(2, { who: "strong", tremor: "none" });
    f.setMode("shaky");
    f.setSeat(1, { tremor: "none" });
    f.setHouse("nudge", 5);
    f.nudge.value = 2;
    f.missions.value = true;
    f.atZero.value = "wait";
    f.setRated(true);
    expect(f.settings(1).rated).toBeUndefined(); // at one screen, one person would hold every seat
    f.byLink.value = true;
    expect(f.settings(1)).toMatchObject({
      rated: true,
      house_rules: {},
      hand: { mode: "shaky" },
      clock: { kind: "live", at_zero: "claim" },
    });
    const { seats, hand, substitutes } = f.settings(1);
    expect(seats.map(({ kind, tremor }) => [kind, tremor])).toEqual([
      [undefined, undefined],
      ["open", undefined],
      ["open", undefined],
    ]);
    expect([hand, substitutes]).toEqual([{ mode: "shaky" }, undefined]);
    f.setRated(false);
    expect(f.settings(1)).toMatchObject({ house_rules: { nudge: 5, missions: true }, clock: { at_zero: "wait" } });
    f.setRated(true);
    f.begin("friends", f.toRemember());
    expect(f.rated.value).toBe(false);
  });
});

describe("the memory of a set-up", () => {
  it("brings everything back, through JSON", () => {
    const f = form();
    f.begin("friends", null);
    f.chooseEdition("rainbow-city");
    f.setCount(5);
    f.setSeat(4, { name: "Eve", colour: "sky", who: "strong" });
    f.setHouse("nudge", 5);
    f.missions.value = true;
    f.first.value = 4;
    f.byLink.value = true;
    f.setMode("shaky");
    const kept = remembered(JSON.parse(JSON.stringify(f.toRemember())));
    const again = form();
    again.begin("friends", kept);
    expect(again.toRemember()).toEqual(f.toRemember());
    expect(again.settings(1)).toEqual(f.settings(1));
  });

  it("arrives before the editions, and is cut to what they have", () => {
    const late = new SetupForm(() => "X");
    const seats = [0, 1, 2, 3].map(() => ({ name: "", who: "human" }));
    late.begin("bot", remembered({ edition: "rainbow-city", seats, house: { gone: 1, nudge: 2 }, first: 3 }));
    expect(late.seats.value).toHaveLength(4);
    late.learn(EDITIONS);
    expect(late.house.value).toEqual({ nudge: 2 });
    expect(late.first.value).toBe(3);
    late.begin("bot", remembered({ edition: "no-such", seats, missions: true }));
    late.learn(EDITIONS);
    expect([late.editionId.value, late.seats.value.length, late.missions.value]).toEqual(["two-player-2024", 2, false]);
  });

  it("survives a damaged store", () => {
    for (const broken of [null, 3, "x", [], {}, { edition: 1 }, { edition: "a", seats: [] }])
      expect(remembered(broken)).toBeNull();
    const odd = remembered({
      edition: "rainbow-city",
      seats: [{ who: "gone", colour: "red" }, { colour: "vermilion", tremor: 7 }, null],
      first: 9,
      mode: "wobbly",
      nudge: 3,
      house: { a: {}, b: 1 },
    });
    expect(odd).toMatchObject({ first: 0, mode: "precise", nudge: null, house: { b: 1 }, byLink: false });
    expect(new Set(odd?.seats.map(({ colour }) => colour)).size).toBe(3);
    expect(odd?.seats.every(({ who, name, tremor }) => who === "human" && name === "" && tremor === null)).toBe(true);
  });
});
