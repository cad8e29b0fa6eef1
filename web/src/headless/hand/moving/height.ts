/** How far a turn of the wheel, a key or a thumb raises a piece: coarse far above what is below, fine near it. */

/** mm above what is below at which a click releases the piece, and how far it may be pressed down by the controls. */
export const PRESS = 1.5;
/** A click higher above its place (or what is below), or further beside it, is taken for a mistake; mm. */
const CLICK_BELOW = 40;
const CLICK_BESIDE = 25;
/** Why a click does not let go of a piece: a message without its prefix; null if it does. */
export function clickRefused(above: number, beside: number): "too-high" | "too-far" | null {
  if (above >= CLICK_BELOW) return "too-high";
  return beside > CLICK_BESIDE ? "too-far" : null;
}

const LIFTED = 300; // mm; higher gaps are treated as this one

interface Notch {
  /** The part of the gap that a notch of the wheel covers, as a rate. */
  readonly share: number;
  /** The least mm per notch. */
  readonly least: number;
}
const HAND: Notch = { share: Math.LN2, least: 1.2 };
const TWEEZERS: Notch = { share: Math.LN2, least: 0.45 };

/** The gap after some notches of the wheel up (positive) or down. Going up and down again ends where it began. */
export function notched(gap: number, notches: number, tweezers = false): number {
  const { share, least } = tweezers ? TWEEZERS : HAND;
  const edge = least / share; // below this gap a notch is always `least` mm
  const from = Math.min(LIFTED, Math.max(-PRESS, gap));
  // Notches counted from the edge: linear below it, exponential above.
  const count = (from <= edge ? (from - edge) / least : Math.log(from / edge) / share) + notches;
  const to = count <= 0 ? edge + count * least : edge * Math.exp(count * share);
  return Math.max(-PRESS, Math.min(LIFTED, to)) + (gap - from);
}

/** Speed of a held key, as a part of its greatest speed. */
export const keySpeed = (gap: number): number => Math.min(1, Math.max(0.08, Math.abs(gap) / 60));

/** The slider of a phone: 0 is `LOWEST` mm below the place of the piece, 1 is `TALLEST` mm above it. */
export const TALLEST = 140;
const LOWEST = 8;
const STEEP = 30; // mm per slider length at the height of the place, where it is finest
const ZERO = 0.14; // of the slider's length, where the height of the place is

/** Height above the place of the piece at a point of the slider. */
export function slidTo(part: number): number {
  const u = (Math.min(1, Math.max(0, part)) - ZERO) / (1 - ZERO);
  return u >= 0 ? STEEP * u + (TALLEST - STEEP) * u * u : Math.max(-LOWEST, STEEP * u * (1 - u * 8));
}

/** The point of the slider for a height above the place; the inverse of `slidTo`. */
export function slideOf(height: number): number {
  let [low, high] = [0, 1];
  for (let n = 0; n < 40; n += 1) {
    const middle = (low + high) / 2;
    if (slidTo(middle) < height) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Pixels of a wheel event that are one notch of an ordinary mouse, by its mode: pixels, lines, pages. */
const A_NOTCH = [100, 3, 1] as const;
const MOST = 2; // notches in one event; a wheel that spins freely must not throw the piece

/** Notches of a wheel event, up positive. */
export function notchesOf(event: {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaMode: number;
}): number {
  const way = -(event.deltaY || event.deltaX) / (A_NOTCH[event.deltaMode as 0 | 1 | 2] ?? A_NOTCH[0]);
  return Math.max(-MOST, Math.min(MOST, way));
}
