/** The pieces of a begun build that lie already. The table does not have them yet, so they are drawn as bodies. */
import type { BegunView, PieceShapes, TableView } from "../../../net/wire.gen";
import { discOf, isCar, isColumn, isRoad, numberOf } from "../../piece-id";
import type { Ghost } from "../../shown";
import { type LooseBody, looseBodies } from "./carry";
import type { Pose } from "./frames";
import { carPose, discPoses, roadPose } from "./standing";

export interface Lying {
  readonly loose: readonly LooseBody[];
  readonly poses: ReadonlyMap<string, Pose>;
}

/** `whole`: the build as it lies, and as it is intended. */
export function lyingPieces(begun: BegunView, whole: Ghost, table: TableView | null, shapes: PieceShapes): Lying {
  const poses = new Map(begun.placed.flatMap((piece) => [...bodiesOf(piece, whole, table, shapes)]));
  return { loose: looseBodies({ names: [...poses.keys()], turn: begun.turn, seat: begun.seat }, table), poses };
}

/** The bodies of a new piece, the lowest one first. */
export function bodiesOf(
  piece: string,
  { column, road, cars }: Ghost,
  table: TableView | null,
  shapes: PieceShapes,
): ReadonlyMap<string, Pose> {
  if (isColumn(piece))
    return new Map((column ? discPoses(column, shapes) : []).map((pose, n) => [discOf(piece, n), pose]));
  if (isRoad(piece)) return new Map(road ? [[piece, roadPose(road, shapes)]] : []);
  const car = cars?.[carNumber(piece, table)];
  return new Map(car ? [[piece, carPose(car, shapes)]] : []);
}

/** The pieces still to be carried. */
export function stillMissing(begun: BegunView, whole: Ghost, table: TableView | null): Ghost {
  const { column, road, cars, ...rest } = whole;
  const laid = new Set(begun.placed.filter(isCar).map((id) => carNumber(id, table)));
  return {
    ...rest,
    ...(column === undefined || begun.placed.some(isColumn) ? {} : { column }),
    ...(road === undefined || begun.placed.some(isRoad) ? {} : { road }),
    ...(cars === undefined ? {} : { cars: cars.filter((_, n) => !laid.has(n)) }),
  };
}

const carNumber = (piece: string, table: TableView | null): number => numberOf(piece) - (table?.cars.length ?? 0);
