import { describe, expect, it } from "vitest";
import { fold, type Searched, search } from "../../../src/headless/rules/search";

const clause = (section: string, title: string, text: string | null, other: string | null = null): Searched => ({
  section,
  title,
  text,
  other,
});
const RULES = [
  clause("5.1", "Straßen auf Pfeilern", "Höhe 1 oder 2, 15 Straßen"),
  clause("6", "Crossing your own", "It earns nothing."),
  clause("4-①", "Jonction", "Élément de plus : 5 piliers"),
  clause("50", "道路", "道路の上を通ります。"),
  clause("", "Edge", null, "the other edition speaks of a façade"),
];
const found = (query: string): string[] => search(RULES, query).map((one) => one.section);

describe("the search in the rules", () => {
  it("finds words in titles, texts and the other edition's text, whatever their accents and case", () => {
    expect(found("ELEMENT")).toEqual(["4-①"]);
    expect(found("strassen hohe")).toEqual(["5.1"]);
    expect(found("facade")).toEqual([""]);
    expect(found("道路の上")).toEqual(["50"]);
    expect(found("own earns")).toEqual(["6"]);
    expect(found("own pillars")).toEqual([]);
    expect(found("  ")).toHaveLength(RULES.length);
  });
  it("finds a section with its parts, and no longer number", () => {
    expect(found("§ 5")).toEqual(["5.1"]);
    expect(found("§5.1")).toEqual(["5.1"]);
    expect(found("§ 4-1")).toEqual(["4-①"]);
    expect(found("§")).toHaveLength(RULES.length);
  });
  it("finds a bare number as a section or as a word of its own", () => {
    expect(found("5")).toEqual(["5.1", "4-①"]);
    expect(found("1")).toEqual(["5.1"]);
  });
  it("compares letters that are written in two ways", () => {
    expect(fold("Œuvre ß ① Ｈ")).toBe("oeuvre ss 1 h");
  });
});
