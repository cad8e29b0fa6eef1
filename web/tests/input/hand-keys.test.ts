// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HandPush, HOLD, pushOf, watchHandKeys } from "../../src/input/hand-keys";

const NONE: HandPush = { right: 0, up: 0, raise: 0, turn: 0 };
let heard: string[];
let holds: boolean;
let stop: () => void;

const say = (push: HandPush): string =>
  Object.entries(push)
    .filter(([, way]) => way !== 0)
    .map(([what, way]) => `${what}${way > 0 ? "+" : "-"}`)
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
  heard = [];
  holds = true;
  stop = watchHandKeys(window, {
    active: () => holds,
    push: (push, fine) => heard.push(`push ${say(push)}${fine ? " fine" : ""}`),
    tap: (push, fine) => heard.push(`tap ${say(push)}${fine ? " fine" : ""}`),
    do: (deed) => heard.push(deed),
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
    expect(heard).toEqual(["tap right-", "tap raise- fine"]);
  });

  it("a held key pushes until it is released, together with others", () => {
    press("keydown", "ArrowUp");
    vi.advanceTimersByTime(HOLD);
    press("keydown", "ArrowUp", { repeat: true });
    press("keydown", "e");
    vi.advanceTimersByTime(HOLD);
    press("keyup", "ArrowUp");
    press("keyup", "e");
    expect(heard).toEqual(["push up+", "push up+ turn-", "push turn-", "push none"]);
  });

  it("Shift makes a push fine while it is down", () => {
    press("keydown", "r");
    vi.advanceTimersByTime(HOLD);
    press("keydown", "Shift", { shiftKey: true });
    press("keyup", "Shift");
    expect(heard).toEqual(["push raise+", "push raise+ fine", "push raise+"]);
  });

  it("release, put back and tweezers happen once, however long the key is down", () => {
    press("keydown", " ");
    press("keydown", " ", { repeat: true });
    press("keydown", "Escape");
    press("keydown", "z");
    expect(heard).toEqual(["let-go", "put-back", "tweezers"]);
  });

  it("Space presses a focused button and does not release the piece", () => {
    const button = document.body.appendChild(document.createElement("button"));
    expect(press("keydown", "Enter", {}, button).defaultPrevented).toBe(false);
    press("keydown", "Escape", {}, button);
    expect(heard).toEqual(["put-back"]);
    button.remove();
  });

  it("a field keeps all keys except Escape, and Ctrl belongs to the browser", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(press("keydown", "ArrowUp", {}, field).defaultPrevented).toBe(false);
    expect(press("keydown", "r", { ctrlKey: true }).defaultPrevented).toBe(false);
    press("keydown", "Escape", {}, field);
    vi.advanceTimersByTime(HOLD);
    expect(heard).toEqual(["put-back"]);
    field.remove();
  });

  it("a focused checkbox keeps only Space: the other keys move the piece and do not build", () => {
    const others: string[] = [];
    const listen = (event: KeyboardEvent): void => void others.push(event.key);
    window.addEventListener("keydown", listen);
    const box = document.body.appendChild(document.createElement("input"));
    box.type = "checkbox";
    for (const key of ["ArrowUp", "r"]) {
      press("keydown", key, {}, box);
      press("keyup", key, {}, box);
    }
    expect(press("keydown", " ", {}, box).defaultPrevented).toBe(false);
    window.removeEventListener("keydown", listen);
    expect(heard).toEqual(["tap up+", "tap raise+"]);
    expect(others).toEqual([" "]);
    box.remove();
  });

  it("building keys do not reach the table during a carry, the help key does", () => {
    const others: string[] = [];
    const listen = (event: KeyboardEvent): void => void others.push(event.key);
    window.addEventListener("keydown", listen);
    for (const key of ["b", "ArrowUp", "?"]) press("keydown", key);
    holds = false;
    press("keydown", "b");
    window.removeEventListener("keydown", listen);
    expect(others).toEqual(["?", "b"]);
  });

  it("stop when the window loses focus or the carry ends", () => {
    press("keydown", "ArrowUp");
    vi.advanceTimersByTime(HOLD);
    window.dispatchEvent(new Event("blur"));
    press("keyup", "ArrowUp");
    expect(heard).toEqual(["push up+", "push none"]);
    press("keydown", "ArrowDown");
    holds = false;
    press("keyup", "ArrowDown");
    expect(heard).toHaveLength(2);
  });
});
