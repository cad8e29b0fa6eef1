import { describe, expect, it } from "vitest";
import { missAhead, missTip } from "../../../../src/headless/hand/fall/misses";
import type { VerdictView } from "../../../../src/net/wire.gen";

const say = (id: string, args?: Readonly<Record<string, unknown>>): string => `${id} ${args?.left ?? ""}`.trim();

describe("what the next miss costs", () => {
  it("is told before it bites", () => {
    expect(missAhead(say, { rule: "turn", made: 0, left: 3 })).toBe("");
    expect(missAhead(say, { rule: "turn", made: 2, left: 1 })).toBe("web-miss-left 1");
    expect(missAhead(say, { rule: "column", made: 0, left: null })).toBe("web-miss-costs");
  });

  it("is nothing at a table without a price", () => {
    expect(missAhead(say, null)).toBe("");
    expect(missAhead(say, { rule: "free", made: 5, left: null })).toBe("");
  });
});

describe("a tip", () => {
  const [lay, fine] = [{ legal: false } as VerdictView, { legal: true } as VerdictView];
  it.each([
    ["is given for a road that lay where it must not", lay, "again", "r3", "web-miss-tip"],
    ["is not given for a car", lay, "again", "k3", ""],
    ["is not given when the turn is over", lay, "lost", "r3", ""],
    ["is not given for a piece that fell or was put back", null, "again", "r3", ""],
    ["is not given for a piece that stays", fine, "played", "r3", ""],
  ] as const)("%s", (_, verdict, next, piece, expected) => {
    expect(missTip(say, { verdict, next }, piece)).toBe(expected);
  });
});
