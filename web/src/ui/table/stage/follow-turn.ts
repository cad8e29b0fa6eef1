/** The view follows the turn: who moves, what was built, where the player may build, and the ghost. */
import { computed, effect } from "@preact/signals";
import type { Session } from "../../../app/session";
import type { Change } from "../../../net/wire.gen";
import type { Focus, SceneApi } from "../../../scene/api";
import { Attention } from "./attention";

const SETTLED = 350; // ms in which a new turn settles: the ring arrives, the draft begins
const WATCHED = 1200; // ms for which the pieces of another player are watched before the own turn

export interface TurnView {
  /** These pieces were just built. */
  built(change: Change): void;
  /** The player has moved the camera. */
  moved(): void;
  /** The stage has another size: a phone was turned, a window enlarged. */
  resized(): void;
  stop(): void;
}

/** The view that a turn needs; null once the ghost has its place. */
function turnFocus(session: Session): Focus | null {
  const status = session.shown.value?.status;
  const draft = session.composer.draft.value;
  if (status === undefined || status.outcome !== null) return null;
  const mine = session.match.mySeat.value !== null && !session.quiet.value;
  if (!mine || draft?.mode !== "build")
    return { pieces: status.base_points.map(({ column }) => column), ring: mine, works: mine };
  if (draft.pinned) return null;
  const pieces = draft.base === null || draft.loose ? status.base_points.map(({ column }) => column) : [draft.base];
  return { pieces, ring: true, works: true };
}

export function followTurn(session: Session, scene: SceneApi, element: HTMLElement): TurnView {
  const { composer, match } = session;
  const attention = new Attention();
  let built = -Infinity;
  let over: boolean | undefined;
  let placed = "";
  /** The step whose turn is in frame. After that the player clicks, and the table should stay under the pointer. */
  let framed: number | null = null;

  /** In the other modes the camera has a task of its own, and a carry or a wreck moves it too. */
  const free = (): boolean =>
    (session.camera.mode.peek() === "free" || session.camera.mode.peek() === "plan") &&
    session.hands.carry.live.peek() === null &&
    session.hands.bill.view.peek() === null;
  const attend = (what: string, focus: Focus, delay: number, done = (): void => {}): void =>
    attention.want(
      what,
      () => {
        if (!free()) return;
        scene.attend(focus);
        done();
      },
      delay,
    );

  const hold = (): void => attention.hold(true);
  const release = (): void => attention.hold(false);
  element.addEventListener("pointerdown", hold);
  window.addEventListener("pointerup", release);
  window.addEventListener("pointercancel", release);

  // The draft changes with every movement of the pointer; what a turn needs to be seen does not.
  const wanted = computed(() => {
    const focus = turnFocus(session);
    const ring = session.overlay.ring.value;
    const moment = session.shown.value?.status.steps;
    return focus === null ? null : JSON.stringify([focus, moment, ring?.x, ring?.y, ring?.spots.length]);
  });
  const wantTurn = (text: string | null, afresh = false): void => {
    if (text === null) return;
    const [focus, moment] = JSON.parse(text) as readonly [Focus, number];
    const works = focus.works === true;
    const delay = works ? Math.max(SETTLED, built + WATCHED - performance.now()) : SETTLED;
    const also = session.lastMove.peek()?.pieces ?? [];
    attend("turn", { ...focus, also, afresh, calm: works && moment === framed }, delay, () => {
      framed = works ? moment : null;
    });
  };
  const placeGhost = (calm: boolean): void => {
    const draft = composer.draft.peek();
    if (draft === null || !draft.pinned) return;
    const builds = draft.mode === "build";
    const pieces = builds && draft.base !== null ? [draft.base] : [];
    // A finger aims on a small screen, where the whole table would be too small for it.
    const works = window.matchMedia("(pointer: coarse)").matches;
    attend("ghost", { pieces, ring: builds, ghost: true, works, calm }, SETTLED);
  };
  const stops = [
    effect(() => wantTurn(wanted.value)),
    // The ghost was put somewhere on purpose: by a tap, a key, a hint.
    effect(() => {
      const draft = composer.draft.value;
      if (draft === null || !draft.pinned) return;
      const now = JSON.stringify([draft.place, draft.mode === "build" && draft.height]);
      if (now === placed) return;
      placed = now;
      placeGhost(true);
    }),
    effect(() => {
      const now = (session.shown.value?.status.outcome ?? null) !== null;
      if (now && over === false) attention.want("end", () => free() && scene.showAll(), SETTLED);
      over = now;
    }),
    () => attention.forget(),
    () => element.removeEventListener("pointerdown", hold),
    () => window.removeEventListener("pointerup", release),
    () => window.removeEventListener("pointercancel", release),
  ];
  return {
    built: ({ columns, roads, components }) => {
      const last = session.lastMove.peek();
      if (last === null || !match.held.peek().has(last.seat)) {
        built = performance.now();
        wantTurn(wanted.peek());
      }
      attend("built", { pieces: [...columns, ...roads, ...components].map(({ id }) => id) }, 0);
    },
    moved: () => attention.moved(),
    resized: () => {
      framed = null;
      // The old view was chosen for the old shape. It may still show the turn, but small.
      if (wanted.peek() !== null) wantTurn(wanted.peek(), true);
      else placeGhost(false);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
