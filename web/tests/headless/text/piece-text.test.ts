import { expect, test } from "vitest";
import { namedPieces, textParts } from "../../../src/headless/text/piece-text";

test("a sentence is split at the names of its pieces, and nothing of it is lost", () => {
  const text = "It needs 3 mm more space: Bob’s road, Bob’s 4th road";
  const parts = textParts(text, [
    { id: "r1", name: "Bob’s road" },
    { id: "r4", name: "Bob’s 4th road" },
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.id !== undefined)).toEqual([
    { id: "r1", text: "Bob’s road" },
    { id: "r4", text: "Bob’s 4th road" },
  ]);
});

test("without names in it, or with empty ones, a sentence stays whole", () => {
  expect(textParts("No columns left.", [{ id: "r1", name: "" }])).toEqual([{ text: "No columns left." }]);
  expect(textParts("", [{ id: "r1", name: "your road" }])).toEqual([]);
});

test("planned pieces and pieces without a name are not marked", () => {
  expect(namedPieces(["new-road", "c3", "c4"], ["new road", "your column"])).toEqual([
    { id: "c3", name: "your column" },
  ]);
});
