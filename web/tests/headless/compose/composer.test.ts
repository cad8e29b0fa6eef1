import { beforeEach, describe, expect, it, vi } from "vitest";
import { Composer } from "../../../src/headless/compose/composer";
import type { BuildDraft } from "../../../src/headless/compose/draft";
import type { Asker } from "../../../src/headless/compose/inquiry";
import { type KeptDraft, momentOf } from "../../../src/headless/compose/kept-draft";
import { MatchState } from "../../../src/headless/match";
import { RequestFailed } from "../../../src/net/socket";
import type { Outlook, Preview, RemedyView, StatusView, Turn, VerdictView } from "../../../src/net/wire.gen";
import { aRing, aTable, aWhole, SHAPES, settle } from "../../table";

const verdict = (change: Partial<VerdictView> = {}): VerdictView => ({
  legal: true,
  findings: [],
  crossings: [],
  earned: 0,
  bonus: 0,
  bonus_blocked: false,
  owed: 0,
  cars: [],
  takes: [],
  givers: [],
  most_takes: 0,
  lie: [
    [0, -70, 10],
    [119, -70, 20],
  ],
  ...change,
});
const answer = (change: Partial<VerdictView> = {}): Preview => ({
  type: "preview",
  request: 1,
  revision: 1,
  verdict: verdict(change),
});

let match: MatchState;
let asker: { [K in keyof Asker]: ReturnType<typeof vi.fn<Asker[K]>> };
let composer: Composer;

function whole(status: Partial<StatusView> = {}, held = [0], missions = false): void {
  match.link.value = "open";
  match.onWhole(aWhole(status, { held, missions }));
}
const build = (): BuildDraft => composer.draft.value as BuildDraft;
const previews = (): Turn[] =>
  asker.preview.mock.calls.map(([, turn]) => turn).filter((turn) => turn.type === "extend" || turn.type === "off-ramp");

const outlook = (change: Partial<Outlook> = {}): Outlook => ({
  type: "outlook",
  request: 1,
  revision: 1,
  situation: null,
  may_pass: false,
  may_set_aside: false,
  remedy: null,
  ...change,
});
const HINT: Turn = { type: "extend", base: 0, x: 90, y: -75.5, height: 3, junction: true };

beforeEach(async () => {
  match = new MatchState();
  asker = {
    preview: vi.fn<Asker["preview"]>(async () => answer()),
    nearest: vi.fn<Asker["nearest"]>(async (_, turn) => ({
      type: "nearest",
      request: 1,
      revision: 1,
      turn,
      distance: 0,
    })),
    remedy: vi.fn<Asker["remedy"]>(async () => ({ type: "remedy", request: 1, revision: 1, remedy: null })),
    outlook: vi.fn<Asker["outlook"]>(async () => outlook()),
    ring: vi.fn<Asker["ring"]>(async (revision, base) => aRing(revision, base)),
    hint: vi.fn<Asker["hint"]>(async () => ({
      type: "hint",
      request: 1,
      revision: 1,
      turn: HINT,
      why: "Earns a car.",
    })),
    play: vi.fn<Asker["play"]>(async () => {}),
  };
  composer = new Composer(match, asker, SHAPES);
  whole();
  await settle();
});

describe("a draft from before a reload", () => {
  it("comes back with its verdict and its ring, and is forgotten when it is sent", async () => {
    composer.pin({ x: 120, y: -70 });
    const draft = build();
    let kept: KeptDraft | null = { moment: momentOf(match.table.value!, 0), draft };
    const again = new Composer(match, asker, SHAPES, { get: () => kept, put: (now) => (kept = now) });
    await settle();
    expect(again.draft.value).toMatchObject({ place: draft.place, pinned: true });
    expect(again.verdict.value?.legal).toBe(true);
    expect(again.ring.value).not.toBeNull();
    expect(kept).not.toBeNull();
    whole({ revision: 2, to_move: 1 });
    expect(kept).toBeNull();
    again.dispose();
  });
});

describe("beginning a turn", () => {
  it("chooses the only base point, requests its ring, and starts one disc higher", () => {
    expect(build()).toMatchObject({ base: "c0", kind: "column", height: 2, place: null });
    expect(asker.ring).toHaveBeenCalledExactlyOnceWith(1, 0);
    expect(composer.mayPass.value).toBe(false);
  });

  it("leaves the choice open with several base points until the pointer moves", async () => {
    whole({
      revision: 2,
      base_points: [
        { column: "c0", height: 1, branch: false },
        { column: "c1", height: 1, branch: true },
      ],
    });
    expect(build().base).toBeNull();
    composer.hover({ x: 5, y: 190 });
    expect(build()).toMatchObject({ base: "c1", loose: true });
    composer.hover({ x: 5, y: -190 });
    expect(build()).toMatchObject({ base: "c0", loose: true });
    composer.hover({ x: 5, y: -190 }, "c1");
    expect(build()).toMatchObject({ base: "c1", loose: true });
    composer.chooseBase("c1");
    composer.hover({ x: 5, y: -190 });
    expect(build()).toMatchObject({ base: "c1", loose: false });
    composer.chooseBase("c9");
    expect(build().base).toBe("c1");
    composer.chooseBase("c0");
    await settle();
    expect(build()).toMatchObject({ base: "c0", height: 2 });
  });

  it("composes nothing in another player's turn, and a component during set-up", () => {
    whole({ revision: 2, to_move: 1 });
    expect(composer.draft.value).toBeNull();
    whole({ revision: 3, phase: "setup", to_place: ["block", "tower"] });
    expect(composer.draft.value).toMatchObject({ mode: "component", component: "block" });
    whole({ revision: 4, phase: "over", to_move: null });
    expect(composer.draft.value).toBeNull();
  });

  it("asks whether passing and setting aside are allowed", async () => {
    asker.outlook.mockResolvedValue(outlook({ may_pass: true, may_set_aside: true }));
    whole({ revision: 2 }, [0], true);
    await settle();
    expect(composer.mayPass.value).toBe(true);
    expect(composer.maySetAside.value).toBe(true);
    expect(composer.stuck.value).toBe(false);
  });

  it("places no ghost for a player who can build nothing", async () => {
    asker.outlook.mockResolvedValue(outlook({ situation: { what: "pass", lack: "columns" }, may_pass: true }));
    whole({ revision: 2 });
    composer.hover({ x: 120, y: -70 }); // before the server has answered
    expect(build().place).not.toBeNull();
    await settle();
    expect(composer.stuck.value).toBe(true);
    expect(build().place).toBeNull();
    composer.hover({ x: 120, y: -60 });
    composer.pin({ x: 120, y: -60 });
    await composer.snap();
    expect(build().place).toBeNull();
  });

  it("lets a player without columns aim an off-ramp", async () => {
    asker.outlook.mockResolvedValue(outlook({ situation: { what: "off-ramp", lack: "columns" } }));
    whole({ revision: 2 });
    await settle();
    expect(composer.stuck.value).toBe(true);
    composer.pin({ x: 120, y: -60 });
    expect(build().place).not.toBeNull();
  });

  it("keeps the draft when the same revision arrives again, and asks again in case an answer was lost", async () => {
    composer.pin({ x: 120, y: -70 });
    await settle();
    const [draft, asked] = [composer.draft.value, previews().length];
    match.link.value = "waiting";
    whole();
    await settle();
    expect(composer.draft.value).toMatchObject({ place: (draft as BuildDraft).place });
    expect(previews().length).toBeGreaterThan(asked);
  });
});

describe("a revision that does not change the table", () => {
  it("keeps the draft and asks everything about it again, for example after a request to undo", async () => {
    composer.pin({ x: 120, y: -70 });
    composer.chooseKind("junction");
    await settle();
    const draft = composer.draft.value;
    asker.preview.mockClear();
    whole({ revision: 2, undo_asked: 1, undo_agreed: [1] });
    await settle();
    expect(composer.draft.value).toMatchObject({ kind: "junction", place: (draft as BuildDraft).place, pinned: true });
    expect(asker.preview.mock.calls.map(([revision]) => revision)).toEqual([2]);
    expect(asker.outlook).toHaveBeenLastCalledWith(2);
    expect(asker.ring).toHaveBeenLastCalledWith(2, 0);
    expect(composer.verdict.value?.legal).toBe(true);
    composer.back();
    expect(build().kind).toBe("column");
  });

  it("starts afresh if the table changed or another player is to move", () => {
    composer.pin({ x: 120, y: -70 });
    const table = aTable({ revision: 2 });
    match.onWhole(aWhole({}, { table: { ...table, cars: [] } }));
    expect(build().place).toBeNull();
    composer.pin({ x: 120, y: -70 });
    match.onWhole(aWhole({}, { table: { ...aTable({ revision: 3, to_move: 1 }), cars: [] } }));
    expect(composer.draft.value).toBeNull();
  });
});

describe("moving the ghost", () => {
  it("follows the pointer within reach, and stays when pinned", async () => {
    composer.hover({ x: 500, y: -70 });
    expect(build().place).toEqual({ x: 140, y: -70 });
    composer.hover({ x: 20, y: -70 });
    expect(build().place).toEqual({ x: 100, y: -70 });
    composer.pin({ x: 0, y: 40 });
    composer.hover({ x: 130, y: -70 });
    expect(build().place).toEqual({ x: 0, y: 40 });
  });

  it("has one request in flight, and then sends only the latest", async () => {
    let release: (value: Preview) => void = () => {};
    asker.preview.mockImplementationOnce(() => new Promise((done) => (release = done)));
    for (const x of [101, 102, 103, 104]) composer.hover({ x, y: -70 });
    expect(previews()).toHaveLength(1);
    release(answer());
    await settle();
    expect(previews().map((turn) => (turn as { x: number }).x)).toEqual([101, 104]);
    expect(composer.verdict.value?.legal).toBe(true);
  });

  it("moves exactly with keys, even out of reach; the first key shows the ghost where it earns most", () => {
    composer.nudge(1, 0);
    expect(build().place).toMatchObject({ x: 0, y: 30 });
    composer.nudge(0.1, 0);
    composer.nudge(0, 50);
    expect(build().place).toEqual({ x: 0.1, y: 80 });
  });

  it("rotates around the base point", () => {
    composer.pin({ x: 120, y: -70 });
    composer.rotate(90);
    expect(build().place).toEqual({ x: 0, y: 50 });
  });

  it("changes kind and height and stays in reach", () => {
    composer.pin({ x: 140, y: -70 });
    composer.chooseKind("junction");
    expect(build()).toMatchObject({ kind: "junction", height: 3, place: { x: 135, y: -70 } });
    composer.changeHeight(1);
    expect(build().height).toBe(3);
    composer.chooseKind("off-ramp");
    expect(composer.turn()).toEqual({ type: "off-ramp", base: 0, x: 120, y: -70 });
    composer.chooseKind("column");
    expect(build().height).toBe(2);
  });

  it("shifts the road from its resting lie, and a move resets the shift", async () => {
    composer.pin({ x: 119, y: -70 });
    await settle();
    composer.shift({ along: 0.5 });
    composer.shift({ across: 1 });
    expect(composer.turn()).toMatchObject({ lie: [0.5, -69, 119.5, -69] });
    composer.nudge(1, 0);
    expect(composer.turn()).not.toHaveProperty("lie");
  });

  it("states cars if they are chosen", async () => {
    composer.pin({ x: 119, y: -70 });
    composer.setCars([{ at: 60, type: "limousine" }]);
    expect(composer.turn()).toMatchObject({ cars: [{ at: 60, type: "limousine" }] });
    composer.setCars(null);
    expect(composer.turn()).not.toHaveProperty("cars");
  });

  it("states from whom a column is taken if that is chosen, until the road moves", () => {
    composer.pin({ x: 119, y: -70 });
    expect(composer.turn()).not.toHaveProperty("take");
    composer.setTake([{ owner: 1, yellow: true }]);
    expect(composer.turn()).toMatchObject({ take: [{ owner: 1, yellow: true }] });
    composer.setTake([]);
    expect(composer.turn()).toMatchObject({ take: [] });
    composer.nudge(1, 0);
    expect(composer.turn()).not.toHaveProperty("take");
  });

  it("undoes choices step by step, but not hovering", () => {
    composer.hover({ x: 110, y: -70 });
    composer.hover({ x: 111, y: -70 });
    composer.pin({ x: 120, y: -70 });
    composer.chooseKind("junction");
    composer.back();
    expect(build()).toMatchObject({ kind: "column", place: { x: 120, y: -70 } });
    composer.back();
    expect(build()).toMatchObject({ pinned: false });
    expect(composer.back()).toBe(false);
  });

  it("snaps to the place that the server offers, and reports if there is none", async () => {
    composer.pin({ x: 120, y: -70 });
    asker.nearest.mockResolvedValueOnce({
      type: "nearest",
      request: 1,
      revision: 1,
      turn: { type: "extend", base: 0, x: 118, y: -60, height: 2 },
      distance: 10,
    });
    expect(await composer.snap()).toBe(true);
    expect(build().place).toEqual({ x: 118, y: -60 });
    asker.nearest.mockResolvedValueOnce({ type: "nearest", request: 1, revision: 1, turn: null, distance: null });
    expect(await composer.snap()).toBe(false);
  });
});

describe("components", () => {
  beforeEach(() => whole({ revision: 2, phase: "setup", to_place: ["block", "rotunda"] }));

  it("are chosen, placed, rotated and committed", async () => {
    composer.chooseComponent("rotunda");
    composer.pin({ x: 31.005, y: 40 });
    composer.rotate(-15);
    expect(composer.turn()).toEqual({ type: "component", component: "rotunda", x: 31.01, y: 40, angle: 345 });
    await composer.commit();
    expect(asker.play).toHaveBeenCalledWith(2, 0, expect.objectContaining({ component: "rotunda" }));
  });
});

describe("sending", () => {
  it("plays the draft once, from the seat to move", async () => {
    composer.pin({ x: 120, y: -70 });
    await Promise.all([composer.commit(), composer.commit()]);
    expect(asker.play).toHaveBeenCalledExactlyOnceWith(1, 0, {
      type: "extend",
      base: 0,
      x: 120,
      y: -70,
      height: 2,
      junction: false,
    });
  });

  it("passes the server's reason on and can try again", async () => {
    composer.pin({ x: 120, y: -70 });
    asker.play.mockRejectedValueOnce(new RequestFailed("stale", "moved on"));
    await expect(composer.commit()).rejects.toMatchObject({ code: "stale" });
    expect(composer.sending.value).toBe(false);
  });

  it("adjusts the player's last build during another player's turn", async () => {
    const table = aTable({ revision: 2, to_move: 1, adjustable: [0] });
    match.onWhole(
      aWhole(
        {},
        {
          table: {
            ...table,
            columns: [...table.columns, { id: "c2", owner: 0, x: 120, y: -70, foot: 0, height: 2, junction: false }],
            roads: [
              ...table.roads,
              {
                id: "r2",
                owner: 0,
                kind: "road",
                start: [0, -70, 10],
                end: [120, -70, 20],
                from_column: "c0",
                to_column: "c2",
                over: false,
                under: false,
              },
            ],
          },
        },
      ),
    );
    composer.startAdjust();
    composer.nudge(0, 2);
    await composer.commit();
    expect(asker.play).toHaveBeenCalledWith(2, 0, {
      type: "adjust",
      player: 0,
      turn: { type: "extend", base: 0, x: 120, y: -68, height: 2, junction: false },
    });
  });
});

describe("a hint", () => {
  it("becomes the draft, is judged like any other, and is undone in one step", async () => {
    const before = build();
    expect(await composer.offers.hint()).toBe(true);
    expect(asker.hint).toHaveBeenCalledExactlyOnceWith(1, 0);
    await settle();
    expect(build()).toMatchObject({
      base: "c0",
      kind: "junction",
      height: 3,
      place: { x: 90, y: -75.5 },
      pinned: true,
    });
    expect(composer.verdict.value?.legal).toBe(true);
    expect(composer.back()).toBe(true);
    expect(build().place).toBe(before.place);
  });

  it("says what it is good for, as long as the draft is the hint", async () => {
    expect(composer.offers.why.value).toBe("");
    await composer.offers.hint();
    await settle();
    expect(composer.offers.why.value).toBe("Earns a car.");
    composer.nudge(1, 0);
    await settle();
    expect(composer.offers.why.value).toBe("");
    composer.back();
    expect(composer.offers.why.value).toBe("Earns a car.");
  });

  it("reports that nothing can be built", async () => {
    asker.hint.mockResolvedValue({ type: "hint", request: 1, revision: 1, turn: { type: "pass" }, why: "" });
    expect(await composer.offers.hint()).toBe(false);
    expect(build().place).toBeNull();
    expect(composer.offers.why.value).toBe("");
  });
});

describe("what helps", () => {
  const lower: RemedyView = { kind: "lower", turn: { type: "extend", base: 0, x: 115, y: -70, height: 1 }, by: 1 };
  const helped = (remedy: RemedyView | null): void => {
    asker.preview.mockResolvedValue(answer({ legal: false }));
    asker.remedy.mockResolvedValue({ type: "remedy", request: 1, revision: 1, remedy });
  };

  it("is asked for a place that was chosen, not for a ghost that follows the pointer", async () => {
    helped(lower);
    composer.hover({ x: 120, y: -70 });
    await settle();
    expect(asker.remedy).not.toHaveBeenCalled();
    composer.pin({ x: 120, y: -70 });
    await settle();
    expect(asker.remedy).toHaveBeenCalledExactlyOnceWith(1, previews().at(-1));
    expect(composer.remedy.value).toEqual(lower);
  });

  it("is not asked for a legal turn, and is forgotten when the draft moves on", async () => {
    composer.pin({ x: 120, y: -70 });
    await settle();
    expect(asker.remedy).not.toHaveBeenCalled();
    helped(lower);
    composer.nudge(1, 0);
    await settle();
    expect(composer.remedy.value).toEqual(lower);
    composer.nudge(1, 0);
    expect(composer.remedy.value).toBeNull(); // the new place is not judged yet
  });

  it("becomes the draft, and can be undone", async () => {
    helped(lower);
    composer.pin({ x: 120, y: -70 });
    await settle();
    expect(composer.offers.take(lower)).toBe(true);
    expect(build()).toMatchObject({ height: 1, place: { x: 115, y: -70 }, pinned: true });
    expect(composer.back()).toBe(true);
    expect(build()).toMatchObject({ height: 2, place: { x: 120, y: -70 } });
  });

  it("leaves the place alone where only the cars are wrong", async () => {
    composer.pin({ x: 120, y: -70 });
    composer.setCars([{ at: 200 }]);
    expect(composer.offers.take({ kind: "cars", turn: HINT })).toBe(true);
    expect(build()).toMatchObject({ cars: null, place: { x: 120, y: -70 } });
  });

  it("is left to be played if it is a pass", () => {
    expect(composer.offers.take({ kind: "pass", turn: { type: "pass" } })).toBe(false);
  });

  it("finds a build for a player who wants to pass, and leaves the draft alone", async () => {
    const remedy = { kind: "build", turn: HINT } as const;
    helped(remedy);
    const before = build();
    expect(await composer.offers.buildInstead()).toEqual(remedy);
    expect(asker.remedy).toHaveBeenCalledWith(1, { type: "pass" });
    expect(build()).toEqual(before);
    expect(composer.offers.take(remedy)).toBe(true);
    expect(build()).toMatchObject({ kind: "junction", height: 3 });
  });
});
