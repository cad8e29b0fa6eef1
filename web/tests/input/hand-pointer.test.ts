// @vitest-environment happy-dom
/** Which gestures pointers and wheels make while a piece is in the hand. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchHandPointer } from "../../src/input/hand-pointer";

let [table, list] = [document.createElement("canvas"), document.createElement("ol")];
let [done, active] = [[] as string[], true];
let stop = (): void => {};

beforeEach(() => {
  [table, list] = [document.createElement("canvas"), document.createElement("ol")];
  document.body.append(table, list);
  [done, active] = [[], true];
  const told =
    (what: string) =>
    (...args: number[]): void =>
      void done.push([what, ...args.map((one) => Math.round(one * 100) / 100)].join(" "));
  stop = watchHandPointer(table, () => active, {
    point: told("point"),
    elsewhere: told("elsewhere"),
    push: told("push"),
    raise: told("raise"),
    turn: told("turn"),
    letGo: told("let go"),
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const wheel = (over: Element, more: WheelEventInit = {}): boolean => {
  const event = new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true });
  Object.assign(event, more); // happy-dom leaves modifiers out
  over.dispatchEvent(event);
  return event.defaultPrevented;
};
const pointer = (type: string, pointerType: string, x: number, y: number): void => {
  table.dispatchEvent(
    new PointerEvent(type, { pointerType, clientX: x, clientY: y, bubbles: true, cancelable: true, pointerId: 1 }),
  );
};

describe("the wheel", () => {
  it("lowers the piece wherever the pointer is, and scrolls nothing meanwhile", () => {
    expect([wheel(table), wheel(list)]).toEqual([true, true]);
    expect(done).toEqual(["raise -1", "raise -1"]);
    wheel(list, { shiftKey: true });
    expect(done.at(-1)).toBe("turn -0.12");
  });

  it("is left to the page without a piece in the hand, and to the browser's zoom", () => {
    expect(wheel(list, { ctrlKey: true })).toBe(false);
    active = false;
    expect([wheel(table), wheel(list)]).toEqual([false, false]);
    expect(done).toEqual([]);
  });
});

describe("a pen", () => {
  it("that does not hover moves nothing when it is put down, then moves the piece; a tap lets go", () => {
    pointer("pointerdown", "pen", 300, 200);
    pointer("pointermove", "pen", 330, 200);
    pointer("pointerup", "pen", 330, 200);
    expect(done).toEqual(["elsewhere 300 200", "point 330 200"]);
    pointer("pointerdown", "pen", 330, 200);
    pointer("pointerup", "pen", 331, 200);
    expect(done.slice(2)).toEqual(["elsewhere 330 200", "let go"]);
  });
});
