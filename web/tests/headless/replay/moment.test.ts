import { describe, expect, it } from "vitest";
import { momentText, readMoment } from "../../../src/headless/replay/moment";

describe("a moment in a link", () => {
  it("reads back what it writes", () => {
    const view = [12, -340, 20, 500, -35, 58];
    for (const moment of [{ step: 12 }, { step: 0, view }, { carry: 3, second: 1.3, view }, { carry: 7 }])
      expect(readMoment(momentText(moment))).toEqual(moment);
    expect(momentText({ carry: 3, second: 1.2499 })).toBe("&carry=3&second=1.2");
    expect(momentText({})).toBe("");
  });

  it("leaves out what it cannot read", () => {
    expect(readMoment("")).toBeNull();
    expect(readMoment("&step=-1&view=1,2,3")).toBeNull();
    expect(readMoment("&step=1e9&carry=4&second=nan")).toEqual({ carry: 4 });
    expect(readMoment("&view=1,2,3,4,5,NaN")).toBeNull();
  });
});
