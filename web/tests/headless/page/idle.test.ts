import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Doing, IDLE_FOR, Idling, idleAfter } from "../../../src/headless/page/idle";

const WAITING: Doing = { toMove: false, busy: false, over: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("when cars drive for pleasure", () => {
  it("never while something is placed, carried, paid or looked at", () => {
    for (const toMove of [true, false])
      for (const over of [true, false]) expect(idleAfter({ toMove, over, busy: true })).toBeNull();
  });

  it("much later for somebody who is to move and may be thinking", () => {
    expect(idleAfter({ ...WAITING, toMove: true })).toBeGreaterThan(3 * idleAfter(WAITING)!);
  });

  it("begins after a while, stops at once when somebody acts, and ends by itself", () => {
    const drive = vi.fn();
    const idling = new Idling(drive);
    idling.set(WAITING);
    vi.advanceTimersByTime(7_000);
    idling.act();
    vi.advanceTimersByTime(7_000);
    expect(drive).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(drive.mock.calls).toEqual([[true]]);
    idling.act();
    expect(drive.mock.calls).toEqual([[true], [false]]);
    vi.advanceTimersByTime(8_000 + IDLE_FOR * 1000);
    expect(drive.mock.calls).toEqual([[true], [false], [true], [false]]);
    vi.advanceTimersByTime(600_000);
    expect(drive).toHaveBeenCalledTimes(4);
  });

  it("stops when a piece is taken, and leaves no timer behind", () => {
    const drive = vi.fn();
    const idling = new Idling(drive);
    idling.set(WAITING);
    vi.advanceTimersByTime(9_000);
    idling.set({ ...WAITING, busy: true });
    expect(drive.mock.calls).toEqual([[true], [false]]);
    expect(vi.getTimerCount()).toBe(0);
    idling.set(WAITING);
    idling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
