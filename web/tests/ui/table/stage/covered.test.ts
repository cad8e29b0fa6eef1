import { describe, expect, it } from "vitest";
import { edgesCovered } from "../../../../src/ui/table/stage/covered";

const stage = { left: 0, right: 400, top: 100, bottom: 700 };
const NONE = { left: 0, right: 0, top: 0, bottom: 0 };

describe("what panels cover of the stage", () => {
  it("is nothing if they lie beside it or only in a corner", () => {
    expect(edgesCovered(stage, [])).toEqual(NONE);
    expect(edgesCovered(stage, [{ left: 400, right: 800, top: 100, bottom: 700 }])).toEqual(NONE);
    expect(edgesCovered(stage, [{ left: 0, right: 44, top: 100, bottom: 144 }])).toEqual(NONE);
  });

  it("is a strip along the edge where that costs least", () => {
    const sheet = { left: 0, right: 400, top: 500, bottom: 900 };
    const side = { left: 300, right: 500, top: 0, bottom: 900 };
    expect(edgesCovered(stage, [sheet])).toEqual({ ...NONE, bottom: 200 });
    expect(edgesCovered(stage, [side])).toEqual({ ...NONE, right: 100 });
    expect(edgesCovered(stage, [sheet, side, { ...sheet, top: 640 }])).toEqual({ ...NONE, bottom: 200, right: 100 });
    expect(edgesCovered(stage, [{ left: 0, right: 300, top: 90, bottom: 160 }])).toEqual({ ...NONE, top: 60 });
  });
});
