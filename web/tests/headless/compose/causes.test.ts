import { describe, expect, it } from "vitest";
import { toldOf } from "../../../src/headless/compose/causes";
import type { FindingView, VerdictView } from "../../../src/net/wire.gen";

const finding = (fault: FindingView["fault"], cause: number | null): FindingView => ({
  fault,
  clause: "road",
  section: "4",
  text: fault,
  gap: null,
  pieces: [],
  names: [],
  cause,
});
const verdict = (...findings: FindingView[]): VerdictView => ({
  legal: findings.length === 0,
  findings,
  crossings: [],
  earned: 0,
  bonus: 0,
  bonus_blocked: false,
  owed: 0,
  cars: [],
  takes: [],
  givers: [],
  most_takes: 0,
  lie: null,
});

describe("the panel of findings", () => {
  it("shows nothing for a legal turn", () => {
    expect(toldOf(verdict())).toBeNull();
  });

  it("leads with the first cause and folds the rest, counting the other causes", () => {
    const alone = toldOf(verdict(finding("height-step", null)));
    expect(alone).toMatchObject({ lead: { fault: "height-step" }, rest: [], others: 0 });
    const told = toldOf(
      verdict(
        finding("height-step", null),
        finding("touches-road", 0),
        finding("off-table", null),
        finding("car-owed", 2),
      ),
    );
    expect(told?.lead.fault).toBe("height-step");
    expect(told?.rest.map(({ fault }) => fault)).toEqual(["touches-road", "off-table", "car-owed"]);
    expect(told?.others).toBe(1);
  });
});
