import { describe, expect, it } from "vitest";
import { badged } from "../../../src/headless/page/badge";
import { myTurn } from "../../../src/headless/people/my-turn";
import type { TableView } from "../../../src/net/wire.gen";

function table(status: Record<string, unknown>): TableView {
  const seats = [{ name: "Ann" }, { name: "Bob" }];
  return { status: { outcome: null, to_move: 0, steps: 3, seats, ...status } } as unknown as TableView;
}

describe("my turn", () => {
  const mine = new Set([0]);

  it("is the turn of a seat of this page, by a name of its own", () => {
    expect(myTurn(table({}), mine)).toBe("0:3:move");
    expect(myTurn(table({ to_move: 1 }), mine)).toBeNull();
    expect(myTurn(null, mine)).toBeNull();
    expect(myTurn(table({}), new Set())).toBeNull();
  });

  it("is a bill to pay, whoever moves next", () => {
    expect(myTurn(table({ to_move: 1, bill: { seat: 0 } }), mine)).toBe("0:3:pay");
    expect(myTurn(table({ bill: { seat: 1 } }), mine)).toBeNull();
  });

  it("is nothing to tell at a shared screen, in a lesson, before the start and after the end", () => {
    expect(myTurn(table({}), new Set([0, 1]))).toBeNull();
    expect(myTurn(table({ lesson: {} }), mine)).toBeNull();
    expect(myTurn(table({ seating: { gathering: true } }), mine)).toBeNull();
    expect(myTurn(table({ outcome: {} }), mine)).toBeNull();
  });

  it("badges the icon and takes the badge away", () => {
    const icon = "data:image/svg+xml,%3Csvg%3E%3C/svg%3E";
    expect(badged(icon, true)).toContain("%3Ccircle");
    expect(badged(icon, true).endsWith("%3C/svg%3E")).toBe(true);
    expect(badged(icon, false)).toBe(icon);
  });
});
