import { signal } from "@preact/signals-core";
import { describe, expect, it } from "vitest";
import {
  MOST_SHOWN,
  phrasesFor,
  Reactions,
  reactingSeat,
  reactionsFor,
  SHOWN_FOR,
} from "../../../src/headless/hand/reactions";

describe("reactions", () => {
  it("are shown for a while", () => {
    const reactions = new Reactions(() => true);
    reactions.hear({ reaction: "gasp", seat: 1 }, 0);
    reactions.hear({ reaction: "applause", seat: null }, 1000);
    reactions.expire(SHOWN_FOR);
    expect(reactions.shown.value.map(({ reaction }) => reaction)).toEqual(["applause"]);
  });

  it("show one word of a seat at a time, and few in all", () => {
    const reactions = new Reactions(() => true);
    reactions.hear({ reaction: "gasp", seat: 1 }, 0);
    reactions.hear({ reaction: "ouch", seat: 1 }, 0);
    expect(reactions.shown.value.map(({ reaction }) => reaction)).toEqual(["ouch"]);
    for (let seat = 2; seat < 9; seat += 1) reactions.hear({ reaction: "calm", seat }, 0);
    expect(reactions.shown.value).toHaveLength(MOST_SHOWN);
  });

  it("are not shown to a viewer who hides them", () => {
    const on = signal(true);
    const reactions = new Reactions(() => on.value);
    reactions.hear({ reaction: "gasp", seat: 1 }, 0);
    on.value = false;
    expect(reactions.shown.value).toEqual([]);
    expect(reactions.hear({ reaction: "gasp", seat: 1 }, 0)).toBe(false);
  });

  it("of a muted seat are neither shown nor heard", () => {
    const muted = signal<readonly number[]>([]);
    const reactions = new Reactions(
      () => true,
      (seat) => seat !== null && muted.value.includes(seat),
    );
    reactions.hear({ reaction: "hello", seat: 1 }, 0);
    muted.value = [1];
    expect(reactions.shown.value).toEqual([]);
    expect(reactions.hear({ reaction: "hello", seat: 1 }, 0)).toBe(false);
    expect(reactions.hear({ reaction: "hello", seat: 0 }, 0)).toBe(true);
  });

  it("of spectators are applause and gasps, if at all", () => {
    expect(phrasesFor(false, false, true)).toEqual(["applause", "gasp"]);
    expect(phrasesFor(false, true, false)).toEqual([]);
    expect(reactionsFor(false, true)).toEqual(["applause", "gasp"]);
    expect(phrasesFor(true, false, false)).toContain("hello");
    expect(phrasesFor(true, true, true)).toContain("rematch");
  });

  it("come from a seat that does not carry", () => {
    expect(reactingSeat(new Set([0, 1]), 0)).toBe(1);
    expect(reactingSeat(new Set([0]), 0)).toBe(0);
    expect(reactingSeat(new Set(), 0)).toBeNull();
  });
});
