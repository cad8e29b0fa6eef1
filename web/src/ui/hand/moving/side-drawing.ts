/** Draws the small view from the side. */
import { prefs, t } from "../../../app/app-state";
import type { Outline, SideView } from "../../../headless/hand/around/side";
import { ALIGNED } from "../../../headless/hand/around/way";

/** The part that is shown, in mm. */
export interface Window {
  readonly left: number;
  readonly low: number;
  readonly wide: number;
}

const SMALL = 90; // pixels of height, below which there is no room for more words

/** How far the piece is beside its place, and which way the place is: pixels of the large view, right and down. */
export interface Beside {
  readonly mm: number;
  readonly pixels: readonly [number, number];
}

export function draw(
  element: HTMLCanvasElement,
  shown: SideView,
  { left, low, wide }: Window,
  colour: string,
  beside: Beside | null,
): void {
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const [w, h] = [element.clientWidth, element.clientHeight];
  if (element.width !== Math.round(w * ratio) || element.height !== Math.round(h * ratio))
    [element.width, element.height] = [Math.round(w * ratio), Math.round(h * ratio)];
  const pen = element.getContext("2d");
  if (pen === null) return;
  const scale = w / wide;
  const x = (u: number): number => (u - left) * scale;
  const y = (z: number): number => h - (z - low) * scale;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, w, h);
  const trace = (outline: Outline): void => {
    pen.beginPath();
    for (const [u, z] of outline) pen.lineTo(x(u), y(z));
    pen.closePath();
  };
  const fill = (outlines: readonly Outline[], paint: string, edge: string): void => {
    pen.fillStyle = paint;
    pen.strokeStyle = edge;
    pen.lineWidth = 1;
    for (const outline of outlines) {
      trace(outline);
      pen.fill();
      pen.stroke();
    }
  };
  pen.fillStyle = "#d9cbb4"; // the table
  pen.fillRect(0, y(0), w, h);
  fill(shown.around, "#dedbd4", "#d2cec5");
  fill(shown.cut, "#b7b2a8", "#8d887e");
  pen.setLineDash([4, 3]);
  fill(shown.place, `${colour}2e`, colour);
  pen.setLineDash([]);
  fill(shown.piece, colour, "#2b2926");
  measure(pen, shown.gap, x, y, w, h);
  if (beside !== null) compass(pen, beside, h);
}

/** The smallest gap as a line with its mm. */
function measure(
  pen: CanvasRenderingContext2D,
  gap: SideView["gap"],
  x: (u: number) => number,
  y: (z: number) => number,
  w: number,
  h: number,
): void {
  const mm = Math.max(0, gap.mm);
  const [at, from, to] = [Math.min(w - 6, Math.max(6, x(gap.u))), y(gap.high), y(gap.low)];
  pen.strokeStyle = "#2b2926";
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(at - 4, from);
  pen.lineTo(at + 4, from);
  pen.moveTo(at, from);
  pen.lineTo(at, to);
  pen.moveTo(at - 4, to);
  pen.lineTo(at + 4, to);
  pen.stroke();
  write(pen, t("web-hand-gap", { mm: written(mm) }), [w - 7, 6 + 0.5 * fontOf(h)], "right", h);
}

/** The arrow to the place as in the large view, and the mm: which way the piece is off. */
function compass(pen: CanvasRenderingContext2D, { mm, pixels: [px, py] }: Beside, h: number): void {
  const size = fontOf(h);
  const radius = 0.65 * size;
  const y = h - 0.6 * size - 7;
  const text = h < SMALL ? "" : t("web-hand-beside", { mm: written(mm) }); // the panel has the mm, too
  pen.font = faceOf(h);
  pen.fillStyle = "#f3f1ecd9";
  pen.beginPath();
  pen.roundRect(
    3,
    y - 0.75 * size,
    2 * radius + (text === "" ? 8 : 16 + pen.measureText(text).width),
    1.5 * size,
    0.4 * size,
  );
  pen.fill();
  pen.save();
  pen.translate(7 + radius, y);
  for (const [paint, thick] of [
    ["#fbfaf7", 5.5],
    ["#2b2926", 2],
  ] as const) {
    pen.strokeStyle = paint;
    pen.lineWidth = thick;
    pen.lineCap = pen.lineJoin = "round";
    pen.save();
    pen.beginPath();
    if (mm < ALIGNED) pen.arc(0, 0, radius / 2, 0, 2 * Math.PI);
    else {
      pen.rotate(Math.atan2(py, px));
      pen.moveTo(-radius, 0);
      pen.lineTo(radius, 0);
      pen.moveTo(0.35 * radius, -0.55 * radius);
      pen.lineTo(radius, 0);
      pen.lineTo(0.35 * radius, 0.55 * radius);
    }
    pen.stroke();
    pen.restore();
  }
  pen.restore();
  write(pen, text, [13 + 2 * radius, y], "left", h);
}

const fontOf = (h: number): number => Math.max(13, Math.round(h / 9));
const faceOf = (h: number): string => `650 ${fontOf(h)}px system-ui, sans-serif`;

function written(mm: number): string {
  const digits = mm < 9.95 ? 1 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return mm.toLocaleString(prefs.language.peek(), options);
}

type Point = readonly [number, number];

function write(pen: CanvasRenderingContext2D, text: string, [x, y]: Point, align: "left" | "right", h: number): void {
  pen.font = faceOf(h);
  pen.textAlign = align;
  pen.textBaseline = "middle";
  pen.lineWidth = 3.5;
  pen.strokeStyle = "#fbfaf7";
  pen.strokeText(text, x, y);
  pen.fillStyle = "#2b2926";
  pen.fillText(text, x, y);
}
