import { describe, expect, it } from "vitest";
import { matchHash, readRoute, recordHash } from "../../src/app/route";

describe("routes", () => {
  it("reads back the addresses that it writes", () => {
    expect(readRoute("")).toEqual({ at: "setup" });
    expect(readRoute(matchHash("aB-_9"))).toEqual({ at: "match", id: "aB-_9", tokens: [] });
    expect(readRoute(matchHash("x", "tok-en_"))).toEqual({ at: "match", id: "x", tokens: ["tok-en_"] });
    expect(readRoute(recordHash("eJx_-"))).toEqual({ at: "record", link: "eJx_-" });
    expect(readRoute("#/match/../x")).toEqual({ at: "setup" });
  });
});
