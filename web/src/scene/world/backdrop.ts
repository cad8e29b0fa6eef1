/** The background, and a faint vignette over everything. Dithered, so that dark gradients have no bands. */
import { BufferAttribute, BufferGeometry, Color, Mesh, type Scene, ShaderMaterial } from "three";
import type { Mood } from "./moods";

const VERTEX = (depth: string): string =>
  `varying vec2 at; void main() { at = position.xy; gl_Position = vec4(position.xy, ${depth}, 1.0); }`;

/** A dither of one step of brightness. */
export const GRAIN =
  "float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;";

const SKY = `
varying vec2 at; uniform vec3 high; uniform vec3 middle; uniform vec3 low;
void main() {
  float up = at.y * 0.5 + 0.5;
  vec3 c = up > 0.5 ? mix(middle, high, smoothstep(0.5, 1.05, up)) : mix(low, middle, smoothstep(-0.1, 0.5, up));
  gl_FragColor = vec4(c, 1.0);
  #include <colorspace_fragment>
  ${GRAIN}
  gl_FragColor.rgb += grain / 255.0;
}`;

const VEIL = `
varying vec2 at; uniform float strength;
void main() {
  ${GRAIN}
  float d = dot(at, at);
  gl_FragColor = vec4(0.05, 0.05, 0.07, strength * smoothstep(0.5, 2.2, d) + grain / 255.0);
}`;

export class Backdrop {
  private readonly sky: ShaderMaterial;
  private readonly shade: ShaderMaterial;
  private readonly meshes: readonly Mesh[];

  constructor(private readonly scene: Scene) {
    const colour = (): { value: Color } => ({ value: new Color() });
    this.sky = new ShaderMaterial({
      vertexShader: VERTEX("0.99999"),
      fragmentShader: SKY,
      uniforms: { high: colour(), middle: colour(), low: colour() },
      depthWrite: false,
      depthTest: false,
      toneMapped: false,
    });
    this.shade = new ShaderMaterial({
      vertexShader: VERTEX("0.0"),
      fragmentShader: VEIL,
      uniforms: { strength: { value: 0 } },
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    const triangle = new BufferGeometry();
    triangle.setAttribute("position", new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3));
    this.meshes = [this.sky, this.shade].map((material, n) => {
      const mesh = new Mesh(triangle, material);
      mesh.name = n === 0 ? "sky" : "vignette";
      mesh.frustumCulled = false;
      mesh.renderOrder = n === 0 ? -900 : 900;
      mesh.raycast = () => undefined;
      return mesh;
    });
    scene.add(...this.meshes);
  }

  show(mood: Mood): void {
    for (const [n, name] of ["high", "middle", "low"].entries())
      (this.sky.uniforms[name]!.value as Color).copy(mood.backdrop[n]!);
    this.shade.uniforms.strength!.value = mood.vignette;
  }

  dispose(): void {
    this.scene.remove(...this.meshes);
    this.meshes[0]!.geometry.dispose();
    this.sky.dispose();
    this.shade.dispose();
  }
}
