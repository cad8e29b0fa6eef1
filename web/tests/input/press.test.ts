// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { pressedByAnyFinger } from "../../src/input/press";

let presses: number;
let clock = 0;
let button: HTMLElement;

/** A button whose handlers are made anew by every render, as in the page. */
function make(): HTMLElement {
  const one = document.createElement("button");
  one.getBoundingClientRect = () => new DOMRect(100, 100, 80, 40);
  for (const name of ["PointerDown", "PointerUp", "PointerCancel", "Click"] as const)
    one.addEventListener(name.toLowerCase(), (event) => {
      const handlers = pressedByAnyFinger(() => {
        presses += 1;
      });
      (handlers[`on${name}`] as (event: Event) => void)(event);
    });
  document.body.append(one);
  return one;
}

function send(type: string, more: PointerEventInit = {}, later = 10): void {
  clock += later;
  const event = new PointerEvent(type, { pointerType: "touch", pointerId: 2, clientX: 140, clientY: 120, ...more });
  Object.defineProperty(event, "timeStamp", { value: clock });
  button.dispatchEvent(event);
}

beforeEach(() => {
  presses = 0;
  clock += 10_000;
  button = make();
});

describe("a button that any finger presses", () => {
  it("is pressed by a second finger, for which no click comes", () => {
    send("pointerdown");
    expect(presses).toBe(0);
    send("pointerup");
    expect(presses).toBe(1);
  });

  it("is pressed once by a lone finger, whose click follows", () => {
    send("pointerdown");
    send("pointerup");
    send("click");
    expect(presses).toBe(1);
    send("click", { pointerType: "mouse" }, 2000);
    expect(presses).toBe(2);
  });

  it("is pressed by the click of a mouse or a key, not by the mouse button going up", () => {
    send("pointerdown", { pointerType: "mouse" });
    send("pointerup", { pointerType: "mouse" });
    expect(presses).toBe(0);
    send("click", { pointerType: "mouse" });
    expect(presses).toBe(1);
  });

  it("is not pressed by a finger that slid off, was cancelled, or came from elsewhere", () => {
    send("pointerdown");
    send("pointerup", { clientX: 300 });
    send("pointerdown");
    send("pointercancel");
    send("pointerup");
    send("pointerup", { pointerId: 9 });
    expect(presses).toBe(0);
  });
});
