/** The shapes of the plan on a canvas: columns, roads, cars, outlines and labels. Lengths in mm, y up. */
import { dashesAround, SEAT_DASHES } from "../../headless/seat-marks";
import type { ColumnView } from "../../net/wire.gen";

type Point = readonly number[];
export type G = CanvasRenderingContext2D;

const INK = "#33312e";
export const WRONG = "#a50f2d";
const FREE = "#009e73";
const SLICES = 12; // slices of a road, each drawn at its own height

/** Something to draw at a height. */
export interface Layer {
  readonly z: number;
  readonly draw: () => void;
}

/** Stripes, so that forbidden ghosts are recognisable without colour. */
export function hatch(g: G): CanvasPattern | string {
  const tile = document.createElement("canvas");
  tile.width = tile.height = 8;
  const paint = tile.getContext("2d");
  if (paint === null) return WRONG;
  paint.fillStyle = "#f3c3cb";
  paint.fillRect(0, 0, 8, 8);
  paint.strokeStyle = WRONG;
  paint.lineWidth = 2.6;
  paint.beginPath();
  for (const shift of [-8, 0, 8]) {
    paint.moveTo(shift, 8);
    paint.lineTo(shift + 8, 0);
  }
  paint.stroke();
  return g.createPattern(tile, "repeat") ?? WRONG;
}

/** A road in slices, with the seat's dashes along its edges. */
export function roadSlices(
  g: G,
  lie: { readonly start: Point; readonly end: Point },
  fill: string,
  edge: string,
  owner: number,
): Layer[] {
  const [a, b] = [lie.start, lie.end];
  const along = (part: number): number[] => [0, 1, 2].map((n) => a[n]! + (b[n]! - a[n]!) * part);
  const slice = Math.hypot(b[0]! - a[0]!, b[1]! - a[1]!) / SLICES;
  return Array.from({ length: SLICES }, (_, n) => {
    // Slightly longer than a slice, so that no gaps show.
    const [from, to] = [along(n / SLICES), along(Math.min(1, (n + 1.06) / SLICES))];
    return {
      z: (from[2]! + to[2]!) / 2,
      draw: () => {
        line(g, from, to, "#00000026", 13);
        line(g, from, to, "#f4f1ea", 11);
        g.setLineDash([...(SEAT_DASHES[owner % SEAT_DASHES.length] ?? [])]);
        g.lineDashOffset = n * slice;
        line(g, from, to, edge, 11);
        g.setLineDash([]);
        line(g, from, to, fill, 8);
      },
    };
  });
}

function line(g: G, a: Point, b: Point, style: string, width: number): void {
  g.lineCap = "butt";
  g.strokeStyle = style;
  g.lineWidth = width;
  g.beginPath();
  g.moveTo(a[0]!, a[1]!);
  g.lineTo(b[0]!, b[1]!);
  g.stroke();
}

/** A column, with a rim in its owner's colour and dashes. */
export function drum(g: G, { x, y, owner }: ColumnView, fill: string, own: string): void {
  g.fillStyle = fill;
  disc(g, x, y, 10);
  g.strokeStyle = "#00000033";
  g.lineWidth = 0.8;
  g.stroke();
  g.strokeStyle = own;
  g.lineWidth = 2;
  g.beginPath();
  for (const [from, to] of dashesAround(owner, 10)) {
    g.moveTo(x + 9 * Math.cos(from), y + 9 * Math.sin(from));
    g.arc(x, y, 9, from, to);
  }
  g.stroke();
}

export function halo(g: G, { x, y }: ColumnView, colour: string, chosen: boolean): void {
  g.fillStyle = `${colour}${chosen ? "66" : "33"}`;
  disc(g, x, y, 17);
  g.strokeStyle = chosen ? INK : colour;
  g.lineWidth = chosen ? 2 : 1.2;
  g.stroke();
}

export function sides(g: G, a: Point, b: Point, over: boolean, under: boolean): void {
  const [x, y] = [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2];
  for (const [taken, dx] of [
    [over, -3],
    [under, 3],
  ] as const) {
    g.fillStyle = taken ? WRONG : FREE;
    disc(g, x + dx, y, 2.4);
  }
}

export function disc(g: G, x: number, y: number, r: number): void {
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
  g.fill();
}

export function polygon(
  g: G,
  points: readonly (readonly [number, number])[],
  fill: string | CanvasPattern,
  edge: string,
  width: number,
): void {
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.closePath();
  g.fillStyle = fill;
  g.fill();
  g.strokeStyle = edge;
  g.lineWidth = width;
  g.stroke();
}

export function car(g: G, at: Point, heading: number, length: number, fill: string): void {
  g.save();
  g.translate(at[0]!, at[1]!);
  g.rotate((heading * Math.PI) / 180);
  g.fillStyle = fill;
  g.strokeStyle = "#ffffffcc";
  g.lineWidth = 0.8;
  g.beginPath();
  g.roundRect(-length / 2, -4, length, 8, 2);
  g.fill();
  g.stroke();
  g.fillStyle = "#1f2a3099"; // the windscreen, which shows the direction
  g.fillRect(length * 0.12, -3, length * 0.16, 6);
  g.restore();
}

export function label(g: G, x: number, y: number, text: string, size: number, colour = INK): void {
  g.save();
  g.translate(x, y);
  g.scale(1, -1);
  g.font = `bold ${size}px system-ui, sans-serif`;
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.lineWidth = 2.5;
  g.lineJoin = "round";
  g.strokeStyle = "#ffffffcc";
  g.strokeText(text, 0, 0);
  g.fillStyle = colour;
  g.fillText(text, 0, 0);
  g.restore();
}
