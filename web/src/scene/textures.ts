/** Procedural textures: asphalt, concrete, soft shadows, light on the road. Nothing is downloaded. */
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

/** Where a road's surface is in its texture (0 to 1, from below); above that is what its sides and underside show. */
export const SURFACE = { middle: 0.4, width: 0.625 } as const;
const DASHES = 12;
export const ASPHALT = "#a09f9e";

/** Asphalt with a dashed white line along the middle of the surface; light enough to be tinted. */
export function roadTexture(): CanvasTexture {
  return painted(512, 128, (g) => {
    const random = dice(21);
    g.fillStyle = ASPHALT;
    g.fillRect(0, 0, 512, 128);
    for (let n = 0; n < 4200; n++) {
      g.fillStyle = random() < 0.5 ? `rgba(255,255,255,${random() * 0.13})` : `rgba(40,40,44,${random() * 0.12})`;
      g.fillRect(random() * 512, random() * 128, 0.8 + random() * 1.6, 0.8 + random() * 1.6);
    }
    // Wheels have darkened two tracks.
    const middle = (1 - SURFACE.middle) * 128;
    g.fillStyle = "rgba(60,60,64,.07)";
    for (const side of [-1, 1]) g.fillRect(0, middle + side * 17 - 7, 512, 14);
    g.fillStyle = "#ffffff";
    const period = 512 / DASHES;
    for (let n = 0; n < DASHES; n++) g.fillRect((n + 0.22) * period, middle - 3.6, period * 0.56, 7.2);
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
