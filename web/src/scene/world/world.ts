/** Everything around the pieces: table, backdrop, light, shade and mist, for a time of day and a level of quality. */
import { type Box3, Fog, type Material, type PerspectiveCamera, type Scene, type WebGLRenderer } from "three";
import type { Daytime } from "../../headless/page/daytime";
import type { Materials } from "../materials";
import { setShadows } from "../renderer";
import { AmbientOcclusion } from "./ambient";
import { Backdrop } from "./backdrop";
import { Desk } from "./desk";
import { Light } from "./light";
import { MOODS } from "./moods";
import type { Level } from "./quality";

interface Parts {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly materials: Materials;
  readonly tableSize: readonly [number, number];
}

export class World {
  readonly desk: Desk;
  private readonly backdrop: Backdrop;
  private readonly light: Light;
  private readonly fog = new Fog("#ffffff", 900, 3000);
  private occlusion: AmbientOcclusion | null = null;

  constructor(
    private readonly parts: Parts,
    public level: Level,
    daytime: Daytime,
    /** Draws the depth of roads. */
    private readonly bent: Material,
  ) {
    const { scene, renderer, materials, tableSize } = parts;
    scene.fog = this.fog;
    this.desk = new Desk(scene, tableSize, materials, level !== "low");
    this.backdrop = new Backdrop(scene);
    this.light = new Light(scene, renderer, level);
    this.setDaytime(daytime);
    this.occlude();
  }

  setDaytime(daytime: Daytime): void {
    const mood = MOODS[daytime];
    const { renderer, materials } = this.parts;
    renderer.toneMappingExposure = mood.exposure;
    this.fog.color.copy(mood.backdrop[1]);
    this.desk.show(mood);
    this.backdrop.show(mood);
    this.light.show(mood);
    materials.show(mood);
  }

  /** Change what is drawn. All materials must be compiled again. */
  setLevel(level: Level): void {
    if (level === this.level) return;
    this.level = level;
    const { renderer, scene } = this.parts;
    this.light.setLevel(level);
    setShadows(renderer, scene, level);
    this.occlude();
  }

  private occlude(): void {
    const { renderer, materials } = this.parts;
    const wanted = this.level === "high";
    if (wanted === (this.occlusion !== null)) return;
    this.occlusion?.dispose();
    this.occlusion = wanted ? new AmbientOcclusion(renderer, materials.screen) : null;
    materials.screen.set(wanted);
  }

  /** Fit light and shadows to what is built. */
  fit(built: Box3): void {
    this.light.fit(built);
  }

  /** The WebGL context came back: what was drawn into textures is lost. */
  restore(built: Box3): void {
    this.light.reflect();
    this.light.fit(built);
  }

  /** Draw the scene; `depth` is the distance to what the camera looks at. */
  draw(camera: PerspectiveCamera, depth: number): void {
    const { renderer, scene } = this.parts;
    this.fog.near = depth + 420;
    this.fog.far = depth + 2300;
    this.occlusion?.render(scene, camera, this.bent);
    renderer.render(scene, camera);
  }

  dispose(): void {
    for (const part of [this.desk, this.backdrop, this.light, this.occlusion]) part?.dispose();
  }
}
