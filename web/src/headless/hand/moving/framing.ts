/** When the camera moves during a carry, and to what: between gestures only. */
import type { PieceShapes } from "../../../net/wire.gen";
import type { Point3 } from "../../geometry";
import { isRoad } from "../../piece-id";
import type { Pose } from "../stream/frames";

export type Frame = "reach" | "close";

/** The order to the camera: stop it where it is, or frame something; null: nothing. */
export type CameraOrder = "hold" | Frame | null;

export const QUIET = 0.35; // seconds without a movement of the hand, after which the camera may move
export const FLIGHT = 0.8; // seconds that a movement of the camera takes at most
const CLOSE = { beside: 30, above: 40 } as const; // mm within which the camera comes close
const AWAY = { beside: 70, above: 90 } as const; // mm at which it moves back

export class Framing {
  private shown: Frame | null = null;
  private moved = -Infinity;
  private flownUntil = -Infinity;

  /** The player moved the hand. */
  touched(now: number): void {
    this.moved = now;
  }

  /** Is the camera on its way? */
  flies(now: number): boolean {
    return now < this.flownUntil;
  }

  /** `beside` and `above`: mm from the place. `seen`: the piece is well inside the view. */
  decide(now: number, at: { readonly beside: number; readonly above: number; readonly seen: boolean }): CameraOrder {
    if (this.shown === null) return this.go("reach", now); // the first view: nothing was moved yet
    if (now - this.moved < QUIET) {
      if (!this.flies(now)) return null;
      this.flownUntil = -Infinity;
      return "hold";
    }
    if (this.flies(now)) return null;
    const limit = this.shown === "close" ? AWAY : CLOSE;
    const wanted = at.beside < limit.beside && Math.abs(at.above) < limit.above ? "close" : "reach";
    return wanted === this.shown && at.seen ? null : this.go(wanted, now);
  }

  private go(frame: Frame, now: number): Frame {
    this.shown = frame;
    this.flownUntil = now + FLIGHT;
    return frame;
  }
}

const ROOM = { road: 18, other: 48 } as const; // mm around the piece
const CLOSE_HIGH = 34; // mm above the place that the close view shows

/** Of the way from the place to the piece: as much is shown beyond the place, if the camera is to come near later. */
const BEYOND = 0.5;

/**
 * The points that a view shows (table coordinates): the place of the piece and, unless it is close, where the piece is.
 * `centred`: there is room around the place, so that the camera can come near it without moving it on the screen.
 */
export function framePoints(
  frame: Frame,
  piece: string,
  shapes: PieceShapes,
  target: Pose,
  at: { readonly x: number; readonly y: number; readonly z: number },
  centred: boolean,
): readonly Point3[] {
  const half = isRoad(piece) ? shapes.road.length / 2 : 0;
  const room = isRoad(piece) ? ROOM.road : ROOM.other;
  const [x, y, z, w] = target.turn;
  const yaw = Math.atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z));
  const along = [Math.cos(yaw) * half, Math.sin(yaw) * half];
  const around = (px: number, py: number, low: number, high: number): Point3[] =>
    [-1, 1].flatMap((end) =>
      SIDES.flatMap(([i, j]) => {
        const [qx, qy] = [px + end * along[0]! + i * room, py + end * along[1]! + j * room];
        return [
          [qx, qy, low],
          [qx, qy, high],
        ] as const;
      }),
    );
  const low = Math.max(0, target.z - 30);
  if (frame === "close") return around(target.x, target.y, low, Math.max(target.z + CLOSE_HIGH, at.z + 8));
  // Above its place too: the piece comes there before it is lowered.
  const [bx, by] = [target.x + BEYOND * (target.x - at.x), target.y + BEYOND * (target.y - at.y)];
  return [
    ...around(target.x, target.y, low, Math.max(target.z, at.z) + 12),
    ...around(at.x, at.y, Math.max(0, at.z - 20), at.z + 12),
    ...(centred ? around(bx, by, low, target.z) : []),
  ];
}

const SIDES = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
