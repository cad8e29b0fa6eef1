/** Draws the chain of blame over a picture of the table: arrows from piece to piece, and their names. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import type { Pose } from "../../headless/hand/stream/frames";
import { PAINT } from "../../headless/paint";
import { pieceOf } from "../../headless/piece-id";
import type { CarryReplay } from "../../headless/replay/carry-replay";
import type { SceneApi } from "../../scene/api";

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly from: Spot;
  readonly to: Spot;
  /** How much of it is drawn, 0 to 1. */
  readonly grown: number;
  readonly main: boolean;
}

interface Label extends Spot {
  readonly text: string;
  readonly paint: string;
}

export interface Blame {
  readonly arrows: readonly Arrow[];
  readonly labels: readonly Label[];
}

/** A part of the canvas in which labels may lie, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GROW = 0.12; // seconds of the carry in which an arrow grows
const MOST_LABELS = 6;
const NARROW = 500; // px of width, in which fewer labels fit
const FEW_LABELS = 4;
const RED = "#c8321f";
const FONT = '600 13px system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK JP", sans-serif';
const HIGH = 24; // of a label
const AWAY = [30, 56, 84, 116, 150]; // px from a piece to its label, in the order in which they are tried

/**
 * The drawing now: each arrow leads from where the touch was to where the touched piece is. Reads the names of
 * pieces, so an effect that calls it follows them.
 */
export function blameOf(
  session: Session,
  scene: SceneApi,
  watched: CarryReplay,
  poses: ReadonlyMap<string, Pose>,
): Blame {
  const at = watched.at.peek();
  const spot = (pose: Pose | undefined): Spot | null =>
    pose === undefined ? null : scene.project(pose.x, pose.y, pose.z);
  const arrows: Arrow[] = [];
  const labelled = new Map<string, Spot>();
  // The longest chain comes first: its labels have the best places.
  const links = [...(watched.collapse?.links ?? [])].sort((a, b) => Number(b.main) - Number(a.main));
  for (const link of links) {
    const [a, b] = [spot(watched.poseAt(link.from, link.at)), spot(poses.get(link.to))];
    if (at < link.at || a === null || b === null) continue;
    const [from, to] = [pieceOf(link.from), pieceOf(link.to)];
    const grown = Math.min(1, (at - link.at) / GROW);
    if (from !== to) arrows.push({ from: a, to: b, grown, main: link.main });
    // The piece in the hand has moved on: its label stays where it touched first. Others are labelled where they are.
    const origin = from === watched.carry.piece ? a : spot(poses.get(link.from));
    if (!labelled.has(from) && origin !== null) labelled.set(from, origin);
    if (!labelled.has(to)) labelled.set(to, b);
  }
  const labels = [...labelled].map(([piece, where]) => ({
    ...where,
    text: piece === watched.carry.piece ? t("web-hand-your-piece") : session.names.of(piece),
    paint: paintOf(session, watched, piece),
  }));
  return { arrows: arrows.reverse(), labels };
}

function paintOf(session: Session, watched: CarryReplay, piece: string): string {
  const table = session.shown.peek();
  const standing = [...(table?.columns ?? []), ...(table?.roads ?? []), ...(table?.cars ?? [])];
  const owner = standing.find(({ id }) => id === piece)?.owner ?? watched.carry.seat;
  return PAINT[session.match.seats.peek()[owner]?.colour ?? ""] ?? RED;
}

interface Around {
  /** Where labels may lie. */
  readonly area: Area;
  /** The elements over the table that would hide a label. */
  readonly over?: readonly Area[];
  /** How much larger than usual letters and arrows are. */
  readonly size?: number;
}

/** Spots and areas are in CSS pixels, which a larger drawing divides by its size. */
export function drawBlame(g: CanvasRenderingContext2D, blame: Blame, { area, over = [], size = 1 }: Around): void {
  g.save();
  g.scale(size, size);
  const at = ({ x, y }: Spot): Spot => ({ x: x / size, y: y / size });
  const inside = ({ left, top, right, bottom }: Area): Area => ({
    left: left / size,
    top: top / size,
    right: right / size,
    bottom: bottom / size,
  });
  drawAll(
    g,
    {
      arrows: blame.arrows.map((arrow) => ({ ...arrow, from: at(arrow.from), to: at(arrow.to) })),
      labels: blame.labels.map((label) => ({ ...label, ...at(label) })),
    },
    inside(area),
    over.map(inside),
  );
  g.restore();
}

function drawAll(g: CanvasRenderingContext2D, { arrows, labels }: Blame, area: Area, over: readonly Area[]): void {
  for (const arrow of arrows) drawArrow(g, arrow);
  const spots = arrows.flatMap(({ from, to }) => [from, to]);
  const middle = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
  const most = area.right - area.left < NARROW ? FEW_LABELS : MOST_LABELS;
  const taken = [...over];
  g.font = FONT;
  g.textBaseline = "middle";
  const placed: (readonly [Label, Area])[] = [];
  for (const label of labels.slice(0, most)) {
    const place = placeOf(label, g.measureText(label.text).width + 34, area, { middle, spots, taken });
    if (place === null) continue;
    taken.push(place);
    placed.push([label, place]);
  }
  // No line runs across the words of another label.
  for (const [label, place] of placed) drawLine(g, label, place);
  for (const [label, place] of placed) drawLabel(g, label, place);
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / (values.length || 1);

function drawArrow(g: CanvasRenderingContext2D, { from, to, grown, main }: Arrow): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 6) return;
  // A bow, so that arrows there and back do not hide each other.
  const bow = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.16,
    y: (from.y + to.y) / 2 - Math.abs(to.x - from.x) * 0.16,
  };
  const mix = (a: Spot, b: Spot): Spot => ({ x: a.x + (b.x - a.x) * grown, y: a.y + (b.y - a.y) * grown });
  const bend = mix(from, bow);
  const tip = mix(bend, mix(bow, to));
  const ahead = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const head = Math.min(main ? 15 : 9, far * 0.5);
  const neck = { x: tip.x - Math.cos(ahead) * head * 0.8, y: tip.y - Math.sin(ahead) * head * 0.8 };
  g.lineCap = g.lineJoin = "round";
  for (const [colour, wide] of [
    ["#ffffffe6", main ? 7.5 : 4.5],
    [RED, main ? 4 : 2],
  ] as const) {
    g.strokeStyle = g.fillStyle = colour;
    g.lineWidth = wide;
    g.beginPath();
    g.moveTo(from.x, from.y);
    g.quadraticCurveTo(bend.x, bend.y, neck.x, neck.y);
    g.stroke();
    g.lineWidth = Math.max(1, wide - 3);
    g.beginPath();
    g.moveTo(tip.x, tip.y);
    for (const side of [-1, 1])
      g.lineTo(tip.x - Math.cos(ahead + side * 0.5) * head, tip.y - Math.sin(ahead + side * 0.5) * head);
    g.closePath();
    g.fill();
    g.stroke();
  }
}

interface Crowd {
  readonly middle: Spot;
  /** The areas that no label may cover. */
  readonly spots: readonly Spot[];
  readonly taken: readonly Area[];
}

/** A free place for a label, outward from the middle of the collapse if possible; null if there is none. */
function placeOf({ x, y }: Spot, wide: number, area: Area, { middle, spots, taken }: Crowd): Area | null {
  const out = Math.atan2(y - middle.y, x - middle.x);
  for (const away of AWAY)
    for (const turn of [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.4, -2.4, Math.PI]) {
      const [across, down] = [Math.cos(out + turn), Math.sin(out + turn)];
      const left = x + across * (away + wide / 2) - wide / 2;
      const top = y + down * away - HIGH / 2;
      const place = { left, top, right: left + wide, bottom: top + HIGH };
      const inside =
        left > area.left + 4 && place.right < area.right - 4 && top > area.top + 4 && place.bottom < area.bottom - 4;
      if (inside && !taken.some((other) => meet(place, other, 4)) && !spots.some((spot) => covers(place, spot)))
        return place;
    }
  return null;
}

const meet = (a: Area, b: Area, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
const covers = (a: Area, { x, y }: Spot): boolean => meet(a, { left: x, right: x, top: y, bottom: y }, 5);

/** From a label to its piece. */
function drawLine(g: CanvasRenderingContext2D, { x, y }: Spot, { left, top, right, bottom }: Area): void {
  const near = { x: Math.max(left, Math.min(x, right)), y: (top + bottom) / 2 };
  for (const [colour, wide] of [
    ["#ffffffcc", 4],
    ["#33312e", 1.5],
  ] as const) {
    g.strokeStyle = colour;
    g.lineWidth = wide;
    g.beginPath();
    g.moveTo(near.x, near.y);
    g.lineTo(x, y);
    g.stroke();
  }
}

function drawLabel(g: CanvasRenderingContext2D, { text, paint }: Label, { left, top, right, bottom }: Area): void {
  g.beginPath();
  g.roundRect(left, top, right - left, bottom - top, HIGH / 2);
  g.fillStyle = "#fffffff0";
  g.fill();
  g.lineWidth = 1;
  g.strokeStyle = "#00000030";
  g.stroke();
  g.beginPath();
  g.arc(left + 14, (top + bottom) / 2, 5, 0, 7);
  g.fillStyle = paint;
  g.fill();
  g.fillStyle = "#33312e";
  g.fillText(text, left + 24, (top + bottom) / 2 + 0.5);
}
