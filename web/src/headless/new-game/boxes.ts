/** The boxes' answers to a rule: which of them have which value of a switch. */
import type { EditionView } from "../../net/wire.gen";
import type { Setting } from "./setup";

export interface Stated {
  readonly value: Setting;
  /** Ids of the editions with this value. */
  readonly boxes: readonly string[];
}

/** Measures of the pieces, on which every box is silent. */
const MEASURES = new Set(["road_length"]);

/** The values of a switch in all boxes, each with the boxes that have it, in the order of the boxes. */
export function statedBy(editions: readonly EditionView[], name: string): readonly Stated[] {
  if (MEASURES.has(name)) return [];
  const found = new Map<Setting, string[]>();
  for (const { id, switches } of editions) {
    const value = (switches as unknown as Readonly<Record<string, Setting>>)[name] ?? null;
    found.set(value, [...(found.get(value) ?? []), id]);
  }
  return [...found].map(([value, boxes]) => ({ value, boxes }));
}
