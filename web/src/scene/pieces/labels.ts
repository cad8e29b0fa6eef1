/** Labels and signs above the pieces: heights and numbers of columns, the sides of roads, chips at crossings. */
import type { Object3D } from "three";
import { SEAT_MARKS } from "../../headless/seat-marks";
import { columnNumbers } from "../../headless/table";
import type { CrossingMark, Edges, Ghost } from "../api";
import { columnTop } from "../mapping";
import { COLOURS } from "../materials";
import { trace } from "../shapes";
import type { Paint2d } from "../textures";
import { Atlas, Billboards, type Board } from "./billboards";
import type { PieceLayer } from "./pieces";

const FONT = "system-ui,-apple-system,'Segoe UI','Noto Sans',sans-serif";

const NO_EDGES: Edges = { left: 0, right: 0, top: 0, bottom: 0 };

export class Labels {
  private readonly atlas = new Atlas();
  private readonly names: Billboards;
  private readonly sides: Billboards;
  private readonly chips: Billboards;
  private readonly sign: Billboards;
  private namesShown = false;
  private sidesShown = false;

  constructor(
    parent: Object3D,
    private readonly pieces: PieceLayer,
    private readonly colours: readonly string[],
  ) {
    this.sides = new Billboards(parent, this.atlas, "sides", [11, 22], 20);
    this.names = new Billboards(parent, this.atlas, "names", [17, 34], 21);
    this.chips = new Billboards(parent, this.atlas, "chips", [28, 52], 22);
    this.sign = new Billboards(parent, this.atlas, "sign", [26, 38], 23, true);
  }

  resize(width: number, height: number, covered: Edges = NO_EDGES): void {
    for (const layer of [this.names, this.sides, this.chips, this.sign]) layer.resize(width, height, covered);
  }

  setNames(show: boolean): void {
    this.namesShown = show;
    this.refresh();
  }

  setSides(show: boolean): void {
    this.sidesShown = show;
    this.refresh();
  }

  /** Update the labels after the pieces changed. */
  refresh(): void {
    this.names.show(this.namesShown ? this.nameBoards() : []);
    this.sides.show(this.sidesShown ? this.sideBoards() : []);
  }

  setCrossings(marks: readonly CrossingMark[]): void {
    this.chips.show(
      marks.map((mark) => ({
        at: [mark.x, mark.z + 9, -mark.y],
        cell: this.atlas.cell(`chip-${mark.earns}-${mark.over}`, (g) => chip(g, mark.earns, mark.over)),
        size: 15,
      })),
    );
  }

  /** A tick or a cross above the ghost: legality is shown by shape, not by colour alone. */
  setSign(ghost: Ghost | null): void {
    const at = ghost === null ? null : this.over(ghost);
    const legal = ghost?.legal ?? true;
    this.sign.show(
      at === null
        ? []
        : [{ at, size: 13, shift: [0, 0.75], cell: this.atlas.cell(`sign-${legal}`, (g) => sign(g, legal)) }],
    );
  }

  private over(ghost: Ghost): readonly [number, number, number] | null {
    const { column, road, component } = ghost;
    const { shapes } = this.pieces;
    if (column) return [column.x, columnTop(column, shapes.column.disc_height) + shapes.road.thickness, -column.y];
    if (road) return [road.end[0], road.end[2] + shapes.road.thickness, -road.end[1]];
    return component ? [component.x, shapes.components[component.id]?.height ?? 0, -component.y] : null;
  }

  private nameBoards(): Board[] {
    const { disc_height: discHeight } = this.pieces.shapes.column;
    const boards: Board[] = [];
    const numbers = columnNumbers(this.pieces.current.columns);
    for (const column of this.pieces.current.columns) {
      const at = [column.x, columnTop(column, discHeight) + 5, -column.y] as const;
      const key = `plate-${column.owner}-${column.height}-${column.junction}`;
      const colour = this.colours[column.owner] ?? COLOURS.ink;
      boards.push({
        at,
        size: 12,
        cell: this.atlas.cell(key, (g) => plate(g, column.owner, colour, String(column.height), column.junction)),
      });
      boards.push({ at, size: 10, shift: [0, -0.86], cell: this.number(numbers.get(column.id) ?? 0) });
    }
    return boards;
  }

  private sideBoards(): Board[] {
    return this.pieces.current.roads.flatMap(({ start, end, over, under }) => {
      const at = [(start[0] + end[0]) / 2, (start[2] + end[2]) / 2 + 1, -(start[1] + end[1]) / 2] as const;
      return [
        { at, size: 7, shift: [0, 0.62] as const, cell: this.atlas.cell(`over-${over}`, (g) => triangle(g, 1, over)) },
        {
          at,
          size: 7,
          shift: [0, -0.62] as const,
          cell: this.atlas.cell(`under-${under}`, (g) => triangle(g, -1, under)),
        },
      ];
    });
  }

  private number(number: number): readonly [number, number] {
    return this.atlas.cell(`number-${number}`, (g) => text(g, `#${number}`, 30, 2, COLOURS.ink));
  }

  dispose(): void {
    for (const layer of [this.names, this.sides, this.chips, this.sign]) layer.dispose();
    this.atlas.dispose();
  }
}

function text(g: Paint2d, words: string, size: number, y: number, colour: string, halo = true): void {
  g.font = `600 ${size}px ${FONT}`;
  g.textAlign = "center";
  g.textBaseline = "middle";
  if (halo) {
    g.lineWidth = 7;
    g.lineJoin = "round";
    g.strokeStyle = "rgba(255,255,255,.92)";
    g.strokeText(words, 0, y);
  }
  g.fillStyle = colour;
  g.fillText(words, 0, y);
}

/** The owner's mark with a number in it. */
function plate(g: Paint2d, owner: number, colour: string, words: string, junction: boolean): void {
  const outline = SEAT_MARKS[owner % SEAT_MARKS.length] ?? [];
  g.beginPath();
  trace(g, outline, 3.3, -3.3);
  g.closePath();
  g.fillStyle = junction ? "#fbe98f" : "#fdfdfb";
  g.strokeStyle = colour;
  g.lineWidth = 6;
  g.lineJoin = "round";
  g.fill();
  g.stroke();
  text(g, words, words.length > 1 ? 22 : 27, 2, COLOURS.ink, false);
}

/** Points up for over, down for under; filled if the side is taken. */
function triangle(g: Paint2d, way: 1 | -1, taken: boolean): void {
  g.beginPath();
  g.moveTo(0, -22 * way);
  g.lineTo(25, 19 * way);
  g.lineTo(-25, 19 * way);
  g.closePath();
  g.lineJoin = "round";
  g.lineWidth = 7;
  g.fillStyle = taken ? COLOURS.ink : "rgba(255,255,255,.95)";
  g.strokeStyle = taken ? "rgba(255,255,255,.9)" : COLOURS.ink;
  if (taken) {
    g.stroke();
    g.fill();
  } else {
    g.fill();
    g.stroke();
  }
}

/** A round tick, or a square cross. */
function sign(g: Paint2d, legal: boolean): void {
  g.shadowColor = "rgba(0,0,0,.4)";
  g.shadowBlur = 5;
  g.beginPath();
  if (legal) g.arc(0, 0, 24, 0, Math.PI * 2);
  else g.rect(-22, -22, 44, 44);
  g.fillStyle = legal ? "#fdfdfb" : COLOURS.ink;
  g.fill();
  g.shadowColor = "transparent";
  g.lineWidth = 7;
  g.lineCap = g.lineJoin = "round";
  g.strokeStyle = legal ? "#00694c" : "#ffffff";
  g.beginPath();
  if (legal) {
    g.moveTo(-11, 1);
    g.lineTo(-3, 9);
    g.lineTo(12, -9);
  } else {
    for (const way of [1, -1]) {
      g.moveTo(-11, -11 * way);
      g.lineTo(11, 11 * way);
    }
  }
  g.stroke();
}

/** A round chip: with a car if the crossing earns one, grey if not. A small arrow shows over or under. */
function chip(g: Paint2d, earns: boolean, over: boolean): void {
  g.shadowColor = "rgba(0,0,0,.4)";
  g.shadowBlur = 5;
  g.beginPath();
  g.arc(0, 0, 26, 0, Math.PI * 2);
  g.fillStyle = earns ? COLOURS.glow : "#b4b2ad";
  g.fill();
  g.shadowColor = "transparent";
  g.lineWidth = 3.5;
  g.strokeStyle = earns ? "#7a5a00" : "#75736e";
  g.stroke();
  g.fillStyle = earns ? "#3a2b00" : "#75736e";
  if (earns) {
    g.beginPath();
    g.moveTo(-17, 7);
    g.lineTo(-16, 0);
    g.lineTo(-9, -2);
    g.lineTo(-4, -9);
    g.lineTo(7, -9);
    g.lineTo(12, -2);
    g.lineTo(17, 1);
    g.lineTo(17, 7);
    g.closePath();
    g.fill();
    for (const x of [-9, 9]) {
      g.beginPath();
      g.arc(x, 8, 4.4, 0, Math.PI * 2);
      g.fill();
    }
  } else g.fillRect(-11, -2.5, 22, 5);
  const y = over ? -17 : 18;
  const way = over ? -1 : 1;
  g.beginPath();
  g.moveTo(0, y + 5 * way);
  g.lineTo(6, y - 2 * way);
  g.lineTo(-6, y - 2 * way);
  g.closePath();
  g.fill();
}
