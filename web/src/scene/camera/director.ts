/** Decides what the camera shows: everything, the turn, the last road, a drive or a flight. */
import { Vector3 } from "three";
import type { PieceShapes } from "../../net/wire.gen";
import type { CameraMode, Focus, Ghost, Highlight, RingSpots } from "../api";
import { around, extentOf, ghostExtent } from "../pieces/extent";
import type { PieceLayer } from "../pieces/pieces";
import { type DrivePath, drivePath } from "./drive";
import type { Subject } from "./fit";
import { flightOf, obstaclesOf } from "./flight";
import type { Rig } from "./rig";

const ANYWHERE = 2.4; // roads of room around every column, if something may be placed anywhere

export const NOTHING_LIT: Highlight = { pieces: [], basePoints: [], chosenBase: null };

export class Director {
  ghost: Ghost | null = null;
  ring: RingSpots | null = null;
  highlight = NOTHING_LIT;

  constructor(
    private readonly rig: Rig,
    private readonly pieces: PieceLayer,
    private readonly shapes: PieceShapes,
    private readonly table: readonly [number, number],
  ) {}

  /** Everything that is built, and the ghost; room for more while something may be placed anywhere. */
  private everything(): Vector3[] {
    const room = this.highlight.anywhere === true ? this.reachable() : [];
    return [...this.pieces.outline(), ...(this.ghost ? ghostExtent(this.ghost, this.shapes) : []), ...room];
  }

  /** The first view of a table. */
  start(): void {
    this.rig.start(() => this.pieces.outline());
    this.rig.jump();
  }

  showAll(): void {
    this.rig.showAll(() => this.everything());
  }

  attend(focus: Focus): void {
    this.rig.attend(() => this.subject(focus));
  }

  private subject({ pieces, ring = false, ghost = false, works = false }: Focus): Subject {
    const points = extentOf(this.pieces.current, this.shapes, new Set(pieces));
    if (ring) points.push(...this.reachable());
    if (ghost && this.ghost) points.push(...ghostExtent(this.ghost, this.shapes));
    return { points, all: this.pieces.outline(), works };
  }

  /** Where something may be placed. */
  private reachable(): Vector3[] {
    if (this.highlight.anywhere === true)
      return around(this.pieces.current.columns, ANYWHERE * this.shapes.road.length, this.table);
    return (this.ring?.spots ?? []).map(({ x, y }) => new Vector3(x, y, 0));
  }

  setMode(mode: CameraMode, target?: string): void {
    this.rig.setMode(mode, mode === "drive" ? this.pathOf(target ?? "0") : null);
    if (mode === "plan") this.showAll();
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
