// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HandPush, HOLD, pushOf, watchHandKeys } from "../../src/input/hand-keys";

const NONE: HandPush = { right: 0, up: 0, raise: 0, turn: 0 };
let calls: string[];
let carrying: boolean;
let stop: () => void;

const asText = (push: HandPush): string =>
  Object.entries(push)
    .filter(([, amount]) => amount !== 0)
    .map(([axis, amount]) => `${axis}${amount > 0 ? "+" : "-"}`)
    .join(" ") || "none";

function press(
  type: "keydown" | "keyup",
  key: string,
  more: KeyboardEventInit = {},
  target: EventTarget = document.body,
): KeyboardEvent {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  carrying = true;
  stop = watchHandKeys(window, {
    active: () => carrying,
    push: (push, fine) => calls.push(`push ${asText(push)}${fine ? " fine" : ""}`),
    tap: (push, fine) => calls.push(`tap ${asText(push)}${fine ? " fine" : ""}`),
    do: (action) => calls.push(action),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("keys during a carry", () => {
  it("add up, and opposite keys cancel", () => {
    expect(pushOf(["ArrowLeft", "ArrowUp", "r", "q"])).toEqual({ right: -1, up: 1, raise: 1, turn: 1 });
    expect(pushOf(["ArrowLeft", "ArrowRight", "PageUp", "f"])).toEqual(NONE);
    expect(pushOf(["x"])).toEqual(NONE);
  });

  it("a tap is a small step, finer with Shift", () => {
    press("keydown", "ArrowLeft");
    vi.advanceTimersByTime(HOLD - 10);
    press("keyup", "ArrowLeft");
    press("keydown", "F", { shiftKey: true });
    press("keyup", "F", { shiftKey: true });
    expect(calls).toEqual(["tap right-", "tap raise- fine"]);
  });

  it("a held key pushes until it is released, together with others", () => {
    press("keydown", "ArrowUp");
    vi.advanceTimersByTime(HOLD);
    press("keydown", "ArrowUp", { repeat: true });
    press("keydown", "e");
    vi.advanceTimersByTime(HOLD);
    press("keyup", "ArrowUp");
    press("keyup", "e");
    expect(calls).toEqual(["push up+", "push up+ turn-", "push turn-", "push none"]);
  });

  it("Shift makes a push fine while it is down", () => {
    press("keydown", "r");
    vi.advanceTimersByTime(HOLD);
    press("keydown", "Shift", { shiftKey: true });
    press("keyup", "Shift");
    expect(calls).toEqual(["push raise+", "push raise+ fine", "push raise+"]);
  });

  it("release, put back and tweezers happen once, however long the key is down", () => {
    press("keydown", " ");
    press("keydown", " ", { repeat: true });
    press("keydown", "Escape");
    press("keydown", "z");
    expect(calls).toEqual(["let-go", "put-back", "tweezers"]);
  });

  it.each(["button", "summary", "a"])("Enter and Space press a focused %s and do not release the piece", (tag) => {
    const focused = document.body.appendChild(document.createElement(tag));
    for (const key of ["Enter", " "]) expect(press("keydown", key, {}, focused).defaultPrevented).toBe(false);
    press("keydown", "Escape", {}, focused);
    expect(calls).toEqual(["put-back"]);
    focused.remove();
  });

  it("a text field gets all keys except Escape, and the browser gets those with Ctrl", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(press("keydown", "ArrowUp", {}, field).defaultPrevented).toBe(false);
    expect(press("keydown", "r", { ctrlKey: true }).defaultPrevented).toBe(false);
    press("keydown", "Escape", {}, field);
    vi.advanceTimersByTime(HOLD);
    expect(calls).toEqual(["put-back"]);
    field.remove();
  });

  it("a focused checkbox gets only Space: the other keys move the piece and do not build", () => {
    const passedOn: string[] = [];
    const listen = (event: KeyboardEvent): void => void passedOn.push(event.key);
    window.addEventListener("keydown", listen);
    const box = document.body.appendChild(document.createElement("input"));
    box.type = "checkbox";
    for (const key of ["ArrowUp", "r"]) {
      press("keydown", key, {}, box);
      press("keyup", key, {}, box);
    }
    expect(press("keydown", " ", {}, box).defaultPrevented).toBe(false);
    window.removeEventListener("keydown", listen);
    expect(calls).toEqual(["tap up+", "tap raise+"]);
    expect(passedOn).toEqual([" "]);
    box.remove();
  });

  it("keys for building do not get through during a carry, the help key does", () => {
    const passedOn: string[] = [];
    const listen = (event: KeyboardEvent): void => void passedOn.push(event.key);
    window.addEventListener("keydown", listen);
    for (const key of ["b", "ArrowUp", "?"]) press("keydown", key);
    carrying = false;
    press("keydown", "b");
    window.removeEventListener("keydown", listen);
    expect(passedOn).toEqual(["?", "b"]);
  });

  it("stop when the window loses focus or the carry ends", () => {
    press("keydown", "ArrowUp");
    vi.advanceTimersByTime(HOLD);
    window.dispatchEvent(new Event("blur"));
    press("keyup", "ArrowUp");
    expect(calls).toEqual(["push up+", "push none"]);
    press("keydown", "ArrowDown");
    carrying = false;
    press("keyup", "ArrowDown");
    expect(calls).toHaveLength(2);
  });
});
