/**
 * Ambient occlusion: less light from the sky where things are close together. The depth of the solid pieces is drawn
 * first, then how much of the sky each point sees; the materials use that for their ambient light.
 */
import {
  DepthTexture,
  LinearFilter,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type PerspectiveCamera,
  Camera as PlainCamera,
  PlaneGeometry,
  RedFormat,
  type Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** The layer of solid pieces, whose depth counts. */
export const SOLID = 1;
const RADIUS = 17; // mm
const SAMPLES = 14;

/** The uniforms that the materials read: the occlusion on the screen, and the size of a pixel. */
export class ScreenShade {
  readonly shade: { value: unknown } = { value: null };
  readonly pixel = { value: new Vector2(1, 1) };
  private readonly materials = new Set<Material>();
  private on = false;

  /** Let a material use the occlusion while it is on. */
  add<T extends Material>(material: T): T {
    const inherited = material.onBeforeCompile.bind(material);
    const key = material.customProgramCacheKey.bind(material);
    material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms, renderer): void => {
      inherited(shader, renderer);
      shader.uniforms.screenShade = this.shade;
      shader.uniforms.screenPixel = this.pixel;
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", READS)
        .replace("#include <aomap_fragment>", DARKENS);
    };
    material.customProgramCacheKey = () => `shaded-${key()}`;
    this.materials.add(material);
    this.define(material);
    return material;
  }

  /** Switch it on or off. */
  set(on: boolean): void {
    this.on = on;
    for (const material of this.materials) this.define(material);
  }

  private define(material: Material & { defines?: Record<string, string> }): void {
    material.defines ??= {};
    if (this.on) material.defines.SCREEN_SHADE = "";
    else delete material.defines.SCREEN_SHADE;
    material.needsUpdate = true;
  }
}

const READS = `#include <common>
#ifdef SCREEN_SHADE
uniform sampler2D screenShade;
uniform vec2 screenPixel;
#endif`;
const DARKENS = `#include <aomap_fragment>
#ifdef SCREEN_SHADE
  float seen = texture2D(screenShade, gl_FragCoord.xy * screenPixel).r;
  reflectedLight.indirectDiffuse *= seen;
  reflectedLight.indirectSpecular *= seen;
  reflectedLight.directDiffuse *= mix(1.0, seen, 0.35);
#endif`;

const VERTEX = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
const PLACE = `
uniform sampler2D depths; uniform mat4 unproject; uniform vec2 pixel; varying vec2 at;
vec3 place(vec2 uv) {
  vec4 p = unproject * vec4(vec3(uv, texture2D(depths, uv).r) * 2.0 - 1.0, 1.0);
  return p.xyz / p.w;
}`;

const SEEN = `${PLACE}
uniform vec2 scale;
vec3 steep(vec3 here, vec2 step) {
  vec3 a = place(at + step) - here;
  vec3 b = here - place(at - step);
  return abs(a.z) < abs(b.z) ? a : b;
}
void main() {
  if (texture2D(depths, at).r >= 1.0) { gl_FragColor = vec4(1.0); return; }
  vec3 here = place(at);
  vec3 n = normalize(cross(steep(here, vec2(pixel.x, 0.0)), steep(here, vec2(0.0, pixel.y))));
  vec2 reach = min(vec2(0.2), ${RADIUS.toFixed(1)} * scale / max(1.0, -here.z));
  float spin = 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  float hidden = 0.0;
  for (int i = 0; i < ${SAMPLES}; i++) {
    float part = (float(i) + 0.5) / ${SAMPLES.toFixed(1)};
    float angle = spin + float(i) * 2.3999632;
    vec2 to = at + vec2(cos(angle), sin(angle)) * reach * part;
    vec3 v = place(to) - here;
    float far = dot(v, v);
    float fall = max(0.0, 1.0 - far / ${(RADIUS * RADIUS).toFixed(1)});
    hidden += fall * max(0.0, dot(v, n) * inversesqrt(far + 0.02) - 0.06);
  }
  gl_FragColor = vec4(pow(max(0.0, 1.0 - 1.9 * hidden / ${SAMPLES.toFixed(1)}), 1.35));
}`;

const BLUR = `${PLACE}
uniform sampler2D rough; uniform vec2 way;
void main() {
  float here = place(at).z;
  float sum = texture2D(rough, at).r;
  float weight = 1.0;
  for (int i = 1; i <= 4; i++) {
    for (int side = -1; side <= 1; side += 2) {
      vec2 to = at + way * pixel * float(i * side);
      float w = exp(-float(i * i) / 9.0) * max(0.0, 1.0 - abs(place(to).z - here) / 5.0);
      sum += w * texture2D(rough, to).r;
      weight += w;
    }
  }
  gl_FragColor = vec4(sum / weight);
}`;

export class AmbientOcclusion {
  private readonly depth = new WebGLRenderTarget(1, 1, { minFilter: NearestFilter, magFilter: NearestFilter });
  private readonly first = target();
  private readonly second = target();
  private readonly plain = new MeshBasicMaterial({ colorWrite: false });
  private readonly quad: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly seen: ShaderMaterial;
  private readonly blur: ShaderMaterial;
  private readonly flat = new PlainCamera();
  private readonly size = new Vector2();

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly screen: ScreenShade,
  ) {
    this.depth.depthTexture = new DepthTexture(1, 1, UnsignedIntType);
    const shared = {
      depths: { value: this.depth.depthTexture },
      unproject: { value: new Matrix4() },
      pixel: { value: new Vector2() },
    };
    const pass = (fragmentShader: string, uniforms: ShaderMaterial["uniforms"]): ShaderMaterial =>
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader,
        uniforms: { ...shared, ...uniforms },
        depthTest: false,
        depthWrite: false,
        toneMapped: false,
      });
    this.seen = pass(SEEN, { scale: { value: new Vector2() } });
    this.blur = pass(BLUR, { rough: { value: null }, way: { value: new Vector2() } });
    this.quad = new Mesh(new PlaneGeometry(2, 2), this.seen);
    this.quad.frustumCulled = false;
  }

  /** Draw the occlusion of the solid pieces as the camera sees them; `bent` draws the depth of roads. */
  render(scene: Scene, camera: PerspectiveCamera, bent: Material): void {
    const { renderer } = this;
    const size = renderer.getDrawingBufferSize(this.size);
    this.screen.pixel.value.set(1 / size.x, 1 / size.y);
    // Above one pixel of the page, half of them are enough.
    const scale = size.x * size.y > 2_600_000 ? 0.5 : 1;
    const [width, height] = [Math.max(1, Math.round(size.x * scale)), Math.max(1, Math.round(size.y * scale))];
    for (const one of [this.depth, this.first, this.second])
      if (one.width !== width || one.height !== height) one.setSize(width, height);
    const { layers } = camera;
    const mask = layers.mask;
    const auto = renderer.shadowMap.needsUpdate;
    renderer.shadowMap.needsUpdate = false;
    const restore = this.swap(scene, bent);
    layers.set(SOLID);
    renderer.setRenderTarget(this.depth);
    renderer.clear();
    renderer.render(scene, camera);
    layers.mask = mask;
    restore();
    const uniforms = this.seen.uniforms;
    (uniforms.unproject!.value as Matrix4).copy(camera.projectionMatrixInverse);
    (uniforms.pixel!.value as Vector2).set(1 / width, 1 / height);
    const { elements } = camera.projectionMatrix;
    (uniforms.scale!.value as Vector2).set((elements[0] ?? 1) / 2, (elements[5] ?? 1) / 2);
    this.pass(this.seen, this.first);
    this.blurred(this.first, this.second, 1, 0);
    this.blurred(this.second, this.first, 0, 1);
    renderer.setRenderTarget(null);
    renderer.shadowMap.needsUpdate = auto;
    this.screen.shade.value = this.first.texture;
  }

  private swap(scene: Scene, bent: Material): () => void {
    const were: [Mesh, Mesh["material"]][] = [];
    scene.traverseVisible((one) => {
      if (!(one instanceof Mesh) || (one.layers.mask & (1 << SOLID)) === 0) return;
      were.push([one, one.material]);
      one.material = one.name === "roads" ? bent : this.plain;
    });
    return () => {
      for (const [mesh, material] of were) mesh.material = material;
    };
  }

  private blurred(from: WebGLRenderTarget, to: WebGLRenderTarget, x: number, y: number): void {
    this.blur.uniforms.rough!.value = from.texture;
    (this.blur.uniforms.way!.value as Vector2).set(x, y);
    this.pass(this.blur, to);
  }

  private pass(material: ShaderMaterial, to: WebGLRenderTarget): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(to);
    this.renderer.render(this.quad, this.flat);
  }

  dispose(): void {
    this.screen.shade.value = null;
    for (const one of [this.depth, this.first, this.second, this.plain, this.seen, this.blur]) one.dispose();
    this.quad.geometry.dispose();
  }
}

function target(): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, {
    format: RedFormat,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
}
