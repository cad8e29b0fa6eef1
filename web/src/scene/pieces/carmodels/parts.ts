/**
 * The parts of all car models. A model has its origin at the centre of the underside, its nose along x, y up; mm.
 * Nothing extends beyond length × width × height of the piece.
 */
import type { BufferGeometry } from "three";
import { COLOURS, LAMP } from "../../materials";
import { axle, body, box, coloured, type Point, profile } from "../../shapes";

export interface CarModel {
  readonly geometry: BufferGeometry;
  /** Where the owner's mark lies: along the car, and above its underside; `radius` is its maximum size. */
  readonly mark: { readonly x: number; readonly y: number; readonly radius: number; readonly z?: number };
}

const { glass, tyre, hub, lamp, tail } = COLOURS;
export const WIDE = 7.6;

export const wheels = (...places: number[]): BufferGeometry[] => places.flatMap((x) => axle(x, 1.35, 7.9, tyre, hub));
export const glazing = (points: readonly Point[], width: number): BufferGeometry =>
  coloured(profile(points, width, 0.25), glass);
export const painted = (points: readonly Point[], width = WIDE, bevel = 0.4): BufferGeometry =>
  body(profile(points, width, bevel));
export const dark = (part: BufferGeometry): BufferGeometry => coloured(part, "#3a3938");

/** Lamps at the front and the rear, at a height. */
export function lamps(half: number, front: number, back = front): BufferGeometry[] {
  return [-1, 1].flatMap((side) => [
    coloured(box(0.3, 0.8, 1.5, half - 0.1, front, side * 2.4), lamp, LAMP),
    coloured(box(0.3, 0.8, 1.3, -half + 0.1, back, side * 2.6), tail, LAMP),
  ]);
}
