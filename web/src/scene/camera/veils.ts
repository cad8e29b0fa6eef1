/** Which pieces are translucent, so that they do not hide what the player must see. They change gradually. */
import { Vector3 } from "three";
import type { PieceShapes } from "../../net/wire.gen";
import type { Ghost, Highlight } from "../api";
import { toTable } from "../mapping";
import type { PieceLayer } from "../pieces/pieces";
import { baseSight, ghostSights, inTheWay, type Sight, type Solid, solidsOf } from "./occlusion";

const VEILED = 0.75;
const SECONDS = 0.18; // to turn translucent

export class Veils {
  private parts = new Map<string, number>();
  private wanted: ReadonlySet<string> = new Set();
  private solids: readonly Solid[] = [];
  private stale = true;
  private readonly eye = new Vector3();

  constructor(
    private readonly pieces: PieceLayer,
    private readonly shapes: PieceShapes,
  ) {}

  has(id: string): boolean {
    return this.wanted.has(id);
  }

  /** The pieces, the ghost or the base points have changed. */
  refresh(): void {
    this.stale = true;
  }

  /** The table was redrawn: all pieces are solid again. */
  shownAnew(): void {
    this.solids = solidsOf(this.pieces.current, this.shapes);
    for (const [id, part] of this.parts) this.apply(id, part);
    this.stale = true;
  }

  /** Decide for an eye (scene coordinates) and a draft what is in the way. */
  look(eye: Vector3, ghost: Ghost | null, highlight: Highlight): void {
    if (!this.stale && eye.distanceToSquared(this.eye) < 1e-6) return;
    this.stale = false;
    this.eye.copy(eye);
    const from = new Vector3(...toTable(eye));
    const sights = this.sights(from, ghost, highlight);
    const found = sights.length === 0 ? new Set<string>() : inTheWay(sights, this.solids, from, this.wanted);
    for (const { id, road } of this.pieces.current.cars) if (found.has(road)) found.add(id);
    this.wanted = found;
    for (const id of found) if (!this.parts.has(id)) this.parts.set(id, 0);
  }

  private sights(eye: Vector3, ghost: Ghost | null, { basePoints, chosenBase }: Highlight): Sight[] {
    const bases = chosenBase === null || ghost === null ? basePoints : [chosenBase]; // any may still be chosen
    const sights = bases.flatMap((id) => {
      const column = this.pieces.columns.get(id);
      return column ? [baseSight(column, this.pieces.current, this.shapes, eye)] : [];
    });
    if (ghost) sights.push(...ghostSights(ghost, this.shapes, eye, chosenBase));
    // Pieces that must be seen are never translucent themselves.
    return sights.map((sight) => ({ ...sight, with: new Set([...sight.with, ...bases]) }));
  }

  /** Advance by `dt` seconds, at once if `dt` is infinite; true while something changes. */
  tick(dt: number): boolean {
    let changing = false;
    for (const [id, part] of [...this.parts]) {
      const goal = this.wanted.has(id) ? VEILED : 0;
      if (part === goal) continue;
      const step = (VEILED * dt) / SECONDS;
      const now = goal > part ? Math.min(goal, part + step) : Math.max(goal, part - step);
      this.apply(id, now);
      if (now === 0) this.parts.delete(id);
      else this.parts.set(id, now);
      if (now !== goal) changing = true;
    }
    return changing;
  }

  private apply(id: string, part: number): void {
    const found = this.pieces.find(id);
    if (found?.what === "column") this.pieces.columns.veil(id, part);
    else if (found?.what === "road") this.pieces.roads.veil(id, part);
    else if (found?.what === "car") this.pieces.cars.veil(id, part);
    else if (found) this.pieces.city.veil(id, part);
  }
}
