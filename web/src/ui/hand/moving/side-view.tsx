/** A small view from the side while a piece is in the hand: its height, its place, and the gap below it. */
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../../../app/session";
import type { Place } from "../../../headless/geometry";
import { undersideOf } from "../../../headless/hand/around/ground";
import { insetPlace } from "../../../headless/hand/around/inset";
import { type SideView as Shown, sideAxis, sideView } from "../../../headless/hand/around/side";
import { FLIGHT } from "../../../headless/hand/moving/framing";
import type { Pose } from "../../../headless/hand/stream/frames";
import { PAINT } from "../../../headless/paint";
import { isRoad } from "../../../headless/piece-id";
import { bearingsOf } from "./bearings";
import { type Beside, draw, type Window } from "./side-drawing";

const ROOM = 9; // mm around what is shown
const WORDS = 0.26; // of the height, for the gap in mm
const NARROWEST = 96; // mm
const SMOOTH = 0.14; // part of the way to the wanted window per frame
const BELOW = 26; // mm below the place that are shown
const LOOK_EVERY = 0.25; // seconds between two looks for a better place
const UNDER = 25; // mm below the place that should be seen: what carries the piece
const OVER = 60; // mm above the place that should be seen: the piece comes there before it is lowered
const WAY = 4; // steps of the way to the place

export function SideView({ session }: { session: Session }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { hands } = session;
  const open = hands.hand.value !== null && !hands.falling.value && session.past.replay.value === null;
  useEffect(() => {
    if (!open) return;
    let [request, window, at, looked, size] = [0, null as Window | null, null as Place | null, -1, ""];
    const paint = (): void => {
      request = requestAnimationFrame(paint);
      const shown = look(session);
      const element = canvas.current;
      if (shown === null || element === null) return;
      window = eased(window, windowOf(shown, element.clientWidth / Math.max(1, element.clientHeight)));
      draw(element, shown, window, colourOf(session), toPlace(session));
      const now = performance.now() / 1000;
      const arrived = (hands.hand.peek()?.seconds ?? 0) > FLIGHT; // a corner is chosen once the camera has arrived
      const { clientWidth, clientHeight } = element.parentElement!.parentElement!;
      const room = `${clientWidth} ${clientHeight} ${element.clientWidth}`; // it may not fit there any more: look at once
      if (!arrived || (now - looked < LOOK_EVERY && room === size)) return;
      [looked, size] = [now, room];
      at = giveWay(session, element.parentElement!, at);
      element.parentElement!.style.visibility = "visible";
    };
    paint();
    return () => cancelAnimationFrame(request);
  }, [open]);
  if (!open) return null;
  return (
    <div class="side-view" aria-hidden="true" data-testid="side-view">
      <canvas ref={canvas} />
    </div>
  );
}

const colourOf = (session: Session): string => {
  const seat = session.hands.carry.live.peek()?.message.seat ?? 0;
  return PAINT[session.match.seats.peek()[seat]?.colour ?? ""] ?? "#555";
};

/** From the piece to its place, in pixels of the table's view, and mm. */
function toPlace(session: Session): Beside | null {
  const [hand, scene, pose] = [
    session.hands.hand.peek(),
    session.scene.peek(),
    session.hands.pose(performance.now() / 1000),
  ];
  if (hand === null || scene === null || pose === null) return null;
  return { mm: hand.off(pose).beside, pixels: bearingsOf(session, scene).pixels(pose, hand.target) };
}

function look({ hands, scene }: Session): Shown | null {
  const [senses, hand, live, view] = [hands.senses, hands.hand.peek(), hands.carry.live.peek(), scene.peek()];
  const pose = hands.pose(performance.now() / 1000);
  if (senses === null || hand === null || live === null || pose === null || view === null) return null;
  const { target } = hand;
  const [here, east] = [view.project(target.x, target.y, target.z), view.project(target.x + 10, target.y, target.z)];
  const north = view.project(target.x, target.y + 10, target.z);
  const [ex, nx] = [east.x - here.x, north.x - here.x];
  const far = Math.hypot(ex, nx) || 1;
  const road = isRoad(live.message.piece);
  const axis = sideAxis(road, target, [ex / far, nx / far]);
  const carried = { half: senses.half, count: live.message.held.length };
  return sideView(senses.ground.solids, carried, pose, target, senses.ground.gap(pose, senses.half), axis);
}

/** The part that is shown: the piece and its place. */
function windowOf({ piece, place, gap }: Shown, aspect: number): Window {
  const all = [...piece, ...place].flat();
  const [us, zs] = [all.map(([u]) => u), all.map(([, z]) => z)];
  const base = Math.min(...place.flat().map(([, z]) => z));
  const low = Math.max(-6, Math.min(gap.low - 6, base - BELOW));
  const [left, right, top] = [Math.min(...us) - ROOM, Math.max(...us) + ROOM, Math.max(...zs)];
  // The upper part is left to the words.
  const wide = Math.max(NARROWEST, right - left, ((top - low) * aspect) / (1 - WORDS));
  return { left: (left + right - wide) / 2, low, wide };
}

function eased(from: Window | null, to: Window): Window {
  if (from === null) return to;
  const mix = (a: number, b: number): number => a + (b - a) * SMOOTH;
  return { left: mix(from.left, to.left), low: mix(from.low, to.low), wide: mix(from.wide, to.wide) };
}

/** Lie where neither the place of the piece nor the way there is covered. */
function giveWay(session: Session, element: HTMLElement, now: Place | null): Place | null {
  const [scene, hand, senses] = [session.scene.peek(), session.hands.hand.peek(), session.hands.senses];
  const stage = element.parentElement;
  if (scene === null || hand === null || senses === null || stage === null) return now;
  const around = stage.getBoundingClientRect();
  const controls = [...document.querySelectorAll(".hand-pad, .camera")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({ x: left - around.left, y: top - around.top, w: width, h: height }));
  const [half, target] = [senses.half, hand.target];
  const seen = (pose: Pose) => undersideOf(pose, half).map(([x, y, z]) => scene.project(x, y, z));
  const place = [Math.max(0, target.z - UNDER), target.z, target.z + OVER].flatMap((z) => seen({ ...target, z }));
  const [from, part] = [hand.spot, (a: number, b: number, n: number): number => a + ((b - a) * n) / WAY];
  const way = Array.from({ length: WAY }, (_, n) =>
    seen({ ...target, x: part(from.x, target.x, n), y: part(from.y, target.y, n), z: part(from.z, target.z, n) }),
  ).flat();
  const size = { w: element.offsetWidth, h: element.offsetHeight };
  const at = insetPlace({ w: around.width, h: around.height }, size, controls, { place, way }, now);
  element.style.left = `${at.x}px`;
  element.style.top = `${at.y}px`;
  return at;
}
