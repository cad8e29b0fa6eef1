/** The draft of a turn as a value: its fields, its conversion to and from a turn, and its history. */
import type { CarPlace, Extend, OffRamp, PlaceComponent, StatusView, TableView, Take, Turn } from "../../net/wire.gen";
import { grid, isShifted, type Lie3, NO_SHIFT, type Place, type Shift, shiftLie, statedLie } from "../geometry";
import { idOf, numberOf } from "../piece-id";
import type { Kind } from "./ring";

export interface BuildDraft {
  readonly mode: "build";
  /** Id of the base point's column; null if there is none. */
  readonly base: string | null;
  /** The player has not chosen the base point: another one is taken if it suits the pointer or a tap better. */
  readonly loose: boolean;
  readonly kind: Kind;
  readonly height: number;
  readonly place: Place | null;
  /** The player chose this place: the ghost stays there until it is moved on purpose. */
  readonly pinned: boolean;
  readonly shift: Shift;
  /** Where the road lies before any shift, as the referee says. A shift starts from here. */
  readonly rest: Lie3 | null;
  /** null: every car that may be placed, where it fits. */
  readonly cars: readonly CarPlace[] | null;
  /** Discs taken for cars of the same type; null: the referee chooses. */
  readonly take: readonly Take[] | null;
  /** The draft adjusts the last build of this seat. */
  readonly adjusting: boolean;
}

export interface ComponentDraft {
  readonly mode: "component";
  readonly component: string | null;
  readonly place: Place | null;
  readonly angle: number;
  readonly pinned: boolean;
}

export type Draft = BuildDraft | ComponentDraft;
export type Laid = Extend | OffRamp;

export const emptyBuild = (base: string | null, height: number): BuildDraft => ({
  mode: "build",
  base,
  loose: false,
  kind: "column",
  height,
  place: null,
  pinned: false,
  shift: NO_SHIFT,
  rest: null,
  cars: null,
  take: null,
  adjusting: false,
});

export const emptyComponent = (component: string | null): ComponentDraft => ({
  mode: "component",
  component,
  place: null,
  angle: 0,
  pinned: false,
});

/** The first draft of the player to move; null if there is nothing to compose. */
export function freshDraft(status: StatusView): Draft | null {
  if (status.phase === "setup") return emptyComponent(status.to_place[0] ?? null);
  if (status.phase !== "building") return null;
  const points = status.base_points;
  // Most turns go on from the end of the highway. The pointer may take another base point meanwhile.
  const base = points.filter(({ branch }) => !branch).at(-1) ?? points.at(-1);
  return { ...emptyBuild(base?.column ?? null, 0), loose: points.length > 1 };
}

/** Apply a change that moves the road, and reset the shift, the cars and the takes. */
export function moved(draft: BuildDraft, change: Partial<BuildDraft>): BuildDraft {
  return { ...draft, shift: NO_SHIFT, rest: null, cars: null, take: null, ...change };
}

/** The draft as a build; null while it is incomplete. */
export function buildTurn(draft: BuildDraft): Laid | null {
  if (draft.base === null || draft.place === null) return null;
  const common = {
    base: numberOf(draft.base),
    x: grid(draft.place.x),
    y: grid(draft.place.y),
    ...(isShifted(draft.shift) && draft.rest !== null ? { lie: statedLie(shiftLie(draft.rest, draft.shift)) } : {}),
    ...(draft.cars !== null ? { cars: draft.cars } : {}),
    ...(draft.take !== null ? { take: draft.take } : {}),
  };
  if (draft.kind === "off-ramp") return { type: "off-ramp", ...common };
  return { type: "extend", ...common, height: draft.height, junction: draft.kind === "junction" };
}

export function componentTurn(draft: ComponentDraft): PlaceComponent | null {
  if (draft.component === null || draft.place === null) return null;
  return {
    type: "component",
    component: draft.component,
    x: grid(draft.place.x),
    y: grid(draft.place.y),
    angle: grid(draft.angle),
  };
}

/** The last build of a seat as a draft to adjust; null if the seat has built nothing. */
export function draftOfLast(table: TableView, seat: number): BuildDraft | null {
  const road = [...table.roads].reverse().find((r) => r.owner === seat && r.from_column !== null);
  if (road === undefined || road.from_column === null) return null;
  const column = table.columns.find((c) => c.id === road.to_column);
  return {
    ...emptyBuild(road.from_column, column?.height ?? 0),
    kind: column === undefined ? "off-ramp" : column.junction ? "junction" : "column",
    place: column === undefined ? { x: road.end[0], y: road.end[1] } : { x: column.x, y: column.y },
    pinned: true,
    adjusting: true,
  };
}

/** A proposed turn as a draft; null if the turn builds nothing. */
export function draftOfTurn(turn: Turn): Draft | null {
  if (turn.type === "component")
    return { ...emptyComponent(turn.component), place: { x: turn.x, y: turn.y }, angle: turn.angle ?? 0, pinned: true };
  if (turn.type !== "extend" && turn.type !== "off-ramp") return null;
  return {
    ...emptyBuild(idOf("column", turn.base), turn.type === "extend" ? turn.height : 0),
    kind: turn.type === "off-ramp" ? "off-ramp" : turn.junction ? "junction" : "column",
    place: { x: turn.x, y: turn.y },
    pinned: true,
  };
}
