/** The effects of a fall on pieces. The bill and the list of moves tell the same. */
export interface Hit {
  /** Pieces that fell; each once. */
  readonly fallen: readonly string[];
  /** Pieces that were only moved. */
  readonly moved: readonly string[];
}

/** A piece whose discs fell and were moved has fallen. */
export function hitOf(fallen: readonly string[], moved: readonly string[]): Hit {
  const down = new Set(fallen);
  return { fallen: [...down], moved: [...new Set(moved)].filter((piece) => !down.has(piece)) };
}
