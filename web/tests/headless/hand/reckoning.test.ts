import { beforeEach, describe, expect, it } from "vitest";
import { proposal, Reckoning } from "../../../src/headless/hand/reckoning";
import { MatchState } from "../../../src/headless/match";
import type { ReckoningView, TableView } from "../../../src/net/wire.gen";
import { aTable } from "../../table";

const BILL: ReckoningView = { seat: 0, fallen: ["c1"], nudged: [], owed: [[1, 2]], forgiven_by: [] };
let match: MatchState;
let revision: number;

/** The table with a bill on it (or none), as the server tells of it. */
function tell(
  reckoning: ReckoningView | null,
  { gray = 5, yellow = 2, held = [0] as readonly number[], nudge = null as number | null, payer = "human" } = {},
): void {
  revision += 1;
  const table = aTable({ revision, reckoning } as Partial<TableView["status"]>);
  const seats = table.status.seats.map((seat, n) => ({
    ...seat,
    ...(n === 0 ? { gray, yellow, kind: payer } : { kind: "human" }),
  }));
  match.onWhole({
    type: "whole",
    match: "m",
    edition: "second-edition",
    changes: {},
    missions: false,
    table_size: [1000, 800],
    car_types: [],
    hand: { nudge },
    held,
    table: { ...table, status: { ...table.status, seats } },
  });
}

beforeEach(() => {
  match = new MatchState();
  revision = 0;
});

describe("a bill", () => {
  it("is proposed in gray as long as there is any", () => {
    expect(
      proposal(
        [
          [1, 2],
          [2, 3],
        ],
        { gray: 3 },
      ),
    ).toEqual([
      { owner: 1, gray: 2, yellow: 0 },
      { owner: 2, gray: 1, yellow: 2 },
    ]);
  });

  it("is the payer's to pay, in colours within what there is", () => {
    const reckoning = new Reckoning(match);
    tell(BILL);
    expect([reckoning.mine.value, reckoning.payer.value?.name]).toEqual([true, "Ann"]);
    expect(reckoning.stated()).toBeNull(); // nothing chosen: the server's proposal holds
    expect(reckoning.range(1)).toEqual([0, 2]);
    reckoning.payYellow(1, 1);
    expect(reckoning.stated()).toEqual([{ owner: 1, gray: 1, yellow: 1 }]);
    reckoning.dispose();
  });

  it("is about what was pushed only where pushing costs something", () => {
    const reckoning = new Reckoning(match);
    tell({ ...BILL, nudged: ["r1"] });
    expect(reckoning.counted.value).toEqual(["c1"]);
    tell({ ...BILL, nudged: ["r1"] }, { nudge: 2 });
    expect(reckoning.counted.value).toEqual(["c1", "r1"]);
    tell(null);
    expect(reckoning.counted.value).toEqual([]);
    reckoning.dispose();
  });

  it("leaves no choice where only one colour is left", () => {
    const reckoning = new Reckoning(match);
    tell(BILL, { gray: 1, yellow: 1 });
    expect(reckoning.range(1)).toEqual([1, 1]);
    expect(reckoning.pays.value).toEqual([{ owner: 1, gray: 1, yellow: 1 }]);
    reckoning.dispose();
  });

  it("keeps what was chosen when somebody forgives, and forgets it with the next bill", () => {
    const reckoning = new Reckoning(match);
    tell(BILL);
    reckoning.payYellow(1, 2);
    tell({ ...BILL, forgiven_by: [1] });
    expect(reckoning.stated()).toEqual([{ owner: 1, gray: 0, yellow: 2 }]);
    tell(null);
    expect([reckoning.bill.value, reckoning.pays.value, reckoning.stated()]).toEqual([null, [], null]);
    tell({ ...BILL, owed: [[1, 1]] });
    expect([reckoning.pays.value, reckoning.stated()]).toEqual([[{ owner: 1, gray: 1, yellow: 0 }], null]);
    reckoning.dispose();
  });

  it("of a bot may be forgiven or not by anybody: it waits for an answer", () => {
    const reckoning = new Reckoning(match);
    tell(BILL, { held: [1], payer: "bot" });
    expect([reckoning.botPays.value, reckoning.forgiver.value, reckoning.denier.value]).toEqual([true, 1, 1]);
    tell({ ...BILL, forgiven_by: [1] }, { held: [1], payer: "bot" });
    expect([reckoning.forgiver.value, reckoning.denier.value]).toEqual([null, 1]);
    tell(BILL, { held: [], payer: "bot" });
    expect([reckoning.forgiver.value, reckoning.denier.value]).toEqual([null, null]); // who only watches has no say
    reckoning.dispose();
  });

  it("is somebody else's on another page, which may only forgive, seat by seat", () => {
    const reckoning = new Reckoning(match);
    tell(BILL, { held: [1] });
    expect([reckoning.mine.value, reckoning.forgiver.value, reckoning.denier.value]).toEqual([false, 1, null]);
    tell({ ...BILL, forgiven_by: [1] }, { held: [1] });
    expect([reckoning.forgiver.value, reckoning.denier.value]).toEqual([null, 1]);
    tell({ ...BILL, forgiven_by: [0] }, { held: [0, 1] });
    expect([reckoning.forgiver.value, reckoning.denier.value]).toEqual([1, 0]);
    reckoning.dispose();
    tell(null);
    expect(reckoning.pays.value).not.toEqual([]); // nobody listens any more
  });
});
