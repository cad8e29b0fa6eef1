import { beforeEach, describe, expect, it } from "vitest";
import { Composer } from "../../../src/headless/compose/composer";
import type { BuildDraft } from "../../../src/headless/compose/draft";
import { type KeptDraft, momentOf } from "../../../src/headless/compose/kept-draft";
import { RequestFailed } from "../../../src/net/socket";
import { aTable, aWhole, SHAPES, settle } from "../../table";
import { asker, begin, build, composer, match, outlook, previews, whole } from "./composing";

beforeEach(begin);

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

  it("begins at the end of the highway with several base points, until the pointer moves", async () => {
    whole({
      revision: 2,
      base_points: [
        { column: "c0", height: 1, branch: false },
        { column: "c1", height: 1, branch: true },
      ],
    });
    expect(build()).toMatchObject({ base: "c0", loose: true });
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

  it("takes the base point that reaches a tapped place, unless the player has chosen one", async () => {
    const points = ["c0", "c1"].map((column) => ({ column, height: 1, branch: column === "c1" }));
    whole({ revision: 2, base_points: points });
    await settle();
    composer.pin({ x: 0, y: 190 }); // far from c0, and as far from c1 as a road is long
    await settle();
    expect(build()).toMatchObject({ base: "c1", loose: true, pinned: true, place: { x: 0, y: 190 } });
    composer.pin({ x: 120, y: 70 }); // both reach it: the one in use stays
    await settle();
    expect(build()).toMatchObject({ base: "c1", place: { x: 120, y: 70 } });
    composer.chooseBase("c0");
    await settle();
    composer.pin({ x: 0, y: 190 });
    expect(build()).toMatchObject({ base: "c0", pinned: true });
    expect(build().place!.y).toBeLessThan(100);
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
