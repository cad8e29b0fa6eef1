/**
 * Keys while a piece is in the hand: holding a key moves the piece continuously, a tap moves it a little. The help
 * dialog reads this table too.
 */
import { isCheckbox, isPressed, isTypedInto } from "./focus";

export type HandAction = "let-go" | "put-back" | "tweezers";
export interface HandPush {
  readonly right: number;
  readonly up: number;
  readonly raise: number;
  readonly turn: number;
}

export const HAND_HELP: readonly (readonly [readonly string[], string])[] = [
  [["←", "↑", "→", "↓"], "web-key-hand-move"],
  [["R", "F", "⇞", "⇟"], "web-key-hand-raise"],
  [["Q", "E"], "web-key-hand-turn"],
  [["⇧"], "web-key-hand-fine"],
  [["␣", "↵"], "web-hand-let-go"],
  [["Esc"], "web-hand-put-back"],
  [["Z"], "web-hand-tweezers"],
];

const PUSHES: Readonly<Record<string, Partial<HandPush>>> = {
  ArrowLeft: { right: -1 },
  ArrowRight: { right: 1 },
  ArrowUp: { up: 1 },
  ArrowDown: { up: -1 },
  r: { raise: 1 },
  PageUp: { raise: 1 },
  f: { raise: -1 },
  PageDown: { raise: -1 },
  q: { turn: 1 },
  e: { turn: -1 },
};
const ACTIONS: Readonly<Record<string, HandAction>> = {
  " ": "let-go",
  Enter: "let-go",
  Escape: "put-back",
  z: "tweezers",
};
const nameOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** The combined push of all keys that are down. */
export function pushOf(down: Iterable<string>): HandPush {
  const sum = { right: 0, up: 0, raise: 0, turn: 0 };
  for (const key of down) {
    const push = PUSHES[key];
    if (push === undefined) continue;
    sum.right += push.right ?? 0;
    sum.up += push.up ?? 0;
    sum.raise += push.raise ?? 0;
    sum.turn += push.turn ?? 0;
  }
  return sum;
}

export interface HandKeys {
  readonly active: () => boolean;
  /** Keys are held: continue until the next call. `fine`: slowly. */
  push(push: HandPush, fine: boolean): void;
  /** A key was tapped: a small move. */
  tap(push: HandPush, fine: boolean): void;
  do(action: HandAction): void;
}

/** A key counts as held after this many ms. */
export const HOLD = 160;

export function watchHandKeys(target: Window, keys: HandKeys): () => void {
  const down = new Map<string, ReturnType<typeof setTimeout>>();
  const held = new Set<string>();
  let fine = false;
  const clear = (): void => {
    for (const timer of down.values()) clearTimeout(timer);
    down.clear();
    held.clear();
    keys.push(pushOf(held), false);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (!keys.active()) {
      if (down.size > 0) clear();
      return;
    }
    const focus = event.target as HTMLElement | null;
    const name = nameOf(event.key);
    const push = PUSHES[name];
    if (event.ctrlKey || event.metaKey || (isTypedInto(focus) && name !== "Escape")) return;
    const action = ACTIONS[name];
    if (action === "let-go" && (isPressed(focus) || isCheckbox(focus))) return;
    if (push === undefined && action === undefined) {
      if (name.length === 1 && name !== "?") event.stopImmediatePropagation(); // building keys are off now
      if (event.key === "Shift" && held.size > 0) keys.push(pushOf(held), true);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    fine = event.shiftKey;
    if (action !== undefined) {
      if (!event.repeat) keys.do(action);
      return;
    }
    if (event.repeat || down.has(name)) return;
    down.set(
      name,
      setTimeout(() => {
        held.add(name);
        keys.push(pushOf(held), fine);
      }, HOLD),
    );
  };
  const released = (event: KeyboardEvent): void => {
    const name = nameOf(event.key);
    const timer = down.get(name);
    if (event.key === "Shift" && held.size > 0) keys.push(pushOf(held), false);
    if (timer === undefined) return;
    clearTimeout(timer);
    down.delete(name);
    if (held.delete(name)) keys.push(pushOf(held), event.shiftKey);
    else if (keys.active()) keys.tap(pushOf([name]), event.shiftKey);
  };
  target.addEventListener("keydown", pressed, { capture: true });
  target.addEventListener("keyup", released, { capture: true });
  target.addEventListener("blur", clear);
  return () => {
    clear();
    target.removeEventListener("keydown", pressed, { capture: true });
    target.removeEventListener("keyup", released, { capture: true });
    target.removeEventListener("blur", clear);
  };
}
