/** The reach ring: flat marks where a column may stand; brighter, larger and with more pips for more cars. */
import {
  type BufferGeometry,
  CircleGeometry,
  DoubleSide,
  GreaterDepth,
  Matrix4,
  MeshBasicMaterial,
  type Object3D,
  RingGeometry,
} from "three";
import type { RingSpots } from "../api";
import { coloured, merge } from "../shapes";
import { InstancePool } from "./pool";

export type Spot = RingSpots["spots"][number];

const MOST = 3; // marks for more cars look the same

/** Spots grouped by the cars they earn (0 to 3 or more), without those off the table or without coordinates. */
export function sortSpots(ring: RingSpots, table: readonly [number, number]): readonly (readonly Spot[])[] {
  const groups: Spot[][] = Array.from({ length: MOST + 1 }, () => []);
  for (const spot of ring.spots) {
    if (!Number.isFinite(spot.x) || !Number.isFinite(spot.y) || !Number.isFinite(spot.cars)) continue;
    if (Math.abs(spot.x) > table[0] / 2 || Math.abs(spot.y) > table[1] / 2) continue;
    groups[Math.min(MOST, Math.max(0, Math.floor(spot.cars)))]?.push(spot);
  }
  return groups;
}

interface Look {
  readonly radius: number;
  readonly colour: string;
  readonly rim: string;
  readonly opacity: number;
}

const LOOKS: readonly Look[] = [
  { radius: 1.15, colour: "#ffffff", rim: "#d8d5d0", opacity: 0.72 },
  { radius: 2.3, colour: "#ffcf26", rim: "#5f4300", opacity: 1 },
  { radius: 2.65, colour: "#ff9d0a", rim: "#5c2b00", opacity: 1 },
  { radius: 3, colour: "#ff5a17", rim: "#571000", opacity: 1 },
];

/** A mark: a disc with a rim, and one pip per car. */
function spotGeometry(cars: number): BufferGeometry {
  const look = LOOKS[cars] ?? LOOKS[0];
  if (!look) throw new RangeError("cars");
  const { radius, colour, rim } = look;
  const parts = [
    coloured(new CircleGeometry(radius, 20), colour),
    coloured(new RingGeometry(radius, radius + (cars === 0 ? 0.2 : 0.45), 20), rim),
  ];
  const pip = 0.46;
  const spread = cars === 1 ? 0 : radius * 0.48;
  for (let i = 0; i < cars; i++) {
    const a = Math.PI / 2 + (i * 2 * Math.PI) / cars;
    parts.push(coloured(new CircleGeometry(pip, 10).translate(spread * Math.cos(a), spread * Math.sin(a), 0.06), rim));
  }
  return merge(parts).rotateX(-Math.PI / 2);
}

/** How opaque a mark that earns cars is where a piece or the ghost hides it. */
const HIDDEN = 0.4;

export class Ring {
  private readonly pools: readonly InstancePool[];
  private readonly materials: readonly MeshBasicMaterial[];
  /** The spots that earn cars, drawn once more where something hides them: no piece may cover the best spots. */
  private readonly hidden: readonly InstancePool[];

  constructor(
    parent: Object3D,
    private readonly table: readonly [number, number],
  ) {
    this.materials = LOOKS.map(
      (look) =>
        new MeshBasicMaterial({
          vertexColors: true,
          transparent: true,
          opacity: look.opacity,
          depthWrite: false,
          toneMapped: false,
          side: DoubleSide,
        }),
    );
    this.pools = this.materials.map(
      (material, cars) =>
        new InstancePool(parent, spotGeometry(cars), material, { name: `ring-${cars}`, capacity: 256, renderOrder: 5 }),
    );
    this.hidden = this.materials.slice(1).map((material, n) => {
      const through = material.clone();
      through.depthFunc = GreaterDepth;
      through.opacity = HIDDEN;
      // After the ghost, which hides marks too.
      return new InstancePool(parent, spotGeometry(n + 1), through, { name: `ring-hidden-${n + 1}`, renderOrder: 7 });
    });
  }

  /** Show the marks of a ring; `ground` returns the height of the ground at a place. */
  show(ring: RingSpots | null, ground: (x: number, y: number) => number): void {
    for (const pool of [...this.pools, ...this.hidden]) pool.clear();
    if (!ring) return;
    const pose = new Matrix4();
    sortSpots(ring, this.table).forEach((spots, cars) => {
      spots.forEach((spot, i) => {
        pose.makeTranslation(spot.x, ground(spot.x, spot.y) + 0.25 + cars * 0.05, -spot.y);
        this.pools[cars]?.set(String(i), pose);
        this.hidden[cars - 1]?.set(String(i), pose);
      });
    });
  }

  /** Spots that earn nothing are dark on the pale table, and light when it is dark. */
  setDark(dark: boolean): void {
    this.materials[0]?.color.set(dark ? "#ffffff" : "#33373d");
  }

  dispose(): void {
    for (const pool of [...this.pools, ...this.hidden]) pool.dispose();
    for (const { material } of [...this.pools, ...this.hidden]) material.dispose();
  }
}
