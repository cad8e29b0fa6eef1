/** The poses of pieces as the table or a ghost states them. */
import type { CarView, ColumnView, PieceShapes, RoadView, TableView } from "../../../net/wire.gen";
import { discOf } from "../../piece-id";
import { poseOf } from "../moving/hand";
import type { Pose } from "./frames";

const RAD = Math.PI / 180;

export function discPoses(
  { x, y, foot, height }: Pick<ColumnView, "x" | "y" | "foot" | "height">,
  shapes: PieceShapes,
): readonly Pose[] {
  const disc = shapes.column.disc_height;
  return Array.from({ length: height }, (_, n) => ({ x, y, z: foot + (n + 0.5) * disc, turn: [0, 0, 0, 1] as const }));
}

/** A table states the underside of roads and cars, a pose the middle. */
function raised(at: readonly [number, number, number], yaw: number, pitch: number, by: number): Pose {
  const [x, y, z] = at;
  const back = -Math.sin(pitch) * by;
  return poseOf({ x: x + back * Math.cos(yaw), y: y + back * Math.sin(yaw), z: z + Math.cos(pitch) * by, yaw, pitch });
}

export function roadPose({ start: a, end: b }: Pick<RoadView, "start" | "end">, shapes: PieceShapes): Pose {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] as const;
  return raised(middle, Math.atan2(dy, dx), Math.atan2(dz, Math.hypot(dx, dy)), shapes.road.thickness / 2);
}

export const carPose = (
  { at, heading, slope }: Pick<CarView, "at" | "heading" | "slope">,
  { car }: PieceShapes,
): Pose => raised(at, heading * RAD, slope * RAD, car.height / 2);

/** Every body of a table. */
export function standingPoses({ columns, roads, cars }: TableView, shapes: PieceShapes): ReadonlyMap<string, Pose> {
  const found = new Map<string, Pose>();
  for (const column of columns)
    for (const [n, pose] of discPoses(column, shapes).entries()) found.set(discOf(column.id, n), pose);
  for (const road of roads) found.set(road.id, roadPose(road, shapes));
  for (const car of cars) found.set(car.id, carPose(car, shapes));
  return found;
}
