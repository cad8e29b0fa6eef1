/** Connects the hands of a table to its scene: poses to paint, pointer and key input, camera movement. */
import { effect } from "@preact/signals";
import { dialog, prefs, reducedMotion, t, toast } from "../../app/app-state";
import { alongScreen } from "../../app/commands";
import { SOON } from "../../app/hand-table";
import type { Session } from "../../app/session";
import type { LiveCarry } from "../../headless/hand/carry";
import { watchHandKeys } from "../../input/hand-keys";
import { watchHandPointer } from "../../input/hand-pointer";
import type { PoseSource, SceneApi } from "../../scene/api";

const LOOK_AGAIN = 0.2; // seconds between two updates of the readout
const LEAN_WITHIN = 190; // mm in plan from the target at which the camera moves in
const LEAN_BACK = 320; // mm at which it moves back out
const CLOSE_BELOW = 45; // mm above the target at which the camera moves very close
const CLOSE_UNTIL = 70; // mm at which it leaves the close view
const CLOSE = 66; // mm around the target that the close view shows
const AROUND = 85; // mm around the target that the near view shows
const WATCH_FALL = 900; // ms for which a fall is shown before everything is put back
const WATCH_REST = 120;
const SETTLE = 1; // mm by which the offset to the pointer shrinks per mm of pointer movement
const COME_BACK = 220; // mm/s at which the offset shrinks by itself
const EDGE = 26; // pixels from the edge of the canvas
const TAP = { mm: 1, fine: 0.25, turn: 0.01, fineTurn: 0.0025 } as const;
const FINE = 0.35; // tweezers move this fraction of the pointer's movement
const CLICK_BELOW = 40; // mm above the target; a click higher up is taken for a mistake and does not release

export function bindHands(session: Session, scene: SceneApi, element: HTMLElement): () => void {
  const { hands, match } = session;
  let putBack: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  let last = 0;
  let readAt = 0;
  let leaning: "no" | "far" | "near" | "close" = "no";
  /** Offset from the pointer's place to the goal of the hand, after the view or the height changed. */
  let aside = { x: 0, y: 0 };
  let pointer: { x: number; y: number } | null = null;
  let byFinger = false;

  /** During a replay the player does not see the piece, so the hand holds still. */
  const looking = (): boolean => session.past.replay.peek() !== null;
  const active = (): boolean =>
    hands.hand.peek() !== null && !hands.falling.peek() && !looking() && dialog.peek() === null;
  const levelAt = (x: number, y: number) => scene.hand.level(x, y, hands.hand.peek()?.goal.z ?? 0);
  /** The view or the height changed: keep the piece where it is, and store its offset from the pointer. */
  const keepPlace = (): void => {
    const [hand, at] = [hands.hand.peek(), pointer === null ? null : levelAt(pointer.x, pointer.y)];
    if (hand !== null && at !== null) aside = { x: hand.goal.x - at.x, y: hand.goal.y - at.y };
  };

  const lean = (live: LiveCarry): void => {
    const hand = hands.hand.peek();
    const [x, y, z] = live.message.target;
    const held = live.poses(performance.now() / 1000).get(live.message.held[0] ?? "");
    const at = hand?.spot ?? held ?? { x: live.message.start[0], y: live.message.start[1], z: live.message.start[2] };
    const far = Math.hypot(at.x - x, at.y - y);
    const was = leaning;
    const beside = far < (was === "near" || was === "close" ? LEAN_BACK : LEAN_WITHIN);
    leaning = !beside ? "far" : at.z - z < (was === "close" ? CLOSE_UNTIL : CLOSE_BELOW) ? "close" : "near";
    if (leaning === was) return;
    const around = (px: number, py: number, r: number, high: number): (readonly [number, number, number])[] =>
      [
        [-r, -r],
        [r, -r],
        [-r, r],
        [r, r],
      ].flatMap(
        ([dx, dy]) =>
          [
            [px + dx!, py + dy!, 0],
            [px + dx!, py + dy!, high],
          ] as const,
      );
    if (leaning === "far") scene.hand.lean([...around(x, y, AROUND, z + 30), ...around(at.x, at.y, 60, at.z)]);
    else
      scene.hand.lean(
        leaning === "near" ? around(x, y, AROUND, Math.max(at.z, z) + 15) : around(x, y, CLOSE, z + CLOSE_UNTIL),
      );
  };

  const loop = (): void => {
    request = 0;
    const live = hands.carry.live.peek();
    if (live === null) return;
    const now = performance.now() / 1000;
    const seconds = Math.max(0, now - last);
    last = now;
    hands.tick(seconds);
    if (hands.hand.peek()?.tweezers === false && !looking()) comeBack(seconds);
    if (byFinger) hands.fingered.value = hands.pose(now);
    if (now - readAt > LOOK_AGAIN) {
      readAt = now;
      hands.tellReadout(now);
      if (session.camera.peek() === "free" && !looking()) lean(live);
    }
    request = requestAnimationFrame(loop);
  };

  /** Move the goal toward the pointer's place; the offset shrinks while the pointer moves. */
  const follow = (moved: number): void => {
    const [hand, at] = [hands.hand.peek(), pointer === null ? null : levelAt(pointer.x, pointer.y)];
    if (hand === null || at === null) return;
    const far = Math.hypot(aside.x, aside.y);
    const left = far === 0 ? 0 : Math.max(0, far - SETTLE * moved) / far;
    aside = { x: aside.x * left, y: aside.y * left };
    hand.moveTo(at.x + aside.x, at.y + aside.y);
  };

  /** The view moved under the pointer: shrink the offset, but low down only with the pointer at the edge. */
  const comeBack = (seconds: number): void => {
    const hand = hands.hand.peek();
    if (hand === null || pointer === null) return;
    keepPlace();
    const box = element.getBoundingClientRect();
    const room = Math.min(pointer.x - box.left, box.right - pointer.x, pointer.y - box.top, box.bottom - pointer.y);
    if (hand.spot.z - hand.target.z > CLOSE_UNTIL || room < EDGE) follow(seconds * COME_BACK);
  };

  const push = (from: readonly [number, number], to: readonly [number, number], part: number): void => {
    const [a, b] = [levelAt(...from), levelAt(...to)];
    if (a !== null && b !== null) hands.hand.peek()?.moveBy((b.x - a.x) * part, (b.y - a.y) * part);
  };

  const begin = (live: LiveCarry): void => {
    clearTimeout(putBack);
    last = performance.now() / 1000;
    if (request === 0) request = requestAnimationFrame(loop);
    if (looking()) return; // do not disturb a replay
    const { message } = live;
    const source: PoseSource = {
      loose: live.loose,
      held: { name: message.held[0] ?? message.piece, owner: message.seat, tweezers: message.tweezers },
      isHeld: () => live.phase === "carrying",
      poses: (now) => live.poses(now),
      painted: (now) => session.onPainted?.(live, now),
    };
    scene.hand.follow(source);
    aside = { x: 0, y: 0 };
    pointer = null;
    byFinger = false;
    leaning = "no";
    if (hands.hand.peek() !== null) element.focus({ preventScroll: true });
  };

  const end = (): void => {
    leaning = "no";
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
    void scene.hand.giveBack(!reducedMotion(), waiting());
  };

  hands.touches.onTouch = (name, strength) => scene.hand.flash(name, strength);
  let before: LiveCarry | null = null;
  let lookedBack = looking();
  const stops = [
    effect(() => {
      const live = hands.carry.live.value;
      if (live === before) return;
      const was = before;
      before = live;
      if (live !== null) {
        carried = live.message.names.map((name) => ({ piece: name.split(".")[0]! }));
        begin(live);
      } else if (was !== null) end();
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
    watchHandPointer(element, active, {
      point: (x, y) => {
        const from = pointer;
        pointer = { x, y };
        if (hands.hand.peek()?.tweezers === true) {
          if (from !== null) push([from.x, from.y], [x, y], FINE);
          return;
        }
        const [a, b] = [from === null ? null : levelAt(from.x, from.y), levelAt(x, y)];
        follow(a === null || b === null ? Infinity : Math.max(1e-3, Math.hypot(b.x - a.x, b.y - a.y)));
      },
      push: (from, to) => {
        byFinger = true;
        push(from, to, hands.hand.peek()?.tweezers === true ? FINE : 1);
      },
      raise: (mm) => {
        hands.hand.peek()?.raise(mm * (hands.hand.peek()?.tweezers === true ? FINE : 1));
        keepPlace();
      },
      turn: (radians) => hands.hand.peek()?.turn(radians),
      letGo: () => {
        const hand = hands.hand.peek();
        if (hand === null || hand.seconds < SOON) return;
        if (hand.spot.z - hand.target.z < CLICK_BELOW) void hands.letGo();
        else toast(t("web-hand-too-high"));
      },
    }),
    watchHandKeys(window, {
      active,
      push: (wanted, fine) => {
        const hand = hands.hand.peek();
        if (hand === null) return;
        const [x, y] = alongScreen(session, wanted.right, wanted.up, hand.spot);
        hand.push = { x, y, z: wanted.raise, yaw: wanted.turn };
        hand.fine = fine;
        pointer = null;
      },
      tap: (wanted, fine) => {
        const hand = hands.hand.peek();
        if (hand === null) return;
        const mm = fine ? TAP.fine : TAP.mm;
        const [x, y] = alongScreen(session, wanted.right, wanted.up, hand.spot);
        hand.moveBy(x * mm, y * mm);
        hand.raise(wanted.raise * mm);
        hand.turn(wanted.turn * (fine ? TAP.fineTurn : TAP.turn));
        pointer = null;
      },
      do: (action) => {
        if (action === "let-go") void hands.letGo();
        else if (action === "put-back") void hands.giveUp();
        else hands.setTweezers(!prefs.tweezers.value);
      },
    }),
    () => clearTimeout(putBack),
    () => cancelAnimationFrame(request),
  ];
  return () => {
    hands.touches.onTouch = () => {};
    for (const stop of stops) stop();
  };
}
