import { describe, expect, it } from "vitest";
import { firstChoice, heightFor } from "../../../src/headless/compose/reach";
import type { Ring } from "../../../src/net/wire.gen";
import { aRing } from "../../table";

/** A survey of one direction and one reach: for each option what it earns there, or a dot. */
function ring(options: Ring["options"], cells: string): Ring {
  return { ...aRing(), angles: 1, options, distances: [options.map(() => 110)], cells };
}
const columns = (...heights: number[]): Ring["options"] => heights.map((height) => [height, "column"]);

describe("what is built if nothing is chosen", () => {
  it("goes up while columns are cheap, and down from there", () => {
    expect(firstChoice(ring(columns(2), "0"))).toEqual({ kind: "column", height: 2 });
    expect(firstChoice(ring(columns(1, 3), "00"))).toEqual({ kind: "column", height: 3 });
    expect(firstChoice(ring(columns(2, 4), "00"))).toEqual({ kind: "column", height: 2 });
    expect(firstChoice(ring(columns(4, 6), "00"))).toEqual({ kind: "column", height: 4 });
  });

  it("earns a car where it can", () => {
    expect(firstChoice(ring(columns(4, 6), "01"))).toEqual({ kind: "column", height: 6 });
    expect(firstChoice(ring(columns(4, 6), "10"))).toEqual({ kind: "column", height: 4 });
    expect(firstChoice(ring(columns(4, 6), "11"))).toEqual({ kind: "column", height: 6 });
    expect(heightFor(ring([...columns(1, 3), [2, "junction"]], "101"), "column", 2)).toBe(1);
    const junctions = [2, 3, 5].map((height) => [height, "junction"] as const);
    expect(heightFor(ring(junctions, "001"), "junction", 2)).toBe(5);
    expect(heightFor(ring(junctions, "000"), "junction", 2)).toBe(3);
  });

  it("is another kind if no column can be built", () => {
    expect(firstChoice(ring([[5, "junction"]], "0"))).toEqual({ kind: "junction", height: 5 });
    expect(firstChoice(ring([], ""))).toBeNull();
  });
});
