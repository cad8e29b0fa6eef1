import { describe, expect, it } from "vitest";
import { CLOCKS, clockText, counts, freeSeats, readPool } from "../../../src/headless/people/lobby";
import { speaker } from "../../speaker";

describe("the lobby", () => {
  it("says how much time there is", async () => {
    const { say: t } = await speaker("en");
    expect(CLOCKS.map((clock) => clockText(t, clock))).toEqual([
      "10 min + 10 s",
      "25 min + 15 s",
      "3 days per turn",
      "No clock",
    ]);
    expect(clockText(t, {})).toBe("10 min + 10 s");
  });

  it("reads pools, free seats and numbers of players", () => {
    expect(readPool("four-player-fr/3/shaky")).toEqual({ edition: "four-player-fr", players: 3, hand: "shaky" });
    expect(readPool("nothing")).toBeNull();
    const table = { id: "x", edition: "e", clock: null, rated: false, hand: null, since: "" };
    expect(freeSeats({ ...table, players: 4, waiting: ["Ann"] })).toBe(3);
    expect(counts([2, 4])).toEqual([2, 3, 4]);
  });
});
