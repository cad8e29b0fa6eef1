import { beforeEach, describe, expect, it, vi } from "vitest";
import { takesFrom, withChoice } from "../../../../src/headless/compose/takes";
import { type KnockAsker, KnockReport, standingPieces, yellowRange } from "../../../../src/headless/hand/fall/knock";
import { MatchState } from "../../../../src/headless/match";
import { RequestFailed } from "../../../../src/net/socket";
import type { Aftermath, Bill } from "../../../../src/net/wire.gen";
import { aTable, aWhole, settle } from "../../../table";

const bill = (pays: Bill["pays"]): Bill => ({ type: "bill", request: 1, revision: 1, pays });

let match: MatchState;
let asker: { [K in keyof KnockAsker]: ReturnType<typeof vi.fn<KnockAsker[K]>> };
let report: KnockReport;

beforeEach(() => {
  match = new MatchState();
  const table = aTable();
  const columns = [...table.columns, { id: "c2", owner: 1, x: 100, y: 70, foot: 0, height: 3, junction: true }];
  match.onWhole(aWhole({}, { held: [0, 1], table: { ...table, columns } }));
  asker = {
    bill: vi.fn<KnockAsker["bill"]>(async (_, aftermath) =>
      bill([{ owner: 1, gray: aftermath.fallen!.length, yellow: 0 }]),
    ),
    knock: vi.fn<KnockAsker["knock"]>(async () => {}),
  };
  report = new KnockReport(match, asker);
});

describe("pieces that may have fallen", () => {
  it("are those of the other players, named as in the table's description", () => {
    const say = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
    const [group, ...rest] = standingPieces(say, match.table.value!, 0);
    expect(rest).toEqual([]);
    expect(group!.owner).toBe(1);
    expect(group!.pieces.map(({ id, discs }) => [id, discs])).toEqual([
      ["c1", 1],
      ["c2", 3],
      ["r1", 1],
    ]);
    expect(group!.pieces[1]!.name).toContain("web-fell-junction");
  });
});

describe("a report", () => {
  it("begins with the player to move, and has nothing to send", async () => {
    expect(report.by.value).toBe(0);
    expect(report.ready.value).toBe(false);
    expect(await report.send()).toBe(false);
    expect(asker.bill).not.toHaveBeenCalled();
  });

  it("asks for the cost, counts discs, and states them only if some stayed", async () => {
    report.fell("c2", 3);
    report.fell("r1", 1);
    await settle();
    expect(asker.bill).toHaveBeenLastCalledWith(1, { by: 0, fallen: [{ piece: "c2" }, { piece: "r1" }] });
    expect(report.pays.value).toEqual([{ owner: 1, gray: 2, yellow: 0 }]);
    report.fell("c2", 2);
    report.fell("r1", 0);
    await settle();
    expect(report.aftermath()).toEqual({ by: 0, fallen: [{ piece: "c2", count: 2 }] });
    expect(await report.send()).toBe(true);
    expect(asker.knock).toHaveBeenCalledExactlyOnceWith(1, 0, { by: 0, fallen: [{ piece: "c2", count: 2 }] });
  });

  it("states chosen colours, and forgets them when the fallen pieces change", async () => {
    report.fell("r1", 1);
    await settle();
    report.payYellow(1, 1);
    expect(report.aftermath().pays).toEqual([{ owner: 1, gray: 0, yellow: 1 }]);
    report.fell("c1", 1);
    expect(report.aftermath()).not.toHaveProperty("pays");
  });

  it("ignores a bill for an earlier choice", async () => {
    const waiting: ((bill: Bill) => void)[] = [];
    asker.bill.mockImplementation(() => new Promise((done) => waiting.push(done)));
    report.fell("r1", 1);
    report.fell("c1", 1);
    waiting[0]!(bill([{ owner: 1, gray: 1, yellow: 0 }]));
    await settle();
    expect(report.pays.value).toBeNull();
    waiting[1]!(bill([{ owner: 1, gray: 2, yellow: 0 }]));
    await settle();
    expect(report.pays.value).toEqual([{ owner: 1, gray: 2, yellow: 0 }]);
  });

  it("costs nothing if all forgive, and then asks nothing", async () => {
    report.forgive(true);
    report.fell("r1", 1);
    expect(asker.bill).not.toHaveBeenCalled();
    await report.send();
    expect(asker.knock.mock.calls[0]![2]).toEqual({
      by: 0,
      fallen: [{ piece: "r1" }],
      forgiven: true,
    } satisfies Aftermath);
  });

  it("drops pieces of the player who is now reported", () => {
    report.fell("r1", 1);
    report.blame(1);
    expect(report.fallen.value.size).toBe(0);
  });

  it("keeps the server's reason, and can be sent again", async () => {
    report.fell("r1", 1);
    await settle();
    asker.knock.mockRejectedValueOnce(new RequestFailed("bad-aftermath", "no piece r1"));
    expect(await report.send()).toBe(false);
    expect(report.error.value).toMatchObject({ code: "bad-aftermath" });
    report.refresh();
    await settle();
    expect(report.error.value).toBeNull();
    expect(report.ready.value).toBe(true);
  });

  it("may be paid in yellow as far as the payer's supply allows", () => {
    const payer = { ...match.seats.value[0]!, gray: 2, yellow: 3 };
    const pays = [
      { owner: 1, gray: 1, yellow: 2 },
      { owner: 2, gray: 1, yellow: 0 },
    ];
    expect(yellowRange(pays, 1, payer)).toEqual([2, 3]);
    expect(yellowRange(pays, 2, payer)).toEqual([0, 1]);
    expect(yellowRange([{ owner: 1, gray: 1 }], 1, { ...payer, yellow: 0 })).toEqual([0, 0]);
  });
});

describe("columns for cars of the same type", () => {
  it("are chosen giver by giver, never more than allowed", () => {
    const takes = [
      { owner: 1, yellow: false },
      { owner: 2, yellow: true },
    ];
    expect([0, 1, 2].map((owner) => takesFrom(takes, owner))).toEqual([false, true, true]);
    expect(withChoice(takes, 1, true, { most_takes: 2 })).toBe(takes);
    expect(withChoice(takes, 0, true, { most_takes: 3 })).toEqual([{ owner: 1 }, { owner: 2 }, { owner: 0 }]);
    expect(withChoice(takes, 2, false, { most_takes: 2 })).toEqual([{ owner: 1 }]);
    expect(withChoice([{ owner: 1, yellow: false }], 2, true, { most_takes: 1 })).toEqual([{ owner: 2 }]);
  });
});
