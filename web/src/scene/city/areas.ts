/** Areas of the city: thin printed plates, and the plane, terminal and trees that stand on them. */
import {
  type BufferGeometry,
  type CanvasTexture,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
} from "three";
import type { ComponentShape, Prop } from "../../net/wire.gen";
import { COLOURS, STOREY } from "../materials";
import { block, box, coloured, profile, rounded, seenFromAbove } from "../shapes";
import { dice, type Paint2d, painted } from "../textures";

const PIXELS = 8; // per mm
const RAINBOW = ["#e0918a", "#eab98a", "#ecdf94", "#a9cf98", "#93c4d2", "#98a6d8", "#b99ccc"];

/** A plate with rounded corners, its top at `thickness`; the texture covers it as seen from above. */
export function plateGeometry(width: number, depth: number, thickness: number): BufferGeometry {
  const b = 0.25;
  const geometry = new ExtrudeGeometry(rounded(width, depth, 2.5), {
    depth: thickness - b,
    bevelEnabled: true,
    bevelThickness: b,
    bevelSize: b,
    bevelOffset: -b,
    bevelSegments: 1,
    curveSegments: 6,
  }).rotateX(-Math.PI / 2);
  return seenFromAbove(geometry, width, depth);
}

/** The printed picture of an area. */
export function areaTexture(kind: string, width: number, depth: number): CanvasTexture {
  return painted(width * PIXELS, depth * PIXELS, (g) => {
    g.scale(PIXELS, PIXELS);
    g.translate(width / 2, depth / 2);
    GROUNDS[kind]?.(g, width, depth);
    speckle(g, width, depth);
  });
}

function speckle(g: Paint2d, width: number, depth: number): void {
  const random = dice(11);
  for (let n = 0; n < width * depth * 0.5; n++) {
    g.fillStyle = random() < 0.5 ? "rgba(255,255,255,.07)" : "rgba(40,36,28,.05)";
    g.fillRect((random() - 0.5) * width, (random() - 0.5) * depth, 0.5, 0.5);
  }
}

function fill(g: Paint2d, w: number, d: number, colour: string): void {
  g.fillStyle = colour;
  g.fillRect(-w / 2, -d / 2, w, d);
}

const GROUNDS: Readonly<Record<string, (g: Paint2d, w: number, d: number) => void>> = {
  development: (g, w, d) => {
    fill(g, w, d, "#cfc8b8");
    g.strokeStyle = "#a99f86";
    g.lineWidth = 0.45;
    g.setLineDash([2, 2]);
    for (const t of [-0.25, 0, 0.25]) {
      g.beginPath();
      g.moveTo(w * t, -d / 2);
      g.lineTo(w * t, d / 2);
      g.moveTo(-w / 2, d * t);
      g.lineTo(w / 2, d * t);
      g.stroke();
    }
    g.setLineDash([]);
    g.lineWidth = 0.7;
    g.strokeRect(-w / 2 + 2, -d / 2 + 2, w - 4, d - 4);
  },
  airport: (g, w, d) => {
    fill(g, w, d, "#bcc0c3");
    g.fillStyle = "#8f959a";
    g.fillRect(-w / 2 + 2, d / 2 - 13, w - 4, 10);
    g.strokeStyle = "#f4f4f1";
    g.lineWidth = 0.8;
    g.setLineDash([6, 4]);
    g.beginPath();
    g.moveTo(-w / 2 + 13, d / 2 - 8);
    g.lineTo(w / 2 - 6, d / 2 - 8);
    g.stroke();
    g.setLineDash([]);
    for (const i of [-3, -1, 1, 3]) {
      g.fillStyle = "#f4f4f1";
      g.fillRect(-w / 2 + 4, d / 2 - 8 + i - 0.4, 5, 0.8);
    }
    g.strokeStyle = "#e0b73a";
    g.lineWidth = 0.6;
    g.beginPath();
    g.moveTo(-30, -10);
    g.quadraticCurveTo(0, -8, 22, 8);
    g.lineTo(22, d / 2 - 8);
    g.stroke();
  },
  green: (g, w, d) => {
    fill(g, w, d, COLOURS.lawn);
    const random = dice(5);
    for (let n = 0; n < 60; n++) {
      g.fillStyle = random() < 0.5 ? "rgba(120,150,95,.18)" : "rgba(205,220,180,.2)";
      g.beginPath();
      g.ellipse((random() - 0.5) * w, (random() - 0.5) * d, 3 + random() * 9, 2 + random() * 4, random() * 3, 0, 7);
      g.fill();
    }
    g.strokeStyle = "#e4dfc8";
    g.lineWidth = 4;
    g.beginPath();
    g.moveTo(-w / 2, 0.22 * d);
    g.bezierCurveTo(-0.2 * w, 0.1 * d, 0.05 * w, -0.38 * d, w / 2, -0.15 * d);
    g.stroke();
    g.fillStyle = "#9dbccb";
    g.beginPath();
    g.ellipse(4, 17, 13, 6.5, -0.15, 0, 7);
    g.fill();
  },
  rainbow: (g, w, d) => {
    fill(g, w, d, "#e6e3dc");
    const band = Math.min(w / 2, d) * 0.09;
    const outer = Math.min(w / 2, d) - 2 - band;
    g.lineWidth = band + 0.1;
    RAINBOW.forEach((colour, i) => {
      g.strokeStyle = colour;
      g.beginPath();
      g.arc(0, d / 2, outer - i * band, Math.PI, 0);
      g.stroke();
    });
  },
};

/** The props on an area, in the area's own coordinates; y = 0 is the area's top. */
export function propParts(shape: ComponentShape): BufferGeometry[] {
  const props = shape.props ?? [];
  const planes = props.filter((prop) => prop.name === "plane");
  const parts = props.flatMap((prop) => {
    if (prop.name === "tree") return tree(prop);
    return prop.name === "terminal" ? terminal(prop) : [];
  });
  return planes.length > 0 ? [...parts, ...plane(planes)] : parts;
}

function tree(prop: Prop): BufferGeometry[] {
  const [x, y] = prop.at;
  const r = (prop.diameter ?? 8) / 2;
  const h = prop.height;
  const trunk = new CylinderGeometry(0.7, 0.9, h * 0.4, 7).translate(x, h * 0.2, -y);
  const crown = new IcosahedronGeometry(r, 1).scale(1, (h * 0.68) / (2 * r), 1).translate(x, h - h * 0.34, -y);
  const bough = new IcosahedronGeometry(r * 0.62, 1).translate(x + r * 0.32, h * 0.5, -y + r * 0.3);
  return [coloured(trunk, COLOURS.trunk), coloured(crown, COLOURS.tree), coloured(bough, COLOURS.treeLight)];
}

function terminal(prop: Prop): BufferGeometry[] {
  const [w, d] = prop.size ?? [30, 16];
  const h = prop.height;
  const move = (part: BufferGeometry): BufferGeometry => part.translate(prop.at[0], 0, -prop.at[1]);
  return [
    coloured(move(block(-w / 2 + 0.6, w / 2 - 0.6, 0, h - 2, d - 1.2, 0.3)), COLOURS.window, STOREY(0)),
    coloured(move(block(-w / 2, w / 2, 0, 2.4, d, 0.3)), COLOURS.wall),
    ...[-1, -0.5, 0, 0.5, 1].map((t) =>
      coloured(move(box(0.9, h - 2, d - 0.6, t * (w / 2 - 0.8), (h - 2) / 2, 0)), COLOURS.wall),
    ),
    coloured(
      move(
        profile(
          [
            [-w / 2, h - 3],
            [w / 2, h - 3],
            [w / 2, h - 2.2],
            [w / 6, h],
            [-w / 3, h - 0.6],
            [-w / 2, h - 2],
          ],
          d,
          0.3,
        ),
      ),
      COLOURS.slab,
    ),
  ];
}

/** An airliner that fits into the two boxes that the rules use for it: fuselage and wings. */
function plane(props: readonly Prop[]): BufferGeometry[] {
  const [a, b] = props;
  const long = a?.size?.[0] ?? 30;
  const span = b?.size?.[1] ?? 26;
  const [x, y] = a?.at ?? [0, 0];
  const r = (a?.size?.[1] ?? 5) / 2;
  const tall = a?.height ?? 7;
  const move = (part: BufferGeometry): BufferGeometry => part.translate(x, 0, -y);
  const tube = new CapsuleGeometry(r, long - 2 * r - 1, 5, 14).rotateZ(Math.PI / 2).translate(0, r + 0.7, 0);
  const swept = (chord: number, reach: number, at: number, height: number): BufferGeometry[] =>
    [-1, 1].map((side) => {
      const wing = profile(
        [
          [chord / 2, 0],
          [chord / 2, 0.4],
          [-chord / 2, 0.5],
          [-chord / 2, 0],
        ],
        reach,
        0.1,
      );
      wing.translate(0, 0, (side * reach) / 2);
      const position = wing.getAttribute("position");
      for (let i = 0; i < position.count; i++) {
        const out = Math.abs(position.getZ(i)) / reach;
        position.setX(i, position.getX(i) * (1 - 0.45 * out) - out * chord * 0.35);
      }
      wing.computeVertexNormals();
      return coloured(move(wing.translate(at, height, 0)), COLOURS.white);
    });
  return [
    coloured(move(tube), COLOURS.white),
    coloured(move(box(1.6, 0.7, r * 1.5, long / 2 - 2.2, r + 1.9, 0)), COLOURS.glass),
    coloured(move(box(long * 0.55, 0.35, 2 * r + 0.06, 0.5, r + 1.1, 0)), COLOURS.window),
    ...swept(5.6, span / 2, 0.5, 1.8),
    ...swept(2.8, 5, -long / 2 + 3.4, 3.6),
    coloured(
      move(
        profile(
          [
            [-long / 2 + 5, 4],
            [-long / 2 + 1, 4],
            [-long / 2 + 0.2, tall],
            [-long / 2 + 2.2, tall],
          ],
          0.7,
          0.1,
        ),
      ),
      "#c9574d",
    ),
    ...[-1, 1].map((side) =>
      coloured(
        move(new CylinderGeometry(0.85, 0.75, 3, 10).rotateZ(Math.PI / 2).translate(0.9, 1.3, side * 5.2)),
        COLOURS.hub,
      ),
    ),
  ];
}
