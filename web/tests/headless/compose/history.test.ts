import { describe, expect, it } from "vitest";
import { History } from "../../../src/headless/compose/history";

describe("the history of a draft", () => {
  it("drops the oldest entry and never repeats one", () => {
    const history = new History<number>(2);
    for (const n of [1, 1, 2, 3]) history.remember(n);
    expect([history.back(), history.back(), history.back()]).toEqual([3, 2, null]);
  });
});
