/** Finds the names of pieces in a sentence, so that a screen can mark them. */

/** A piece and its name as a sentence uses it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A part of a sentence; with the id of a piece if it is the name of one. */
export interface TextPart {
  readonly text: string;
  readonly id?: string;
}

/** Pieces and their names from two lists of equal length. Pieces that are only planned (`new-…`) are left out. */
export function namedPieces(ids: readonly string[], names: readonly string[]): readonly Named[] {
  return ids.flatMap((id, n) => (id.startsWith("new-") || !names[n] ? [] : [{ id, name: names[n] }]));
}

/** Split a sentence at the names in it. A name inside a longer one is part of the longer one. */
export function textParts(text: string, pieces: readonly Named[]): readonly TextPart[] {
  const longest = [...pieces].filter(({ name }) => name !== "").sort((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = longest.find(({ name }) => text.startsWith(name, at));
    if (found === undefined) {
      plain += text[at]!;
      at += 1;
      continue;
    }
    if (plain !== "") parts.push({ text: plain });
    plain = "";
    parts.push({ text: found.name, id: found.id });
    at += found.name.length;
  }
  if (plain !== "") parts.push({ text: plain });
  return parts;
}
