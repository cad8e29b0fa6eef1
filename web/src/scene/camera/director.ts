/** Decides what the camera shows: everything, the turn, the last road, a drive or a flight. */
import { Vector3 } from "three";
import type { PieceShapes } from "../../net/wire.gen";
import type { CameraMode, Focus, Ghost, Highlight, RingSpots, SceneOptions } from "../api";
import { around, extentOf, ghostExtent } from "../pieces/extent";
import type { Pieces } from "../pieces/model";
import type { PieceLayer } from "../pieces/pieces";
import { type DrivePath, drivePath } from "./drive";
import type { Subject } from "./fit";
import { flightOf, obstaclesOf } from "./flight";
import type { Rig } from "./rig";

const ANYWHERE = 2.4; // roads of room around every column, if something may be placed anywhere

const REST = 1.5; // radii by which a road may end before the middle of its columns, both together

export const NOTHING_LIT: Highlight = { pieces: [], basePoints: [], chosenBase: null };

/** The side from which a seat's starting ramp is near, as a whole number of quarter turns; 0 without one. */
export function sideOf(seat: number | null, { roads, columns }: Pick<Pieces, "roads" | "columns">): number {
  const ramp = roads.find(({ owner, kind }) => owner === seat && kind === "starting-ramp");
  const at = columns.find(({ id }) => id === ramp?.to_column);
  if (at === undefined || Math.hypot(at.x, at.y) < 1) return 0;
  return (Math.round(Math.atan2(at.x, -at.y) / (Math.PI / 2)) * Math.PI) / 2;
}

export class Director {
  ghost: Ghost | null = null;
  ring: RingSpots | null = null;
  highlight = NOTHING_LIT;

  constructor(
    private readonly rig: Rig,
    private readonly pieces: PieceLayer,
    private readonly options: Pick<SceneOptions, "shapes" | "tableSize" | "nearSeat">,
  ) {}

  private get shapes(): PieceShapes {
    return this.options.shapes;
  }

  /** Everything that is built, and the ghost; room for more while something may be placed anywhere. */
  private everything(): Vector3[] {
    const room = this.highlight.anywhere === true ? this.reachable() : [];
    return [...this.pieces.outline(), ...(this.ghost ? ghostExtent(this.ghost, this.shapes) : []), ...room];
  }

  /** The first view of a table. */
  start(): void {
    this.rig.start(() => this.pieces.outline(), this.side());
    this.rig.jump();
  }

  /** The side of the table from which it is seen at first, in radians. */
  side(): number {
    return sideOf(this.options.nearSeat, this.pieces.current);
  }

  showAll(): void {
    this.rig.showAll(() => this.everything());
  }

  attend(focus: Focus): void {
    this.rig.attend(() => this.subject(focus), focus.afresh);
  }

  private subject({ pieces, ring = false, ghost = false, works = false, also = [], calm = false }: Focus): Subject {
    const here = extentOf(this.pieces.current, this.shapes, new Set(pieces));
    if (ghost && this.ghost) here.push(...ghostExtent(this.ghost, this.shapes));
    const points = ring ? [...here, ...this.reachable(pieces)] : here;
    const built = extentOf(this.pieces.current, this.shapes, new Set(also));
    return { points, must: calm ? here : points, also: built, all: this.pieces.outline(), works };
  }

  /** Where something may be placed, from these base points if nothing else is known. */
  private reachable(bases: readonly string[] = []): Vector3[] {
    const { columns } = this.pieces.current;
    const { road, column } = this.shapes;
    const { tableSize } = this.options;
    if (this.highlight.anywhere === true) return around(columns, ANYWHERE * road.length, tableSize);
    const from = columns.filter(({ id }) => bases.includes(id));
    // The ring belongs to one base point; while there are several, the player may still choose another.
    const ring = from.length > 1 ? undefined : this.ring?.spots.map(({ x, y }) => new Vector3(x, y, 0));
    const spots = ring ?? around(from, road.length + REST * column.radius, tableSize);
    // A column built there is usually one disc higher than the highest base point: its top is in frame too.
    const high = (1 + Math.max(1, ...from.map(({ height }) => height))) * column.disc_height;
    return spots.flatMap((spot) => [spot, spot.clone().setZ(high)]);
  }

  setMode(mode: CameraMode, target?: string): void {
    const rode = this.rig.mode === "drive";
    this.rig.setMode(mode, mode === "drive" ? this.pathOf(target ?? "0") : null);
    if (mode === "plan" || (mode === "free" && rode)) this.showAll();
    if (mode === "follow") this.follow(target);
  }

  /** Ease to a road; without one, to the last. */
  follow(id?: string): void {
    const road = id === undefined ? this.pieces.current.roads.at(-1) : this.pieces.roads.get(id);
    if (!road) return;
    this.rig.follow(new Vector3(...road.start).add(new Vector3(...road.end)).multiplyScalar(0.5));
  }

  /** Fly along the highway of a seat; false if it has none. */
  fly(seat: number, done: () => void): boolean {
    const path = this.pathOf(String(seat));
    if (path === null) return false;
    this.showAll();
    this.rig.fly(flightOf(path, obstaclesOf(this.pieces.current, this.shapes)), done);
    return true;
  }

  private pathOf(target: string): DrivePath | null {
    const { roads, cars } = this.pieces.current;
    return drivePath(target, roads, cars, this.shapes.road.thickness);
  }
}
