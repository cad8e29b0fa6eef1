/** Paints the plan of a city on the table: by day hardly darker than the paper, by night with lit streets. */
import type { CanvasTexture } from "three";
import { type Point, trace } from "../shapes";
import { dice, type Paint2d, painted } from "../textures";
import type { CityPlan } from "./cityplan";

const PAPER = "#f7f6f4";
const WATER = "#dfe7ec";
const PARK = "#e6e9e2";
const RIVER = 30; // mm wide

function canvas(width: number, depth: number, scale: number, paint: (g: Paint2d) => void): CanvasTexture {
  return painted(Math.round(width * scale), Math.round(depth * scale), (g) => {
    g.scale(scale, -scale);
    g.translate(width / 2, -depth / 2);
    g.lineJoin = g.lineCap = "round";
    paint(g);
  });
}

function shape(g: Paint2d, points: readonly Point[], fill: string): void {
  g.beginPath();
  trace(g, points);
  g.closePath();
  g.fillStyle = fill;
  g.fill();
}

function stroke(g: Paint2d, points: readonly Point[], style: string, width: number): void {
  g.beginPath();
  trace(g, points);
  g.strokeStyle = style;
  g.lineWidth = width;
  g.stroke();
}

/** The colour of the table; `scale` in pixels per mm. */
export function groundTexture(plan: CityPlan, width: number, depth: number, scale: number): CanvasTexture {
  return canvas(width, depth, scale, (g) => {
    const random = dice(7);
    g.fillStyle = PAPER;
    g.fillRect(-width / 2, -depth / 2, width, depth);
    for (const { outline, lots, park } of plan.blocks) {
      shape(g, outline, park ? PARK : "#efedea");
      for (const lot of lots) {
        const tone = 229 + Math.round(random() * 9);
        shape(g, lot, `rgb(${tone},${tone},${tone - 2})`);
      }
    }
    stroke(g, plan.river, "#d9dedf", RIVER + 2.4);
    stroke(g, plan.river, WATER, RIVER);
    for (const line of plan.avenues) stroke(g, line, PAPER, 5);
    speckle(g, width, depth);
  });
}

/** A fine grain, so that the surface looks like stone and not like plastic. */
function speckle(g: Paint2d, width: number, depth: number): void {
  const random = dice(3);
  for (let n = 0; n < 9000; n++) {
    g.fillStyle = random() < 0.5 ? "rgba(255,255,255,.14)" : "rgba(60,58,54,.05)";
    const size = 0.5 + random() * 0.8;
    g.fillRect((random() - 0.5) * width, (random() - 0.5) * depth, size, size);
  }
}

/** The lights on the table by night: lamps along the avenues, a few lit lots. */
export function streetLights(plan: CityPlan, width: number, depth: number, scale: number): CanvasTexture {
  return canvas(width, depth, scale, (g) => {
    const random = dice(19);
    g.fillStyle = "#000000";
    g.fillRect(-width / 2, -depth / 2, width, depth);
    for (const { lots, outline } of plan.blocks) {
      for (const lot of lots) if (random() < 0.12) shape(g, lot, `rgba(255,200,130,${0.04 + random() * 0.1})`);
      for (const [x, y] of outline) {
        if (random() < 0.45) continue;
        g.fillStyle = `rgba(255,205,140,${0.12 + random() * 0.3})`;
        g.fillRect(x - 0.5, y - 0.5, 1, 1);
      }
    }
    stroke(g, plan.river, "#020408", RIVER);
    for (const line of plan.avenues) {
      stroke(g, line, "rgba(255,176,104,.02)", 9);
      stroke(g, line, "rgba(255,186,116,.03)", 3);
      lamps(g, line);
    }
  });
}

function lamps(g: Paint2d, [a, b]: readonly [Point, Point]): void {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(1, Math.floor(far / 13));
  for (let n = 0; n <= count; n++) {
    const [x, y] = [a[0] + ((b[0] - a[0]) * n) / count, a[1] + ((b[1] - a[1]) * n) / count];
    const glow = g.createRadialGradient(x, y, 0, x, y, 5);
    glow.addColorStop(0, "rgba(255,214,150,.11)");
    glow.addColorStop(0.25, "rgba(255,190,120,.05)");
    glow.addColorStop(1, "rgba(255,170,90,0)");
    g.fillStyle = glow;
    g.fillRect(x - 5, y - 5, 10, 10);
  }
}
