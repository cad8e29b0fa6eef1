/** The ghost of a draft: translucent, tinted with its owner's colour; if forbidden, red and hatched with dashed outlines. */
import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  RingGeometry,
} from "three";
import type { Ghost } from "../api";
import { carMatrix, columnTop, discFeet, roadMatrix, standing } from "../mapping";
import { COLOURS } from "../materials";
import { ASPHALT } from "../textures";
import { discGeometry } from "./columns";
import type { PieceLayer } from "./pieces";
import { InstancePool } from "./pool";
import { roadGeometry } from "./roads";

/** Shared by all parts of the ghost. `hatch` 1 adds diagonal stripes in screen space; `glow` is light of its own. */
interface Look {
  readonly hatch: { value: number };
  readonly glow: { value: number };
}

const GLOW = { light: 0.05, dark: 0.5 } as const;

function ghostly({ hatch, glow }: Look): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    transparent: true,
    opacity: 0.78,
    roughness: 0.6,
    envMapIntensity: 0.25,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.hatch = hatch;
    shader.uniforms.glow = glow;
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform float hatch;\nuniform float glow;")
      .replace(
        "#include <emissivemap_fragment>",
        "#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * glow;",
      )
      .replace(
        "#include <dithering_fragment>",
        "#include <dithering_fragment>\nfloat band = step(0.5, fract((gl_FragCoord.x + gl_FragCoord.y) / 14.0));\n" +
          "gl_FragColor.rgb = mix(gl_FragColor.rgb, gl_FragColor.rgb * mix(0.22, 1.0, band), hatch);\n" +
          "gl_FragColor.a *= mix(1.0, mix(0.75, 1.1, band), hatch);",
      );
  };
  return material;
}

const ROAD = new Color(ASPHALT);
const CONCRETE = new Color(COLOURS.concrete);
const YELLOW = new Color(COLOURS.yellow);

export class GhostLayer {
  private readonly root = new Group();
  private readonly discs: InstancePool;
  private readonly road: Mesh;
  private readonly outline: LineSegments;
  private readonly rims: LineSegments;
  private readonly foot: Mesh;
  private readonly footMaterial = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.75,
    depthWrite: false,
    toneMapped: false,
  });
  private readonly cars: Mesh[] = [];
  private component: { id: string; group: Object3D } | null = null;
  private readonly look: Look = { hatch: { value: 0 }, glow: { value: GLOW.light } };
  /** The discs have a colour each, so that a junction shows its yellow top. */
  private readonly disc = ghostly(this.look);
  private readonly slab = ghostly(this.look);
  private readonly body = ghostly(this.look);
  private readonly whole = new LineBasicMaterial({ toneMapped: false });
  private readonly dashed = new LineDashedMaterial({ dashSize: 4, gapSize: 2.5, toneMapped: false });
  private readonly wrong = new Color(COLOURS.wrong);

  constructor(
    parent: Object3D,
    private readonly pieces: PieceLayer,
    private readonly colour: (seat: number) => Color,
  ) {
    const { column, road } = pieces.shapes;
    parent.add(this.root);
    this.root.visible = false;
    this.discs = new InstancePool(this.root, discGeometry(column.radius, column.disc_height, 28), this.disc, {
      name: "ghost-discs",
      capacity: 16,
      renderOrder: 6,
    });
    this.road = new Mesh(roadGeometry(road.length, road.width, road.thickness), this.slab);
    this.outline = new LineSegments(
      new EdgesGeometry(new BoxGeometry(road.length + 0.3, road.thickness + 0.3, road.width + 0.3)),
      this.whole,
    );
    this.rims = new LineSegments(
      new EdgesGeometry(new CylinderGeometry(column.radius + 0.2, column.radius + 0.2, 1, 40, 1, true), 60),
      this.whole,
    );
    this.foot = new Mesh(
      new RingGeometry(column.radius + 0.8, column.radius + 2.2, 40).rotateX(-Math.PI / 2),
      this.footMaterial,
    );
    this.outline.computeLineDistances();
    this.rims.computeLineDistances();
    for (const one of [this.road, this.outline, this.rims, this.foot]) {
      one.matrixAutoUpdate = false;
      one.renderOrder = 6;
      this.root.add(one);
    }
  }

  private get materials(): readonly MeshStandardMaterial[] {
    return [this.disc, this.slab, this.body];
  }

  /** In the dark the ghost shines a little: it would be as dark as the table. */
  setDark(dark: boolean): void {
    this.look.glow.value = dark ? GLOW.dark : GLOW.light;
  }

  show(ghost: Ghost | null): void {
    this.root.visible = ghost !== null;
    if (!ghost) return;
    const { column: columns, road: roads } = this.pieces.shapes;
    const tint = ghost.legal ? this.colour(ghost.owner) : this.wrong;
    this.body.color.copy(tint);
    this.slab.color.copy(tint).lerp(ROAD, ghost.legal ? 0.08 : 0);
    const grey = tint.clone().lerp(CONCRETE, ghost.legal ? 0.08 : 0);
    for (const one of this.materials) one.opacity = ghost.guide ? 0.34 : 0.78;
    this.look.hatch.value = ghost.legal ? 0 : 1;
    this.whole.color.copy(tint).lerp(new Color("#ffffff"), 0.75);
    this.dashed.color.copy(tint);
    this.footMaterial.color.copy(tint);
    this.outline.material = this.rims.material = ghost.legal ? this.whole : this.dashed;

    this.discs.clear();
    const column = ghost.column;
    this.rims.visible = this.foot.visible = column !== undefined;
    if (column) {
      const pose = new Matrix4();
      discFeet(column, columns.disc_height).forEach((foot, i) => {
        const yellow = column.junction && i === column.height - 1 && ghost.legal;
        this.discs.set(String(i), pose.makeTranslation(column.x, foot, -column.y), yellow ? YELLOW : grey);
      });
      const top = columnTop(column, columns.disc_height) - column.foot;
      this.rims.matrix.makeScale(1, top, 1).setPosition(column.x, column.foot + top / 2, -column.y);
      this.foot.matrix.makeTranslation(column.x, column.foot + 0.3, -column.y);
    }
    this.road.visible = this.outline.visible = ghost.road !== undefined;
    if (ghost.road) {
      roadMatrix(ghost.road.start, ghost.road.end, roads.thickness, this.road.matrix);
      this.outline.matrix.copy(this.road.matrix);
    }
    this.showCars(ghost.cars ?? []);
    this.showComponent(ghost.component);
    this.root.updateMatrixWorld(true);
  }

  private showCars(cars: NonNullable<Ghost["cars"]>): void {
    cars.forEach((car, i) => {
      let mesh = this.cars[i];
      if (!mesh) {
        mesh = new Mesh(undefined, this.body);
        mesh.matrixAutoUpdate = false;
        mesh.renderOrder = 6;
        this.cars.push(mesh);
        this.root.add(mesh);
      }
      mesh.geometry = this.pieces.cars.model(car.type).geometry;
      carMatrix(car, mesh.matrix);
    });
    for (const [i, mesh] of this.cars.entries()) mesh.visible = i < cars.length;
  }

  private showComponent(view: Ghost["component"]): void {
    if (this.component && this.component.id !== view?.id) {
      this.root.remove(this.component.group);
      this.component = null;
    }
    if (!view) return;
    if (!this.component) {
      const group = this.pieces.city.make(view.id, view.kind);
      group.traverse((one) => {
        if (!(one instanceof Mesh)) return;
        if (one.name === "contact") one.visible = false;
        one.material = this.body;
        one.castShadow = one.receiveShadow = false;
        one.renderOrder = 6;
      });
      group.matrixAutoUpdate = false;
      this.root.add(group);
      this.component = { id: view.id, group };
    }
    standing(view.x, view.y, this.pieces.city.foot(view) + 0.1, view.angle, this.component.group.matrix);
  }

  dispose(): void {
    this.discs.dispose();
    for (const one of [this.road, this.outline, this.rims, this.foot]) one.geometry.dispose();
    for (const one of [...this.materials, this.whole, this.dashed, this.footMaterial]) one.dispose();
    this.root.removeFromParent();
  }
}
