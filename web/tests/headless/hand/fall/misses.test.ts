import { describe, expect, it } from "vitest";
import { missAhead } from "../../../../src/headless/hand/fall/misses";

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
