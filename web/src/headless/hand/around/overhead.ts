/** Whether something hangs above the place of a piece: then it has to be slid in from the side. */
import type { Pose } from "../stream/frames";
import type { Ground, Half } from "./ground";

const BETWEEN = 8; // mm; a road that lies on a rim is up to so much higher than its place

/**
 * Is there something between a piece at this height and its place? What is below the piece itself does not matter: who
 * is still beside the place may be above a rival's road or car that is not in the way.
 */
export function isOverhead(ground: Ground, half: Half, target: Pose, z: number): boolean {
  const above = z - target.z;
  return above - ground.gap({ ...target, z }, half).mm > BETWEEN;
}
