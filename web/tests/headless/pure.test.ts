import { describe, expect, it, vi } from "vitest";
import { matchHash, readRoute, recordHash } from "../../src/app/route";
import { draftOfLast, emptyBuild, History } from "../../src/headless/compose/draft";
import { ghostOf, highlightOf, looksLegal, marksOf, ringOf } from "../../src/headless/compose/preview";
import { bandOf, bestSpot, guess, heightsOf, optionOf, RingBook, spotsOf } from "../../src/headless/compose/ring";
import { footprint } from "../../src/headless/footprint";
import { carPose, intoBand, restingLie, rotateAround, shiftLie } from "../../src/headless/geometry";
import { LatestWins } from "../../src/headless/latest";
import { textOfLink } from "../../src/headless/replay/record-link";
import { applyChange, changeBetween } from "../../src/headless/table";
import { readLine } from "../../src/headless/text/notation";
import { aRing, aTable, SHAPES } from "../table";

describe("geometry", () => {
  it("rests a stick with the same overhang at both ends", () => {
    const [a, b] = restingLie({ x: 0, y: 0 }, 10, { x: 110, y: 0 }, 10, 120);
    expect([a[0], b[0]]).toEqual([-5, 115]);
  });
  it("keeps the length of a shifted stick", () => {
    const [a, b] = shiftLie(
      [
        [0, 0, 10],
        [120, 0, 10],
      ],
      { along: 2, across: -3, turn: 7 },
    );
    expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(120, 9);
    expect([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]).toEqual([62, -3]);
  });
  it("stands a car as the server does", () => {
    // The ramp of aTable(): the car at 60 mm stands at y -129.958, z 6.993 on it, sloping 4.78 degrees.
    const pose = carPose(
      [
        [0, -189.583, 0],
        [0, -70, 10],
      ],
      { at: 60, offset: 0, type: "plain" },
      2,
      16,
    );
    expect(pose.at[1]).toBeCloseTo(-129.958, 2);
    expect(pose.at[2]).toBeCloseTo(6.993, 2);
    expect(pose.slope).toBeCloseTo(4.78, 2);
    expect(pose.heading).toBe(90);
  });
  it("turns and clamps on the grid of hundredths", () => {
    expect(rotateAround({ x: 0, y: 0 }, { x: 100, y: 0 }, 30)).toEqual({ x: 86.6, y: 50 });
    expect(intoBand({ x: 0, y: 0 }, { x: 3, y: 4 }, 100, 140)).toEqual({ x: 60, y: 80 });
    expect(intoBand({ x: 0, y: 0 }, { x: 0, y: 0 }, 100, 140)).toEqual({ x: 100, y: 0 });
  });
  it("covers the ground of every shape", () => {
    const at = { x: 10, y: 20, angle: 90 };
    expect(footprint(SHAPES, { id: "block", ...at })[0]!.map(Math.round)).toEqual([25, 5]);
    expect(footprint(SHAPES, { id: "wedge", ...at })).toHaveLength(3);
    expect(
      footprint(SHAPES, { id: "rotunda", ...at }).every(([x, y]) => Math.abs(Math.hypot(x - 10, y - 20) - 18) < 1e-9),
    ).toBe(true);
  });
});

describe("tables", () => {
  it("a change leads from one table to the next, and is found again between them", () => {
    const before = aTable();
    const change = {
      columns: [{ id: "c2", owner: 0, x: 120, y: -70, foot: 0, height: 2, junction: false }],
      roads: [],
      cars: [],
      components: [],
      slots: [["r1", true, false]] as const,
      status: aTable({ revision: 2 }).status,
    };
    const after = applyChange(before, change);
    expect(after.columns).toHaveLength(3);
    expect(after.roads[1]).toMatchObject({ over: true, under: false });
    expect(before.roads[1]!.over).toBe(false);
    expect(changeBetween(before, after)).toEqual(change);
    expect(changeBetween(after, before)).toBeNull();
  });
});

describe("rings", () => {
  const base = { x: 0, y: 0 };
  it("are read option by option", () => {
    const ring = aRing();
    expect(optionOf(ring, "junction", 3)).toBe(1);
    expect(optionOf(ring, "junction", 4)).toBe(-1);
    expect(optionOf(ring, "off-ramp", 7)).toBe(2);
    expect(heightsOf(ring, "column")).toEqual([2]);
    expect(bandOf(ring, 0)).toEqual({ near: 100, far: 140 });
    expect(bandOf(ring, 9)).toBeNull();
    expect(spotsOf(ring, base, 0).spots).toHaveLength(6);
    expect(spotsOf(ring, base, 2).spots).toHaveLength(4);
  });
  it("guess what a place earns", () => {
    expect(guess(aRing(), base, 0, { x: 1, y: 120 })).toBe(1);
    expect(guess(aRing(), base, 0, { x: -120, y: 1 })).toBeNull();
    expect(guess(aRing(), base, 0, { x: 0, y: -120 })).toBe(0);
    expect(bestSpot(aRing(), base, 0)!.y).toBeGreaterThan(99);
  });
  it("are asked for once a revision, and again after a failure", async () => {
    const ask = vi.fn(async (revision: number, n: number) => aRing(revision, n));
    const book = new RingBook(ask);
    await Promise.all([book.get(1, 0), book.get(1, 0), book.get(1, 2)]);
    expect(ask).toHaveBeenCalledTimes(2);
    await book.get(2, 0);
    expect(ask).toHaveBeenCalledTimes(3);
    ask.mockRejectedValueOnce(new Error("gone"));
    await expect(book.get(3, 0)).rejects.toThrow();
    await expect(book.get(3, 0)).resolves.toBeDefined();
  });
});

describe("what the table shows of a draft", () => {
  const composed = (change: object = {}) => ({
    draft: { ...emptyBuild("c0", 2), place: { x: 0, y: 40 } },
    seat: 0,
    table: aTable(),
    shapes: SHAPES,
    ring: aRing(),
    verdict: null,
    ...change,
  });
  it("a ghost at once, before the referee has spoken", () => {
    const ghost = ghostOf(composed())!;
    expect(ghost).toMatchObject({ owner: 0, legal: true, column: { x: 0, y: 40, height: 2 } });
    expect(ghost.road!.end[2]).toBe(20);
    expect(looksLegal(composed({ draft: { ...emptyBuild("c0", 2), place: { x: -120, y: -70 } } }))).toBe(false);
    expect(ghostOf(composed({ draft: emptyBuild("c0", 2) }))).toBeNull();
  });
  it("the referee's lie, cars, marks and the pieces in the way", () => {
    const verdict = {
      legal: false,
      earned: 1,
      bonus: 0,
      bonus_blocked: false,
      owed: 0,
      takes: [],
      cars: [{ at: 60, type: "limousine", offset: 0 }],
      lie: [
        [0, -70, 10],
        [0, 49, 21.5],
      ],
      crossings: [{ road: "r1", owner: 1, over: true, why: "earns", x: 0, y: -10 }],
      findings: [
        { fault: "road-touches", clause: "no-touch", section: "", text: "x", gap: 1, pieces: ["r1", "new-road"] },
      ],
    };
    const c = composed({ verdict }) as unknown as Parameters<typeof ghostOf>[0];
    const ghost = ghostOf(c)!;
    expect(ghost.legal).toBe(false);
    expect(ghost.column!.foot).toBe(1.5);
    expect(ghost.cars![0]).toMatchObject({ length: 24, heading: 90 });
    expect(marksOf(c)).toEqual([expect.objectContaining({ x: 0, y: -10, earns: true, over: true })]);
    expect(highlightOf(c)).toEqual({ pieces: ["r1"], basePoints: ["c0"], chosenBase: "c0" });
    expect(ringOf(c)!.spots.length).toBeGreaterThan(0);
  });
});

describe("small things", () => {
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
  it("addresses lead back to where they came from", () => {
    expect(readRoute("")).toEqual({ at: "setup" });
    expect(readRoute(matchHash("aB-_9"))).toEqual({ at: "match", id: "aB-_9", tokens: [] });
    expect(readRoute(matchHash("x", "tok-en_"))).toEqual({ at: "match", id: "x", tokens: ["tok-en_"] });
    expect(readRoute(recordHash("eJx_-"))).toEqual({ at: "record", link: "eJx_-" });
    expect(readRoute("#/match/../x")).toEqual({ at: "setup" });
  });
  it("a shared link is opened", async () => {
    // base64url of zlib.compress(b"shuto 1 second-edition\n")
    const { deflateSync } = await import("node:zlib");
    const link = deflateSync("shuto 1 second-edition\nplayer Léa\n").toString("base64url");
    expect(await textOfLink(link)).toBe("shuto 1 second-edition\nplayer Léa\n");
    await expect(textOfLink("AAAA")).rejects.toThrow();
  });
  it("history forgets the oldest and never repeats", () => {
    const history = new History<number>(2);
    for (const n of [1, 1, 2, 3]) history.remember(n);
    expect([history.back(), history.back(), history.back()]).toEqual([3, 2, null]);
  });
  it("the last build becomes a draft", () => {
    expect(draftOfLast(aTable(), 0)).toBeNull();
  });
  it("latest wins after a failure too, and clear() silences what is in flight", async () => {
    const [told, failed] = [vi.fn(), vi.fn()];
    const pump = new LatestWins<number, number>(
      async (n) => {
        if (n === 1) throw new Error("no");
        return n;
      },
      told,
      failed,
    );
    pump.push(1);
    pump.push(2);
    pump.push(3);
    await new Promise((done) => setTimeout(done, 0));
    expect(failed).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledExactlyOnceWith(3, 3);
    pump.push(4);
    pump.clear();
    await new Promise((done) => setTimeout(done, 0));
    expect(told).toHaveBeenCalledOnce();
    expect(pump.idle).toBe(true);
  });
});
