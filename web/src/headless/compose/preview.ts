/** How a draft looks on the table: the ghost, the ring, crossing marks, highlighted pieces. */
import type { PieceShapes, Ring, TableView, VerdictView } from "../../net/wire.gen";
import { carPose, type Lie3, type Place, rampLie, restingLie, shiftLie, topOf } from "../geometry";
import type { CrossingMark, Ghost, Highlight, RingSpots } from "../shown";
import type { BuildDraft, Draft } from "./draft";
import { guess, optionOf, spotsOf } from "./ring";

export interface Composed {
  readonly draft: Draft | null;
  readonly seat: number | null;
  readonly table: TableView | null;
  readonly shapes: PieceShapes;
  readonly ring: Ring | null;
  /** The verdict on this draft; null while the request is in flight. */
  readonly verdict: VerdictView | null;
}

/** The lie of the drafted road: the referee's if known, else an estimate. */
export function lieOf(c: Composed, draft: BuildDraft): Lie3 | null {
  if (c.verdict?.lie) return c.verdict.lie;
  const base = c.table?.columns.find((column) => column.id === draft.base);
  if (base === undefined || draft.place === null) return null;
  const { column, road } = c.shapes;
  const top = topOf(base, column.disc_height);
  const rest =
    draft.rest ??
    (draft.kind === "off-ramp"
      ? rampLie(base, top, draft.place, road.length)
      : restingLie(base, top, draft.place, draft.height * column.disc_height, road.length));
  return shiftLie(rest, draft.shift);
}

/** Legal as far as is known now. */
export function looksLegal(c: Composed): boolean {
  if (c.verdict !== null) return c.verdict.legal;
  const { draft, ring, table } = c;
  if (draft?.mode !== "build" || ring === null || draft.place === null) return true;
  const base = table?.columns.find((column) => column.id === draft.base);
  const option = optionOf(ring, draft.kind, draft.height);
  return base === undefined || option < 0 ? true : guess(ring, base, option, draft.place) !== null;
}

export function ghostOf(c: Composed): Ghost | null {
  const { draft, seat, shapes } = c;
  if (draft === null || seat === null || draft.place === null) return null;
  const legal = looksLegal(c);
  if (draft.mode === "component") {
    if (draft.component === null) return null;
    const kind = shapes.components[draft.component]?.kind ?? "building";
    return { owner: seat, legal, component: { id: draft.component, kind, ...draft.place, angle: draft.angle } };
  }
  const lie = lieOf(c, draft);
  if (lie === null) return null;
  const cars = (c.verdict?.cars ?? []).map((car) => {
    const type = car.type ?? "plain";
    const spot = { at: car.at, offset: car.offset ?? 0, type };
    return carPose(lie, spot, shapes.road.thickness, shapes.car.lengths[type] ?? shapes.car.lengths.plain ?? 16);
  });
  return {
    owner: seat,
    legal,
    road: { start: lie[0], end: lie[1] },
    cars,
    ...(draft.kind === "off-ramp"
      ? {}
      : {
          column: {
            ...draft.place,
            foot: c.verdict?.lie ? footOf(lie[1][2], draft.height, shapes) : 0,
            height: draft.height,
            junction: draft.kind === "junction",
          },
        }),
  };
}

/** The height of the ground under a column: above 0 if the column stands on an area. */
function footOf(top: number, height: number, shapes: PieceShapes): number {
  return Math.abs(top - height * shapes.column.disc_height - shapes.area.thickness) < 0.1 ? shapes.area.thickness : 0;
}

export function ringOf(c: Composed): RingSpots | null {
  const { draft, ring, table } = c;
  if (draft?.mode !== "build" || ring === null || draft.base === null || draft.adjusting) return null;
  const base = table?.columns.find((column) => column.id === draft.base);
  const option = optionOf(ring, draft.kind, draft.height);
  return base === undefined || option < 0 ? null : spotsOf(ring, base, option);
}

/** Marks on the new road where it crosses others. */
export function marksOf(c: Composed): readonly CrossingMark[] {
  const { draft, verdict } = c;
  if (draft?.mode !== "build" || verdict === null || verdict.lie === null) return [];
  const [a, b] = verdict.lie;
  const plan = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6);
  return verdict.crossings.map(({ x, y, why, over }) => {
    const place: Place = { x, y };
    const part = Math.hypot(place.x - a[0], place.y - a[1]) / plan;
    return {
      ...place,
      z: a[2] + (b[2] - a[2]) * part + c.shapes.road.thickness,
      earns: verdict.legal && why === "earns", // a build that cannot stand promises nothing
      over,
    };
  });
}

export function highlightOf(c: Composed): Highlight {
  const { draft, verdict, table } = c;
  const mine = c.seat !== null && draft?.mode === "build" && !draft.adjusting;
  const pieces = new Set((verdict?.findings ?? []).flatMap((finding) => finding.pieces));
  for (const id of [...pieces]) if (id.startsWith("new-")) pieces.delete(id);
  return {
    pieces: [...pieces],
    basePoints: mine ? (table?.status.base_points.map((base) => base.column) ?? []) : [],
    chosenBase: draft?.mode === "build" ? draft.base : null,
    ...(draft?.mode === "component" ? { anywhere: true } : {}),
  };
}
