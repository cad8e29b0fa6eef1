/** Whether something hangs above the place of a piece: then it has to be slid in from the side. */
import type { Pose } from "../stream/frames";
import { covers, type Ground, type Half, topAt, undersideOf } from "./ground";

/** Something hangs between the piece and its place, or the piece is low enough to be slid in below it. */
export type Overhead = "between" | "cleared";

const BETWEEN = 8; // mm; a road that lies on a rim is higher than its place by up to this much

/**
 * What is below the piece itself does not matter: a piece beside its place may be above a rival's road or car that
 * is not in the way. `z`: the height of the piece; null: nothing hangs above its place.
 */
export function overheadOf(ground: Ground, half: Half, target: Pose, z: number): Overhead | null {
  const near = ground.near(target.x, target.y, Math.hypot(half.a, half.b));
  let room = Infinity; // mm from the underside of the piece in its place up to what hangs above
  for (const [x, y, low] of undersideOf(target, half))
    for (const solid of near) {
      if (!covers(solid, x, y)) continue;
      const top = topAt(solid, x, y);
      if (top > low + BETWEEN) room = Math.min(room, top - solid.thick - low);
    }
  if (room === Infinity) return null;
  return z - target.z + 2 * half.high > room ? "between" : "cleared";
}
