/** A carry as it should be, to be watched: each piece is brought above its place, lowered, and let go. No clock. */
import type { Pose } from "../stream/frames";

export type GesturePhase = "move" | "lower" | "let-go";

/** A piece that is carried: the poses of its bodies when they lie, the lowest one first. */
export interface Part {
  readonly piece: string;
  readonly rest: ReadonlyMap<string, Pose>;
}

/** One moment of it. */
export interface Moment {
  /** Which piece, counted from 0. */
  readonly part: number;
  readonly phase: GesturePhase;
  /** How far the piece is from where it will lie: beside its place, and above it; mm. */
  readonly beside: number;
  readonly above: number;
  readonly over: boolean;
}

export const START = { beside: 115, above: 60 } as const; // as a carry begins
const ARC = 10; // mm by which a hand rises on its way
const HOVER = 42; // mm above the place at which it is aligned
const ALMOST = 1.2; // mm at which it is let go
const DROP = 0.08; // seconds
/** Seconds of the parts of the gesture. */
const MOVE = 1.8;
const LOOK = 0.35;
const LOWER = 1.7;
const WAIT = 0.35;
const FREE = 1;
const WHOLE = MOVE + LOOK + LOWER + WAIT + FREE;

/** The speed of a reach: slow, fast, slow. */
const reach = (t: number): number => {
  const s = Math.min(1, Math.max(0, t));
  return s ** 3 * (10 - 15 * s + 6 * s * s);
};

export class Gesture {
  readonly seconds: number;

  constructor(
    readonly parts: readonly Part[],
    /** Motion is reduced: only where each phase ends is shown. */
    private readonly calm: boolean,
  ) {
    this.seconds = parts.length * WHOLE;
  }

  at(seconds: number): Moment {
    const over = seconds >= this.seconds;
    const part = Math.min(this.parts.length - 1, Math.floor(Math.max(0, seconds) / WHOLE));
    return { part, over, ...this.moment(over ? WHOLE : Math.max(0, seconds) - part * WHOLE) };
  }

  private moment(t: number): Pick<Moment, "phase" | "beside" | "above"> {
    const part = (from: number, long: number): number => (this.calm ? 1 : reach((t - from) / long));
    if (t < MOVE + LOOK) {
      const s = part(0, MOVE);
      const above = START.above + (HOVER - START.above) * s + ARC * Math.sin(Math.PI * s);
      return { phase: "move", beside: START.beside * (1 - s), above };
    }
    if (t < MOVE + LOOK + LOWER + WAIT) {
      const s = part(MOVE + LOOK, LOWER);
      return { phase: "lower", beside: 0, above: HOVER + (ALMOST - HOVER) * s };
    }
    const s = this.calm ? 1 : Math.min(1, (t - (WHOLE - FREE)) / DROP);
    return { phase: "let-go", beside: 0, above: ALMOST * (1 - s) };
  }

  /** The poses of what lies and of what is carried. `way`: from the place to where the hand comes from. */
  poses({ part, beside, above }: Moment, way: readonly [number, number]): ReadonlyMap<string, Pose> {
    const found = new Map<string, Pose>();
    for (const [n, { rest }] of this.parts.entries()) {
      if (n > part) break;
      const [dx, dy, dz] = n < part ? [0, 0, 0] : [way[0] * beside, way[1] * beside, above];
      for (const [name, pose] of rest) found.set(name, { ...pose, x: pose.x + dx, y: pose.y + dy, z: pose.z + dz });
    }
    return found;
  }
}
