/** The ground that highways enclose, and which of it is new. */
import type { TableView } from "../net/wire.gen";

export interface Enclosure {
  readonly owner: number;
  readonly points: readonly (readonly [number, number])[];
}

export function enclosuresOf(table: TableView): readonly Enclosure[] {
  return table.status.seats.flatMap((seat, owner) =>
    seat.closed.filter((points) => points.length >= 3).map((points) => ({ owner, points })),
  );
}

/** Whose highways enclose ground, and what stands on it. */
export function enclosureLegend(
  table: TableView,
): readonly { readonly owner: number; readonly components: readonly string[] }[] {
  const owners = [...new Set(enclosuresOf(table).map(({ owner }) => owner))];
  return owners.map((owner) => ({ owner, components: table.status.seats[owner]?.enclosed ?? [] }));
}

/** Identifies an enclosure by its owner and its ground, independent of the order of the list. */
export const enclosureKey = ({ owner, points }: Enclosure): string =>
  `${owner}:${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}`;

export interface EnclosureChange {
  readonly added: readonly Enclosure[];
  /** Keys of enclosures that no longer exist. */
  readonly gone: readonly string[];
}

export function enclosureChange(before: Iterable<string>, after: readonly Enclosure[]): EnclosureChange {
  const had = new Set(before);
  const has = new Set(after.map(enclosureKey));
  return { added: after.filter((one) => !had.has(enclosureKey(one))), gone: [...had].filter((key) => !has.has(key)) };
}
