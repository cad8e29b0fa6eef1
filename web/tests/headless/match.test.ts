import { describe, expect, it } from "vitest";
import { MatchState } from "../../src/headless/match";
import { lastInWords, sayTurn } from "../../src/headless/text/describe";
import { speaker } from "../speaker";
import { aChange, aWhole } from "../table";

describe("a match", () => {
  it("knows whose turn it is and which seats are held, and reports every step", async () => {
    const { say, list } = await speaker("en");
    const match = new MatchState();
    const news: string[] = [];
    const stop = match.hear((told) => news.push(told.kind));
    match.onWhole(aWhole());
    expect(match.mySeat.value).toBe(0);
    expect(sayTurn(say, list, match.table.value!, match.held.value)).toBe("Your turn");
    match.onNotice({ type: "notice", revision: 1, what: "thinking", seat: 1 });
    expect(match.thinking.value).toBe(1);
    match.onPlay({
      type: "play",
      revision: 2,
      seat: 0,
      turn: { type: "extend", base: 0, x: 120, y: -70, height: 2 },
      aftermath: null,
      earned: 0,
      change: {
        ...aChange({ revision: 2, to_move: 1, adjustable: [0], undo_asked: 1 }),
        columns: [{ id: "c2", owner: 0, x: 120, y: -70, foot: 0, height: 2, junction: false }],
      },
    });
    expect(match.thinking.value).toBeNull();
    expect(match.mySeat.value).toBeNull();
    expect(match.adjustable.value).toBe(0);
    expect(match.mayAnswerUndo.value).toBe(0);
    expect(match.last.value).toMatchObject({ seat: 0, pieces: ["c2"] });
    expect(lastInWords(say, match.table.value!, match.last.value)).toBe(
      "Ann builds a column of height 2, no car placed",
    );
    expect(sayTurn(say, list, match.table.value!, match.held.value)).toBe("Bob to move");
    stop();
    match.onWhole(aWhole({ outcome: { reason: "all-cars", ranking: [[0], [1]], scores: null } }));
    expect(news).toEqual(["whole", "play"]);
    expect(match.last.value).toBeNull();
    expect(sayTurn(say, list, match.table.value!, match.held.value)).toBe("Ann wins!");
  });
});

describe("the last turn", () => {
  const match = () => {
    const one = new MatchState();
    one.onWhole(aWhole({ revision: 1, steps: 0 }));
    const change = aChange({ revision: 2, steps: 1 });
    one.onPlay({ type: "play", revision: 2, seat: 0, turn: { type: "pass" }, aftermath: null, earned: 0, change });
    return one;
  };

  it("is forgotten after an undo", () => {
    const one = match();
    one.onWhole(aWhole({ revision: 3, steps: 0 }));
    expect(one.last.value).toBeNull();
  });

  it("is kept after a lost connection", () => {
    const one = match();
    one.onWhole(aWhole({ revision: 2, steps: 1 }));
    expect(one.last.value).toMatchObject({ turn: { type: "pass" } });
  });
});
