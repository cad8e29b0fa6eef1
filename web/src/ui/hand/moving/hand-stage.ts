/** Connects the hands of a table to its scene: poses to paint, from taking a piece until everything is put back. */
import { effect } from "@preact/signals";
import { reducedMotion } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { LiveCarry } from "../../../headless/hand/stream/carry";
import { pieceOf } from "../../../headless/piece-id";
import type { PoseSource, SceneApi } from "../../../scene/api";
import { bearingsOf } from "./bearings";
import { bindControl } from "./hand-control";

const LOOK_AGAIN = 0.1; // seconds between two updates of the readout
const WATCH_FALL = 1600; // ms for which a fall is shown before everything is put back
const WATCH_REST = 120;
const NO_STRAINS: ReadonlyMap<string, number> = new Map();

export function bindHands(session: Session, scene: SceneApi, element: HTMLElement): () => void {
  const { hands, match } = session;
  let putBack: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  let last = 0;
  let readAt = 0;
  const control = bindControl(session, scene, element);

  /** During a replay the player does not see the piece, so the hand holds still. */
  const looking = (): boolean => session.past.replay.peek() !== null;

  const loop = (): void => {
    request = 0;
    const live = hands.carry.live.peek();
    if (live === null) return;
    const now = performance.now() / 1000;
    const seconds = Math.max(0, now - last);
    last = now;
    hands.tick(seconds);
    hands.look(now);
    control.tick(live, now);
    if (now - readAt > LOOK_AGAIN) {
      readAt = now;
      hands.tellReadout(now, bearingsOf(session, scene));
    }
    request = requestAnimationFrame(loop);
  };

  const begin = (live: LiveCarry): void => {
    clearTimeout(putBack);
    last = performance.now() / 1000;
    if (request === 0) request = requestAnimationFrame(loop);
    if (looking()) return; // do not disturb a replay
    const { message } = live;
    const source: PoseSource = {
      loose: live.loose,
      held: {
        name: message.held[0] ?? message.piece,
        owner: message.seat,
        tweezers: message.tweezers,
        tips: message.fingers,
      },
      isHeld: () => live.phase === "carrying",
      place: () => hands.hand.peek()?.target ?? null,
      poses: (now) => live.poses(now),
      ground: hands.senses?.ground,
      strains: () => hands.senses?.strains ?? NO_STRAINS,
      painted: (now) => session.onPainted?.(live, now),
    };
    scene.hand.follow(source);
    control.begin(live);
  };

  const end = (): void => {
    control.end();
    const ended = hands.carry.ended.peek();
    const landed = ended?.how === "landing" ? ended.message : null;
    const fell = (landed?.fates.length ?? 0) > 0 || landed?.next === "again";
    clearTimeout(putBack);
    putBack = setTimeout(giveBack, reducedMotion() ? 0 : fell ? WATCH_FALL : WATCH_REST);
  };

  /** Placed pieces that are not on the table yet: those of a build in progress, or of a build with an open bill. */
  const waiting = (): ReadonlySet<string> => {
    const ended = hands.carry.ended.peek();
    const begun = match.status.peek()?.begun ?? null;
    const kept = new Set(begun?.placed ?? []);
    // A landing without text means that the piece lies as it should.
    if (ended?.how !== "landing" || ended.message.text !== "" || ended.message.next === "played") return kept;
    for (const { piece } of carried) kept.add(piece);
    return kept;
  };
  let carried: readonly { readonly piece: string }[] = [];

  const giveBack = (): void => {
    const ended = hands.carry.ended.peek();
    if (session.wreck.lies(ended?.how === "landing" ? ended.message.revision : null)) return;
    if (hands.carry.live.peek() !== null || session.past.carryReplay.peek() !== null) return;
    scene.hand.lean(null);
    void scene.hand.giveBack(!reducedMotion(), waiting()).then(lay);
  };

  /** Pieces of a begun build lie where they were put, also for a page that did not see it. */
  const lay = (): void => {
    const [lying, ended] = [hands.begun.lying.peek(), hands.carry.ended.peek()];
    if (lying === null || lying.poses.size === 0 || hands.carry.live.peek() !== null || looking()) return;
    if (session.wreck.lies(ended?.how === "landing" ? ended.message.revision : null)) return;
    const { loose, poses } = lying;
    scene.hand.follow({ loose, held: null, isHeld: () => false, poses: () => poses, still: () => true });
  };

  hands.touches.onTouch = (name, strength) => scene.hand.flash(name, strength);
  let before: LiveCarry | null = null;
  let lookedBack = looking();
  let watchedAgain = false;
  const stops = [
    effect(() => {
      const live = hands.carry.live.value;
      if (live === before) return;
      const was = before;
      before = live;
      if (live !== null) {
        session.wreck.leave();
        carried = live.message.names.map((name) => ({ piece: pieceOf(name) }));
        begin(live);
      } else if (was !== null) end();
    }),
    // A wreck was watched again: put everything back.
    effect(() => {
      const [was, now] = [watchedAgain, session.wreck.free.value];
      watchedAgain = now;
      if (was && !now) giveBack();
    }),
    effect(() => {
      void hands.begun.lying.value;
      void session.past.replay.value;
      lay();
    }),
    // The table has moved on: kept pieces are now part of it, or gone.
    effect(() => {
      void match.table.value;
      if (hands.carry.live.peek() === null && before === null) {
        clearTimeout(putBack);
        putBack = setTimeout(giveBack, reducedMotion() ? 0 : hands.carry.ended.peek() === null ? 0 : WATCH_REST);
      }
    }),
    // After a replay, show the held piece again.
    effect(() => {
      const [now, live] = [session.past.replay.value !== null, hands.carry.live.peek()];
      if (now === lookedBack) return;
      lookedBack = now;
      if (live === null) return;
      if (!now) begin(live);
      else {
        scene.hand.lean(null);
        void scene.hand.giveBack(false);
      }
    }),
    effect(() => {
      const risk = hands.risk.answer.value;
      scene.hand.setRisks(new Map(risk === null || risk === "asked" ? [] : Object.entries(risk.pieces)));
    }),
    () => control.stop(),
    () => clearTimeout(putBack),
    () => cancelAnimationFrame(request),
  ];
  return () => {
    hands.touches.onTouch = () => {};
    for (const stop of stops) stop();
  };
}
