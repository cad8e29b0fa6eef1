/** When a highway's cars drive: out to its ends, back past their places to its beginning, and home. Pure functions. */
import type { Room } from "./room";

const SPEED = 74; // mm per second
const GAIN = 90; // mm per second², when starting and stopping
const TURN = 0.7; // seconds to turn round
const REST = 2.4; // seconds between two trips
const SMALL = 6; // mm; a car with less room stays where it is
const KNEE = 14; // mm over which a car stops that has less room than others

/** One leg of a trip: all cars move from one shift to another. `facing`: 1 forward, -1 back. */
interface Leg {
  readonly began: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly facing: 1 | -1;
}

export interface Trip {
  readonly legs: readonly Leg[];
  /** Seconds from one trip to the next. */
  readonly lasts: number;
}

/** A car's state at a time: how far it is from its place, its turn (0 forward, π back) and how high it hops. */
export interface Moment {
  readonly shift: number;
  readonly turn: number;
  readonly hop: number;
}

export const PARKED: Moment = { shift: 0, turn: 0, hop: 0 };

/** Seconds for a distance, with starting and stopping. */
function seconds(distance: number): number {
  const ramp = (SPEED * SPEED) / GAIN;
  return distance >= ramp ? distance / SPEED + SPEED / GAIN : 2 * Math.sqrt(distance / GAIN);
}

/** The distance after a time. */
function driven(distance: number, time: number): number {
  const whole = seconds(distance);
  if (time <= 0) return 0;
  if (time >= whole) return distance;
  if (time > whole / 2) return distance - driven(distance, whole - time);
  const start = Math.min(SPEED / GAIN, whole / 2);
  return time < start ? (GAIN * time * time) / 2 : (GAIN * start * start) / 2 + SPEED * (time - start);
}

/** The trip of a highway with this room for its cars; null if no car can move. */
export function tripOf(rooms: readonly Room[]): Trip | null {
  const ahead = Math.max(0, ...rooms.map((room) => room.ahead));
  const behind = Math.max(0, ...rooms.map((room) => room.behind));
  const stops = [0, ...(ahead > SMALL ? [ahead] : []), ...(behind > SMALL ? [-behind] : []), 0];
  if (stops.length === 2) return null;
  const legs: Leg[] = [];
  let time = 0;
  let facing: 1 | -1 = 1;
  for (const [n, to] of stops.entries()) {
    const from = stops[n - 1];
    if (from === undefined || from === to) continue;
    const wanted = to > from ? 1 : -1;
    if (wanted !== facing) time += TURN;
    facing = wanted;
    const lasts = seconds(Math.abs(to - from));
    legs.push({ began: time, lasts, from, to, facing });
    time += lasts;
  }
  if (facing === -1) time += TURN;
  return { legs, lasts: time + REST };
}

/** A car that has less room than others stops softly and waits for them. */
function within(shift: number, room: number): number {
  const knee = Math.min(KNEE, room);
  const over = shift - (room - knee);
  return over <= 0 ? shift : room - knee + knee * (1 - Math.exp(-over / Math.max(1e-6, knee)));
}

/** Where a car with this room is at a time (seconds since the trips began). */
export function momentAt(trip: Trip, room: Room, time: number): Moment {
  if (room.ahead <= SMALL && room.behind <= SMALL) return PARKED;
  const now = time < 0 ? 0 : time % trip.lasts;
  let shift = 0;
  let angle = 0;
  let part = 0;
  let facing: 1 | -1 = 1;
  for (const leg of trip.legs) {
    if (leg.facing !== facing) {
      part = Math.min(1, Math.max(0, (now - (leg.began - TURN)) / TURN));
      angle += Math.PI * part;
      facing = leg.facing;
      if (part < 1) break;
    }
    shift = leg.from + Math.sign(leg.to - leg.from) * driven(Math.abs(leg.to - leg.from), now - leg.began);
    if (now < leg.began + leg.lasts) break;
    part = 0;
  }
  const last = trip.legs.at(-1);
  if (last?.facing === -1 && now > last.began + last.lasts) {
    part = Math.min(1, (now - last.began - last.lasts) / TURN);
    angle += Math.PI * part;
  }
  const hop = part > 0 && part < 1 ? 4 * part * (1 - part) : 0;
  return { shift: shift >= 0 ? within(shift, room.ahead) : -within(-shift, room.behind), turn: angle, hop };
}
