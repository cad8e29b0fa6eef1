import { describe, expect, it } from "vitest";
import {
  aboutChoice,
  aboutClock,
  CLOCKS,
  choiceOf,
  clockSettings,
  clockText,
  face,
  remaining,
  reserveText,
  ServerTime,
  seatClock,
  shortly,
} from "../../src/headless/clock";
import type { ClockView } from "../../src/net/wire.gen";

const say = (id: string, args: object = {}): string => `${id} ${JSON.stringify(args)}`;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SINCE = 1_800_000_000_000;
const view = (change: Partial<ClockView> = {}): ClockView => ({
  kind: "live",
  at_zero: "claim",
  full: 60_000,
  increment: 5000,
  holiday: 0,
  seats: [
    { left: 40_000, reserve: 0, out_of_time: false },
    { left: 50_000, reserve: 0, out_of_time: false },
  ],
  runs: 0,
  since: SINCE,
  paused: false,
  pause_asked: null,
  pause_agreed: [],
  claimable: null,
  ...change,
});
const slow = (left: number, reserve: number): ClockView =>
  view({ kind: "slow", seats: [{ left, reserve, out_of_time: false }] });

describe("the server's time", () => {
  it("does not depend on the clock of this device, and the quickest message is right", () => {
    let local = 5000; // as far from the server's time as can be
    const time = new ServerTime(() => local);
    expect(time.now()).toBeNull();
    time.hear(undefined);
    expect(time.now()).toBeNull();
    time.hear(SINCE - 300); // sent 300 ms ago
    expect(time.now()).toBe(SINCE - 300);
    local += 1000;
    time.hear(SINCE + 1000 - 20); // only 20 ms ago
    expect(time.now()).toBe(SINCE + 980);
    local += 1000;
    time.hear(SINCE + 2000 - 900); // a slow one does not set it back
    expect(time.now()).toBe(SINCE + 1980);
  });
});

describe("a clock", () => {
  it("counts down only where it runs, and never below zero", () => {
    expect(seatClock(view(), 0, SINCE + 1500)?.left).toBe(38_500);
    expect(seatClock(view(), 1, SINCE + 1500)?.left).toBe(50_000);
    expect(seatClock(view({ runs: null }), 0, SINCE + 1500)?.left).toBe(40_000);
    expect(seatClock(view(), 0, SINCE + 99_000)?.left).toBe(0);
    expect(seatClock(view(), 0, SINCE - 5000)?.left).toBe(40_000);
    expect(seatClock(view(), 0, null)?.left).toBe(40_000);
    expect(seatClock(view(), 7, SINCE)).toBeNull();
  });

  it("is low in its last half minute, or in its last twelve hours", () => {
    expect(seatClock(view(), 0, SINCE + 9_000)?.low).toBe(false);
    expect(seatClock(view(), 0, SINCE + 10_001)?.low).toBe(true);
    expect(seatClock(slow(11 * HOUR, 2 * HOUR), 0, SINCE)?.low).toBe(false);
    expect(seatClock(slow(11 * HOUR, 0), 0, SINCE)?.low).toBe(true);
  });

  it("uses up the holiday when the turn takes too long", () => {
    const used = seatClock(slow(HOUR, DAY), 0, SINCE + 3 * HOUR);
    expect(used).toMatchObject({ left: 0, reserve: DAY - 2 * HOUR, holiday: true });
    expect(reserveText(say, { holiday: DAY }, used!)).toBe(
      say("clock-reserve", { left: say("clock-hours-left", { count: 22 }) }),
    );
    expect(reserveText(say, { holiday: DAY }, { ...used!, reserve: 0 })).toBe(say("clock-reserve-none"));
    expect(reserveText(say, { holiday: 0 }, used!)).toBe("");
    expect(clockText(say, "slow", used!)).toBe(say("clock-holiday", { left: say("clock-hours-left", { count: 22 }) }));
  });

  it("is written as people read it", () => {
    expect([0, 1, 9_400, 60_000, 599_001, 3_723_000].map(face)).toEqual([
      "0:00",
      "0:01",
      "0:10",
      "1:00",
      "10:00",
      "1:02:03",
    ]);
    expect(remaining(say, 2.9 * DAY)).toBe(say("clock-days-left", { count: 2 }));
    expect(remaining(say, 1.9 * DAY)).toBe(say("clock-hours-left", { count: 45 }));
    expect(remaining(say, 1.5 * HOUR)).toBe(say("clock-minutes-left", { count: 90 }));
    expect([2.9 * DAY, 1.9 * DAY, 1.5 * HOUR].map((ms) => shortly("en", ms))).toEqual(["2d", "45h", "90m"]);
    expect(shortly("ja", 3 * DAY)).toMatch(/^3 ?日$/);
    expect(clockText(say, "live", seatClock(view(), 0, SINCE + 40_000)!)).toBe(say("clock-up"));
    expect(clockText(say, "slow", seatClock({ ...slow(DAY, 0), runs: null }, 0, SINCE)!)).toBe("");
  });
});

describe("the choice of a clock", () => {
  it("comes back from the settings of a table", () => {
    for (const choice of CLOCKS) expect(choiceOf(clockSettings(choice, "bot"))).toBe(choice);
    expect(choiceOf({})).toBe("live-10"); // the server leaves out what is standard
    expect(clockSettings("slow-7", "wait")).toMatchObject({ kind: "slow", days: 7, holiday: 14, at_zero: "wait" });
  });

  it("is told like the clock of a table", () => {
    expect(aboutChoice(say, "none")).toBe(say("clock-about-none"));
    expect(aboutChoice(say, "live-25")).toBe(say("clock-about-live", { minutes: 25, seconds: 15 }));
    expect(aboutChoice(say, "slow-3")).toBe(say("clock-about-slow", { days: 3, holiday: 7 }));
    expect(aboutClock(say, view())).toBe(say("clock-about-live", { minutes: 1, seconds: 5 }));
  });
});
