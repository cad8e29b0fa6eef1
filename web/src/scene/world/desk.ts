/** The table: a pale slab with the plan of a city printed on it, on a floor. */
import { type BufferGeometry, ExtrudeGeometry, Mesh, MeshLambertMaterial, type Scene, type Texture } from "three";
import type { Materials } from "../materials";
import { rounded, seenFromAbove } from "../shapes";
import { SOLID } from "./ambient";
import { type CityPlan, cityPlan } from "./cityplan";
import { Floor } from "./floor";
import { groundTexture, streetLights } from "./ground";
import type { Mood } from "./moods";

const THICK = 16;
const CORNER = 26; // mm, the radius of its corners
const BRIGHT = 0.9; // of the street lamps at night

export class Desk {
  private readonly top: Mesh;
  private readonly floor: Floor;
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
    // Without a floor the table would hang in the air.
    this.floor = new Floor(scene, size, THICK, CORNER);
    scene.add(this.top);
  }

  get mesh(): Mesh {
    return this.top;
  }

  show(mood: Mood): void {
    this.floor.show(mood);
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
    this.scene.remove(this.top);
    this.top.geometry.dispose();
    this.floor.dispose();
    for (const one of [this.map, this.ground, this.side, this.lights]) one?.dispose();
  }
}

/** A board with rounded corners, its upper face at y = 0; the plan covers it once. */
function slabGeometry(width: number, depth: number): BufferGeometry {
  const b = 1.6;
  const geometry = new ExtrudeGeometry(rounded(width, depth, CORNER), {
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
  return seenFromAbove(geometry, width, depth);
}
