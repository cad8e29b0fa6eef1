import { describe, expect, it } from "vitest";
import {
  HOME,
  LOBBY,
  leaderboardHash,
  learnHash,
  matchHash,
  momentHash,
  playerHash,
  readRoute,
  recordHash,
  rulesHash,
  setupHash,
} from "../../src/app/route";

describe("routes", () => {
  it("reads back the addresses that it writes", () => {
    for (const home of ["", "#", HOME]) expect(readRoute(home)).toEqual({ at: "home" });
    expect(readRoute("#/new")).toEqual({ at: "setup", company: "bot" });
    expect(readRoute(setupHash("friends"))).toEqual({ at: "setup", company: "friends" });
    expect(readRoute(setupHash("bot", "rainbow-city"))).toEqual({
      at: "setup",
      company: "bot",
      edition: "rainbow-city",
    });
    expect(readRoute(matchHash("aB-_9"))).toEqual({ at: "match", id: "aB-_9", tokens: [] });
    expect(readRoute(matchHash("x", "tok-en_"))).toEqual({ at: "match", id: "x", tokens: ["tok-en_"] });
    const moment = { step: 12, view: [1, -2, 3, 4, 5, 6] };
    expect(readRoute(momentHash("x", moment))).toEqual({ at: "match", id: "x", tokens: [], moment });
    expect(readRoute("#/match/x&carry=5")).toEqual({ at: "match", id: "x", tokens: [], moment: { carry: 5 } });
    expect(readRoute("#/match/x/tok&step=3")).toEqual({ at: "match", id: "x", tokens: ["tok"], moment: { step: 3 } });
    expect(readRoute(LOBBY)).toEqual({ at: "lobby" });
    expect(readRoute(leaderboardHash())).toEqual({ at: "leaderboard", pool: "" });
    expect(readRoute(leaderboardHash("rainbow-city/3/shaky"))).toEqual({
      at: "leaderboard",
      pool: "rainbow-city/3/shaky",
    });
    expect(readRoute(playerHash("aB-_9"))).toEqual({ at: "player", id: "aB-_9" });
    expect(readRoute(recordHash("eJx_-"))).toEqual({ at: "record", link: "eJx_-" });
    expect(readRoute(rulesHash("rainbow-city"))).toEqual({ at: "rules", edition: "rainbow-city" });
    expect(readRoute(rulesHash("second-edition", "no-touch"))).toEqual({
      at: "rules",
      edition: "second-edition",
      clause: "no-touch",
    });
    expect(readRoute(learnHash())).toEqual({ at: "learn", lesson: null });
    expect(readRoute(learnHash("first-road"))).toEqual({ at: "learn", lesson: "first-road" });
    expect(readRoute("#/learn/../x")).toEqual({ at: "home" });
    expect(readRoute("#/match/../x")).toEqual({ at: "home" });
  });
});
