/**
 * Pointer input while a piece is in the hand. The mouse or pen moves the piece, a click releases it, the wheel raises
 * and rotates it. One finger moves the piece by its own movement, from anywhere; a second finger raises it (vertically)
 * and rotates it (horizontally). Other buttons are left to the camera.
 */
import { notchesOf } from "../headless/hand/moving/height";

export interface HandGestures {
  /** The mouse or pen is over this point of the screen. */
  point(x: number, y: number): void;
  /** The mouse or pen is at this point of the screen, but does not move the piece now. */
  elsewhere(x: number, y: number): void;
  /** A finger, or a mouse without a visible pointer, moved by pixels. */
  push(dx: number, dy: number): void;
  /** Raise by notches of a wheel. */
  raise(notches: number): void;
  /** Anticlockwise, in radians. */
  turn(radians: number): void;
  letGo(): void;
}

const SLACK = 5;
const FINE = 0.2;
const PIXELS_A_NOTCH = 34; // of a second finger
const TURN_A_PIXEL = 0.008;
const TURN_A_NOTCH = 0.12;

export function watchHandPointer(element: HTMLElement, active: () => boolean, gestures: HandGestures): () => void {
  const fingers: { readonly id: number; x: number; y: number }[] = [];
  let pressed: { readonly x: number; readonly y: number } | null = null;
  const mine = (event: Event): boolean => {
    if (!active()) return false;
    event.stopImmediatePropagation();
    return true;
  };
  const locked = (): boolean => document.pointerLockElement === element;

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && (event.button !== 0 || event.shiftKey)) return;
    if (!mine(event)) return;
    if (event.pointerType === "touch") {
      element.setPointerCapture?.(event.pointerId);
      fingers.push({ id: event.pointerId, x: event.clientX, y: event.clientY });
      return;
    }
    pressed = { x: event.clientX, y: event.clientY };
    // A pen that does not hover is put down anywhere: that moves nothing.
    if (event.pointerType === "pen") gestures.elsewhere(event.clientX, event.clientY);
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && (event.buttons & ~1) !== 0) return;
    if (!mine(event)) return;
    if (event.pointerType !== "touch") {
      if (locked()) gestures.push(event.movementX, event.movementY);
      else gestures.point(event.clientX, event.clientY);
      return;
    }
    const n = fingers.findIndex(({ id }) => id === event.pointerId);
    const finger = fingers[n];
    if (finger === undefined) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (n === 0) gestures.push(dx, dy);
    else {
      gestures.raise(-dy / PIXELS_A_NOTCH);
      gestures.turn(-dx * TURN_A_PIXEL);
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
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

  /**
   * The wheel raises and lowers wherever the pointer is, also over a panel: it would be odd if it stopped halfway. A list
   * under the pointer stays where it is meanwhile. With Ctrl (pinching, too) it stays the browser's.
   */
  const wheel = (event: WheelEvent): void => {
    if ((event.ctrlKey && event.target !== element) || !mine(event)) return;
    event.preventDefault();
    const notches = notchesOf(event) * (event.altKey ? FINE : 1);
    if (event.shiftKey) gestures.turn(notches * TURN_A_NOTCH);
    else gestures.raise(notches);
  };

  const elsewhere = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") gestures.elsewhere(event.clientX, event.clientY);
  };

  const events = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ] as const;
  // Capture the event before the camera's listener on the same DOM element.
  for (const [name, heard] of events)
    element.addEventListener(name, heard as (event: Event) => void, { capture: true, passive: false });
  window.addEventListener("pointermove", elsewhere);
  window.addEventListener("wheel", wheel, { capture: true, passive: false });
  return () => {
    for (const [name, heard] of events)
      element.removeEventListener(name, heard as (event: Event) => void, { capture: true });
    window.removeEventListener("pointermove", elsewhere);
    window.removeEventListener("wheel", wheel, { capture: true });
  };
}
