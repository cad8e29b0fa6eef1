/** Light: a warm lamp with soft shadows, a gentle sky, and a small studio that glass and paint reflect. */
import {
  BackSide,
  Box3,
  BoxGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { Quality } from "./api";

const FROM = new Vector3(-0.52, 1.0, 0.36).normalize(); // toward the lamp: upper left, a little in front
const FAR = 900;

export class Light {
  readonly key = new DirectionalLight("#fff0dc", 2.75);
  readonly sky = new HemisphereLight("#edf1f5", "#a08c72", 0.95);
  private room: WebGLRenderTarget | null = null;

  constructor(private readonly scene: Scene, private readonly renderer: WebGLRenderer, quality: Quality) {
    this.key.castShadow = true;
    this.key.name = "key";
    this.key.shadow.bias = -0.0004;
    this.key.shadow.normalBias = 0.25;
    scene.add(this.key, this.key.target, this.sky);
    this.setQuality(quality);
    this.light();
  }

  setQuality(quality: Quality): void {
    const size = quality === "high" ? 2048 : 1024;
    const shadow = this.key.shadow;
    if (shadow.mapSize.width === size) return;
    shadow.mapSize.set(size, size);
    shadow.map?.dispose();
    shadow.map = null;
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** Make the reflections (again, when the context was lost). */
  light(): void {
    this.room?.dispose();
    const studio = makeStudio();
    const pmrem = new PMREMGenerator(this.renderer);
    this.room = pmrem.fromScene(studio, 0.04);
    pmrem.dispose();
    studio.traverse((one) => {
      if (!(one instanceof Mesh)) return;
      one.geometry.dispose();
      if (one.material instanceof MeshBasicMaterial) one.material.dispose();
    });
    this.scene.environment = this.room.texture;
    this.scene.environmentIntensity = 0.5;
  }

  /** Size the shadow map to what is built (a box in the scene), so that no part of it is spent on bare wood. */
  fit(built: Box3): void {
    const middle = built.getCenter(new Vector3());
    this.key.position.copy(middle).addScaledVector(FROM, FAR);
    this.key.target.position.copy(middle);
    this.key.updateMatrixWorld();
    this.key.target.updateMatrixWorld();
    const camera = this.key.shadow.camera;
    camera.position.copy(this.key.position);
    camera.lookAt(middle);
    camera.updateMatrixWorld();
    const toLight = camera.matrixWorld.clone().invert();
    const reach = new Box3();
    const corner = new Vector3();
    for (let i = 0; i < 8; i++) {
      corner.set(i & 1 ? built.max.x : built.min.x, i & 2 ? built.max.y : built.min.y, i & 4 ? built.max.z : built.min.z);
      reach.expandByPoint(corner.applyMatrix4(toLight));
    }
    const side = Math.max(120, reach.max.x, -reach.min.x, reach.max.y, -reach.min.y) + 12;
    camera.left = camera.bottom = -side;
    camera.right = camera.top = side;
    camera.near = FAR - 700;
    camera.far = FAR + 700;
    camera.updateProjectionMatrix();
    this.renderer.shadowMap.needsUpdate = true;
  }

  dispose(): void {
    this.room?.dispose();
    this.key.dispose();
    this.sky.dispose();
    this.scene.remove(this.key, this.key.target, this.sky);
  }
}

/** A room with a large soft window, a dim fill and a dark floor. */
function makeStudio(): Scene {
  const studio = new Scene();
  const shell = new MeshBasicMaterial({ color: new Color(0.62, 0.61, 0.6), side: BackSide });
  studio.add(new Mesh(new SphereGeometry(40, 24, 16), shell));
  const pane = (w: number, h: number, bright: number, tint: string, x: number, y: number, z: number): void => {
    const lamp = new Mesh(new BoxGeometry(w, h, 0.2), new MeshBasicMaterial({ color: new Color(tint).multiplyScalar(bright) }));
    lamp.position.set(x, y, z);
    lamp.lookAt(0, 0, 0);
    studio.add(lamp);
  };
  pane(16, 12, 9, "#fff3e2", -14, 20, 10);
  pane(10, 16, 2.4, "#e6eefc", 22, 10, 4);
  pane(26, 5, 3, "#ffffff", 0, 14, -24);
  const floor = new Mesh(new BoxGeometry(80, 0.2, 80), new MeshBasicMaterial({ color: "#8a7b68" }));
  floor.position.y = -8;
  studio.add(floor);
  return studio;
}
