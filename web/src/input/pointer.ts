/**
 * Recognises gestures on the table. A mouse hovers, clicks, orbits (left drag), pans (right, middle or Shift drag) and
 * zooms. Fingers tap, pan (one finger), pinch and orbit (two fingers). Dragging the ghost moves it.
 */
export interface Gestures {
  hover(x: number, y: number): void;
  leave(): void;
  tap(x: number, y: number, touch: boolean): void;
  /** Is there something at this point that the pointer can drag? */
  grabs(x: number, y: number, touch: boolean): boolean;
  drag(x: number, y: number, touch: boolean): void;
  drop(): void;
  pan(dx: number, dy: number): void;
  orbit(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  /** A mouse rests, or a finger is held: is there something here to name? Then lifting the finger is not a tap. */
  rest(x: number, y: number): boolean;
  /** The pointer moves again, or is put down. */
  stir(): void;
  /** Wheel with Alt (height) or Shift (rotation): one notch up or down. */
  notch(what: "height" | "turn", direction: 1 | -1): void;
}

interface Held {
  x: number;
  y: number;
  readonly startX: number;
  readonly startY: number;
  readonly touch: boolean;
  readonly pans: boolean;
  readonly grabbed: boolean;
  moved: boolean;
  /** It was held still over something. */
  rested: boolean;
}

const REST = 450; // ms
const SLACK_MOUSE = 4;
const SLACK_TOUCH = 10;
const ZOOM_A_PIXEL = 0.0015;

export function watchPointer(element: HTMLElement, gestures: Gestures): () => void {
  const held = new Map<number, Held>();
  let many = false;
  let wheeled = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const stir = (): void => {
    clearTimeout(resting);
    gestures.stir();
  };
  const rest = (x: number, y: number, pointer?: Held): void => {
    resting = setTimeout(() => {
      const told = gestures.rest(x, y);
      if (pointer !== undefined) pointer.rested = told;
    }, REST);
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && held.size > 0) return;
    element.setPointerCapture?.(event.pointerId);
    const touch = event.pointerType !== "mouse";
    const pans = !touch && (event.button !== 0 || event.shiftKey);
    const grabbed = !pans && held.size === 0 && gestures.grabs(event.clientX, event.clientY, touch);
    const { clientX: x, clientY: y } = event;
    const pointer = { x, y, startX: x, startY: y, touch, pans, grabbed, moved: false, rested: false };
    held.set(event.pointerId, pointer);
    stir();
    if (held.size > 1) many = true;
    else if (touch && !grabbed) rest(x, y, pointer);
  };

  const move = (event: PointerEvent): void => {
    const pointer = held.get(event.pointerId);
    if (pointer === undefined) {
      if (event.pointerType !== "mouse" && event.pointerType !== "pen") return;
      stir();
      gestures.hover(event.clientX, event.clientY);
      rest(event.clientX, event.clientY);
      return;
    }
    const before = { x: pointer.x, y: pointer.y };
    const [dx, dy] = [event.clientX - pointer.x, event.clientY - pointer.y];
    const far = Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY);
    if (!pointer.moved && far < (pointer.touch ? SLACK_TOUCH : SLACK_MOUSE)) return;
    if (!pointer.moved) stir();
    pointer.moved = true;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (held.size > 1) {
      pinch(pointer, before);
      return;
    }
    if (many) return;
    if (pointer.grabbed) gestures.drag(event.clientX, event.clientY, pointer.touch);
    else if (pointer.touch || pointer.pans) gestures.pan(dx, dy);
    else gestures.orbit(dx, dy);
  };

  const pinch = (moved: Held, before: { x: number; y: number }): void => {
    const other = [...held.values()].find((pointer) => pointer !== moved);
    if (other === undefined) return;
    const [then, now] = [
      Math.hypot(before.x - other.x, before.y - other.y),
      Math.hypot(moved.x - other.x, moved.y - other.y),
    ];
    if (then > 10 && now > 10) gestures.zoom(now / then, (moved.x + other.x) / 2, (moved.y + other.y) / 2);
    gestures.orbit((moved.x - before.x) / 2, (moved.y - before.y) / 2);
  };

  const up = (event: PointerEvent): void => {
    const pointer = held.get(event.pointerId);
    if (pointer === undefined) return;
    held.delete(event.pointerId);
    clearTimeout(resting);
    if (pointer.grabbed && pointer.moved) gestures.drop();
    else if (!pointer.moved && !pointer.rested && !many && !pointer.pans && event.type === "pointerup")
      gestures.tap(event.clientX, event.clientY, pointer.touch);
    if (held.size === 0) many = false;
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!event.altKey && !event.shiftKey) {
      gestures.zoom(Math.exp(-event.deltaY * ZOOM_A_PIXEL), event.clientX, event.clientY);
      return;
    }
    // Trackpads send many small deltas, mice a few large ones. Browsers report Shift + wheel as a horizontal delta.
    wheeled += event.deltaY || event.deltaX;
    if (Math.abs(wheeled) < 40) return;
    gestures.notch(event.altKey ? "height" : "turn", wheeled < 0 ? 1 : -1);
    wheeled = 0;
  };

  const leave = (): void => {
    stir();
    gestures.leave();
  };
  const menu = (event: Event): void => event.preventDefault();
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("contextmenu", menu);
  return () => {
    clearTimeout(resting);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("contextmenu", menu);
  };
}
