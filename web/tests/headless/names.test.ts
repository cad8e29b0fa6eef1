import { effect } from "@preact/signals-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MatchState } from "../../src/headless/match";
import { PieceNames } from "../../src/headless/names";
import type { Names } from "../../src/net/wire.gen";
import { aPlay, aWhole } from "../table";

let match: MatchState;
let names: PieceNames;
let step: number | null;
const ask = vi.fn();

const answer = (revision: number, told: Record<string, string>): Names => ({
  type: "names",
  request: 1,
  revision,
  names: told,
});
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  step = null;
  match = new MatchState();
  match.onWhole(aWhole());
  ask.mockReset().mockResolvedValue(answer(1, { c0: "your column", r0: "your starting ramp" }));
  names = new PieceNames(
    match,
    { names: ask },
    () => step,
    (id) => `new ${id}`,
  );
});

describe("names of pieces", () => {
  it("are asked for once per table, and only if one is needed", async () => {
    expect(ask).not.toHaveBeenCalled();
    const seen: string[] = [];
    const stop = effect(() => void seen.push(names.of("c0")));
    names.of("r0");
    await settle();
    expect(ask.mock.calls).toEqual([[1, null]]);
    expect(seen).toEqual(["…", "your column"]);
    expect(names.of("c0.1")).toBe("your column");
    expect(names.of("r9")).toBe("new r9");
    ask.mockResolvedValue(answer(2, { c0: "your first column" }));
    match.onPlay(aPlay(2));
    expect(seen.at(-1)).toBe("your column"); // until the answer comes
    await settle();
    expect(seen.at(-1)).toBe("your first column");
    expect(ask.mock.calls.at(-1)).toEqual([2, null]);
    stop();
  });

  it("are asked for again in another language, and for a step of the replay", async () => {
    names.of("c0");
    await settle();
    match.onWhole(aWhole());
    names.of("c0");
    step = 3;
    names.of("c0");
    await settle();
    expect(ask.mock.calls).toEqual([
      [1, null],
      [1, null],
      [1, 3],
    ]);
  });

  it("ignore an answer about an older table and a refusal", async () => {
    let late: (told: Names) => void = () => {};
    ask.mockImplementationOnce(() => new Promise((done) => (late = done)));
    names.of("c0");
    match.onPlay(aPlay(2));
    ask.mockRejectedValueOnce(new Error("stale"));
    names.of("c0");
    late(answer(1, { c0: "old" }));
    await settle();
    expect(names.of("c0")).toBe("…");
  });
});
