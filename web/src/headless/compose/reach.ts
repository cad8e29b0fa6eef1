/** Lookups for the composer: where a base point stands, how far a road from it reaches, what to begin with. */
import type { Ring, TableView } from "../../net/wire.gen";
import { distance, intoBand, type Place } from "../geometry";
import type { BuildDraft } from "./draft";
import { bandOf, earningOptions, heightsOf, KINDS, type Kind, optionOf } from "./ring";

export const columnOf = (table: TableView | null, id: string | null) =>
  table?.columns.find((column) => column.id === id) ?? null;

const STAYS = 12; // mm by which another base point must fit better before the choice changes; prevents flicker

/** The base point under the pointer, else the one from which a road would end nearest to the pointer. */
export function baseToward(
  table: TableView | null,
  place: Place,
  length: number,
  now: string | null,
  on: string | null,
): string | null {
  const bases = table?.status.base_points.map((base) => base.column) ?? [];
  if (on !== null && bases.includes(on)) return on;
  const misses = (id: string): number => {
    const at = columnOf(table, id);
    return at === null ? Infinity : Math.abs(distance(at, place) - length) - (id === now ? STAYS : 0);
  };
  return [...bases].sort((a, b) => misses(a) - misses(b))[0] ?? null;
}

/** The place itself, or the nearest one that a road from the base point reaches according to the survey. */
export function intoReach(ring: Ring | null, base: Place | null, draft: BuildDraft, place: Place): Place {
  const band = ring === null ? null : bandOf(ring, optionOf(ring, draft.kind, draft.height));
  return base === null || band === null ? place : intoBand(base, place, band.near, band.far);
}

/** Discs of a column that most turns can afford. Who always builds one higher has used up all columns in six turns. */
const AFFORDED = 3;

/** The heights of a kind that can earn a car. */
const earningHeights = (ring: Ring, kind: Kind): readonly number[] =>
  earningOptions(ring).flatMap(([height, one]) => (one === kind ? [height] : []));

/** The height of a gray column to begin with: the highest that can earn a car, else one up unless that costs much. */
function columnHeight(ring: Ring): number | null {
  const [heights, earning] = [heightsOf(ring, "column"), earningHeights(ring, "column")];
  if (earning.length > 0) return Math.max(...earning);
  return heights.filter((height) => height <= AFFORDED).at(-1) ?? heights[0] ?? null;
}

/** The first kind and height: a gray column, as in most turns, else the first kind that is possible. */
export function firstChoice(ring: Ring): { readonly kind: Kind; readonly height: number } | null {
  for (const kind of KINDS) {
    const height = kind === "column" ? columnHeight(ring) : (heightsOf(ring, kind)[0] ?? null);
    if (height !== null) return { kind, height };
  }
  return null;
}

/** The first height after a change of kind; null if the survey has none. A junction that earns a car comes first. */
export function heightFor(ring: Ring, kind: Kind, baseHeight: number): number | null {
  if (kind === "column") return columnHeight(ring);
  const earning = earningHeights(ring, kind);
  const heights = earning.length > 0 ? earning : heightsOf(ring, kind);
  return [...heights].sort((a, b) => Math.abs(a - baseHeight - 1) - Math.abs(b - baseHeight - 1))[0] ?? null;
}
