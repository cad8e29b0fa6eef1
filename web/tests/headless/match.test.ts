import { describe, expect, it } from "vitest";
import { MatchState } from "../../src/headless/match";
import { sayMove, sayTurn } from "../../src/headless/text/describe";
import { speaker } from "../speaker";
import { aChange, aPlay, aWhole } from "../table";

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
    match.onNotice({ type: "notice", revision: 1, what: "not-saved", seat: 0 });
    expect(match.unsaved.value).toEqual({ seat: 0 });
    match.onNotice({ type: "notice", revision: 1, what: "not-played", seat: 0 });
    expect(match.unsaved.value).toBeNull();
    match.onNotice({ type: "notice", revision: 1, what: "not-saved", seat: 0 });
    match.onPlay({
      type: "play",
      revision: 2,
      seat: 0,
      turn: { type: "extend", base: 0, x: 120, y: -70, height: 2 },
      aftermath: null,
      earned: 0,
      move: { seat: 0, what: "column", height: 2, pieces: ["c2"] },
      change: {
        ...aChange({ revision: 2, steps: 1, to_move: 1, adjustable: [0], undo_asked: 1 }),
        columns: [{ id: "c2", owner: 0, x: 120, y: -70, foot: 0, height: 2, junction: false }],
      },
    });
    expect(match.thinking.value).toBeNull();
    expect(match.unsaved.value).toBeNull();
    expect(match.mySeat.value).toBeNull();
    expect(match.adjustable.value).toBe(0);
    expect(match.mayAnswerUndo.value).toBe(0);
    expect(match.last.value).toMatchObject({ seat: 0, pieces: ["c2"] });
    expect(sayMove(say, match.seats.value[0], match.last.value!)).toBe("Ann builds a column of height 2");
    expect(sayTurn(say, list, match.table.value!, match.held.value)).toBe("Bob to move");
    stop();
    match.onWhole(
      aWhole({ outcome: { reason: "all-cars", ranking: [[0], [1]], scores: null, messages: [], places: [] } }),
    );
    expect(news).toEqual(["whole", "play"]);
    expect(match.last.value).toBeNull();
    expect(sayTurn(say, list, match.table.value!, new Set())).toBe("Ann wins!");
    expect(sayTurn(say, list, match.table.value!, new Set([0]))).toBe("You won!");
  });
});

describe("the list of moves", () => {
  const seats = (match: MatchState): readonly number[] => match.moves.value.map(({ seat }) => seat);
  const begun = (): MatchState => {
    const match = new MatchState();
    const moves = [{ seat: 0, what: "column" as const }];
    match.onWhole(aWhole({ revision: 2, steps: 1 }, { moves }));
    match.onPlay(aPlay(3, 1));
    match.onPlay(aPlay(4, 0));
    return match;
  };

  it("starts with the whole game and grows with every play", () => {
    expect(seats(begun())).toEqual([0, 1, 0]);
  });

  it("says whether a turn of this page may be taken back", () => {
    const match = new MatchState();
    match.onWhole(aWhole({}, { held: [1] }));
    match.onPlay(aPlay(2, 0));
    expect(match.mayTakeBack.value).toBe(false);
    match.onPlay(aPlay(3, 1));
    expect(match.mayTakeBack.value).toBe(true);
  });

  it("loses what was taken back, and keeps the rest", () => {
    const match = begun();
    match.onWhole(aWhole({ revision: 5, steps: 1 }, { since: 1 }));
    expect(seats(match)).toEqual([0]);
    match.onPlay({ ...aPlay(6, 1), change: aChange({ revision: 6, steps: 2 }) });
    expect(seats(match)).toEqual([0, 1]);
  });

  it("stays as it is while something else happens: a bill, a question", () => {
    const match = begun();
    match.onWhole(aWhole({ revision: 5, steps: 3 }, { since: 3 }));
    expect(seats(match)).toEqual([0, 1, 0]);
  });

  it("gets the move that came with a full table: an adjustment", () => {
    const match = begun();
    match.onWhole(aWhole({ revision: 5, steps: 4 }, { since: 3, moves: [{ seat: 0, what: "adjust" }] }));
    expect(match.last.value).toEqual({ seat: 0, what: "adjust" });
    expect(seats(match)).toEqual([0, 1, 0, 0]);
  });

  it("is replaced after a lost connection", () => {
    const match = begun();
    const moves = [0, 1, 0, 1].map((seat) => ({ seat, what: "pass" as const }));
    match.onWhole(aWhole({ revision: 6, steps: 4 }, { moves }));
    expect(match.moves.value).toEqual(moves);
  });
});
