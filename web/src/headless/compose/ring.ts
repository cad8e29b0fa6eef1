/** Reach rings: the server's survey of a base point, read for one kind and height at a time. */
import type { Ring } from "../../net/wire.gen";
import { distance, type Place } from "../geometry";
import type { RingSpots } from "../shown";

export type Kind = "column" | "junction" | "off-ramp";
export const KINDS: readonly Kind[] = ["column", "junction", "off-ramp"];

/** The index of the option with this kind and height, or -1. Off-ramps have no height. */
export function optionOf(ring: Ring, kind: Kind, height: number): number {
  return ring.options.findIndex(([h, k]) => k === kind && (kind === "off-ramp" || h === height));
}

/** The heights of a kind in the survey, lowest first. */
export function heightsOf(ring: Ring, kind: Kind): readonly number[] {
  return ring.options
    .filter(([, k]) => k === kind)
    .map(([h]) => h)
    .sort((a, b) => a - b);
}

/** A build that is possible: a kind and a height. */
export type Option = Ring["options"][number];

/** The options that earn a car at one spot of the survey at least. */
export function earningOptions(ring: Ring): readonly Option[] {
  const count = ring.options.length;
  return ring.options.filter((_, option) =>
    [...ring.cells].some((cell, n) => n % count === option && cell !== "." && cell !== "0"),
  );
}

const cellAt = (ring: Ring, angle: number, reach: number, option: number): string =>
  ring.cells[(angle * ring.distances.length + reach) * ring.options.length + option] ?? ".";

/** The nearest and farthest reach of an option in mm from the axis; null if there is no such option. */
export function bandOf(ring: Ring, option: number): { near: number; far: number } | null {
  const near = ring.distances[0]?.[option];
  const far = ring.distances[ring.distances.length - 1]?.[option];
  return near === undefined || far === undefined ? null : { near: Math.min(near, far), far: Math.max(near, far) };
}

/** The legal spots of an option. An off-ramp has a fixed reach, so it has one spot per direction. */
export function spotsOf(ring: Ring, base: Place, option: number): RingSpots {
  const spots: { x: number; y: number; cars: number }[] = [];
  const band = bandOf(ring, option);
  const single = band !== null && band.far - band.near < 0.01;
  for (let angle = 0; angle < ring.angles; angle += 1) {
    const turn = (angle / ring.angles) * 2 * Math.PI;
    for (let reach = 0; reach < (single ? 1 : ring.distances.length); reach += 1) {
      const cell = cellAt(ring, angle, reach, option);
      const far = ring.distances[reach]?.[option];
      if (cell === "." || far === undefined) continue;
      spots.push({ x: base.x + Math.cos(turn) * far, y: base.y + Math.sin(turn) * far, cars: Number(cell) });
    }
  }
  return { x: base.x, y: base.y, spots };
}

/** The surveyed spot that is nearest by a measure, at most `within` away; null if none is. */
export function nearestSpot(
  { spots }: RingSpots,
  away: (spot: Place) => number,
  within: number,
): RingSpots["spots"][number] | null {
  let [best, least] = [null as RingSpots["spots"][number] | null, within];
  for (const spot of spots) {
    const far = away(spot);
    if (far <= least) [best, least] = [spot, far];
  }
  return best;
}

/** The cars earned at the nearest surveyed spot; null if forbidden. An estimate until the server has judged it. */
export function guess(ring: Ring, base: Place, option: number, place: Place): number | null {
  const turn = Math.atan2(place.y - base.y, place.x - base.x);
  const angle = ((Math.round((turn / (2 * Math.PI)) * ring.angles) % ring.angles) + ring.angles) % ring.angles;
  const far = distance(base, place);
  let best = 0;
  ring.distances.forEach((row, reach) => {
    const d = row[option] ?? Infinity;
    if (Math.abs(d - far) < Math.abs((ring.distances[best]?.[option] ?? Infinity) - far)) best = reach;
  });
  const cell = cellAt(ring, angle, best, option);
  return cell === "." ? null : Number(cell);
}

/** A good first spot for an option: earns the most, then is near the middle of the table and of the band. */
export function bestSpot(ring: Ring, base: Place, option: number): Place | null {
  const band = bandOf(ring, option);
  const middle = band === null ? 0 : (band.near + band.far) / 2;
  const worth = (spot: { x: number; y: number; cars: number }): number =>
    spot.cars * 10_000 - Math.hypot(spot.x, spot.y) - Math.abs(distance(base, spot) - middle);
  let best: { x: number; y: number; cars: number } | null = null;
  for (const spot of spotsOf(ring, base, option).spots) if (best === null || worth(spot) > worth(best)) best = spot;
  return best;
}

/** The rings of one revision; each is requested once. */
export class RingBook {
  private revision = -1;
  private rings = new Map<number, Promise<Ring>>();

  constructor(private readonly ask: (revision: number, base: number) => Promise<Ring>) {}

  /** Request every ring again: the server can answer with finer ones now. */
  clear(): void {
    this.rings.clear();
  }

  get(revision: number, base: number): Promise<Ring> {
    if (revision !== this.revision) {
      this.revision = revision;
      this.rings.clear();
    }
    const known = this.rings.get(base);
    if (known !== undefined) return known;
    const asked = this.ask(revision, base);
    this.rings.set(base, asked);
    asked.catch(() => {
      if (this.rings.get(base) === asked) this.rings.delete(base);
    });
    return asked;
  }
}
