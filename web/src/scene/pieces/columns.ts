/**
 * Columns: all discs of all players in one draw call, with a soft contact shadow under each column. A rim around the top
 * shows whose it is, by colour and by the dashes of the seat.
 */
import { type BufferGeometry, Color, LatheGeometry, Matrix4, type Object3D, PlaneGeometry, Vector2 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { dashesAround, SEAT_DASHES } from "../../headless/seat-marks";
import type { ColumnView, PieceShapes } from "../../net/wire.gen";
import { fall, type Tween } from "../animate";
import { discFeet } from "../mapping";
import { COLOURS, type Materials } from "../materials";
import { dice } from "../textures";
import { InstancePool } from "./pool";

/** A disc with bevelled edges; its underside at y = 0. */
export function discGeometry(radius: number, discHeight: number, segments = 40): BufferGeometry {
  const b = 0.7;
  const h = discHeight - 0.12; // leaves a thin dark line between two discs
  const outline: readonly (readonly [number, number])[] = [
    [0, 0],
    [radius - b, 0],
    [radius - b * 0.3, b * 0.3],
    [radius, b],
    [radius, h - b],
    [radius - b * 0.3, h - b * 0.3],
    [radius - b, h],
    [0, h],
  ];
  // Duplicate the points, so that the lathe does not smooth the normals of flat faces.
  const points = outline.flatMap(([x, y], i) => {
    const p = new Vector2(x, y);
    return i === 1 || i === 6 ? [p, new Vector2(x + 0.01, y)] : [p];
  });
  const geometry = new LatheGeometry(points, segments);
  // Side and top share one concrete texture: the top is mapped from above, the side by arc length.
  const position = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i),
      y = position.getY(i),
      z = position.getZ(i);
    const rim = Math.hypot(x, z) > radius - b * 0.6;
    if (rim) uv.setXY(i, uv.getX(i) * 2, y / 32);
    else uv.setXY(i, x / 32 + 0.5, z / 32 + 0.5);
  }
  return geometry;
}

const RIM = 1.5; // mm of the owner's colour on the top
const BAND = 2.5; // mm of it down the side
const PROUD = 0.06; // mm by which paint stands out, against z-fighting

/** The owner's colour around the upper edge of a disc, in the seat's dashes; the underside of the disc is at y = 0. */
export function rimGeometry(radius: number, discHeight: number, seat: number): BufferGeometry {
  const [r, h, b] = [radius + PROUD, discHeight - 0.12 + PROUD, 0.7];
  const outline = [
    [r, h - BAND],
    [r, h - b],
    [r - b * 0.3, h - b * 0.3],
    [r - b, h],
    [r - b - 0.01, h],
    [r - RIM - b, h],
  ].map(([x, y]) => new Vector2(x, y));
  const parts = dashesAround(seat, radius).map(([from, to]) => {
    const segments = Math.max(2, Math.ceil(((to - from) / (2 * Math.PI)) * 48));
    return new LatheGeometry(outline, segments, from, to - from);
  });
  return mergeGeometries(parts);
}

/** mm above its place at which a disc's fall starts. */
const DROP = 58;
const CONTACT_SIZE = 3.5; // in multiples of the radius

export class Columns {
  readonly discs: InstancePool;
  /** The rims of each seat. */
  readonly rims: readonly InstancePool[];
  private readonly contacts: InstancePool;
  private readonly columns = new Map<string, ColumnView>();
  private readonly grey = new Color(COLOURS.concrete);
  private readonly yellow = new Color(COLOURS.yellow);

  constructor(
    parent: Object3D,
    private readonly shapes: PieceShapes,
    materials: Materials,
    private readonly colour: (seat: number) => Color,
  ) {
    const { radius, disc_height: discHeight } = shapes.column;
    this.discs = new InstancePool(parent, discGeometry(radius, discHeight), materials.concrete, {
      name: "discs",
      castShadow: true,
      receiveShadow: true,
      capacity: 160,
    });
    this.rims = SEAT_DASHES.map(
      (_, seat) =>
        new InstancePool(parent, rimGeometry(radius, discHeight, seat), materials.edge, {
          name: `rims-${seat}`,
          receiveShadow: true,
          capacity: 12,
        }),
    );
    const plane = new PlaneGeometry(radius * CONTACT_SIZE, radius * CONTACT_SIZE).rotateX(-Math.PI / 2);
    this.contacts = new InstancePool(parent, plane, materials.contact, {
      name: "contacts",
      capacity: 40,
      renderOrder: 1,
    });
  }

  get(id: string): ColumnView | undefined {
    return this.columns.get(id);
  }

  add(column: ColumnView): void {
    this.remove(column.id);
    this.columns.set(column.id, column);
    discFeet(column, this.shapes.column.disc_height).forEach((foot, i) => {
      this.discs.set(discKey(column.id, i), this.pose(column, i, foot), this.tint(column, i));
      if (i === column.height - 1)
        this.rim(column)?.set(column.id, this.upright(column, foot), this.colour(column.owner));
    });
    this.contacts.set(column.id, new Matrix4().makeTranslation(column.x, column.foot + 0.06, -column.y));
  }

  remove(id: string): void {
    const column = this.columns.get(id);
    if (!column) return;
    for (let i = 0; i < column.height; i++) this.discs.delete(discKey(id, i));
    this.rim(column)?.delete(id);
    this.contacts.delete(id);
    this.columns.delete(id);
  }

  /** Draw one disc at another pose: that of its centre, in scene coordinates. */
  move(id: string, level: number, pose: Matrix4): void {
    const column = this.columns.get(id);
    if (!column || level >= column.height) return;
    const turned = spun
      .copy(pose)
      .multiply(under.makeRotationY(turnOf(id, level)).setPosition(0, -this.shapes.column.disc_height / 2, 0));
    this.discs.set(discKey(id, level), turned);
    if (level === column.height - 1)
      this.rim(column)?.set(
        id,
        spun.copy(pose).multiply(under.makeTranslation(0, -this.shapes.column.disc_height / 2, 0)),
      );
    if (level === 0) this.contacts.set(id, gone); // no contact shadow without the lowest disc
  }

  /** The pose of a disc's centre where the table has it, in scene coordinates. */
  exact(id: string, level: number): Matrix4 | null {
    const column = this.columns.get(id);
    if (!column || level >= column.height) return null;
    const { disc_height: discHeight } = this.shapes.column;
    return new Matrix4().makeTranslation(column.x, column.foot + (level + 0.5) * discHeight, -column.y);
  }

  paint(id: string, level: number | null, colour: Color, part: number): void {
    const height = this.columns.get(id)?.height ?? 0;
    for (let i = 0; i < height; i++) if (level === null || level === i) this.discs.paint(discKey(id, i), colour, part);
  }

  /** Make a column translucent: 0 is solid, 1 invisible. */
  veil(id: string, part: number): void {
    const column = this.columns.get(id);
    if (!column) return;
    for (let i = 0; i < column.height; i++) this.discs.veil(discKey(id, i), part);
    this.rim(column)?.veil(id, part);
  }

  /** The animation of a column's discs falling one after the other; all have landed within `total` seconds. */
  drop(column: ColumnView, delay: number, total: number): Tween[] {
    const each = Math.min(0.26, total);
    const feet = discFeet(column, this.shapes.column.disc_height);
    const gap = feet.length > 1 ? Math.min(0.09, (total - each) / (feet.length - 1)) : 0;
    return feet.map((foot, i) => {
      const key = discKey(column.id, i);
      const pose = this.pose(column, i, foot);
      const top = i === column.height - 1 ? this.rim(column) : undefined;
      const upright = this.upright(column, foot);
      const shown = new Matrix4();
      return {
        delay: delay + gap * i,
        duration: each,
        apply: (part) => {
          if (!this.discs.has(key)) return;
          if (part <= 0) shown.makeScale(0, 0, 0);
          else shown.copy(pose);
          shown.elements[13] = foot + DROP * (1 - fall(part));
          this.discs.set(key, shown);
          if (!top) return;
          if (part > 0) shown.copy(upright).elements[13] = foot + DROP * (1 - fall(part));
          top.set(column.id, shown);
        },
      };
    });
  }

  /** Each disc is rotated by its own angle, so that their textures do not line up. */
  private pose(column: ColumnView, i: number, foot: number): Matrix4 {
    return new Matrix4().makeRotationY(turnOf(column.id, i)).setPosition(column.x, foot, -column.y);
  }

  /** The rim is not rotated: its dashes line up from column to column. */
  private upright(column: ColumnView, foot: number): Matrix4 {
    return new Matrix4().makeTranslation(column.x, foot, -column.y);
  }

  private rim(column: ColumnView): InstancePool | undefined {
    return this.rims[column.owner % this.rims.length];
  }

  private tint(column: ColumnView, i: number): Color {
    if (column.junction && i === column.height - 1) return this.yellow;
    const random = dice(seedOf(column.id) * 31 + i * 7);
    return this.grey.clone().multiplyScalar(0.95 + random() * 0.1);
  }

  dispose(): void {
    for (const pool of this.rims) pool.dispose();
    this.discs.dispose();
    this.contacts.dispose();
  }
}

const spun = new Matrix4();
const under = new Matrix4();
const gone = new Matrix4().makeScale(0, 0, 0);

const turnOf = (id: string, i: number): number => (seedOf(id) + i * 137.5) * 0.0174533;

function discKey(id: string, i: number): string {
  return `${id}#${i}`;
}

/** A random seed derived from an id. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 33 + letter.charCodeAt(0)) % 65521;
  return seed;
}
