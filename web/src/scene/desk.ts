/** The desk under the table, the backdrop, and a faint vignette. */
import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  Mesh,
  type Object3D,
  type Scene,
  ShaderMaterial,
  type Texture,
} from "three";
import type { Materials } from "./materials";
import { rounded } from "./shapes";
import { backdropTexture } from "./textures";

const THICK = 26;

export class Desk {
  private readonly top: Mesh;
  private readonly veil: Mesh;
  private readonly backdrop: Texture;
  private readonly shade: ShaderMaterial;

  constructor(
    private readonly scene: Scene,
    table: readonly [number, number],
    materials: Materials,
  ) {
    this.top = new Mesh(slabGeometry(table[0], table[1]), [materials.desk, materials.deskSide]);
    this.top.name = "table";
    this.top.receiveShadow = true;
    this.top.matrixAutoUpdate = false;
    this.backdrop = backdropTexture();
    this.scene.background = this.backdrop;
    this.shade = new ShaderMaterial({
      vertexShader: "varying vec2 at; void main() { at = position.xy; gl_Position = vec4(position.xy, 0.0, 1.0); }",
      fragmentShader:
        "varying vec2 at; void main() { float d = dot(at, at); gl_FragColor = vec4(0.06, 0.045, 0.03, 0.3 * smoothstep(0.55, 2.1, d)); }",
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    const triangle = new BufferGeometry();
    triangle.setAttribute("position", new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3));
    this.veil = new Mesh(triangle, this.shade);
    this.veil.frustumCulled = false;
    this.veil.renderOrder = 900;
    this.veil.raycast = () => undefined;
    scene.add(this.top, this.veil);
  }

  get mesh(): Object3D {
    return this.top;
  }

  dispose(): void {
    this.scene.remove(this.top, this.veil);
    this.top.geometry.dispose();
    this.veil.geometry.dispose();
    this.shade.dispose();
    this.backdrop.dispose();
    this.scene.background = null;
  }
}

/** A thick board with rounded corners, its upper face at y = 0; the wood texture covers it once. */
function slabGeometry(width: number, depth: number): BufferGeometry {
  const b = 1.6;
  const geometry = new ExtrudeGeometry(rounded(width, depth, 26), {
    depth: THICK - b,
    bevelEnabled: true,
    bevelThickness: b,
    bevelSize: b,
    bevelOffset: -b,
    bevelSegments: 3,
    curveSegments: 10,
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
