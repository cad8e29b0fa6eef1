import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Attention } from "../../../../src/ui/table/stage/attention";

describe("attention", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const made = () => {
    const seen: string[] = [];
    const attention = new Attention();
    const want = (what: string, delay = 300) => attention.want(what, () => seen.push(what), delay);
    return { attention, want, seen };
  };

  it("waits until a turn has settled, and looks once", () => {
    const { want, seen } = made();
    want("turn");
    vi.advanceTimersByTime(200);
    want("turn");
    vi.advanceTimersByTime(299);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["turn"]);
  });

  it("looks at once at what is built, and then at the turn", () => {
    const { want, seen } = made();
    want("turn");
    want("built", 0);
    expect(seen).toEqual(["built"]);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(["built", "turn"]);
  });

  it("never looks elsewhere while the player holds the pointer", () => {
    const { attention, want, seen } = made();
    attention.hold(true);
    want("turn");
    want("built", 0);
    vi.advanceTimersByTime(9000);
    expect(seen).toEqual([]);
    attention.hold(false);
    expect(seen.sort()).toEqual(["built", "turn"]);
  });

  it("leaves the view to a player who has just moved the camera", () => {
    const { attention, want, seen } = made();
    want("turn");
    attention.moved();
    vi.advanceTimersByTime(9000);
    expect(seen).toEqual([]); // they chose this view during this turn
    attention.moved();
    want("built", 0);
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["built"]); // something new has happened since
  });

  it("ends", () => {
    const { attention, want, seen } = made();
    want("turn");
    attention.forget();
    vi.advanceTimersByTime(9000);
    expect(seen).toEqual([]);
  });
});
