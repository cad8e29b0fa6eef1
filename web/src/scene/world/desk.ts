/** The table: a pale slab with the plan of a city printed on it, and its shadow on the floor. */
import {
  BufferAttribute,
  type BufferGeometry,
  ExtrudeGeometry,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  type Scene,
  type Texture,
} from "three";
import type { Materials } from "../materials";
import { rounded } from "../shapes";
import { SOLID } from "./ambient";
import { type CityPlan, cityPlan } from "./cityplan";
import { groundTexture, streetLights } from "./ground";
import type { Mood } from "./moods";

const THICK = 16;
const BRIGHT = 0.9; // of the street lamps at night

export class Desk {
  private readonly top: Mesh;
  private readonly below: Mesh;
  private readonly plan: CityPlan;
  private readonly map: Texture;
  private readonly ground: MeshLambertMaterial;
  private readonly side = new MeshLambertMaterial();
  private lights: Texture | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly size: readonly [number, number],
    materials: Materials,
    private readonly fine: boolean,
  ) {
    const [width, depth] = size;
    this.plan = cityPlan(width, depth);
    this.map = groundTexture(this.plan, width, depth, fine ? 2 : 1);
    this.ground = materials.screen.add(new MeshLambertMaterial({ map: this.map }));
    this.top = new Mesh(slabGeometry(width, depth), [this.ground, this.side]);
    this.top.name = "table";
    this.top.receiveShadow = true;
    this.top.matrixAutoUpdate = false;
    this.top.layers.enable(SOLID);
    // The soft shadow of the slab; without it the table would hang in the air.
    this.below = new Mesh(new PlaneGeometry(width * 1.5, depth * 1.5).rotateX(-Math.PI / 2), materials.contact);
    this.below.position.y = -THICK - 2;
    this.below.renderOrder = -1;
    this.below.raycast = () => undefined;
    scene.add(this.below, this.top);
  }

  get mesh(): Mesh {
    return this.top;
  }

  show(mood: Mood): void {
    this.ground.color.copy(mood.ground);
    this.side.color.copy(mood.ground).multiplyScalar(0.8);
    const lit = mood.lamps > 0.3;
    if (lit && this.lights === null) {
      this.lights = streetLights(this.plan, this.size[0], this.size[1], this.fine ? 1.5 : 1);
      this.ground.emissiveMap = this.lights;
      this.ground.needsUpdate = true;
    }
    const bright = lit ? BRIGHT * mood.lamps ** 2 : 0;
    this.ground.emissive.setScalar(bright);
  }

  dispose(): void {
    this.scene.remove(this.top, this.below);
    this.top.geometry.dispose();
    this.below.geometry.dispose();
    for (const one of [this.map, this.ground, this.side, this.lights]) one?.dispose();
  }
}

/** A board with rounded corners, its upper face at y = 0; the plan covers it once. */
function slabGeometry(width: number, depth: number): BufferGeometry {
  const b = 1.6;
  const geometry = new ExtrudeGeometry(rounded(width, depth, 26), {
    depth: THICK - b,
    bevelEnabled: true,
    bevelThickness: b,
    bevelSize: b,
    bevelOffset: -b,
    bevelSegments: 3,
    curveSegments: 24,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, -THICK, 0);
  const position = geometry.getAttribute("position");
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    uv[i * 2] = position.getX(i) / width + 0.5;
    uv[i * 2 + 1] = 0.5 - position.getZ(i) / depth;
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  return geometry;
}
