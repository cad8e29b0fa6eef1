/** Draws the plan: pieces from low to high, so that higher ones cover lower ones. Lengths in mm, y up. */
import { footprint } from "../../headless/footprint";
import { columnNumbers } from "../../headless/table";
import type { TableView } from "../../net/wire.gen";
import type { CrossingMark, Ghost, Highlight, RingSpots, SceneApi, SceneOptions } from "../../scene/api";
import {
  car,
  disc,
  drum,
  type G,
  halo,
  hatch,
  type Layer,
  label,
  polygon,
  roadSlices,
  sides,
  WRONG,
} from "./flat-shapes";

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

const GLOW = "#ffd43b";
const POINTED = "#8ec9ff";
const DANGER = "#e4572e";
/** Colours of components by kind. */
const GROUND: Readonly<Record<string, string>> = {
  airport: "#bcc0c4",
  development: "#dcd3bd",
  green: "#bdd0a6",
  rainbow: "#ead8e4",
  tower: "#aeb1b5",
};

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
