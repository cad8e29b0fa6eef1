/** The camera's view of a wreck: where it happened, not how far a disc rolled. */
import type { Pose } from "../hand/stream/frames";
import type { CarryReplay } from "./carry-replay";

type Point = readonly [number, number, number];
const AROUND = 30; // mm around every body of the collapse
const ABOVE = 30;
const FAR = 80; // mm from where it stood to which a body is followed; a disc on its edge rolls to the end of the table

/** Points around all that the chain of blame touches: as it stood at the first touch, and as it lies in the end. */
export function wreckPoints(wreck: Pick<CarryReplay, "collapse" | "held" | "length" | "posesAt">): readonly Point[] {
  const { collapse } = wreck;
  const bodies = new Set(collapse?.links.flatMap(({ from, to }) => [from, to]) ?? []);
  for (const name of collapse?.fallen ?? []) bodies.add(name);
  const [before, after] = [wreck.posesAt(collapse?.touch ?? 0), wreck.posesAt(wreck.length)];
  return [...bodies].flatMap((name) => {
    const [stood, lies] = [before.get(name), after.get(name)];
    const shown: Pose[] = stood === undefined ? [] : [stood];
    // A piece that was put back lies anywhere.
    if (lies !== undefined && name !== wreck.held) shown.push(stood === undefined ? lies : near(stood, lies));
    return shown.flatMap(around);
  });
}

/** Where a body lies, or the nearest place that is not too far from where it stood. */
function near(stood: Pose, lies: Pose): Pose {
  const far = Math.hypot(lies.x - stood.x, lies.y - stood.y);
  const share = Math.min(1, FAR / Math.max(far, FAR));
  return { ...lies, x: stood.x + share * (lies.x - stood.x), y: stood.y + share * (lies.y - stood.y) };
}

function around({ x, y, z }: Pose): Point[] {
  return [-AROUND, AROUND].flatMap((dx) =>
    [-AROUND, AROUND].map((dy): Point => [x + dx, y + dy, dx === dy ? z + ABOVE : 0]),
  );
}
