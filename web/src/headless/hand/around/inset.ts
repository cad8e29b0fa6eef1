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

/** The parts that the view should not cover: the place of the piece, and the way there. */
export interface Shown {
  readonly place: readonly Point[];
  readonly way: readonly Point[];
}

/**
 * The best place for a view of a size: in a corner, or beside the controls there. It is chosen once, for the place and
 * the way there. It stays where it is (`now`) unless it covers the place, and nothing of it elsewhere.
 */
export function insetPlace(
  stage: Pick<Rect, "w" | "h">,
  size: Pick<Rect, "w" | "h">,
  controls: readonly Rect[],
  { place, way }: Shown,
  now: Point | null,
): Point {
  const [right, low] = [stage.w - size.w - EDGE, stage.h - size.h - LOW];
  const beside = controls.flatMap((one) => [one.x - size.w - EDGE, one.x + one.w + EDGE]);
  const xs = [right, EDGE, ...beside].filter((x) => x >= 0 && x + size.w <= stage.w);
  const places = [EDGE, low].flatMap((y) => xs.map((x) => ({ x, y })));
  const covered = ({ x, y }: Point, points: readonly Point[]): number =>
    points.filter((point) => near({ x, y, ...size }, point)).length;
  const cost = (at: Point): number => {
    const rect = { ...at, ...size };
    const on = controls.filter((one) => meets(rect, one)).length;
    return 1e6 * on + 1e3 * covered(at, place) + covered(at, way);
  };
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a), places[0] ?? { x: EDGE, y: EDGE });
  if (now === null || !places.some(({ x, y }) => x === now.x && y === now.y)) return best;
  return covered(now, place) > 0 && cost(best) < 1e3 ? best : now;
}
