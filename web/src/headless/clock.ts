/** Clocks as this page shows them: the server's time, what is left, and how it is written. The server decides. */
import type { ClockSettings, ClockView } from "../net/wire.gen";
import type { Say } from "./text/pieces";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, little time is left. */
const LOW = { live: 30 * SECOND, slow: 12 * HOUR } as const;
/** The last seconds of a live clock are heard. */
export const HEARD = 10 * SECOND;

/**
 * The server's time, whatever the clock of this device says. A message is late by the time that it was on its way, so
 * the largest difference is the best. `local` must not jump: performance.now().
 */
export class ServerTime {
  private ahead: number | null = null;

  constructor(private readonly local: () => number) {}

  hear(now: number | null | undefined): void {
    if (now == null) return;
    const ahead = now - this.local();
    this.ahead = this.ahead === null ? ahead : Math.max(this.ahead, ahead);
  }

  /** ms since the epoch; null if the server has not told it. */
  now(): number | null {
    return this.ahead === null ? null : this.ahead + this.local();
  }
}

export interface SeatClock {
  /** ms of the bank or of the turn. */
  readonly left: number;
  /** ms of the holiday reserve. */
  readonly reserve: number;
  readonly runs: boolean;
  readonly low: boolean;
  /** The turn takes longer than it may: the holiday is being used. */
  readonly holiday: boolean;
  readonly outOfTime: boolean;
}

/** The clock of a seat at a time of the server. */
export function seatClock(view: ClockView, seat: number, now: number | null): SeatClock | null {
  const stated = view.seats[seat];
  if (stated === undefined) return null;
  const runs = view.runs === seat;
  const used = runs && now !== null ? Math.max(0, now - view.since) : 0;
  const left = Math.max(0, stated.left - used);
  const reserve = Math.max(0, stated.reserve - Math.max(0, used - stated.left));
  return {
    left,
    reserve,
    runs,
    low: runs && left + reserve < LOW[view.kind],
    holiday: runs && left === 0 && reserve > 0,
    outOfTime: stated.out_of_time,
  };
}

/** How often a clock changes what it shows, in ms. */
export const pace = (view: ClockView): number => (view.kind === "live" ? 200 : 20 * SECOND);

/** 9:58 or 1:02:03. The last second reads 0:01, so that 0:00 is zero. */
export function face(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The time left in words: days, hours or minutes, rounded down so that nobody comes too late. */
export function remaining(t: Say, ms: number): string {
  if (ms >= 2 * DAY) return t("clock-days-left", { count: Math.floor(ms / DAY) });
  if (ms >= 2 * HOUR) return t("clock-hours-left", { count: Math.floor(ms / HOUR) });
  return t("clock-minutes-left", { count: Math.floor(ms / MINUTE) });
}

/** The time left where there is little room: 3d, 5h or 12m, as the language writes it. */
export function shortly(language: string, ms: number): string {
  const [unit, size] =
    ms >= 2 * DAY
      ? (["day", DAY] as const)
      : ms >= 2 * HOUR
        ? (["hour", HOUR] as const)
        : (["minute", MINUTE] as const);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: language === "ja" ? "short" : "narrow",
  }).format(Math.floor(ms / size));
}

/** The text of a seat's clock. */
export function clockText(t: Say, kind: ClockView["kind"], clock: SeatClock): string {
  if (clock.outOfTime || (clock.runs && clock.left + clock.reserve === 0)) return t("clock-up");
  if (kind === "live") return face(clock.left);
  if (clock.holiday) return t("clock-holiday", { left: remaining(t, clock.reserve) });
  return clock.runs ? remaining(t, clock.left) : "";
}

/** The rest of a seat's holiday reserve; empty at a table without holidays. */
export function reserveText(t: Say, view: Pick<ClockView, "holiday">, clock: SeatClock): string {
  if (view.holiday === 0) return "";
  return clock.reserve > 0 ? t("clock-reserve", { left: remaining(t, clock.reserve) }) : t("clock-reserve-none");
}

/** The clock of a table in a sentence. */
export function aboutClock(t: Say, view: Pick<ClockView, "kind" | "full" | "increment" | "holiday">): string {
  const { full, increment, holiday } = view;
  if (view.kind === "slow") return t("clock-about-slow", { days: full / DAY, holiday: holiday / DAY });
  return t("clock-about-live", { minutes: Math.round(full / MINUTE), seconds: increment / SECOND });
}

/** The clocks that a table may have. The first is the default. */
export const CLOCKS = ["none", "live-10", "live-25", "slow-3", "slow-7"] as const;
export type ClockChoice = (typeof CLOCKS)[number];
export const AT_ZERO = ["claim", "bot", "wait"] as const;
export type AtZero = (typeof AT_ZERO)[number];
type Chosen = Required<Omit<ClockSettings, "at_zero">>;
const NOTHING = { bank: 600, increment: 10, days: 3, holiday: 0 } as const;

const CHOSEN: Readonly<Record<ClockChoice, Chosen | null>> = {
  none: null,
  "live-10": { ...NOTHING, kind: "live" },
  "live-25": { ...NOTHING, kind: "live", bank: 1500, increment: 15 },
  "slow-3": { ...NOTHING, kind: "slow", holiday: 7 },
  "slow-7": { ...NOTHING, kind: "slow", days: 7, holiday: 14 },
};

/** The settings of a choice; null: no clock. */
export function clockSettings(choice: ClockChoice, atZero: AtZero): Required<ClockSettings> | null {
  const chosen = CHOSEN[choice];
  return chosen === null ? null : { ...chosen, at_zero: atZero };
}

/** A choice in a sentence. */
export function aboutChoice(t: Say, choice: ClockChoice): string {
  const chosen = CHOSEN[choice];
  if (chosen === null) return t("clock-about-none");
  const { kind, bank, increment, days, holiday } = chosen;
  const full = kind === "slow" ? days * DAY : bank * SECOND;
  return aboutClock(t, { kind, full, increment: increment * SECOND, holiday: holiday * DAY });
}

/** The choice that these settings are; a clock of another kind is the nearest that there is. */
export function choiceOf(settings: ClockSettings | null | undefined): ClockChoice {
  if (!settings) return "none";
  if (settings.kind === "slow") return (settings.days ?? 3) > 3 ? "slow-7" : "slow-3";
  return (settings.bank ?? 600) > 600 ? "live-25" : "live-10";
}
