/**
 * Bodies that are drawn where the physics puts them, not where the table has them: in the hand, falling or fallen. They
 * are drawn by the same layers as the table, which can move each body by itself. Afterwards each body returns to its
 * exact place, or disappears if it is not on the table.
 */
import { Matrix4, Quaternion, Vector3 } from "three";
import type { LooseBody } from "../../headless/hand/stream/carry";
import type { Pose } from "../../headless/hand/stream/frames";
import { discLevel, isCar, isColumn, isPiece, isRoad, pieceOf } from "../../headless/piece-id";
import { easeOut, type Tween } from "../animate";
import { poseMatrix } from "../mapping";
import type { PieceLayer } from "../pieces/pieces";

/** The piece that a body belongs to and, for a column, the level of the disc (0: the lowest). */
export const partOf = (name: string): { readonly piece: string; readonly level: number } => ({
  piece: pieceOf(name),
  level: discLevel(name) ?? 0,
});

const RETURN = 0.42; // seconds in which a body returns to its place
const RETURN_ALL = 1.9; // seconds in which all of them have returned
const APART = 0.13; // seconds between two bodies, if there is time
const LEAVE = 0.4; // seconds in which a piece disappears into the supply
const RISE = 70; // mm by which a piece rises while it disappears
const TREMBLE = { mm: 0.28, lean: 0.006 } as const; // of a body that is about to fall: mm, radians
const NEAR = 0.02; // mm; smaller differences are invisible

export class Loose {
  private readonly shown = new Map<string, { pose: Pose; matrix: Matrix4 }>();
  /** Pieces that are drawn only for this carry. */
  private readonly temporary = new Set<string>();
  /** The looks of bodies that may not be on the table; empty once they are drawn. */
  private bodies: readonly LooseBody[] = [];

  private trembling: readonly string[] = [];

  constructor(private readonly pieces: PieceLayer) {}

  get active(): boolean {
    return this.shown.size > 0;
  }

  /** Pieces with at least one body out of place, or drawn only for this carry. */
  get names(): ReadonlySet<string> {
    return new Set([...[...this.shown.keys()].map((name) => partOf(name).piece), ...this.temporary]);
  }

  begin(bodies: readonly LooseBody[]): void {
    this.bodies = bodies;
  }

  matrixOf(name: string): Matrix4 | null {
    return this.shown.get(name)?.matrix ?? null;
  }

  /** Move bodies to these poses; returns whether anything moved. */
  apply(poses: ReadonlyMap<string, Pose>): boolean {
    if (poses.size > 0 && this.bodies.length > 0) this.addTemporary(poses);
    let moved = false;
    for (const [name, pose] of poses) {
      const before = this.shown.get(name);
      if (before?.pose === pose) continue;
      const matrix = poseMatrix(pose, before?.matrix ?? new Matrix4());
      this.shown.set(name, { pose, matrix });
      this.move(name, matrix);
      moved = true;
    }
    return moved;
  }

  /** Strained bodies tremble a little around where they are; returns whether anything moved. */
  tremble(strains: ReadonlyMap<string, number>, now: number): boolean {
    for (const name of this.trembling) {
      const body = strains.has(name) ? undefined : this.shown.get(name);
      if (body !== undefined) this.move(name, body.matrix);
    }
    this.trembling = [...strains.keys()];
    this.trembling.forEach((name, n) => {
      const body = this.shown.get(name);
      if (body === undefined) return;
      const [much, turn] = [strains.get(name)!, 2 * Math.PI * now];
      const [x, z, lean] = [13.1, 15.7, 11.3].map((hertz, k) => much * Math.sin(turn * hertz + 1.7 * n + k));
      shaken.makeRotationX(TREMBLE.lean * lean!).multiply(shift.makeRotationZ(-TREMBLE.lean * x!));
      shaken.setPosition(TREMBLE.mm * x!, 0, TREMBLE.mm * z!);
      this.move(name, shaken.premultiply(body.matrix));
    });
    return this.trembling.length > 0;
  }

  /** The table was redrawn: move the bodies to their poses again. */
  again(): void {
    for (const [name, { matrix }] of this.shown) this.move(name, matrix);
    for (const piece of this.temporary) if (this.onTable(piece)) this.temporary.delete(piece);
  }

  private onTable(piece: string): boolean {
    const { columns, roads, cars } = this.pieces.current;
    return [columns, roads, cars].some((pieces) => pieces.some(({ id }) => id === piece));
  }

  /** Add the pieces that have poses but are not on the table to the layers. */
  private addTemporary(poses: ReadonlyMap<string, Pose>): void {
    const discsOfColumns = new Map<string, LooseBody[]>();
    for (const body of this.bodies) {
      const { piece } = partOf(body.name);
      if (!poses.has(body.name) || this.onTable(piece)) continue;
      this.shown.delete(body.name); // it is added anew: move it there, even if it has been there before
      const { owner } = body;
      if (body.what === "disc") discsOfColumns.set(piece, [...(discsOfColumns.get(piece) ?? []), body]);
      else if (body.what === "car") {
        const length = this.pieces.shapes.car.lengths[body.type] ?? 16;
        this.pieces.cars.add({
          id: piece,
          owner,
          road: "",
          type: body.type,
          at: [0, 0, 0],
          heading: 0,
          slope: 0,
          length,
          place: 0,
        });
      } else {
        const kind = body.what === "off-ramp" ? "off-ramp" : "road";
        const half = this.pieces.shapes.road.length / 2;
        this.pieces.roads.add({
          id: piece,
          owner,
          kind,
          start: [-half, 0, 0],
          end: [half, 0, 0],
          from_column: null,
          to_column: null,
          over: false,
          under: false,
        });
      }
      this.temporary.add(piece);
    }
    for (const [id, discs] of discsOfColumns) {
      const height = Math.max(...discs.map(({ name }) => partOf(name).level)) + 1;
      this.pieces.columns.add({
        id,
        owner: discs[0]!.owner,
        x: 0,
        y: 0,
        foot: 0,
        height,
        junction: discs.some(({ yellow }) => yellow),
      });
      // Hide all discs. Those with a pose are moved there next; the others are still in the supply.
      for (let level = 0; level < height; level++) this.pieces.columns.move(id, level, INVISIBLE);
    }
    this.bodies = [];
  }

  /** Draw a body at the pose of its centre. */
  private move(name: string, matrix: Matrix4): void {
    const { piece, level } = partOf(name);
    if (isColumn(piece)) this.pieces.columns.move(piece, level, matrix);
    else if (isRoad(piece)) this.pieces.roads.move(piece, matrix);
    else if (isCar(piece))
      // Cars are drawn by the pose of their underside.
      this.pieces.cars.move(
        piece,
        scratch.copy(matrix).multiply(shift.makeTranslation(0, -this.pieces.shapes.car.height / 2, 0)),
      );
  }

  /** The pose of a body's centre where the table has it; null if it is not on the table. */
  private exact(name: string): Matrix4 | null {
    const { piece, level } = partOf(name);
    if (!this.onTable(piece)) return null;
    if (isColumn(piece)) return this.pieces.columns.exact(piece, level);
    if (isRoad(piece)) return this.pieces.roads.exact(piece);
    const car = this.pieces.cars.exact(piece);
    return car?.multiply(new Matrix4().makeTranslation(0, this.pieces.shapes.car.height / 2, 0)) ?? null;
  }

  /** Animations that return the bodies to their places, one after the other, the lowest first. Pieces in `keep` that are not on the table stay where they lie. */
  wayBack(keep: ReadonlySet<string>): readonly Tween[] {
    const tweens: Tween[] = [];
    const returning: { readonly height: number; readonly apply: Tween["apply"] }[] = [];
    for (const [name, { matrix }] of this.shown) {
      if (keep.has(partOf(name).piece) && !this.onTable(partOf(name).piece)) continue;
      const from = decompose(matrix);
      const exact = this.exact(name);
      if (exact === null) {
        if (isPiece(name)) tweens.push(this.leaving(name, from));
        continue;
      }
      const to = decompose(exact);
      const distance = from.at.distanceTo(to.at);
      if (distance < NEAR && from.rotation.angleTo(to.rotation) < 0.002) continue;
      const lift = Math.min(45, distance * 0.4);
      const [at, rotation, pose] = [new Vector3(), new Quaternion(), new Matrix4()];
      returning.push({
        height: to.at.y,
        apply: (progress) => {
          const eased = easeOut(progress);
          at.lerpVectors(from.at, to.at, eased);
          at.y += lift * 4 * eased * (1 - eased);
          this.move(name, pose.compose(at, rotation.slerpQuaternions(from.rotation, to.rotation, eased), ONE));
        },
      });
    }
    returning.sort((a, b) => a.height - b.height);
    const apart = Math.min(APART, (RETURN_ALL - RETURN) / Math.max(1, returning.length - 1));
    return [...tweens, ...returning.map(({ apply }, n) => ({ delay: n * apart, duration: RETURN, apply }))];
  }

  /** The animation of a body that rises, shrinks and disappears. */
  private leaving(name: string, from: Decomposed): Tween {
    const [at, size, pose] = [new Vector3(), new Vector3(), new Matrix4()];
    return {
      delay: 0,
      duration: LEAVE,
      apply: (progress) => {
        at.copy(from.at).y += RISE * easeOut(progress);
        this.move(name, pose.compose(at, from.rotation, size.setScalar(1 - progress * progress)));
      },
    };
  }

  /** Restore the table exactly. Pieces that are not on the table are removed, except those in `keep`. */
  end(keep: ReadonlySet<string> = new Set()): void {
    const touched = this.names;
    const stays = (piece: string): boolean => keep.has(piece) && !this.onTable(piece);
    for (const name of [...this.shown.keys()]) if (!stays(partOf(name).piece)) this.shown.delete(name);
    for (const piece of touched) {
      if (stays(piece)) continue;
      const { columns, roads, cars } = this.pieces;
      if (this.temporary.has(piece) && !this.onTable(piece)) {
        if (isColumn(piece)) columns.remove(piece);
        else if (isRoad(piece)) roads.remove(piece);
        else cars.remove(piece);
        this.temporary.delete(piece);
        continue;
      }
      const [column, road, car] = [columns.get(piece), roads.get(piece), cars.get(piece)];
      if (column) columns.add(column);
      else if (road) roads.add(road);
      else if (car) cars.add(car);
      this.temporary.delete(piece);
    }
    for (const piece of [...this.temporary]) if (!stays(piece)) this.temporary.delete(piece);
    this.bodies = [];
  }
}

interface Decomposed {
  readonly at: Vector3;
  readonly rotation: Quaternion;
}

function decompose(matrix: Matrix4): Decomposed {
  const [at, rotation] = [new Vector3(), new Quaternion()];
  matrix.decompose(at, rotation, new Vector3());
  return { at, rotation };
}

const ONE = new Vector3(1, 1, 1);
/** Scaled to nothing. */
const INVISIBLE = new Matrix4().makeScale(0, 0, 0);
const scratch = new Matrix4();
const shaken = new Matrix4();
const shift = new Matrix4();
