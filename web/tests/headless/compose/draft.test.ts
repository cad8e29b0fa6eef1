import { describe, expect, it } from "vitest";
import { draftOfLast } from "../../../src/headless/compose/draft";
import { aTable } from "../../table";

describe("drafts", () => {
  it("the last build becomes a draft", () => {
    expect(draftOfLast(aTable(), 0)).toBeNull();
  });
});
