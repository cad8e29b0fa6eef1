/** A draft that survives a reload. It is kept with the moment it belongs to, and comes back only at the same moment. */
import type { TableView } from "../../net/wire.gen";
import type { Draft } from "./draft";

export interface KeptDraft {
  readonly moment: string;
  readonly draft: Draft;
}

/** Where the draft of one match is kept. */
export interface DraftKeep {
  get(): KeptDraft | null;
  /** null: forget it. */
  put(kept: KeptDraft | null): void;
}

/** A draft depends on who moves and on everything that stands. The revision may differ, as after a refused undo. */
export function momentOf(table: TableView, seat: number): string {
  const { columns, roads, cars, components, status } = table;
  const where = roads.map(({ id, start, end }) => [id, start, end]);
  const text = JSON.stringify([
    seat,
    status.phase,
    status.base_points,
    status.to_place,
    columns,
    where,
    cars,
    components,
  ]);
  let hash = 5381;
  for (let n = 0; n < text.length; n += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(n)) >>> 0;
  return `${text.length}-${hash}`;
}

/** The kept draft, if it was made at this moment and still makes sense; else null. */
export function restored(kept: KeptDraft | null, table: TableView, seat: number): Draft | null {
  const draft = kept?.draft;
  if (kept?.moment !== momentOf(table, seat) || draft?.pinned !== true || draft.place === null) return null;
  const { phase, base_points, to_place } = table.status;
  if (draft.mode === "component")
    return phase === "setup" && draft.component !== null && to_place.includes(draft.component) ? draft : null;
  const known = base_points.some(({ column }) => column === draft.base);
  return phase === "building" && known && !draft.adjusting ? draft : null;
}
