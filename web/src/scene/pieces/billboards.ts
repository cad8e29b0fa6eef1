/** Small images that face the viewer: one draw call per layer, one atlas, painted on demand. */
import {
  CanvasTexture,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
  Vector4,
} from "three";
import type { Edges } from "../api";
import type { Paint2d } from "../textures";

const SIZE = 1024;
const CELL = 64;
const ACROSS = SIZE / CELL;

/** Named images in one texture. Each is painted once into a 64 × 64 cell, with the origin at its centre. */
export class Atlas {
  readonly texture: CanvasTexture;
  private readonly g: Paint2d | null;
  private readonly cells = new Map<string, number>();

  constructor() {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIZE;
    this.g = canvas.getContext("2d", { willReadFrequently: true });
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 4;
  }

  /** Corner of an image's cell, 0 to 1. When the atlas is full, the oldest cells are overwritten. */
  cell(name: string, paint: (g: Paint2d) => void): readonly [number, number] {
    let place = this.cells.get(name);
    if (place === undefined) {
      const all = ACROSS * ACROSS;
      if (this.cells.size >= all) {
        const oldest = this.cells.entries().next().value;
        place = oldest ? oldest[1] : 0;
        if (oldest) this.cells.delete(oldest[0]);
      } else place = this.cells.size;
      this.cells.set(name, place);
      if (this.g) {
        const x = (place % ACROSS) * CELL;
        const y = Math.floor(place / ACROSS) * CELL;
        this.g.save();
        this.g.clearRect(x, y, CELL, CELL);
        this.g.beginPath();
        this.g.rect(x, y, CELL, CELL);
        this.g.clip();
        this.g.translate(x + CELL / 2, y + CELL / 2);
        paint(this.g);
        this.g.restore();
      }
      this.texture.needsUpdate = true;
    }
    return [(place % ACROSS) / ACROSS, 1 - (Math.floor(place / ACROSS) + 1) / ACROSS];
  }

  dispose(): void {
    this.texture.dispose();
  }
}

export interface Board {
  /** Position in the scene. */
  readonly at: readonly [number, number, number];
  readonly cell: readonly [number, number];
  /** In mm; limited by the layer's minimum and maximum in pixels. */
  readonly size: number;
  /** Offset on the screen, right and up, in multiples of the size. */
  readonly shift?: readonly [number, number];
}

const VERTEX = `
attribute vec3 spot; attribute vec2 cell; attribute float size; attribute vec2 shift;
uniform vec2 pixels; uniform float wide; uniform float tall; uniform vec4 free; uniform bool kept; varying vec2 at;
void main() {
  // Pixels per mm across the screen. The projection may stretch its two axes differently; a board stays square.
  gl_Position = projectionMatrix * viewMatrix * vec4(spot, 1.0);
  float mm = projectionMatrix[0][0] * wide * 0.5 / max(1.0, gl_Position.w);
  vec2 s = clamp(size * mm, pixels.x, pixels.y) * 2.0 / vec2(wide, tall);
  vec2 spotted = gl_Position.xy / gl_Position.w;
  vec2 middle = spotted + shift * s;
  // The piece that it belongs to is in view: so is the whole board.
  if (kept && all(greaterThan(spotted, free.xy)) && all(lessThan(spotted, free.zw)))
    middle = clamp(middle, free.xy + s * 0.5, free.zw - s * 0.5);
  gl_Position.xy = (middle + position.xy * s) * gl_Position.w;
  at = cell + (uv * 0.98 + 0.01) / ${ACROSS.toFixed(1)};
}`;
const FRAGMENT = `
uniform sampler2D atlas; varying vec2 at;
void main() {
  vec4 c = texture2D(atlas, at);
  if (c.a < 0.02) discard;
  gl_FragColor = vec4(c.rgb, c.a);
  #include <colorspace_fragment>
}`;

export class Billboards {
  private readonly mesh: Mesh;
  private readonly material: ShaderMaterial;
  /** The part of the view that nothing covers, from -1 to 1: left, bottom, right, top. */
  private readonly free = new Vector4(-1, -1, 1, 1);

  constructor(
    parent: Object3D,
    atlas: Atlas,
    name: string,
    pixels: readonly [number, number],
    order: number,
    /** Boards whose spot is in view stay in it as a whole. */
    kept = false,
  ) {
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        atlas: { value: atlas.texture },
        pixels: { value: new Vector2(...pixels) },
        wide: { value: 1280 },
        tall: { value: 800 },
        free: { value: this.free },
        kept: { value: kept },
      },
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    this.mesh = new Mesh(new InstancedBufferGeometry(), this.material);
    this.mesh.name = name;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.mesh.visible = false;
    this.mesh.raycast = () => undefined;
    parent.add(this.mesh);
  }

  /** Set the size of the viewport in CSS pixels, and how much of it panels cover. */
  resize(width: number, height: number, { left, right, top, bottom }: Edges): void {
    const { wide, tall } = this.material.uniforms;
    if (wide) wide.value = width;
    if (tall) tall.value = height;
    const [across, upward] = [2 / width, 2 / height];
    this.free.set(left * across - 1, bottom * upward - 1, 1 - right * across, 1 - top * upward);
  }

  show(boards: readonly Board[]): void {
    this.mesh.geometry.dispose();
    this.mesh.visible = boards.length > 0;
    const plane = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.index = plane.index;
    geometry.setAttribute("position", plane.getAttribute("position"));
    geometry.setAttribute("uv", plane.getAttribute("uv"));
    const fill = (name: string, width: number, of: (board: Board) => readonly number[]): void => {
      geometry.setAttribute(
        name,
        new InstancedBufferAttribute(new Float32Array(boards.flatMap((b) => [...of(b)])), width),
      );
    };
    fill("spot", 3, (b) => b.at);
    fill("cell", 2, (b) => b.cell);
    fill("size", 1, (b) => [b.size]);
    fill("shift", 2, (b) => b.shift ?? [0, 0]);
    geometry.instanceCount = boards.length;
    this.mesh.geometry = geometry;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.material.dispose();
  }
}
