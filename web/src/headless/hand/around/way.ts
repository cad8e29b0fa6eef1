/** Which way the place of a piece is: an arrow as on the screen, and words in the directions of the arrow keys. */
import type { Place } from "../../geometry";
import type { Say } from "../../text/pieces";

/** How the viewer sees the table around the piece. */
export interface Bearings {
  /** Where the arrow keys move a piece: right, and away from the viewer. */
  readonly right: readonly [number, number];
  readonly away: readonly [number, number];
  /** Pixels from a place to another, right and down. */
  pixels(from: Place, to: Place): readonly [number, number];
}

/** From a piece to its place. */
export interface Way {
  /** Whole mm along the keys. */
  readonly right: number;
  readonly away: number;
  /** As on the screen; empty if the piece is above its place. */
  readonly arrow: string;
}

const ARROWS = ["→", "↗", "↑", "↖", "←", "↙", "↓", "↘"] as const;
export const ALIGNED = 0.7; // mm beside its place from which on a piece counts as above it

export function wayTo(from: Place, to: Place, { right, away, pixels }: Bearings): Way {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ([x, y]: readonly [number, number]): number => Math.round(dx * x + dy * y) + 0; // no minus zero
  if (Math.hypot(dx, dy) < ALIGNED) return { right: 0, away: 0, arrow: "" };
  const [px, py] = pixels(from, to);
  const eighth = Math.round(Math.atan2(-py, px) / (Math.PI / 4));
  return { right: along(right), away: along(away), arrow: ARROWS[(eighth + 8) % 8]! };
}

/** "To its place: 9 mm to the right, 34 mm down"; empty if it is there. */
export function wayInWords(say: Say, { right, away }: Way, above: number): string {
  const parts = [
    [right, "right", "left"],
    [away, "away", "near"],
    [above, "down", "up"],
  ] as const;
  const ways = parts
    .filter(([mm]) => mm !== 0)
    .map(([mm, one, other]) => say("web-hand-way", { way: mm > 0 ? one : other, mm: Math.abs(mm) }));
  return ways.length === 0 ? "" : say("web-hand-to-place", { ways: ways.join(say("list-separator")) });
}
