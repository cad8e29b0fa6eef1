/** Things shown on a table besides its pieces: the ghost, the reach ring, marks and highlights. Lengths are mm. */
import type { CarView, ColumnView, ComponentView } from "../net/wire.gen";

/** The piece that the player is about to build or place; drawn translucent. */
export interface Ghost {
  readonly owner: number;
  readonly legal: boolean;
  readonly column?: Pick<ColumnView, "x" | "y" | "foot" | "height" | "junction">;
  readonly road?: {
    readonly start: readonly [number, number, number];
    readonly end: readonly [number, number, number];
  };
  readonly cars?: readonly Pick<CarView, "at" | "heading" | "slope" | "length" | "type">[];
  readonly component?: Pick<ComponentView, "id" | "kind" | "x" | "y" | "angle">;
  /** Only shows where a carried piece goes: fainter. */
  readonly guide?: boolean;
}

/** The reach ring around a base point: spots where the chosen kind and height may stand, with the cars they earn. */
export interface RingSpots {
  readonly x: number;
  readonly y: number;
  /** The legal spots with the cars they earn. */
  readonly spots: readonly { readonly x: number; readonly y: number; readonly cars: number }[];
}

/** A mark at a crossing; `earns`: it earns a car. */
export interface CrossingMark {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly earns: boolean;
  readonly over: boolean;
}

export interface Highlight {
  /** Ids of pieces in the way; they glow. */
  readonly pieces: readonly string[];
  /** Ids of pieces that a name points at, or that the last play added; they are outlined. */
  readonly pointed?: readonly string[];
  /** Ids of base points; they pulse. */
  readonly basePoints: readonly string[];
  readonly chosenBase: string | null;
  /** Something may be placed anywhere on the table: the view leaves plenty of room. */
  readonly anywhere?: boolean;
}
