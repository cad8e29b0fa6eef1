/** The meaning of a tap or a click on the table: a base point, a place, or the ghost itself, which is built. */
import { sounds } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { columnOf } from "../../../headless/compose/reach";
import { nearestSpot, optionOf, spotsOf } from "../../../headless/compose/ring";
import { fromSegment, type Place } from "../../../headless/geometry";
import type { SceneApi } from "../../../scene/api";

export const GRAB_MOUSE = 22;
export const GRAB_TOUCH = 44;
const DOT = 18; // pixels; a fingertip hides about this much around a dot
const COLUMN = 26;

/** Where a finger touched the picture, in its pixels. */
interface Finger {
  readonly scene: SceneApi;
  readonly x: number;
  readonly y: number;
}

export function onGhost(
  session: Session,
  scene: SceneApi,
  element: HTMLElement,
  x: number,
  y: number,
  within: number,
): boolean {
  const draft = session.composer.draft.value;
  if (draft === null || !draft.pinned || draft.place === null) return false;
  const top = draft.mode === "build" ? draft.height * session.shapes.column.disc_height : 0;
  const box = element.getBoundingClientRect();
  return [0, top].some((z) => {
    const spot = scene.project(draft.place!.x, draft.place!.y, z);
    return Math.hypot(spot.x + box.left - x, spot.y + box.top - y) <= within;
  });
}

/** The base point whose column is drawn under or next to a finger. */
function baseUnder(session: Session, { scene, x, y }: Finger): string | undefined {
  const table = session.match.table.value;
  let [best, least] = [undefined as string | undefined, COLUMN];
  for (const { column } of session.match.status.value?.base_points ?? []) {
    const stands = table?.columns.find(({ id }) => id === column);
    if (stands === undefined) continue;
    const top = stands.foot + stands.height * session.shapes.column.disc_height;
    const [low, high] = [stands.foot, top].map((z) => scene.project(stands.x, stands.y, z));
    const far = fromSegment({ x, y }, low!, high!);
    if (far <= least) [best, least] = [column, far];
  }
  return best;
}

/** The dot under a finger: it is legal, and a finger cannot point as precisely as a road must lie. */
function dotUnder(session: Session, { scene, x, y }: Finger): Place | null {
  const { composer, match } = session;
  const [draft, ring] = [composer.draft.value, composer.ring.value];
  const base = draft?.mode === "build" ? columnOf(match.table.value, draft.base) : null;
  if (draft?.mode !== "build" || draft.adjusting || ring === null || base === null) return null;
  const away = (spot: Place): number => {
    const seen = scene.project(spot.x, spot.y, 0);
    return Math.hypot(seen.x - x, seen.y - y);
  };
  return nearestSpot(spotsOf(ring, base, optionOf(ring, draft.kind, draft.height)), away, DOT);
}

/** A tap chooses a base point or a place; a second click on the ghost builds it. */
export function tapped(
  session: Session,
  scene: SceneApi,
  element: HTMLElement,
  x: number,
  y: number,
  touch: boolean,
): void {
  const { composer, match } = session;
  const draft = composer.draft.value;
  session.plays.catchUp();
  if (draft === null || session.past.replay.value !== null) return;
  const spot = scene.pick(x, y);
  const at: Finger = { scene, x: x - element.getBoundingClientRect().left, y: y - element.getBoundingClientRect().top };
  if (spot === null) return;
  const bases = match.status.value?.base_points ?? [];
  const hit = bases.find((point) => point.column === spot.piece)?.column;
  const dot = touch ? dotUnder(session, at) : null;
  const near = touch && dot === null && draft.mode === "build" && draft.loose && !draft.pinned;
  const base = hit ?? (near ? baseUnder(session, at) : undefined);
  if (draft.mode === "build" && !draft.adjusting && base !== undefined && (base !== draft.base || draft.loose)) {
    composer.chooseBase(base);
    sounds.play("tick");
    return;
  }
  if (!touch && onGhost(session, scene, element, x, y, GRAB_MOUSE)) {
    void session.turns.build();
    return;
  }
  composer.pin(dot ?? spot);
  sounds.play("tick");
}
