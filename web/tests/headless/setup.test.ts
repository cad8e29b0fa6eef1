import { describe, expect, it } from "vitest";
import { SetupForm } from "../../src/headless/setup";
import type { EditionView } from "../../src/net/wire.gen";

describe("the set-up form", () => {
  const edition = (id: EditionView["id"], players: [number, number], missions = false): EditionView => ({
    id,
    name: id,
    about: "a\nb",
    players,
    missions,
    typed_cars: false,
    explained: {},
    switches: { obstacles: "none", junctions: true, cars: null, missions: false, nudge: 0 } as EditionView["switches"],
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
  it("takes player numbers and missions from the edition", () => {
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
});
