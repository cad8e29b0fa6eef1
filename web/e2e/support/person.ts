/**
 * A scripted person who carries a piece: points with noise, reacts with a delay, and moves no faster than Fitts' law
 * says. It sees only what is on the screen. The tests run it in simulated time and, with real events, in the browser.
 */

/** What the person sees. */
export interface Eyes {
  /** From where the piece is, seen straight down, to its place: pixels of the screen. */
  off(): readonly [number, number];
  /** mm between the piece and what is below, as the view from the side says. */
  gap(): number;
  /** Is the camera on its way? */
  flies(): boolean;
  /** Pixels that the piece moves per pixel of the hand, here. The person is used to it. Without it: one. */
  gain?(): number;
}

/** What the person does next: wait (seconds), move the mouse or a finger (pixels), turn the wheel, slide, let go. */
export type Act =
  | { readonly wait: number }
  | { readonly move: readonly [number, number] }
  | { readonly notches: number }
  | { readonly slide: number }
  | { readonly lift: true }
  | { readonly letGo: true };

export interface Body {
  /** Seconds of a reaction, and of Fitts' law: a movement takes `a + b · log2(distance / width + 1)`. */
  readonly reaction: number;
  readonly a: number;
  readonly b: number;
  /** Where a movement ends: a part of its length, and pixels. */
  readonly spread: number;
  readonly jitter: number;
  /** Pixels by which the eye errs. */
  readonly sight: number;
  /** Pixels that count as aligned just above the place. */
  readonly aligned: number;
  readonly device: "mouse" | "touch";
  /** The pointer is seen: the person reaches for the piece first. */
  readonly reaches: boolean;
}

/** A mouse as in ISO 9241-9 studies (about 4 bits/s), and a finger, which is less precise. */
export const MOUSE: Body = {
  reaction: 0.26,
  a: 0.12,
  b: 0.19,
  spread: 0.04,
  jitter: 0.7,
  sight: 1,
  aligned: 3,
  device: "mouse",
  reaches: true,
};
/** The same person with tweezers, while the page holds the pointer. */
export const TWEEZERS: Body = { ...MOUSE, reaches: false, aligned: 2 };
export const FINGER: Body = {
  reaction: 0.3,
  a: 0.16,
  b: 0.2,
  spread: 0.05,
  jitter: 1.4,
  sight: 1.2,
  aligned: 3,
  device: "touch",
  reaches: false,
};

const RATE = 60; // movements per second that a device reports
const HIGH = 5; // pixels that count as aligned while the piece is high
const WIDTH = 8; // pixels that the person aims at
const LOW = 12; // mm: from here on carefully
const DOWN = 1.2; // mm at which to let go
const FLICK = 0.14; // seconds between two notches
const MOST = 90; // tries

export type Random = () => number;

/** A random number generator with a seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());

/** Carry a piece from the moment it was taken until it is let go. `home`: pixels from the pointer to the piece. */
export function* carry(eyes: Eyes, body: Body, random: Random, home: readonly [number, number]): Generator<Act> {
  yield { wait: body.reaction * 2 }; // see where the piece is, and where it goes
  if (body.reaches) yield* movement(home, body, random);
  for (let n = 0; n < MOST; n += 1) {
    while (eyes.flies()) yield { wait: 0.1 };
    yield { wait: body.reaction * (0.85 + 0.3 * random()) };
    const off = eyes.off();
    const seen = [off[0] + body.sight * normal(random), off[1] + body.sight * normal(random)] as const;
    const gap = eyes.gap();
    if (Math.hypot(...seen) > (gap > LOW ? HIGH : body.aligned)) yield* movement(seen, body, random, eyes.gain?.());
    else if (gap > DOWN) yield* lower(gap, body, random);
    else break;
  }
  yield { wait: body.reaction };
  yield { letGo: true };
}

/** A movement of the hand with the speed profile of a reach: slow, fast, slow. */
function* movement(to: readonly [number, number], body: Body, random: Random, gain = 1): Generator<Act> {
  const far = Math.hypot(...to) / gain;
  const seconds = body.a + body.b * Math.log2(far / WIDTH + 1);
  const off = (): number => normal(random) * (body.spread * far * 0.5 + body.jitter * 0.5);
  const [x, y] = [to[0] / gain + off(), to[1] / gain + off()];
  const count = Math.max(2, Math.round(seconds * RATE));
  let part = 0;
  for (let n = 1; n <= count; n += 1) {
    const t = n / count;
    const next = t ** 3 * (10 - 15 * t + 6 * t * t);
    yield { move: [x * (next - part), y * (next - part)] };
    yield { wait: 1 / RATE };
    part = next;
  }
  if (body.device === "touch") yield { lift: true };
}

/** Lower the piece: quickly while it is high, notch by notch near what is below. */
function* lower(gap: number, body: Body, random: Random): Generator<Act> {
  if (body.device === "mouse") {
    for (let n = gap > LOW ? 2 : 1; n > 0; n -= 1) {
      yield { notches: -1 };
      yield { wait: FLICK * (0.8 + 0.4 * random()) };
    }
    return;
  }
  // A thumb on a slider: a stroke whose length suits the gap.
  const pixels = Math.min(80, 4 + 2.2 * gap) * (0.85 + 0.3 * random());
  const seconds = body.a + body.b * Math.log2(pixels / WIDTH + 1);
  const count = Math.max(2, Math.round(seconds * RATE));
  for (let n = 0; n < count; n += 1) {
    yield { slide: -pixels / count };
    yield { wait: 1 / RATE };
  }
}
