import { beforeEach, describe, expect, it, vi } from "vitest";
import { MatchState } from "../../src/headless/match";
import { CALM_FOR, LEAST, movesSince, PlayQueue, SHOWN_FOR, shownFor } from "../../src/headless/play-queue";
import type { MoveView } from "../../src/net/wire.gen";
import { aPlay, aWhole } from "../table";

let match: MatchState;
let queue: PlayQueue;
let calm: boolean;
let hurried: boolean;
let shown: number[];

beforeEach(() => {
  vi.useFakeTimers();
  [calm, hurried, shown] = [false, false, []];
  match = new MatchState();
  queue = new PlayQueue(match, {
    calm: () => calm,
    hurried: () => hurried,
    now: () => Date.now(),
    timers: { set: setTimeout, clear: (id) => clearTimeout(id as ReturnType<typeof setTimeout>) },
  });
  queue.hear(() => shown.push(queue.table.value!.status.revision));
  match.onWhole(aWhole({ revision: 1 }));
});

/** Seat 0 is this page's; the others are played by bots. */
const play = (revision: number, seat = 1): void => match.onPlay(aPlay(revision, seat));
const at = (): number => queue.table.value!.status.revision;

describe("the queue of plays", () => {
  it("shows one play after the other, while the match is at the newest", () => {
    play(2, 0);
    for (const revision of [3, 4, 5]) play(revision);
    expect(at()).toBe(2);
    expect(match.revision.value).toBe(5);
    expect(queue.lags.value).toBe(true);
    vi.advanceTimersByTime(SHOWN_FOR);
    expect(at()).toBe(3);
    vi.advanceTimersByTime(SHOWN_FOR);
    expect(at()).toBe(4);
    vi.advanceTimersByTime(SHOWN_FOR);
    expect(at()).toBe(5);
    expect(queue.lags.value).toBe(false);
    expect(queue.move.value).not.toBeNull();
    vi.advanceTimersByTime(SHOWN_FOR);
    expect(queue.move.value).toBeNull();
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it("never shows a newer table for a moment before it holds it back", () => {
    play(2);
    const seen: number[] = [];
    queue.table.subscribe((table) => seen.push(table!.status.revision));
    play(3);
    expect(seen).toEqual([2]);
  });

  it("shows everything at once if the player acts, and the player's own play at once", () => {
    for (const revision of [2, 3, 4]) play(revision);
    queue.catchUp();
    expect(at()).toBe(4);
    expect(queue.lags.value).toBe(false);
    vi.advanceTimersByTime(SHOWN_FOR);
    expect(queue.move.value).toBeNull();
    for (const revision of [5, 6, 7]) play(revision);
    expect(at()).toBe(5);
    play(8, 0);
    expect(at()).toBe(8);
    expect(queue.lags.value).toBe(false);
    queue.catchUp();
    expect(at()).toBe(8);
  });

  it("hurries if many wait, and shows plays still and shorter under reduced motion", () => {
    for (let revision = 2; revision <= 12; revision += 1) play(revision);
    vi.advanceTimersByTime(LEAST);
    expect(at()).toBe(3);
    expect(shownFor(0, false)).toBe(SHOWN_FOR);
    expect(shownFor(1, false)).toBe(SHOWN_FOR);
    expect(shownFor(20, false)).toBe(LEAST);
    expect(shownFor(0, true)).toBe(CALM_FOR);
    vi.advanceTimersByTime(20 * SHOWN_FOR);
    expect(at()).toBe(12);
    calm = true;
    play(13);
    play(14);
    vi.advanceTimersByTime(CALM_FOR);
    expect(at()).toBe(14);
  });

  it("does not wait on a hidden page or where pieces are carried", () => {
    hurried = true;
    for (const revision of [2, 3, 4]) play(revision);
    expect(at()).toBe(4);
  });

  it("drops what waits when a full table comes: after a gap, an undo, a fall", () => {
    for (const revision of [2, 3, 4]) play(revision);
    match.onWhole(aWhole({ revision: 5 }));
    expect(at()).toBe(5);
    vi.advanceTimersByTime(5 * SHOWN_FOR);
    expect(at()).toBe(5);
    expect(queue.move.value).toBeNull();
  });

  it("stops with its table", () => {
    play(2);
    play(3);
    queue.dispose();
    vi.advanceTimersByTime(5 * SHOWN_FOR);
    expect(at()).toBe(2);
  });
});

describe("what the others did", () => {
  const move = (seat: number): MoveView => ({ seat, what: "column", height: 2 });

  it("begins after the reader's last move", () => {
    const moves = [0, 1, 2, 0, 1, 2].map(move);
    expect(movesSince(moves, new Set([0]))).toEqual([move(1), move(2)]);
    expect(movesSince(moves, new Set([2]))).toEqual([]);
  });

  it("is everything before the reader's first move", () => {
    expect(movesSince([1, 2].map(move), new Set([0]))).toHaveLength(2);
  });
});
