/** The pieces of a begun build that lie already. The table does not have them yet, so they are drawn as bodies. */
import type { BegunView, PieceShapes, TableView } from "../../../net/wire.gen";
import { numberOf } from "../../geometry";
import type { Ghost } from "../../shown";
import { poseOf } from "../moving/hand";
import { type LooseBody, looseBodies } from "./carry";
import type { Pose } from "./frames";

export interface Lying {
  readonly loose: readonly LooseBody[];
  readonly poses: ReadonlyMap<string, Pose>;
}

const RAD = Math.PI / 180;

/** `whole`: the build as it lies, and as it is intended. */
export function lyingPieces(begun: BegunView, whole: Ghost, table: TableView | null, shapes: PieceShapes): Lying {
  const poses = new Map<string, Pose>();
  for (const piece of begun.placed) {
    if (piece.startsWith("c")) {
      for (const [n, pose] of discs(whole, shapes).entries()) poses.set(`${piece}.${n}`, pose);
      continue;
    }
    const pose = piece.startsWith("r") ? roadPose(whole, shapes) : carPose(whole, carNumber(piece, table), shapes);
    if (pose !== null) poses.set(piece, pose);
  }
  return { loose: looseBodies({ names: [...poses.keys()], turn: begun.turn, seat: begun.seat }, table), poses };
}

/** What is still to be carried. */
export function stillMissing(begun: BegunView, whole: Ghost, table: TableView | null): Ghost {
  const { column, road, cars, ...rest } = whole;
  const lies = (kind: string): boolean => begun.placed.some((piece) => piece.startsWith(kind));
  const laid = new Set(begun.placed.filter((id) => id.startsWith("k")).map((id) => carNumber(id, table)));
  return {
    ...rest,
    ...(column === undefined || lies("c") ? {} : { column }),
    ...(road === undefined || lies("r") ? {} : { road }),
    ...(cars === undefined ? {} : { cars: cars.filter((_, n) => !laid.has(n)) }),
  };
}

const carNumber = (piece: string, table: TableView | null): number => numberOf(piece) - (table?.cars.length ?? 0);

function discs({ column }: Ghost, shapes: PieceShapes): readonly Pose[] {
  if (column === undefined) return [];
  const { x, y, foot, height } = column;
  const disc = shapes.column.disc_height;
  return Array.from({ length: height }, (_, n) => ({ x, y, z: foot + (n + 0.5) * disc, turn: [0, 0, 0, 1] as const }));
}

/** A ghost states the underside of roads and cars, a pose the middle. */
function raised(at: readonly [number, number, number], yaw: number, pitch: number, by: number): Pose {
  const [x, y, z] = at;
  const back = -Math.sin(pitch) * by;
  return poseOf({ x: x + back * Math.cos(yaw), y: y + back * Math.sin(yaw), z: z + Math.cos(pitch) * by, yaw, pitch });
}

function roadPose({ road }: Ghost, shapes: PieceShapes): Pose | null {
  if (road === undefined) return null;
  const [a, b] = [road.start, road.end];
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] as const;
  return raised(middle, Math.atan2(dy, dx), Math.atan2(dz, Math.hypot(dx, dy)), shapes.road.thickness / 2);
}

function carPose({ cars }: Ghost, n: number, shapes: PieceShapes): Pose | null {
  const car = cars?.[n];
  return car === undefined ? null : raised(car.at, car.heading * RAD, car.slope * RAD, shapes.car.height / 2);
}
