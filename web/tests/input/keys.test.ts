import { describe, expect, it } from "vitest";
import { commandOf } from "../../src/input/keys";

describe("keys", () => {
  const press = (key: string, more: object = {}) =>
    commandOf({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });
  it("do what the help dialog says", () => {
    expect(press("ArrowLeft")).toEqual({ do: "move", right: -1, up: 0, mm: 5 });
    expect(press("ArrowUp", { shiftKey: true })).toMatchObject({ up: 1, mm: 1 });
    expect(press("ArrowUp", { altKey: true })).toMatchObject({ mm: 0.1 });
    expect(press("[")).toEqual({ do: "rotate", degrees: 5 });
    expect(press(">", { shiftKey: true })).toEqual({ do: "rotate", degrees: -0.5 });
    expect(press("=")).toEqual({ do: "height", by: 1 });
    expect(press("3")).toEqual({ do: "base", n: 2 });
    expect(press("J")).toEqual({ do: "junction" });
    expect(press("z", { ctrlKey: true })).toEqual({ do: "back" });
    expect(press("w")).toEqual({ do: "shift", along: 0.5 });
    expect(press("n", { ctrlKey: true })).toBeNull();
    expect(press("n", { altKey: true })).toBeNull();
    expect(press("F5")).toBeNull();
  });
});
