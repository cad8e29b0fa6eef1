/** The floor on which the table stands: the shadow of the slab on it, and in the distance it fades into the backdrop. */
import { CircleGeometry, Color, Mesh, type Scene, ShaderMaterial, Vector2, Vector4 } from "three";
import { GRAIN } from "./backdrop";
import type { Mood } from "./moods";

const FADES = 900; // mm from the middle of the table
const ENDS = 3600;

const VERTEX =
  "varying vec2 at; void main() { at = position.xz; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }";

// The shadow is computed from the distance to the slab: no texture, and no second pass over the table.
const FRAGMENT = `
varying vec2 at; uniform vec3 colour; uniform vec4 slab; uniform vec2 away; uniform float strength;
float outside(vec2 p) {
  vec2 d = abs(p) - slab.xy + slab.z;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - slab.z;
}
void main() {
  float contact = exp(-max(0.0, outside(at)) / 22.0);
  float thrown = 1.0 - smoothstep(-24.0, 56.0, outside(at - away));
  float wide = exp(-max(0.0, outside(at)) / 190.0);
  vec3 c = colour * (1.0 - strength * (0.42 * contact + 0.3 * thrown + 0.12 * wide));
  gl_FragColor = vec4(c, 1.0 - smoothstep(${FADES.toFixed(1)}, ${ENDS.toFixed(1)}, length(at)));
  #include <colorspace_fragment>
  ${GRAIN}
  gl_FragColor.rgb += grain / 255.0;
}`;

export class Floor {
  private readonly material: ShaderMaterial;
  private readonly mesh: Mesh;

  /** `thick`: of the slab; the floor is below it. */
  constructor(
    private readonly scene: Scene,
    [width, depth]: readonly [number, number],
    private readonly thick: number,
    corner: number,
  ) {
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        colour: { value: new Color() },
        slab: { value: new Vector4(width / 2, depth / 2, corner, 0) },
        away: { value: new Vector2() },
        strength: { value: 0 },
      },
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    });
    this.mesh = new Mesh(new CircleGeometry(ENDS, 48).rotateX(-Math.PI / 2), this.material);
    this.mesh.name = "floor";
    this.mesh.position.y = -thick - 1;
    // After the solid pieces, so that only the visible part of it is drawn, and before everything else translucent.
    this.mesh.renderOrder = -1;
    this.mesh.raycast = () => undefined;
    scene.add(this.mesh);
  }

  show(mood: Mood): void {
    const { from } = mood.sun;
    const uniforms = this.material.uniforms;
    (uniforms.colour!.value as Color).copy(mood.floor);
    (uniforms.away!.value as Vector2).set(-from.x, -from.z).multiplyScalar((1.6 * this.thick) / from.y);
    uniforms.strength!.value = 1.5 * mood.contact;
  }

  dispose(): void {
    this.scene.remove(this.mesh);
    this.mesh.geometry.dispose();
    this.material.dispose();
  }
}
