import { describe, expect, it } from "vitest";
import { disposeRenderer } from "../../src/scene/renderer";

describe("the renderer of a table that is left", () => {
  it("releases its context after its own resources: a browser keeps only about 16", () => {
    const calls: string[] = [];
    disposeRenderer({ dispose: () => calls.push("dispose"), forceContextLoss: () => calls.push("lose") });
    expect(calls).toEqual(["dispose", "lose"]);
  });
});
