/** Draws the plan: pieces from low to high, so that higher ones cover lower ones. Lengths in mm, y up. */
import { footprint } from "../../headless/footprint";
import { dashesAround, SEAT_DASHES } from "../../headless/seat-marks";
import { columnNumbers } from "../../headless/table";
import type { ColumnView, TableView } from "../../net/wire.gen";
import type { CrossingMark, Ghost, Highlight, RingSpots, SceneApi, SceneOptions } from "../../scene/api";

export interface Plan {
  readonly table: TableView | null;
  readonly ghost: Ghost | null;
  readonly ring: RingSpots | null;
  readonly marks: readonly CrossingMark[];
  readonly highlight: Highlight;
  /** How likely each piece is to fall, 0 to 1. */
  readonly risks: ReadonlyMap<string, number>;
  readonly enclosures: Parameters<SceneApi["setEnclosures"]>[0];
  readonly labels: boolean;
  readonly sides: boolean;
  readonly options: SceneOptions;
}

type Point = readonly number[];
type G = CanvasRenderingContext2D;

const INK = "#33312e";
const GLOW = "#ffd43b";
const POINTED = "#8ec9ff";
const WRONG = "#a50f2d";
const DANGER = "#e4572e";
const FREE = "#009e73";
/** Colours of components by kind. */
const GROUND: Readonly<Record<string, string>> = {
  airport: "#bcc0c4",
  development: "#dcd3bd",
  green: "#bdd0a6",
  rainbow: "#ead8e4",
  tower: "#aeb1b5",
};
const SLICES = 12; // slices of a road, each drawn at its own height

/** Something to draw at a height. */
interface Layer {
  readonly z: number;
  readonly draw: () => void;
}

export function drawPlan(g: G, plan: Plan): void {
  const { table, ghost, highlight, options } = plan;
  const [width, depth] = options.tableSize;
  const colour = (owner: number): string => options.colours[owner] ?? "#555555";
  const glows = (id: string): boolean => highlight.pieces.includes(id);
  const toned = (id: string, own: string): string => {
    if (glows(id)) return GLOW;
    if (highlight.pointed?.includes(id)) return POINTED;
    return (plan.risks.get(id) ?? 0) > 0 ? DANGER : own;
  };
  g.fillStyle = "#e8e5de";
  g.fillRect(-width / 2, -depth / 2, width, depth);
  for (const { owner, points } of plan.enclosures) polygon(g, points, `${colour(owner)}33`, colour(owner), 2);
  for (const component of table?.components ?? [])
    polygon(
      g,
      footprint(options.shapes, component),
      toned(component.id, GROUND[component.kind] ?? "#c6c8ca"),
      "#8e8b85",
      0.8,
    );
  spots(g, plan.ring, false);
  spots(g, plan.ring, true);
  const layers: Layer[] = [];
  for (const column of table?.columns ?? []) {
    if (highlight.basePoints.includes(column.id))
      halo(g, column, colour(column.owner), column.id === highlight.chosenBase);
    const fill = toned(column.id, column.junction ? "#f0cf3f" : "#b4b3b0");
    const top = column.foot + column.height * options.shapes.column.disc_height;
    layers.push({ z: top - 0.1, draw: () => drum(g, column, fill, colour(column.owner)) });
  }
  for (const road of table?.roads ?? [])
    layers.push(...roadSlices(g, road, toned(road.id, "#d8d1c2"), colour(road.owner), road.owner));
  const lift = options.shapes.road.thickness;
  for (const one of table?.cars ?? [])
    layers.push({
      z: one.at[2] + lift,
      draw: () => car(g, one.at, one.heading, one.length, toned(one.id, colour(one.owner))),
    });
  layers.sort((a, b) => a.z - b.z);
  for (const layer of layers) layer.draw();
  if (ghost) drawGhost(g, plan, ghost, colour(ghost.owner));
  if (plan.sides) for (const road of table?.roads ?? []) sides(g, road.start, road.end, road.over, road.under);
  for (const mark of plan.marks) {
    g.fillStyle = mark.earns ? "#e6a100" : "#827d75";
    disc(g, mark.x, mark.y, 4);
  }
  for (const column of table?.columns ?? []) label(g, column.x, column.y, String(column.height), 9);
  risks(g, plan);
  if (plan.labels) {
    const numbers = columnNumbers(table?.columns ?? []);
    for (const { id, x, y } of table?.columns ?? []) label(g, x, y - 12, `#${numbers.get(id)}`, 7);
  }
}

/** Write the probability beside each piece: it is not shown by colour alone. */
function risks(g: G, { table, risks: chances }: Plan): void {
  const tell = (id: string, x: number, y: number): void => {
    const chance = chances.get(id) ?? 0;
    if (chance > 0) label(g, x, y, `${Math.round(chance * 100)} %`, 8, WRONG);
  };
  for (const { id, x, y } of table?.columns ?? []) tell(id, x, y + 15);
  for (const { id, start, end } of table?.roads ?? []) tell(id, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 11);
  for (const { id, at } of table?.cars ?? []) tell(id, at[0], at[1] - 10);
}

/** The spots of a ring that earn, or those that do not, as one path: hundreds are drawn with every move. */
function spots(g: G, ring: RingSpots | null, earning: boolean): void {
  const size = earning ? 3 : 1.6;
  g.fillStyle = earning ? "#e6a100" : "#9a958b66";
  g.beginPath();
  for (const { x, y, cars } of ring?.spots ?? []) {
    if (cars > 0 !== earning) continue;
    g.moveTo(x + size, y);
    g.arc(x, y, size, 0, Math.PI * 2);
  }
  g.fill();
}

/** Legal: as it will look, with a tick. Forbidden: hatched and dashed, with a cross. */
function drawGhost(g: G, plan: Plan, ghost: Ghost, own: string): void {
  const { legal, column, road, component } = ghost;
  const edge = legal ? own : WRONG;
  const fill = legal ? `${own}66` : hatch(g);
  g.globalAlpha = 0.85;
  g.setLineDash(legal ? [] : [5, 3]);
  if (component) polygon(g, footprint(plan.options.shapes, component), fill, edge, 1.6);
  if (column) {
    g.fillStyle = legal ? (column.junction ? "#f0cf3f" : "#c9c7c2") : fill;
    disc(g, column.x, column.y, 10);
    g.strokeStyle = edge;
    g.lineWidth = 1.6;
    g.stroke();
  }
  if (road) {
    const [a, b] = [road.start, road.end];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [sx, sy] = [(-(b[1] - a[1]) / far) * 5, ((b[0] - a[0]) / far) * 5];
    polygon(
      g,
      [
        [a[0] + sx, a[1] + sy],
        [b[0] + sx, b[1] + sy],
        [b[0] - sx, b[1] - sy],
        [a[0] - sx, a[1] - sy],
      ],
      fill,
      edge,
      1.6,
    );
  }
  g.setLineDash([]);
  g.globalAlpha = 1;
  for (const one of ghost.cars ?? []) car(g, one.at, one.heading, one.length, own);
  if (column) label(g, column.x, column.y, String(column.height), 9);
  const at = column ?? component ?? (road ? { x: road.end[0], y: road.end[1] } : null);
  if (at) label(g, at.x + 14, at.y + 14, legal ? "✓" : "✕", 14, legal ? "#00694c" : WRONG);
}

/** Stripes, so that forbidden ghosts are recognisable without colour. */
function hatch(g: G): CanvasPattern | string {
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
function roadSlices(
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
function drum(g: G, { x, y, owner }: ColumnView, fill: string, own: string): void {
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

function halo(g: G, { x, y }: ColumnView, colour: string, chosen: boolean): void {
  g.fillStyle = `${colour}${chosen ? "66" : "33"}`;
  disc(g, x, y, 17);
  g.strokeStyle = chosen ? INK : colour;
  g.lineWidth = chosen ? 2 : 1.2;
  g.stroke();
}

function sides(g: G, a: Point, b: Point, over: boolean, under: boolean): void {
  const [x, y] = [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2];
  for (const [taken, dx] of [
    [over, -3],
    [under, 3],
  ] as const) {
    g.fillStyle = taken ? WRONG : FREE;
    disc(g, x + dx, y, 2.4);
  }
}

function disc(g: G, x: number, y: number, r: number): void {
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
  g.fill();
}

function polygon(
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

function car(g: G, at: Point, heading: number, length: number, fill: string): void {
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

function label(g: G, x: number, y: number, text: string, size: number, colour = INK): void {
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
