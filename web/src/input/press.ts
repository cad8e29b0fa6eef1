/**
 * A button that any finger presses. While one finger is down elsewhere, browsers send no click for a second one, so a
 * finger presses when it is lifted. The click that follows a lone finger is not a second press.
 */
interface Pressed {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onClick: (event: Event) => void;
}

const SAME = 800; // ms after a finger is lifted in which a click belongs to it

/** When a finger pressed a button last; shared, as the button may be another one by the time of the click. */
let lifted = -Infinity;
/** The fingers that went down on a button, and on which. */
const fingers = new Map<number, EventTarget | null>();

export function pressedByAnyFinger(act: () => void): Pressed {
  return {
    onPointerDown: ({ pointerId, pointerType, currentTarget }) => {
      if (pointerType === "touch") fingers.set(pointerId, currentTarget);
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget, timeStamp }) => {
      const began = fingers.get(pointerId);
      fingers.delete(pointerId);
      if (began !== currentTarget || !(currentTarget instanceof Element)) return;
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return; // slid off: not meant
      lifted = timeStamp;
      act();
    },
    onPointerCancel: ({ pointerId }) => void fingers.delete(pointerId),
    onClick: ({ timeStamp }) => {
      if (timeStamp - lifted > SAME) act();
    },
  };
}
