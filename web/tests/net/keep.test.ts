import { describe, expect, it } from "vitest";
import { Keep, memoryShelf, type Shelf } from "../../src/net/keep";

const game = (id: string, tokens: string[], at = 1) => ({
  id,
  tokens,
  edition: "second-edition",
  players: ["A", "B"],
  at,
});

describe("Keep", () => {
  it("keeps games across pages, latest first", () => {
    const shelf = memoryShelf();
    const keep = new Keep(shelf);
    keep.put(game("one", ["t1"], 1));
    keep.put(game("two", ["t2"], 2));
    expect(new Keep(shelf).games().map((kept) => kept.id)).toEqual(["two", "one"]);
    expect(new Keep(shelf).tokens("one")).toEqual(["t1"]);
    expect(keep.tokens("none")).toEqual([]);
  });

  it("two tabs never lose each other's games or tokens", () => {
    const shelf = memoryShelf();
    const [a, b] = [new Keep(shelf), new Keep(shelf)];
    a.put({ ...game("one", ["t1"]), seats: { 0: "t1" } });
    b.put({ ...game("one", ["t2", ""]), edition: "", players: [] });
    b.put(game("two", ["t3"]));
    a.put(game("three", ["t4"]));
    expect(a.games()).toHaveLength(3);
    expect(a.game("one")).toMatchObject({
      tokens: ["t1", "t2"],
      seats: { 0: "t1" },
      edition: "second-edition",
      players: ["A", "B"],
    });
  });

  it("full storage or corrupt data loses nothing in memory", () => {
    const full: Shelf = {
      ...memoryShelf(),
      length: 1,
      key: () => "shuto:game:bad",
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    };
    const keep = new Keep(full);
    keep.put(game("one", ["t1"]));
    keep.putPrefs({ sound: false });
    keep.putLesson("branch", { done: true });
    expect(keep.lesson("branch").done).toBe(true);
    expect(keep.games().map((kept) => kept.id)).toEqual(["one"]);
    expect(keep.tokens("one")).toEqual(["t1"]);
    expect(keep.prefs()).toEqual({});
  });

  it("keeps how far a lesson is, apart from the games", () => {
    const shelf = memoryShelf();
    const keep = new Keep(shelf);
    expect(keep.lesson("branch")).toEqual({ done: false, match: null, tokens: [] });
    keep.putLesson("branch", { match: "m", tokens: ["t"] });
    new Keep(shelf).putLesson("branch", { done: true });
    expect(keep.lesson("branch")).toEqual({ done: true, match: "m", tokens: ["t"] });
    expect(keep.games()).toEqual([]);
  });

  it("forgets a game only on request", () => {
    const keep = new Keep(memoryShelf());
    keep.put(game("one", ["t1"]));
    keep.forget("one");
    expect(keep.games()).toEqual([]);
  });

  it("keeps the draft of a turn until it is removed or the game is forgotten", () => {
    const keep = new Keep(memoryShelf());
    keep.putDraft("m", { moment: "1" });
    expect(keep.draft("m")).toEqual({ moment: "1" });
    expect(keep.draft("other")).toBeNull();
    keep.putDraft("m", null);
    expect(keep.draft("m")).toBeNull();
    keep.putDraft("m", { moment: "2" });
    keep.forget("m");
    expect(keep.draft("m")).toBeNull();
  });
});
