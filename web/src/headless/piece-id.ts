/**
 * Ids of pieces: c3 (column), c3.0 (its lowest disc), r4 (road), k1 (car). Pieces of a kind are numbered from 0. Only
 * this file takes ids apart or makes them.
 */

export type PieceKind = "column" | "road" | "car";

const LETTERS: Readonly<Record<PieceKind, string>> = { column: "c", road: "r", car: "k" };

/** Whether this is the id of a piece or a disc. The table and the components of the city have other names. */
export const isPiece = (name: string): boolean => /^[crk]\d+(\.\d+)?$/.test(name);

export const isColumn = (id: string): boolean => id.startsWith(LETTERS.column);
export const isRoad = (id: string): boolean => id.startsWith(LETTERS.road);
export const isCar = (id: string): boolean => id.startsWith(LETTERS.car);

/** The kind of a piece. A disc counts as its column. */
export function kindOf(id: string): PieceKind {
  return isColumn(id) ? "column" : isRoad(id) ? "road" : "car";
}

/** The id of the piece with this kind and number. */
export const idOf = (kind: PieceKind, number: number): string => `${LETTERS[kind]}${number}`;

/** The id of a disc of a column; level 0 is the lowest. */
export const discOf = (column: string, level: number): string => `${column}.${level}`;

/** The piece as the rules count it: of a disc, its column. */
export const pieceOf = (id: string): string => id.split(".")[0]!;

/** How many discs are below this disc; null: it is no disc. */
export function discLevel(id: string): number | null {
  const level = id.split(".")[1];
  return level === undefined ? null : Number(level);
}

/** The number of a piece. */
export const numberOf = (id: string): number => Number(pieceOf(id).slice(1));
