/** Instances of one geometry in one draw call, by key. Grows as needed; removal moves the last one into the gap. */
import {
  type BufferGeometry,
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  type Object3D,
} from "three";
import { SOLID } from "../world/ambient";

export interface PoolOptions {
  readonly name: string;
  readonly castShadow?: boolean;
  readonly receiveShadow?: boolean;
  readonly renderOrder?: number;
  readonly capacity?: number;
  /** The name of four more numbers that each instance has, as an attribute for the shader. */
  readonly extra?: string;
  /** The material that draws its shadow, if the plain one would not fit. */
  readonly depth?: Material;
}

export type Extra = readonly [number, number, number, number];

const WHITE = new Color(1, 1, 1);
const NO_EXTRA: Extra = [0, 0, 0, 0];

export class InstancePool {
  mesh: InstancedMesh;
  private readonly keys: string[] = [];
  private readonly places = new Map<string, number>();
  /** Original colours of instances that are temporarily tinted. */
  private readonly bare = new Map<string, Color>();
  private extras: InstancedBufferAttribute | null = null;
  /** How translucent each instance is, for the shader; see scene/veil.ts. */
  private veils = new InstancedBufferAttribute(new Float32Array(0), 1);

  constructor(
    private readonly parent: Object3D,
    readonly geometry: BufferGeometry,
    readonly material: Material,
    private readonly options: PoolOptions,
  ) {
    this.mesh = this.make(options.capacity ?? 8);
  }

  get size(): number {
    return this.keys.length;
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  /** Add or move an instance. Without a colour it keeps its own (white if new). */
  set(key: string, matrix: Matrix4, colour?: Color, extra?: Extra): void {
    let place = this.places.get(key);
    const fresh = place === undefined;
    if (place === undefined) {
      place = this.keys.length;
      if (place === this.mesh.instanceMatrix.count) this.grow(place * 2);
      this.keys.push(key);
      this.places.set(key, place);
      this.mesh.count = this.keys.length;
      this.mesh.visible = true;
    }
    this.mesh.setMatrixAt(place, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.extras && (extra || fresh)) {
      this.extras.setXYZW(place, ...(extra ?? NO_EXTRA));
      this.extras.needsUpdate = true;
    }
    if (fresh) this.veil(key, 0);
    if (colour || fresh) {
      this.bare.delete(key);
      this.mesh.setColorAt(place, colour ?? WHITE);
      if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    }
    this.mesh.boundingSphere = null;
  }

  /** Make an instance translucent: 0 is solid, 1 invisible. */
  veil(key: string, part: number): void {
    const place = this.places.get(key);
    if (place === undefined || this.veils.getX(place) === part) return;
    this.veils.setX(place, part);
    this.veils.needsUpdate = true;
  }

  /** Blend an instance's own colour with another, 0 to 1; 0 restores its own. */
  paint(key: string, colour: Color, part: number): void {
    const place = this.places.get(key);
    if (place === undefined) return;
    let own = this.bare.get(key);
    if (own === undefined) {
      if (part <= 0) return;
      this.mesh.getColorAt(place, tint);
      own = tint.clone();
      this.bare.set(key, own);
    }
    this.mesh.setColorAt(place, tint.copy(own).lerp(colour, part));
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    if (part <= 0) this.bare.delete(key);
  }

  delete(key: string): void {
    const place = this.places.get(key);
    if (place === undefined) return;
    this.places.delete(key);
    this.bare.delete(key);
    const last = this.keys.length - 1;
    const moved = this.keys[last];
    if (place !== last && moved !== undefined) {
      this.mesh.getMatrixAt(last, scratch);
      this.mesh.setMatrixAt(place, scratch);
      this.mesh.getColorAt(last, tint);
      this.mesh.setColorAt(place, tint);
      for (const more of [this.extras, this.veils]) {
        more?.copyAt(place, more, last);
        if (more) more.needsUpdate = true;
      }
      this.keys[place] = moved;
      this.places.set(moved, place);
    }
    this.keys.pop();
    this.mesh.count = this.keys.length;
    this.mesh.visible = this.keys.length > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.mesh.boundingSphere = null;
  }

  clear(): void {
    this.keys.length = 0;
    this.places.clear();
    this.bare.clear();
    this.mesh.count = 0;
    this.mesh.visible = false;
    this.mesh.boundingSphere = null;
  }

  /** The key of an instance hit by a ray. */
  keyAt(instance: number): string | undefined {
    return this.keys[instance];
  }

  /** Every key with its pose and colour, for export and tests. */
  *entries(): IterableIterator<{ key: string; matrix: Matrix4; colour: Color; extra: Extra }> {
    for (const [place, key] of this.keys.entries()) {
      const matrix = new Matrix4();
      const colour = new Color();
      this.mesh.getMatrixAt(place, matrix);
      this.mesh.getColorAt(place, colour);
      const four = (this.extras?.array.slice(place * 4, place * 4 + 4) ?? NO_EXTRA) as unknown as Extra;
      yield { key, matrix, colour, extra: [four[0], four[1], four[2], four[3]] };
    }
  }

  dispose(): void {
    this.parent.remove(this.mesh);
    this.mesh.dispose();
    this.geometry.dispose();
  }

  private make(capacity: number): InstancedMesh {
    const mesh = new InstancedMesh(this.geometry, this.material, capacity);
    mesh.name = this.options.name;
    mesh.castShadow = this.options.castShadow ?? false;
    if (mesh.castShadow) mesh.layers.enable(SOLID);
    mesh.receiveShadow = this.options.receiveShadow ?? false;
    mesh.renderOrder = this.options.renderOrder ?? 0;
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
    mesh.count = 0;
    mesh.visible = false;
    mesh.setColorAt(0, WHITE);
    if (this.options.depth) mesh.customDepthMaterial = this.options.depth;
    if (this.options.extra) {
      this.extras = larger(this.extras, capacity, 4);
      this.geometry.setAttribute(this.options.extra, this.extras);
    }
    this.veils = larger(this.veils, capacity, 1);
    this.geometry.setAttribute("veil", this.veils);
    this.parent.add(mesh);
    return mesh;
  }

  private grow(capacity: number): void {
    const old = this.mesh;
    this.mesh = this.make(capacity);
    this.mesh.instanceMatrix.array.set(old.instanceMatrix.array);
    if (old.instanceColor && this.mesh.instanceColor) this.mesh.instanceColor.array.set(old.instanceColor.array);
    this.parent.remove(old);
    old.dispose();
  }
}

function larger(before: InstancedBufferAttribute | null, capacity: number, width: number): InstancedBufferAttribute {
  const made = new InstancedBufferAttribute(new Float32Array(capacity * width), width);
  if (before) made.array.set(before.array);
  return made;
}

const scratch = new Matrix4();
const tint = new Color();
