/** Whether something hangs above the place of a piece: then it has to be slid in from the side. */

const OVER_PLACE = 12; // mm beside its place within which a piece is above it
const BETWEEN = 8; // mm; a road that lies on a rim is up to so much higher than its place

/** Is there something between a piece and its place below? `gap` is the mm from the piece down to what is below it. */
export function isOverhead({ beside, above }: { beside: number; above: number }, gap: number): boolean {
  return beside < OVER_PLACE && above - gap > BETWEEN;
}
