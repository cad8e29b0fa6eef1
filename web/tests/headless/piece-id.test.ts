import { describe, expect, it } from "vitest";
import { discLevel, discOf, idOf, isPiece, kindOf, numberOf, pieceOf } from "../../src/headless/piece-id";

describe("ids of pieces", () => {
  it("have a kind and a number, also the discs of a column", () => {
    const ids = ["c3", "c3.1", "r12", "k0"];
    expect(ids.map(kindOf)).toEqual(["column", "column", "road", "car"]);
    expect(ids.map(numberOf)).toEqual([3, 3, 12, 0]);
    expect(ids.map(pieceOf)).toEqual(["c3", "c3", "r12", "k0"]);
    expect(ids.map(discLevel)).toEqual([null, 1, null, null]);
  });

  it("are made of a kind and a number", () => {
    expect([idOf("column", 3), idOf("road", 12), idOf("car", 0), discOf("c3", 1)]).toEqual(["c3", "r12", "k0", "c3.1"]);
  });

  it("are no names of components", () => {
    expect(["c3", "c3.1", "tower", "rainbow-1", "table", ""].map(isPiece)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
