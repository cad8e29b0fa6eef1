/**
 * Roads lie flat on the tops of their columns and curve gently beside them, as a real highway does. The referee's road
 * is straight, so that without this it would cut into the disc and into the other roads on it. Only the drawing bends.
 */
import type { Material } from "three";
import type { CarView, ColumnView, RoadView } from "../../net/wire.gen";

/** Slope (rise per mm, away from the column) and mm from the end to the far rim of the disc; at the start, at the end. */
export type Bend = readonly [number, number, number, number];
export const STRAIGHT: Bend = [0, 0, 0, 0];

const CURVE = 32; // mm beside the disc over which the road returns to its line
const MOST = 3.2; // mm that a road leaves its line at most

/** How a road bends at its columns. */
export function bendOf(road: RoadView, column: (id: string) => ColumnView | undefined, radius: number): Bend {
  const [sx, sy, sz] = road.start;
  const [ex, ey, ez] = road.end;
  const far = Math.hypot(ex - sx, ey - sy);
  if (far < 1) return STRAIGHT;
  const slope = (ez - sz) / far;
  const rim = (id: string | null, x: number, y: number, way: 1 | -1): number => {
    const top = id === null ? undefined : column(id);
    if (top === undefined || slope === 0) return 0;
    const over = (way * ((top.x - x) * (ex - sx) + (top.y - y) * (ey - sy))) / far;
    return Math.max(0, Math.min(over + radius, 2 * radius, MOST / Math.abs(slope)));
  };
  return [slope, rim(road.from_column, sx, sy, 1), -slope, rim(road.to_column, ex, ey, -1)];
}

function lift(slope: number, rim: number, s: number): number {
  if (rim <= 0) return 0;
  if (s <= rim) return -slope * Math.max(0, s);
  const u = Math.min(1, (s - rim) / CURVE);
  return -slope * ((2 * u ** 3 - 3 * u ** 2 + 1) * rim + (u ** 3 - 2 * u ** 2 + u) * CURVE);
}

/** mm by which a bent road of this length is above its line, `along` mm from its start. */
export function liftAt(bend: Bend, along: number, length: number): number {
  return lift(bend[0], bend[1], along) + lift(bend[2], bend[3], length - along);
}

/** Where a car stands on a road as it is drawn: its wheels follow the bend. */
export function seated(car: CarView, bend: Bend, length: number): CarView {
  const axle = car.length * 0.28;
  const front = liftAt(bend, car.place + axle, length);
  const back = liftAt(bend, car.place - axle, length);
  if (front === 0 && back === 0) return car;
  const [x, y, z] = car.at;
  const slope = car.slope + (Math.atan((front - back) / (2 * axle)) * 180) / Math.PI;
  return { ...car, at: [x, y, z + (front + back) / 2], slope };
}

/** A material whose vertex shader lifts like liftAt(): the attribute `bend` holds a Bend. `length` is the road's, in mm. */
export function bending<T extends Material>(material: T, length: number): T {
  const inherited = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer): void => {
    inherited(shader, renderer);
    shader.vertexShader = shader.vertexShader
      .replace(
        "#include <common>",
        `#include <common>
attribute vec4 bend;
float liftOf(float slope, float rim, float s) {
  if (rim <= 0.0) return 0.0;
  float u = clamp((s - rim) / ${CURVE.toFixed(1)}, 0.0, 1.0);
  float after = (2.0 * u * u * u - 3.0 * u * u + 1.0) * rim + (u * u * u - 2.0 * u * u + u) * ${CURVE.toFixed(1)};
  return -slope * (s <= rim ? max(0.0, s) : after);
}`,
      )
      .replace(
        "#include <begin_vertex>",
        `#include <begin_vertex>
float along = position.x + ${(length / 2).toFixed(2)};
transformed.y += liftOf(bend.x, bend.y, along) + liftOf(bend.z, bend.w, ${length.toFixed(2)} - along);`,
      );
  };
  const key = material.customProgramCacheKey.bind(material);
  material.customProgramCacheKey = () => `${key()}bent-${length}`;
  return material;
}
