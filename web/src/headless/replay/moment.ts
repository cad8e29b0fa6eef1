/** A moment of a game, as part of a link: a step, or a second of a carry, and where the camera is. */
export interface Moment {
  /** How many steps have been played. */
  readonly step?: number;
  /** The number of a carry. */
  readonly carry?: number;
  /** Seconds since that carry began. */
  readonly second?: number;
  /** The camera, as the scene describes it. */
  readonly view?: readonly number[];
}

const VIEW_NUMBERS = 6;

/** "&step=12&view=…" */
export function momentText({ step, carry, second, view }: Moment): string {
  const parts = { step, carry, second: second === undefined ? undefined : second.toFixed(1), view: view?.join(",") };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `&${name}=${value}`)
    .join("");
}

/** Reads what `momentText` writes; null if there is nothing in it. What cannot be read is left out. */
export function readMoment(text: string): Moment | null {
  const found = new URLSearchParams(text);
  const number = (name: string, pattern: RegExp): number | undefined => {
    const value = found.get(name);
    return value !== null && pattern.test(value) ? Number(value) : undefined;
  };
  const moment = {
    step: number("step", /^\d{1,6}$/),
    carry: number("carry", /^\d{1,9}$/),
    second: number("second", /^\d{1,3}(\.\d)?$/),
    view: viewOf(found.get("view")),
  };
  const told = Object.entries(moment).filter(([, value]) => value !== undefined);
  return told.length === 0 ? null : (Object.fromEntries(told) as Moment);
}

function viewOf(text: string | null): readonly number[] | undefined {
  const numbers = text?.split(",").map(Number) ?? [];
  return numbers.length === VIEW_NUMBERS && numbers.every(Number.isFinite) ? numbers : undefined;
}
