/** Lighting: a sun with soft shadows, sky light, and a small environment map that glass and paint reflect. */
import {
  Box3,
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  FloatType,
  HemisphereLight,
  LinearSRGBColorSpace,
  NearestFilter,
  PMREMGenerator,
  RGBAFormat,
  type Scene,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { MOODS, type Mood } from "./moods";
import type { Level } from "./quality";
import { shadeWidth, softenShadows } from "./softshadow";

const FAR = 900;
const DEEP = 1400; // mm of depth that the shadow map covers

export class Light {
  readonly key = new DirectionalLight();
  readonly sky = new HemisphereLight();
  private room: WebGLRenderTarget | null = null;
  private mood: Mood = MOODS.day;
  private built = new Box3();
  private side = 300;

  constructor(
    private readonly scene: Scene,
    private readonly renderer: WebGLRenderer,
    private level: Level,
  ) {
    softenShadows();
    this.key.castShadow = true;
    this.key.name = "key";
    this.key.shadow.bias = -0.0004;
    this.key.shadow.normalBias = 0.25;
    scene.add(this.key, this.key.target, this.sky);
    this.setLevel(level);
  }

  show(mood: Mood): void {
    this.mood = mood;
    this.key.color.copy(mood.sun.colour);
    this.key.intensity = mood.sun.strength;
    this.sky.color.copy(mood.sky.above);
    this.sky.groundColor.copy(mood.sky.below);
    this.sky.intensity = mood.sky.strength;
    this.scene.environmentIntensity = mood.reflections;
    if (!this.built.isEmpty()) this.fit(this.built);
  }

  /** Low: a coarser shadow and no reflections, for weak machines. */
  setLevel(level: Level): void {
    this.level = level;
    const size = level === "low" ? 1024 : 2048;
    const shadow = this.key.shadow;
    if (shadow.mapSize.width !== size) {
      shadow.mapSize.set(size, size);
      shadow.map?.dispose();
      shadow.map = null;
    }
    this.renderer.shadowMap.needsUpdate = true;
    this.soften();
    this.reflect();
  }

  /** Create the environment map (again after a lost context). */
  reflect(): void {
    this.room?.dispose();
    this.room = null;
    this.scene.environment = null;
    if (this.level === "low") return;
    const studio = makeStudio();
    const pmrem = new PMREMGenerator(this.renderer);
    this.room = pmrem.fromEquirectangular(studio);
    pmrem.dispose();
    studio.dispose();
    this.scene.environment = this.room.texture;
  }

  /** Fit the shadow map to what is built (a box in the scene), so that no resolution is wasted on the empty desk. */
  fit(built: Box3): void {
    this.built = built;
    const { from } = this.mood.sun;
    // A low sun casts long shadows: the map covers them too.
    const whole = built.clone();
    const reach = built.max.y / Math.max(0.2, from.y);
    for (const x of [built.min.x, built.max.x])
      for (const z of [built.min.z, built.max.z])
        whole.expandByPoint(new Vector3(x - from.x * reach, 0, z - from.z * reach));
    const middle = whole.getCenter(new Vector3());
    this.key.position.copy(middle).addScaledVector(from, FAR);
    this.key.target.position.copy(middle);
    this.key.updateMatrixWorld();
    this.key.target.updateMatrixWorld();
    const camera = this.key.shadow.camera;
    camera.position.copy(this.key.position);
    camera.lookAt(middle);
    camera.updateMatrixWorld();
    const toLight = camera.matrixWorld.clone().invert();
    const seen = new Box3();
    const corner = new Vector3();
    for (let i = 0; i < 8; i++) {
      corner.set(
        i & 1 ? whole.max.x : whole.min.x,
        i & 2 ? whole.max.y : whole.min.y,
        i & 4 ? whole.max.z : whole.min.z,
      );
      seen.expandByPoint(corner.applyMatrix4(toLight));
    }
    const side = Math.max(120, seen.max.x, -seen.min.x, seen.max.y, -seen.min.y) + 12;
    camera.left = camera.bottom = -side;
    camera.right = camera.top = side;
    camera.near = FAR - DEEP / 2;
    camera.far = FAR + DEEP / 2;
    this.side = side;
    this.soften();
    camera.updateProjectionMatrix();
    this.renderer.shadowMap.needsUpdate = true;
  }

  private soften(): void {
    this.key.shadow.radius = this.level !== "low" ? shadeWidth(2 * this.side, DEEP) : 1.5;
  }

  dispose(): void {
    this.room?.dispose();
    this.key.dispose();
    this.sky.dispose();
    this.scene.remove(this.key, this.key.target, this.sky);
  }
}

const WIDE = 128;
const HIGH = 64;

/** A soft-edged patch of light: brightness by the angle from its centre. */
interface Window {
  readonly toward: Vector3;
  readonly size: number;
  readonly colour: readonly [number, number, number];
}

const WINDOWS: readonly Window[] = [
  { toward: new Vector3(-0.6, 0.75, 0.45).normalize(), size: 0.42, colour: [8.5, 7.7, 6.6] },
  { toward: new Vector3(0.9, 0.38, 0.15).normalize(), size: 0.3, colour: [2.0, 2.2, 2.5] },
  { toward: new Vector3(0.1, 0.5, -0.9).normalize(), size: 0.34, colour: [2.6, 2.6, 2.6] },
];

/** The environment map: a large window, a dim fill light, a wooden floor. Computed in linear light. */
function makeStudio(): DataTexture {
  const data = new Float32Array(WIDE * HIGH * 4);
  const look = new Vector3();
  for (let row = 0; row < HIGH; row++) {
    const up = ((row + 0.5) / HIGH - 0.5) * Math.PI;
    for (let column = 0; column < WIDE; column++) {
      const around = ((column + 0.5) / WIDE - 0.5) * 2 * Math.PI;
      look.set(Math.cos(up) * Math.cos(around), Math.sin(up), Math.cos(up) * Math.sin(around));
      const sky = Math.min(1, Math.max(0, look.y * 2 + 0.35));
      const base = [0.24 + 0.38 * sky, 0.2 + 0.42 * sky, 0.16 + 0.47 * sky];
      for (const { toward, size, colour } of WINDOWS) {
        const off = Math.max(0, Math.acos(Math.min(1, look.dot(toward))) - size) / 0.14;
        const bright = Math.exp(-off * off);
        for (const i of [0, 1, 2] as const) base[i] = (base[i] ?? 0) + colour[i] * bright;
      }
      data.set([base[0] ?? 0, base[1] ?? 0, base[2] ?? 0, 1], (row * WIDE + column) * 4);
    }
  }
  const texture = new DataTexture(data, WIDE, HIGH, RGBAFormat, FloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.magFilter = texture.minFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
