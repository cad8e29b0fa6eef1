/** Buildings in the style of architectural models, with a facade for each shape. Base at y = 0, mm. */
import { type BufferGeometry, CylinderGeometry } from "three";
import type { ComponentShape } from "../../net/wire.gen";
import { COLOURS, LIT, PLAIN, STOREY } from "../materials";
import { box, coloured, type Point, panel, prism } from "../shapes";
import { dice } from "../textures";

const { wall, wallDark, slab, window: pane, windowLit, steel, glass } = COLOURS;

/** Corners of a footprint: rectangle, polygon or disc (approximated). */
export function footprint(shape: Pick<ComponentShape, "size" | "diameter" | "corners">, sides = 48): Point[] {
  if (shape.corners) return shape.corners.map(([x, y]) => [x, y] as const);
  if (shape.diameter) {
    const r = shape.diameter / 2;
    return Array.from({ length: sides }, (_, i) => {
      const a = (i * 2 * Math.PI) / sides;
      return [r * Math.cos(a), r * Math.sin(a)] as const;
    });
  }
  const [w, d] = shape.size ?? [30, 30];
  return [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ];
}

/** The parts of a building; `id` selects the facade. */
export function buildingParts(id: string, kind: string, shape: ComponentShape): BufferGeometry[] {
  const height = shape.height ?? 60;
  if (kind === "tower") return tower(shape, height);
  if (shape.diameter) return rotunda(shape.diameter / 2, height);
  if (shape.corners) return flatiron(shape, height);
  const [w, d] = shape.size ?? [30, 30];
  return Math.abs(w - d) < 1 ? punched(w, d, height) : banded(w, d, height, id);
}

/** A block with a grid of windows on every side. */
function punched(w: number, d: number, height: number): BufferGeometry[] {
  const random = dice(17);
  const parts = [
    coloured(box(w, height - 2.5, d, 0, (height - 2.5) / 2, 0), wall),
    coloured(box(w - 3, 2.5, d - 3, 0, height - 1.25, 0), wallDark),
    coloured(box(w + 0.01, 1.2, d + 0.01, 0, height - 3.4, 0), slab),
    coloured(box(7, 2.2, 9, -5, height - 1.1, 4), slab),
  ];
  const columns = 5;
  const floors = Math.round((height - 12) / 7);
  for (const side of [0, 1, 2, 3] as const) {
    const width = side % 2 === 0 ? w : d;
    const out = (side % 2 === 0 ? d : w) / 2 + 0.04;
    const pitch = (width - 3) / columns;
    for (let f = 0; f < floors; f++) {
      for (let c = 0; c < columns; c++) {
        const u = (c - (columns - 1) / 2) * pitch;
        const colour = random() < 0.2 ? windowLit : pane;
        const lit = random() < 0.4 ? LIT : PLAIN;
        parts.push(coloured(panel(pitch * 0.62, 4.3, u, 11 + f * 7, out, side), colour, lit));
      }
    }
    parts.push(coloured(panel(width * 0.5, 5, 0, 3, out, side), glass, LIT));
  }
  return parts;
}

/** A slab with ribbon windows. */
function banded(w: number, d: number, height: number, id: string): BufferGeometry[] {
  const corners: Point[] = [
    [-w / 2, -d / 2],
    [w / 2, -d / 2],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ];
  const parts = floorsOf(corners, height, 7.4, id === "slab" ? slab : wall);
  parts.push(coloured(box(w * 0.3, 3, d * 0.5, -w * 0.18, height - 1.5, 0), wallDark));
  parts.push(coloured(box(2.4, height - 4, 6, w / 2 - 1.2, (height - 4) / 2, 0), wall));
  return parts;
}

/** A round building of thin floors surrounded by fins. */
function rotunda(radius: number, height: number): BufferGeometry[] {
  const parts: BufferGeometry[] = [];
  const floors = 9;
  const rise = (height - 4.6) / floors;
  for (let f = 0; f <= floors; f++) {
    const y = 1 + f * rise;
    const storey = new CylinderGeometry(radius - 1, radius - 1, rise, 48, 1, true).translate(0, y + rise / 2, 0);
    if (f < floors) parts.push(coloured(storey, pane, STOREY(f)));
    parts.push(coloured(new CylinderGeometry(radius, radius, 1.7, 56).translate(0, y, 0), f === floors ? slab : wall));
  }
  for (let i = 0; i < 28; i++) {
    const a = (i * 2 * Math.PI) / 28;
    parts.push(coloured(box(0.8, height - 5, 0.9, radius - 0.55, (height - 5) / 2, 0).rotateY(a), slab));
  }
  parts.push(
    coloured(new CylinderGeometry(radius * 0.5, radius * 0.55, 3.4, 32).translate(0, height - 1.7, 0), wallDark),
  );
  return parts;
}

/** A wedge-shaped building. */
function flatiron(shape: ComponentShape, height: number): BufferGeometry[] {
  const corners = footprint(shape);
  const parts = floorsOf(corners, height, 6.1, wall);
  parts.push(coloured(prism(corners, height - 3, height - 0.02, 0.7), wallDark));
  return parts;
}

/** Slightly recessed glass storeys between slabs that cover the full footprint. */
function floorsOf(corners: readonly Point[], height: number, storey: number, colour: string): BufferGeometry[] {
  const top = height - 3;
  const floors = Math.max(2, Math.round((top - 7) / storey));
  const rise = (top - 7) / floors;
  const parts = [coloured(prism(corners, 0, 5.6, 0.9), glass, LIT), coloured(prism(corners, 0, 0.9), slab)];
  for (let f = 0; f <= floors; f++) {
    const y = 5.2 + f * rise;
    if (f < floors) parts.push(coloured(prism(corners, y, y + rise, 0.955), pane, STOREY(f)));
    parts.push(coloured(prism(corners, y, y + (f === floors ? 2.2 : rise * 0.42)), f === floors ? slab : colour));
  }
  return parts;
}

/** The tower: a steel lattice around a slim glass core, with a mast. The lattice fills the whole footprint. */
function tower(shape: ComponentShape, height: number): BufferGeometry[] {
  const [w, d] = shape.size ?? [35, 35];
  const top = height - 14;
  const levels = 5;
  const rise = top / levels;
  const parts = [
    coloured(box(w * 0.5, 4, d * 0.5, 0, top + 2, 0), wallDark),
    coloured(new CylinderGeometry(0.5, 1.5, 10, 10).translate(0, height - 5, 0), steel),
  ];
  const storey = top / (levels * 4);
  for (let f = 0; f < levels * 4; f++) {
    parts.push(coloured(box(w * 0.66, storey, d * 0.66, 0, (f + 0.5) * storey, 0), pane, STOREY(f)));
    if (f > 0) parts.push(coloured(box(w * 0.67, 0.8, d * 0.67, 0, f * storey, 0), wall));
  }
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    parts.push(coloured(box(3, top, 3, sx * (w / 2 - 1.5), top / 2, sz * (d / 2 - 1.5)), slab));
  }
  for (let level = 0; level <= levels; level++) {
    const y = Math.min(top - 1, level * rise + 1);
    parts.push(coloured(box(w, 2, d, 0, y, 0), slab));
    if (level === levels) continue;
    for (const side of [0, 1, 2, 3]) {
      const reach = (side % 2 === 0 ? w : d) - 4;
      const out = (side % 2 === 0 ? d : w) / 2 - 0.9;
      const long = Math.hypot(reach, rise);
      for (const lean of [-1, 1]) {
        const brace = box(long, 1.1, 0.8, 0, 0, 0).rotateZ(lean * Math.atan2(rise, reach));
        parts.push(coloured(brace.translate(0, y + rise / 2, out).rotateY((side * Math.PI) / 2), wall));
      }
    }
  }
  return parts;
}
