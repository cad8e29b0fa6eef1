import { describe, expect, it } from "vitest";
import { inOrder, myGame } from "../../../src/headless/people/my-games";
import type { HeadlineView } from "../../../src/net/wire.gen";

const PLAYERS = ["Léa", "Jun"];
const kept = (id: string, mine: number[], at = 1) => ({ id, mine, at, edition: "second-edition", players: PLAYERS });
const head = (more: Partial<HeadlineView>): HeadlineView => ({
  edition: "two-player-2024",
  players: PLAYERS,
  phase: "building",
  to_move: 0,
  ...more,
});
const state = (mine: number[], more: Partial<HeadlineView>) => myGame(kept("a", mine), new Map([["a", head(more)]]));

describe("my games", () => {
  it("say whose turn it is, and who won", () => {
    expect(state([0], {})).toMatchObject({ state: "your-turn", who: ["Léa"], edition: "two-player-2024" });
    expect(state([1], {})).toMatchObject({ state: "playing", who: ["Léa"] });
    expect(state([0, 1], {})).toMatchObject({ state: "playing", who: ["Léa"] }); // several people at this page
    expect(state([1], { winners: [1], phase: "over" })).toMatchObject({ state: "won", who: ["Jun"] });
    expect(state([0], { winners: [1], phase: "over" })).toMatchObject({ state: "over", who: ["Jun"] });
    expect(state([0], { winners: [0, 1] })).toMatchObject({ state: "over", who: PLAYERS }); // a shared win
    expect(state([0], { gathering: true, to_move: null })).toMatchObject({ state: "gathering", who: [] });
  });

  it("know the seat of a game that was made here and never opened", () => {
    const game = { id: "a", seats: { 0: "token" }, at: 1, edition: "", players: PLAYERS };
    expect(myGame(game, new Map([["a", head({})]])).state).toBe("your-turn");
  });

  it("stay in the list without an answer, and if the server does not know them any more", () => {
    expect(myGame(kept("a", [0]), null)).toMatchObject({
      state: "asking",
      players: PLAYERS,
      edition: "second-edition",
    });
    expect(myGame(kept("a", [0]), new Map())).toMatchObject({ state: "unknown", players: PLAYERS, who: [] });
  });

  it("list those first that wait for this player, then the latest", () => {
    const heads = new Map([
      ["over", head({ winners: [1] })],
      ["old", head({})],
      ["new", head({})],
      ["theirs", head({ to_move: 1 })],
    ]);
    const all = [
      kept("gone", [0], 9),
      kept("over", [0], 8),
      kept("theirs", [0], 7),
      kept("old", [0], 1),
      kept("new", [0], 2),
    ];
    expect(inOrder(all.map((game) => myGame(game, heads))).map(({ id }) => id)).toEqual([
      "new",
      "old",
      "theirs",
      "over",
      "gone",
    ]);
  });
});
