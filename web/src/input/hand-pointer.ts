/**
 * Pointer input while a piece is in the hand. The mouse moves the piece, a click releases it, the wheel raises and
 * rotates it. One finger moves the piece by its own movement, from anywhere; a second finger raises it (vertically) and
 * rotates it (horizontally). Other buttons are left to the camera.
 */
export interface HandGestures {
  /** The mouse is over this point of the screen. */
  point(x: number, y: number): void;
  /** A finger moved from one point of the screen to another. */
  push(from: readonly [number, number], to: readonly [number, number]): void;
  /** Raise by mm. */
  raise(mm: number): void;
  /** Anticlockwise, in radians. */
  turn(radians: number): void;
  letGo(): void;
}

const SLACK = 5;
const MM_A_WHEEL = 0.06;
const FINE = 0.2;
const MM_A_PIXEL = 0.45;
const TURN_A_PIXEL = 0.008;

export function watchHandPointer(element: HTMLElement, active: () => boolean, gestures: HandGestures): () => void {
  const fingers: { readonly id: number; x: number; y: number }[] = [];
  let pressed: { readonly x: number; readonly y: number } | null = null;
  const mine = (event: Event): boolean => {
    if (!active()) return false;
    event.stopImmediatePropagation();
    return true;
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && (event.button !== 0 || event.shiftKey)) return;
    if (!mine(event)) return;
    if (event.pointerType === "touch") {
      element.setPointerCapture?.(event.pointerId);
      fingers.push({ id: event.pointerId, x: event.clientX, y: event.clientY });
    } else pressed = { x: event.clientX, y: event.clientY };
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && (event.buttons & ~1) !== 0) return;
    if (!mine(event)) return;
    if (event.pointerType !== "touch") {
      gestures.point(event.clientX, event.clientY);
      return;
    }
    const n = fingers.findIndex(({ id }) => id === event.pointerId);
    const finger = fingers[n];
    if (finger === undefined) return;
    const [x, y] = [event.clientX, event.clientY];
    if (n === 0) gestures.push([finger.x, finger.y], [x, y]);
    else {
      gestures.raise((finger.y - y) * MM_A_PIXEL);
      gestures.turn((finger.x - x) * TURN_A_PIXEL);
    }
    finger.x = x;
    finger.y = y;
  };

  const up = (event: PointerEvent): void => {
    const n = fingers.findIndex(({ id }) => id === event.pointerId);
    if (n >= 0) fingers.splice(n, 1);
    const began = pressed;
    if (event.pointerType !== "touch") pressed = null;
    if (!active()) return;
    if (n >= 0 || began !== null) event.stopImmediatePropagation();
    if (began === null || event.type !== "pointerup") return;
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) < SLACK) gestures.letGo();
  };

  const wheel = (event: WheelEvent): void => {
    if (!mine(event)) return;
    event.preventDefault();
    const way = -(event.deltaY || event.deltaX) * (event.altKey ? FINE : 1);
    if (event.shiftKey) gestures.turn(way * 0.0012);
    else gestures.raise(way * MM_A_WHEEL);
  };

  const events = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["wheel", wheel],
  ] as const;
  // Capture the event before the camera's listener on the same DOM element.
  for (const [name, heard] of events)
    element.addEventListener(name, heard as (event: Event) => void, { capture: true, passive: false });
  return () => {
    for (const [name, heard] of events)
      element.removeEventListener(name, heard as (event: Event) => void, { capture: true });
  };
}
