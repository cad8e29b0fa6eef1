/** Finds what is under a point of the screen: the place on the table and the first piece hit. */
import { type Camera, Plane, Raycaster, Vector2, Vector3 } from "three";
import type { Pick3 } from "../api";
import { toTable } from "../mapping";
import type { PieceLayer } from "../pieces/pieces";

const TABLE = new Plane(new Vector3(0, 1, 0), 0);

export class Picker {
  private readonly ray = new Raycaster();
  private readonly at = new Vector2();
  private readonly spot = new Vector3();

  constructor(
    private readonly pieces: PieceLayer,
    /** Is a piece translucent? The pointer goes through it too. */
    private readonly seeThrough: (id: string) => boolean = () => false,
  ) {}

  /** Where the ray through a point (-1 to 1, right and up) meets the table; null above the horizon. */
  private ground(x: number, y: number, camera: Camera): { x: number; y: number } | null {
    this.ray.setFromCamera(this.at.set(x, y), camera);
    const hit = this.ray.ray.intersectPlane(TABLE, this.spot);
    if (!hit) return null;
    const [px, py] = toTable(hit);
    return { x: px, y: py };
  }

  /** The place at a height above the table in mm; null near the horizon. */
  level(x: number, y: number, z: number, camera: Camera): { x: number; y: number } | null {
    this.ray.setFromCamera(this.at.set(x, y), camera);
    const { origin, direction } = this.ray.ray;
    if (direction.y > -0.03) return null;
    const [px, py] = toTable(this.spot.copy(origin).addScaledVector(direction, (z - origin.y) / direction.y));
    return { x: px, y: py };
  }

  pick(x: number, y: number, camera: Camera): Pick3 | null {
    const ground = this.ground(x, y, camera);
    const piece = this.nearest();
    if (ground) return { ...ground, piece: piece?.id ?? null };
    if (!piece) return null;
    const [px, py] = toTable(piece.point);
    return { x: px, y: py, piece: piece.id };
  }

  private nearest(): { id: string; point: Vector3 } | null {
    let best: { id: string; point: Vector3 } | null = null;
    let least = Infinity;
    const { columns, roads, cars, city } = this.pieces;
    for (const pool of [columns.discs, roads.beams, ...cars.pools()]) {
      if (pool.size === 0) continue;
      for (const hit of this.ray.intersectObject(pool.mesh, false)) {
        const key = hit.instanceId === undefined ? undefined : pool.keyAt(hit.instanceId);
        const id = key?.split("#")[0];
        if (id === undefined || hit.distance >= least || this.seeThrough(id)) continue;
        least = hit.distance;
        best = { id, point: hit.point };
      }
    }
    for (const group of city.groups()) {
      if (this.seeThrough(group.name)) continue;
      for (const hit of this.ray.intersectObject(group, true)) {
        if (hit.distance >= least || hit.object.name === "contact") continue;
        least = hit.distance;
        best = { id: group.name, point: hit.point };
      }
    }
    return best;
  }
}
