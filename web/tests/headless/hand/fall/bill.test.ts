import { beforeEach, describe, expect, it } from "vitest";
import { OpenBill } from "../../../../src/headless/hand/fall/bill";
import { MatchState } from "../../../../src/headless/match";
import type { BillView, TableView } from "../../../../src/net/wire.gen";
import { aTable, aWhole } from "../../../table";

const BILL: BillView = {
  seat: 0,
  fallen: ["c1"],
  nudged: [],
  pays: [{ owner: 1, gray: 2 }],
  gray: 5,
  yellow: 2,
  forgiven_by: [],
  carry: 3,
};
let match: MatchState;
let revision: number;

/** Send a table with this bill (or none), as the server does. */
function tell(
  bill: BillView | null,
  {
    gray = 5,
    yellow = 2,
    held = [0] as readonly number[],
    nudge = null as number | null,
    payer = "human" as "human" | "bot",
  } = {},
): void {
  revision += 1;
  const table = aTable({ revision, bill } as Partial<TableView["status"]>);
  const seats = table.status.seats.map((seat, n) => ({
    ...seat,
    ...(n === 0 ? { gray, yellow, kind: payer } : { kind: "human" as const }),
  }));
  match.onWhole(aWhole({}, { hand: { nudge }, held, table: { ...table, status: { ...table.status, seats } } }));
}

beforeEach(() => {
  match = new MatchState();
  revision = 0;
});

describe("a bill", () => {
  it("is paid by the payer, in colours within their supply", () => {
    const bill = new OpenBill(match);
    tell(BILL);
    expect([bill.mine.value, bill.payer.value?.name]).toEqual([true, "Ann"]);
    expect(bill.stated()).toBeNull(); // nothing chosen: the server's proposal applies
    expect(bill.range(1)).toEqual([0, 2]);
    bill.payYellow(1, 1);
    expect(bill.stated()).toEqual([{ owner: 1, gray: 1, yellow: 1 }]);
    bill.dispose();
  });

  it("tells what fell and what was moved as the list of moves does; moved pieces count only if that costs", () => {
    const bill = new OpenBill(match);
    tell({ ...BILL, fallen: ["c1", "c1"], nudged: ["r1", "c1", "r1"] });
    expect(bill.hit.value).toEqual({ fallen: ["c1"], moved: ["r1"] });
    tell({ ...BILL, nudged: ["r1"] });
    expect(bill.counted.value).toEqual(["c1"]);
    tell({ ...BILL, nudged: ["r1"] }, { nudge: 2 });
    expect(bill.counted.value).toEqual(["c1", "r1"]);
    tell(null);
    expect(bill.counted.value).toEqual([]);
    bill.dispose();
  });

  it("leaves no choice if only one colour is left", () => {
    const bill = new OpenBill(match);
    tell({ ...BILL, pays: [{ owner: 1, gray: 1, yellow: 1 }], gray: 1, yellow: 1 });
    expect(bill.range(1)).toEqual([1, 1]);
    expect(bill.pays.value).toEqual([{ owner: 1, gray: 1, yellow: 1 }]);
    bill.dispose();
  });

  it("keeps the chosen colours when somebody forgives, and forgets them with the next bill", () => {
    const bill = new OpenBill(match);
    tell(BILL);
    bill.payYellow(1, 2);
    tell({ ...BILL, forgiven_by: [1] });
    expect(bill.stated()).toEqual([{ owner: 1, gray: 0, yellow: 2 }]);
    tell(null);
    expect([bill.view.value, bill.pays.value, bill.stated()]).toEqual([null, [], null]);
    tell({ ...BILL, pays: [{ owner: 1, gray: 1 }] });
    expect([bill.pays.value, bill.stated()]).toEqual([[{ owner: 1, gray: 1 }], null]);
    bill.dispose();
  });

  it("of a bot may be forgiven or not by anybody: the bot waits for an answer", () => {
    const bill = new OpenBill(match);
    tell(BILL, { held: [1], payer: "bot" });
    expect([bill.botPays.value, bill.forgiver.value, bill.denier.value]).toEqual([true, 1, 1]);
    tell({ ...BILL, forgiven_by: [1] }, { held: [1], payer: "bot" });
    expect([bill.forgiver.value, bill.denier.value]).toEqual([null, 1]);
    tell(BILL, { held: [], payer: "bot" });
    expect([bill.forgiver.value, bill.denier.value]).toEqual([null, null]); // spectators cannot answer
    bill.dispose();
  });

  it("cannot be paid on another page, which may only forgive, seat by seat", () => {
    const bill = new OpenBill(match);
    tell(BILL, { held: [1] });
    expect([bill.mine.value, bill.forgiver.value, bill.denier.value]).toEqual([false, 1, null]);
    tell({ ...BILL, forgiven_by: [1] }, { held: [1] });
    expect([bill.forgiver.value, bill.denier.value]).toEqual([null, 1]);
    tell({ ...BILL, forgiven_by: [0] }, { held: [0, 1] });
    expect([bill.forgiver.value, bill.denier.value]).toEqual([1, 0]);
    bill.dispose();
    tell(null);
    expect(bill.pays.value).not.toEqual([]); // no effect is running any more
  });
});
