/** Ground that a highway encloses: a fill and an outline in its owner's colour. A new outline is traced once. */
import {
  BufferGeometry,
  type Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Shape,
  ShapeGeometry,
} from "three";
import { type Enclosure, enclosureChange, enclosureKey } from "../../headless/enclosures";
import { easeOut, type Tween } from "../animate";
import { trace } from "../shapes";

const FILL = 0.2;
const FLASH = 0.5; // additional opacity just after it has closed
const LINE = 1.4; // mm on either side of the line
const ROUND = 10; // segments of the discs at the corners
const DRAWN = 0.9; // seconds to trace the outline
const LEVEL = 0.02; // mm between overlapping grounds, against z-fighting

interface Ground {
  readonly group: Group;
  readonly fill: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly line: Mesh<BufferGeometry, MeshBasicMaterial>;
}

export class Grounds {
  private readonly root = new Group();
  private readonly shown = new Map<string, Ground>();
  private made = 0;

  constructor(
    parent: Object3D,
    private readonly above: number,
    private readonly colour: (seat: number) => Color,
  ) {
    this.root.name = "grounds";
    parent.add(this.root);
  }

  /** Show these enclosures; returns the animations of the new ones. */
  show(enclosures: readonly Enclosure[]): Tween[] {
    const change = enclosureChange(this.shown.keys(), enclosures);
    for (const key of change.gone) this.remove(key);
    return change.added.map((one) => closing(this.add(one)));
  }

  private add(enclosure: Enclosure): Ground {
    const { owner, points } = enclosure;
    const shape = new Shape();
    trace(shape, points);
    const look = (opacity: number): MeshBasicMaterial =>
      new MeshBasicMaterial({
        color: this.colour(owner),
        transparent: true,
        opacity,
        depthWrite: false,
        side: DoubleSide,
        toneMapped: false,
      });
    const fill = new Mesh(new ShapeGeometry(shape).rotateX(-Math.PI / 2), look(FILL));
    const line = new Mesh(outline(points), look(1));
    const group = new Group();
    group.position.y = this.above + 0.15 + (this.made % 20) * LEVEL;
    this.made += 1;
    line.position.y = LEVEL / 2;
    fill.renderOrder = 2;
    line.renderOrder = 3;
    group.add(fill, line);
    this.root.add(group);
    const ground = { group, fill, line };
    this.shown.set(enclosureKey(enclosure), ground);
    return ground;
  }

  private remove(key: string): void {
    const ground = this.shown.get(key);
    if (ground === undefined) return;
    this.shown.delete(key);
    ground.group.removeFromParent();
    for (const mesh of [ground.fill, ground.line]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }

  dispose(): void {
    for (const key of [...this.shown.keys()]) this.remove(key);
    this.root.removeFromParent();
  }
}

/** The outline is traced, then the fill brightens and fades to its normal opacity. */
function closing({ fill, line }: Ground): Tween {
  const corners = line.geometry.getAttribute("position").count;
  return {
    delay: 0.5, // wait for the road that closes it
    duration: DRAWN * 1.8,
    apply(part) {
      const around = easeOut(Math.min(1, part * 1.8));
      const calm = Math.max(0, (part * 1.8 - 1) / 0.8);
      line.geometry.setDrawRange(0, Math.ceil((corners * around) / 3) * 3);
      fill.material.opacity = part >= 1 ? FILL : around * FILL + FLASH * around ** 4 * (1 - calm);
    },
  };
}

/** A band along a closed path, in the order of its corners, with discs at the corners. */
function outline(points: Enclosure["points"]): BufferGeometry {
  const at: number[] = [];
  points.forEach(([ax, ay], n) => {
    const [bx, by] = points[(n + 1) % points.length]!;
    const far = Math.hypot(bx - ax, by - ay) || 1;
    const [sx, sy] = [(-(by - ay) / far) * LINE, ((bx - ax) / far) * LINE];
    const put = (x: number, y: number): void => void at.push(x, 0, -y);
    for (let i = 0; i < ROUND; i++) {
      const turn = (k: number): readonly [number, number] => [
        ax + LINE * Math.cos((2 * Math.PI * k) / ROUND),
        ay + LINE * Math.sin((2 * Math.PI * k) / ROUND),
      ];
      put(ax, ay);
      put(...turn(i));
      put(...turn(i + 1));
    }
    for (const [x, y] of [
      [ax + sx, ay + sy],
      [ax - sx, ay - sy],
      [bx - sx, by - sy],
      [ax + sx, ay + sy],
      [bx - sx, by - sy],
      [bx + sx, by + sy],
    ] as const)
      put(x, y);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(at, 3));
  return geometry;
}
