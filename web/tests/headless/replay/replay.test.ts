import { describe, expect, it } from "vitest";
import { ReplayState } from "../../../src/headless/replay/replay";
import type { Replay } from "../../../src/net/wire.gen";
import { aTable } from "../../table";

describe("a replay", () => {
  const replay: Replay = {
    plays: [
      { seat: 0, turn: { type: "extend", base: 0, x: 1, y: 2, height: 2 }, aftermath: null, carries: [] },
      { seat: 1, turn: { type: "pass" }, aftermath: null, carries: [] },
    ],
    tables: [1, 2, 3].map((revision) => aTable({ revision })),
  };
  it("goes to any step, plays to the end at a speed, and restarts", () => {
    const timers: { run: () => void; ms: number }[] = [];
    const state = new ReplayState(replay, { set: (run, ms) => timers.push({ run, ms }), clear: () => {} });
    state.go(99);
    expect(state.index.value).toBe(2);
    expect(state.play.value).toMatchObject({ turn: { type: "pass" }, seat: 1 });
    state.start();
    expect(state.index.value).toBe(0);
    expect(state.play.value).toBeNull();
    state.setSpeed(2);
    expect(timers.at(-1)!.ms).toBe(700);
    timers.at(-1)!.run();
    timers.at(-1)!.run();
    expect(state.index.value).toBe(2);
    expect(state.playing.value).toBe(false);
    state.moveBy(-1);
    expect(state.table.value.status.revision).toBe(2);
    state.toggle();
    state.toggle();
    expect(state.playing.value).toBe(false);
  });

  it("finds the table of a carry, also while its bill is open, or if no step lists it", () => {
    const [first, second, third] = replay.tables;
    const bill = { seat: 0, fallen: ["c1"], nudged: [], pays: [], gray: 1, yellow: 0, forgiven_by: [], carry: 7 };
    const owed = { ...third!, status: { ...third!.status, bill } };
    const plays = replay.plays.map((play, n) => ({ ...play, carries: n === 0 ? [3] : [] }));
    const state = new ReplayState({ plays, tables: [first!, second!, owed] });
    expect(state.tableBefore(3)).toBe(first);
    expect(state.tableBefore(7)).toBe(owed);
    expect(state.tableBefore(8)).toBe(owed);
    expect(state.tableBefore(2)).toBe(first);
    state.goToCarry(7);
    expect(state.index.value).toBe(2);
  });
});
