/** Procedural textures: wood, concrete, soft shadows, light on the road. Nothing is downloaded. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

export type Paint2d = CanvasRenderingContext2D;

/** A seeded random generator, so that textures look the same on every visit. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A texture painted on a 2D canvas. */
export function painted(width: number, height: number, paint: (g: Paint2d) => void, colour = true): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const g = canvas.getContext("2d", { willReadFrequently: true }); // keep the canvas in CPU memory
  if (g) paint(g);
  const texture = new CanvasTexture(canvas);
  if (colour) texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** One grain line: a long, slightly wavy stroke. */
function grainLine(g: Paint2d, random: () => number, y: number, width: number, left: number, sway: number): void {
  const phase = random() * Math.PI * 2;
  const wave = 0.002 + random() * 0.004;
  g.beginPath();
  g.moveTo(left, y + Math.sin(phase) * sway);
  for (let x = 0; x <= width; x += 24) g.lineTo(left + x, y + Math.sin(phase + x * wave) * sway);
  g.stroke();
}

/** Pale birch for roads, grain along their length; light enough to be tinted. */
export function roadTexture(): CanvasTexture {
  return painted(512, 128, (g) => {
    const random = dice(21);
    g.fillStyle = "#f4ecdd";
    g.fillRect(0, 0, 512, 128);
    for (let n = 0; n < 90; n++) {
      const dark = random() < 0.6;
      g.strokeStyle = dark
        ? `rgba(150,122,88,${0.04 + random() * 0.08})`
        : `rgba(255,255,246,${0.08 + random() * 0.16})`;
      g.lineWidth = 0.6 + random() * 2.2;
      grainLine(g, random, random() * 128, 540, -10, 1 + random() * 4);
    }
    g.strokeStyle = "rgba(130,98,62,.22)";
    g.lineWidth = 0.9;
    for (let n = 0; n < 110; n++) {
      const x = random() * 512;
      const y = random() * 128;
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + 5 + random() * 18, y);
      g.stroke();
    }
  });
}

/** Concrete: fine speckles and a few pores on white. */
export function concreteTexture(): CanvasTexture {
  const texture = painted(256, 256, (g) => {
    const random = dice(3);
    g.fillStyle = "#f2f1ef";
    g.fillRect(0, 0, 256, 256);
    for (let n = 0; n < 5200; n++) {
      const light = random() < 0.5;
      g.fillStyle = light ? `rgba(255,255,255,${random() * 0.22})` : `rgba(60,58,54,${random() * 0.12})`;
      const s = 0.6 + random() * 1.9;
      g.fillRect(random() * 256, random() * 256, s, s);
    }
    for (let n = 0; n < 34; n++) {
      g.fillStyle = `rgba(70,68,64,${0.12 + random() * 0.2})`;
      g.beginPath();
      g.arc(random() * 256, random() * 256, 0.6 + random() * 1.5, 0, Math.PI * 2);
      g.fill();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** A round, soft shadow: dark in the centre, transparent at the rim. */
export function blobTexture(): CanvasTexture {
  return painted(128, 128, (g) => {
    const fade = g.createRadialGradient(64, 64, 0, 64, 64, 64);
    for (const [stop, alpha] of [
      [0, 1],
      [0.45, 0.92],
      [0.62, 0.5],
      [0.8, 0.16],
      [1, 0],
    ] as const) {
      fade.addColorStop(stop, `rgba(0,0,0,${alpha})`);
    }
    g.fillStyle = fade;
    g.fillRect(0, 0, 128, 128);
  });
}

/** Light on the road: the cone of two headlamps above, the glow of tail lamps below; both begin at the left. */
export function beamTexture(): CanvasTexture {
  return painted(128, 128, (g) => {
    for (const y of [22, 42]) {
      const cone = g.createRadialGradient(2, y, 0, 2, y, 112);
      cone.addColorStop(0, "rgba(255,255,255,.75)");
      cone.addColorStop(0.25, "rgba(255,255,255,.34)");
      cone.addColorStop(1, "rgba(255,255,255,0)");
      g.fillStyle = cone;
      g.beginPath();
      g.moveTo(0, y - 4);
      g.bezierCurveTo(50, y - 12, 90, y - 20, 128, y - 18);
      g.lineTo(128, y + 18);
      g.bezierCurveTo(90, y + 20, 50, y + 12, 0, y + 4);
      g.fill();
    }
    const glow = g.createRadialGradient(0, 96, 0, 0, 96, 30);
    glow.addColorStop(0, "rgba(255,255,255,.8)");
    glow.addColorStop(1, "rgba(255,255,255,0)");
    g.fillStyle = glow;
    g.fillRect(0, 66, 128, 60);
  });
}
