import { describe, expect, it } from "vitest";
import { readLine } from "../../../src/headless/text/notation";

describe("notation", () => {
  it("lines are read for showing", () => {
    expect(readLine("c3 120.5,-33 4j / 1,2 3,4 = 60")).toEqual({ kind: "junction", base: "c3", height: 4 });
    expect(readLine("c3 120.5,-33 4")).toEqual({ kind: "extend", base: "c3", height: 4 });
    expect(readLine("c3 > 10,-200")).toEqual({ kind: "off-ramp", base: "c3" });
    expect(readLine("2: pass")).toEqual({ kind: "pass" });
    expect(readLine("+ tower 200,140 @ 45")).toEqual({ kind: "component", component: "tower" });
    expect(readLine("adjust c3 121,-33 4")).toEqual({ kind: "adjust" });
    expect(readLine("aside").kind).toBe("set-aside");
    expect(readLine("stop").kind).toBe("stop");
    expect(readLine("! 0 c3 free").kind).toBe("aftermath");
    expect(readLine("???").kind).toBe("other");
  });
});
