/** The city: a few meshes for each component. Geometries and textures are created once and shared. */
import {
  BufferAttribute,
  type BufferGeometry,
  Group,
  type Material,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
} from "three";
import type { ComponentView, PieceShapes } from "../../net/wire.gen";
import { lower, type Tween } from "../animate";
import { groundAt, isArea, standing } from "../mapping";
import type { Materials } from "../materials";
import { merge } from "../shapes";
import { SOLID } from "../world/ambient";
import { areaTexture, plateGeometry, propParts } from "./areas";
import { buildingParts } from "./buildings";

/** mm above its place at which a component's animation starts. */
const LIFT = 60;

export class City {
  private readonly shown = new Map<string, { view: ComponentView; group: Group }>();
  private readonly geometries = new Map<string, BufferGeometry>();
  private readonly grounds = new Map<string, MeshLambertMaterial>();

  constructor(
    private readonly parent: Object3D,
    private readonly shapes: PieceShapes,
    private readonly materials: Materials,
  ) {}

  get(id: string): ComponentView | undefined {
    return this.shown.get(id)?.view;
  }

  group(id: string): Group | undefined {
    return this.shown.get(id)?.group;
  }

  groups(): Group[] {
    return [...this.shown.values()].map((one) => one.group);
  }

  views(): ComponentView[] {
    return [...this.shown.values()].map((one) => one.view);
  }

  add(view: ComponentView): void {
    this.remove(view.id);
    const group = this.make(view.id, view.kind);
    group.matrixAutoUpdate = false;
    standing(view.x, view.y, this.foot(view), view.angle, group.matrix);
    this.parent.add(group);
    this.shown.set(view.id, { view, group });
    this.veil(view.id, 0);
  }

  remove(id: string): void {
    const one = this.shown.get(id);
    if (!one) return;
    this.parent.remove(one.group);
    this.shown.delete(id);
  }

  /** The height of the ground at a component's place. Buildings may stand on an area; areas lie on the table. */
  foot(view: Pick<ComponentView, "x" | "y" | "kind">): number {
    return isArea(view.kind) ? 0 : groundAt(view.x, view.y, this.views(), this.shapes);
  }

  /** Make a building translucent: 0 is solid, 1 invisible. */
  veil(id: string, part: number): void {
    this.group(id)?.traverse((one) => {
      if (!(one instanceof Mesh) || one.name === "contact") return;
      const geometry: BufferGeometry = one.geometry;
      if (part > 0 && !geometry.hasAttribute("veil")) {
        const { count } = geometry.getAttribute("position");
        geometry.setAttribute("veil", new BufferAttribute(new Float32Array(count), 1));
      }
      const veil = geometry.getAttribute("veil");
      if (!(veil instanceof BufferAttribute)) return;
      veil.array.fill(part);
      veil.needsUpdate = true;
    });
  }

  /** The animation of a component being lowered onto the table. */
  lay(view: ComponentView, delay: number, duration: number): Tween {
    const foot = this.foot(view);
    return {
      delay,
      duration,
      apply: (part) => {
        const one = this.shown.get(view.id);
        if (!one || one.view !== view) return;
        one.group.visible = part > 0;
        standing(view.x, view.y, foot + LIFT * (1 - lower(part)), view.angle, one.group.matrix);
        one.group.matrixWorldNeedsUpdate = true;
      },
    };
  }

  /** Meshes of a component, around its own centre. */
  make(id: string, kind: string): Group {
    const group = new Group();
    group.name = id;
    const shape = this.shapes.components[id];
    if (!shape) return group;
    const { thickness } = this.shapes.area;
    if (isArea(kind)) {
      const [w, d] = shape.size ?? [70, 70];
      group.add(
        solid(
          this.cached(`plate-${w}-${d}`, () => plateGeometry(w, d, thickness)),
          this.ground(kind, w, d),
        ),
      );
      if (shape.props && shape.props.length > 0) {
        group.add(
          solid(
            this.cached(`props-${id}`, () => merge(propParts(shape)).translate(0, thickness, 0)),
            this.materials.city,
          ),
        );
      }
    } else {
      group.add(
        solid(
          this.cached(id, () => merge(buildingParts(id, kind, shape))),
          this.materials.city,
        ),
      );
      const reach = Math.max(...(shape.size ?? [shape.diameter ?? 38])) * 1.55;
      const shade = new Mesh(
        this.cached(`shade-${reach}`, () => new PlaneGeometry(reach, reach).rotateX(-Math.PI / 2)),
        this.materials.contact,
      );
      shade.position.y = 0.05;
      shade.renderOrder = 1;
      shade.name = "contact";
      group.add(shade);
    }
    return group;
  }

  private cached(key: string, make: () => BufferGeometry): BufferGeometry {
    let geometry = this.geometries.get(key);
    if (geometry === undefined) {
      geometry = make();
      this.geometries.set(key, geometry);
    }
    return geometry;
  }

  private ground(kind: string, w: number, d: number): MeshLambertMaterial {
    let material = this.grounds.get(kind);
    if (!material) {
      material = this.materials.screen.add(new MeshLambertMaterial({ map: areaTexture(kind, w, d) }));
      this.grounds.set(kind, material);
    }
    return material;
  }

  dispose(): void {
    for (const id of [...this.shown.keys()]) this.remove(id);
    for (const geometry of this.geometries.values()) geometry.dispose();
    for (const material of this.grounds.values()) {
      material.map?.dispose();
      material.dispose();
    }
  }
}

function solid(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.layers.enable(SOLID);
  return mesh;
}
