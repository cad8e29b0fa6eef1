/** The controls of a carry: pointer, wheel, touch and keys move the hand, and the camera frames it between gestures. */
import { effect } from "@preact/signals";
import { dialog, prefs, t, toast } from "../../../app/app-state";
import { SOON } from "../../../app/hand/hand-table";
import type { Session } from "../../../app/session";
import { alongScreen } from "../../../app/table/commands";
import { Aim } from "../../../headless/hand/moving/aim";
import { Framing, framePoints } from "../../../headless/hand/moving/framing";
import { type Hand, poseOf } from "../../../headless/hand/moving/hand";
import { clickRefused } from "../../../headless/hand/moving/height";
import type { LiveCarry } from "../../../headless/hand/stream/carry";
import { watchHandKeys } from "../../../input/hand-keys";
import { watchHandPointer } from "../../../input/hand-pointer";
import { PointerLock } from "../../../input/pointer-lock";
import type { SceneApi } from "../../../scene/api";

const EDGE = 40; // pixels from the edge of the canvas at which a piece counts as out of view
const TAP = { mm: 1, fine: 0.25, turn: 0.01, fineTurn: 0.0025 } as const;
const LAID_OUT = 3; // frames after which the controls of a hand are there, which cover a part of the view
const TOUCHES = "(pointer: coarse)";
const HOVERS = "(hover: hover)";

export interface HandControl {
  /** A carry began, or is seen again. */
  begin(live: LiveCarry): void;
  /** Called for every frame of a carry; `now` in seconds. */
  tick(live: LiveCarry, now: number): void;
  /** The carry is over. */
  end(): void;
  stop(): void;
}

export function bindControl(session: Session, scene: SceneApi, element: HTMLElement): HandControl {
  const { hands } = session;
  const lock = new PointerLock(element);
  let framing = new Framing();
  let frames = 0;
  let held: { readonly hand: Hand; readonly aim: Aim } | null = null;
  /** Where the mouse was last seen. */
  let pointer: { readonly x: number; readonly y: number } | null = null;

  const active = (): boolean =>
    hands.hand.peek() !== null &&
    !hands.falling.peek() &&
    session.past.replay.peek() === null &&
    dialog.peek() === null;

  const project = (x: number, y: number, z: number): { readonly x: number; readonly y: number } => {
    const [spot, box] = [scene.project(x, y, z), element.getBoundingClientRect()];
    return { x: spot.x + box.left, y: spot.y + box.top };
  };

  const aim = (): Aim | null => {
    const hand = hands.hand.peek();
    if (hand === null) return null;
    if (held?.hand !== hand) {
      held = { hand, aim: new Aim(hand, scene.hand.level, project) };
      if (pointer !== null) held.aim.elsewhere(pointer.x, pointer.y);
    }
    return held.aim;
  };

  const moved = (): void => framing.touched(performance.now() / 1000);

  /** Is the piece well inside the part of the canvas that is not covered? */
  const seen = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): boolean => {
    const spot = scene.project(x, y, z);
    const box = element.getBoundingClientRect();
    return spot.x > EDGE && spot.y > EDGE && spot.x < box.width - EDGE && spot.y < box.height - EDGE;
  };

  const frame = (live: LiveCarry, now: number): void => {
    const { message } = live;
    const pose = live.poses(now).get(message.held[0] ?? "");
    const [x, y, z, ...turn] = message.target;
    const [sx, sy, sz] = message.start;
    const at = hands.hand.peek()?.spot ?? pose ?? { x: sx, y: sy, z: sz };
    const off = { beside: Math.hypot(at.x - x, at.y - y), above: at.z - z, seen: seen(at) };
    const order = framing.decide(now, off);
    if (order === "hold") scene.hand.holdCamera();
    else if (order !== null) {
      const points = framePoints(
        order,
        message.piece,
        session.shapes,
        { x, y, z, turn },
        at,
        matchMedia(HOVERS).matches,
      );
      // What the pointer holds stays under it.
      const goal = held?.aim.holds ? held.hand.goal : null;
      scene.hand.lean(points, goal === null ? null : [goal.x, goal.y, z]);
    }
  };

  const raise = (notches: number): void => {
    hands.raiseNotches(notches);
    moved();
  };

  const stops = [
    // Tweezers hold the pointer from the first moment on, if the browser lets them.
    effect(() => {
      const wanted = hands.hand.value !== null && prefs.tweezers.value && !hands.falling.value;
      if (wanted && !matchMedia(TOUCHES).matches) lock.request();
      else lock.release();
    }),
    watchHandPointer(element, active, {
      point: (x, y) => {
        pointer = { x, y };
        aim()?.point(x, y);
        moved();
      },
      elsewhere: (x, y) => {
        pointer = { x, y };
        aim()?.elsewhere(x, y);
      },
      push: (dx, dy) => {
        aim()?.push(dx, dy);
        moved();
      },
      raise,
      turn: (radians) => {
        hands.hand.peek()?.turn(radians);
        moved();
      },
      letGo: () => {
        const hand = hands.hand.peek();
        if (hand === null || hand.seconds < SOON) return;
        const { beside, above } = hand.off(poseOf(hand.spot));
        const refused = clickRefused(Math.min(hands.gap(), above), beside);
        if (refused === null) void hands.letGo();
        else {
          toast(t(`web-hand-${refused}`, { beside: Math.round(beside) }));
          if (hand.tweezers) lock.request();
        }
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
        moved();
      },
      tap: (wanted, fine) => {
        const hand = hands.hand.peek();
        if (hand === null) return;
        const mm = fine ? TAP.fine : TAP.mm;
        const [x, y] = alongScreen(session, wanted.right, wanted.up, hand.spot);
        hand.moveBy(x * mm, y * mm);
        if (wanted.raise !== 0) hands.raiseBy(wanted.raise * mm);
        hand.turn(wanted.turn * (fine ? TAP.fineTurn : TAP.turn));
        moved();
      },
      do: (action) => {
        if (action === "let-go") void hands.letGo();
        else if (action === "tweezers") hands.setTweezers(!prefs.tweezers.value);
        else if (lock.locked) lock.release();
        else if (!lock.justEnded) void hands.giveUp();
      },
    }),
    () => lock.dispose(),
  ];

  return {
    begin() {
      framing = new Framing();
      frames = 0;
      held = null;
      if (hands.hand.peek() !== null) element.focus({ preventScroll: true });
    },
    tick(live, now) {
      const hand = hands.hand.peek();
      if (hand !== null && (hand.push.x !== 0 || hand.push.y !== 0 || hand.push.z !== 0)) framing.touched(now);
      element.classList.toggle("in-hand", active());
      frames += 1;
      if (frames < LAID_OUT) return;
      if (session.camera.mode.peek() === "free" && session.past.replay.peek() === null) frame(live, now);
    },
    end() {
      held = null;
      element.classList.remove("in-hand");
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
