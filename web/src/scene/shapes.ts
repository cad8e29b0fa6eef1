/** Small parts of models: bevelled profiles, wheels, panels, with vertex colours. */
import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  PlaneGeometry,
  Shape,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export type Point = readonly [number, number];

const tint = new Color();

/** Draw a path through points, scaled. */
export function trace(
  pen: { moveTo(x: number, y: number): unknown; lineTo(x: number, y: number): unknown },
  points: readonly Point[],
  across = 1,
  up = across,
): void {
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) pen.moveTo(x * across, y * up);
    else pen.lineTo(x * across, y * up);
  }
}

/** Set the colour of every vertex; `paint`: PLAIN, OWNER, LAMP, LIT or a STOREY of windows (materials.ts). */
export function coloured(geometry: BufferGeometry, css: string, paint = 0): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  if (flat !== geometry) geometry.dispose();
  const count = flat.getAttribute("position").count;
  tint.set(css);
  const colours = new Float32Array(count * 3);
  const paints = new Float32Array(count).fill(paint);
  for (let i = 0; i < count; i++) tint.toArray(colours, i * 3);
  flat.setAttribute("color", new BufferAttribute(colours, 3));
  flat.setAttribute("paint", new BufferAttribute(paints, 1));
  flat.deleteAttribute("uv");
  return flat;
}

/** Set every vertex to the owner's colour. */
export function body(geometry: BufferGeometry): BufferGeometry {
  return coloured(geometry, "#ffffff", 1);
}

/** Merge parts into one geometry and dispose of the parts. */
export function merge(parts: readonly BufferGeometry[]): BufferGeometry {
  const whole = mergeGeometries([...parts]) as BufferGeometry | null;
  if (!whole) throw new Error("parts of a model differ in what they hold");
  for (const part of parts) part.dispose();
  return whole;
}

/** A side view (x forward, y up) extruded to a width, centred at z = 0, with bevelled edges. */
export function profile(points: readonly Point[], width: number, bevel = 0.35): BufferGeometry {
  const shape = new Shape();
  trace(shape, points);
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.01, width - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 8,
  });
  return geometry.translate(0, 0, -(width - 2 * bevel) / 2);
}

/** A box between two corners, bevelled on the edges that run across. */
export function block(x0: number, x1: number, y0: number, y1: number, width: number, bevel = 0.3): BufferGeometry {
  return profile(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    width,
    bevel,
  );
}

/** A plain box around a centre. */
export function box(sx: number, sy: number, sz: number, x: number, y: number, z: number): BufferGeometry {
  return new BoxGeometry(sx, sy, sz).translate(x, y, z);
}

/** A pair of wheels with hubs, at a place along the car. */
export function axle(x: number, radius: number, track: number, tyre: string, hub: string): BufferGeometry[] {
  const parts: BufferGeometry[] = [];
  for (const side of [-1, 1]) {
    const z = side * (track / 2 - 0.55);
    parts.push(
      coloured(new CylinderGeometry(radius, radius, 1.1, 16).rotateX(Math.PI / 2).translate(x, radius, z), tyre),
    );
    const face = new CylinderGeometry(radius * 0.55, radius * 0.55, 0.2, 12).rotateX(Math.PI / 2);
    parts.push(coloured(face.translate(x, radius, z + side * 0.52), hub));
  }
  return parts;
}

/** A footprint (corners in plan, around the origin) extruded from one height to another, shrunk by a factor. */
export function prism(corners: readonly Point[], low: number, high: number, factor = 1): BufferGeometry {
  const shape = new Shape();
  trace(shape, corners, factor);
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, { depth: high - low, bevelEnabled: false });
  return geometry.rotateX(-Math.PI / 2).translate(0, low, 0);
}

/** A flat panel on one of the four sides of a box. */
export function panel(w: number, h: number, u: number, y: number, out: number, side: 0 | 1 | 2 | 3): BufferGeometry {
  return new PlaneGeometry(w, h).translate(u, y, out).rotateY((side * Math.PI) / 2);
}

/** A rectangle with rounded corners. */
export function rounded(width: number, depth: number, radius: number): Shape {
  const x = width / 2;
  const y = depth / 2;
  const shape = new Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y);
  shape.quadraticCurveTo(x, -y, x, -y + radius);
  shape.lineTo(x, y - radius);
  shape.quadraticCurveTo(x, y, x - radius, y);
  shape.lineTo(-x + radius, y);
  shape.quadraticCurveTo(-x, y, -x, y - radius);
  shape.lineTo(-x, -y + radius);
  shape.quadraticCurveTo(-x, -y, -x + radius, -y);
  return shape;
}

/** Lay a texture over a flat geometry around the origin, as it is seen from above. */
export function seenFromAbove(geometry: BufferGeometry, width: number, depth: number): BufferGeometry {
  const position = geometry.getAttribute("position");
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    uv[i * 2] = position.getX(i) / width + 0.5;
    uv[i * 2 + 1] = 0.5 - position.getZ(i) / depth;
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  return geometry;
}
