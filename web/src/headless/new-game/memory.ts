/** The browser's memory of the last set-up with bots and of the last one with friends. */

import type { MatchSettings } from "../../net/wire.gen";
import { AT_ZERO, type AtZero, CLOCKS, type ClockChoice, choiceOf } from "../clock";
import { COLOURS } from "../paint";
import { FIRST_LEVEL, isLevel } from "./levels";
import { isDefaultName } from "./names";
import {
  CHILDREN_CARS,
  HANDLED,
  MISS_RULES,
  type MissRule,
  MODES,
  NUDGES,
  type SeatForm,
  type Setting,
  TREMORS,
  WHO,
} from "./setup";

export type Company = "bot" | "friends";
export const COMPANIES: readonly Company[] = ["bot", "friends"];

export interface Remembered {
  readonly edition: string;
  readonly seats: readonly SeatForm[];
  readonly missions: boolean;
  readonly children: boolean;
  readonly first: number;
  readonly mode: (typeof MODES)[number];
  readonly handled: (typeof HANDLED)[number];
  readonly nudge: number | null;
  readonly miss: MissRule;
  readonly house: Readonly<Record<string, Setting>>;
  readonly byLink: boolean;
  readonly substitutes: boolean;
  readonly clock: ClockChoice;
  readonly atZero: AtZero;
}

type Loose = Readonly<Record<string, unknown>>;
const loose = (value: unknown): Loose => (typeof value === "object" && value !== null ? (value as Loose) : {});
const oneOf = <T>(value: unknown, choices: readonly T[]): T | null => choices.find((one) => one === value) ?? null;

function seatOf(value: unknown, seat: number): SeatForm {
  const kept = loose(value);
  return {
    name: typeof kept.name === "string" ? kept.name : "",
    who: oneOf(kept.who, WHO) ?? "human",
    colour: oneOf(kept.colour, COLOURS) ?? COLOURS[seat % COLOURS.length]!,
    tremor: oneOf(kept.tremor, TREMORS),
  };
}

/** A stored set-up, with what an older or a damaged store lacks filled in; null if there is none. */
export function remembered(value: unknown): Remembered | null {
  const kept = loose(value);
  if (typeof kept.edition !== "string" || !Array.isArray(kept.seats) || kept.seats.length < 2) return null;
  const seats = kept.seats.map(seatOf);
  const house = Object.entries(loose(kept.house)).filter(([, one]) => one === null || typeof one !== "object");
  return {
    edition: kept.edition,
    // Two seats never have the same colour.
    seats: new Set(seats.map(({ colour }) => colour)).size < seats.length ? seats.map(recoloured) : seats,
    missions: kept.missions === true,
    children: kept.children === true,
    first: typeof kept.first === "number" && kept.first in seats ? kept.first : 0,
    mode: oneOf(kept.mode, MODES) ?? "precise",
    handled: oneOf(kept.handled, HANDLED) ?? "roads",
    nudge: oneOf<number | null>(kept.nudge, NUDGES),
    miss: oneOf(kept.miss, MISS_RULES) ?? MISS_RULES[0],
    house: Object.fromEntries(house) as Record<string, Setting>,
    byLink: kept.byLink === true,
    clock: oneOf(kept.clock, CLOCKS) ?? "none",
    atZero: oneOf(kept.atZero, AT_ZERO) ?? AT_ZERO[0],
    substitutes: kept.substitutes !== false,
  };
}

/** The set-up of a match, as it would be remembered. */
export function setupOf(settings: MatchSettings): Remembered | null {
  const { missions, ...house } = settings.house_rules ?? {};
  const { mode, pieces, nudge, miss } = settings.hand ?? {};
  const seats = settings.seats.map(({ name = "", kind, bot, colour, tremor }) => {
    const who = kind === "bot" ? (isLevel(bot) ? bot : FIRST_LEVEL) : "human";
    return { name: who === "human" && !isDefaultName(name) ? name : "", who, colour, tremor };
  });
  const children = house.cars === CHILDREN_CARS && house.junctions === false;
  const { edition, first } = settings;
  const [clock, atZero] = [choiceOf(settings.clock), settings.clock?.at_zero];
  const hand = { mode, handled: pieces, nudge, miss };
  return remembered({ edition, seats, missions, children, first, house, clock, atZero, ...hand });
}

const recoloured = (seat: SeatForm, n: number): SeatForm => ({ ...seat, colour: COLOURS[n % COLOURS.length]! });
