import { describe, expect, it } from "vitest";
import { draftOfLast, History } from "../../../src/headless/compose/draft";
import { aTable } from "../../table";

describe("drafts", () => {
  it("history drops the oldest entry and never repeats one", () => {
    const history = new History<number>(2);
    for (const n of [1, 1, 2, 3]) history.remember(n);
    expect([history.back(), history.back(), history.back()]).toEqual([3, 2, null]);
  });
  it("the last build becomes a draft", () => {
    expect(draftOfLast(aTable(), 0)).toBeNull();
  });
});
