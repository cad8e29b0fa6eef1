/** Where a small view lies on the table without covering what matters. Pixels of the screen. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const KEEP = 22; // pixels between the view and what it must not cover
const EDGE = 10; // pixels from the edges of the table
const LOW = 30; // pixels above the lower edge, which a panel may overlap

const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const near = ({ x, y, w, h }: Rect, point: Point): boolean =>
  point.x > x - KEEP && point.x < x + w + KEEP && point.y > y - KEEP && point.y < y + h + KEEP;

/**
 * The best place for a view of a size: in a corner, or beside the controls there. It stays where it is (`now`) unless
 * it covers something there that it does not cover elsewhere.
 */
export function insetPlace(
  stage: Pick<Rect, "w" | "h">,
  size: Pick<Rect, "w" | "h">,
  controls: readonly Rect[],
  points: readonly Point[],
  now: Point | null,
): Point {
  const [right, low] = [stage.w - size.w - EDGE, stage.h - size.h - LOW];
  const beside = controls.flatMap((one) => [one.x - size.w - EDGE, one.x + one.w + EDGE]);
  const xs = [right, EDGE, ...beside].filter((x) => x >= 0 && x + size.w <= stage.w);
  const places = [EDGE, low].flatMap((y) => xs.map((x) => ({ x, y })));
  const cost = ({ x, y }: Point): number => {
    const rect = { x, y, ...size };
    return 100 * controls.filter((one) => meets(rect, one)).length + points.filter((point) => near(rect, point)).length;
  };
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a), places[0] ?? { x: EDGE, y: EDGE });
  return now !== null && places.some(({ x, y }) => x === now.x && y === now.y) && cost(now) <= cost(best) ? now : best;
}
