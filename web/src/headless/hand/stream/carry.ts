/** A carry as everybody at the table sees it: the seat, the piece, the stream of poses, the touches, the result. */
import { batch, computed, signal } from "@preact/signals-core";
import type { Carry, Dropped, Extend, FateView, Landing, OffRamp, PieceShapes, TableView } from "../../../net/wire.gen";
import type { Point3 } from "../../geometry";
import { discLevel, isCar, isPiece, isRoad, numberOf, pieceOf } from "../../piece-id";
import type { Ghost } from "../../shown";
import { type Frame, type Pose, readEnvelope, readFrame, type Touch } from "./frames";
import { StreamClock, Tracks } from "./tracks";

const FRAMES_PER_SECOND = 60;

/** The look of a body that is not part of the table (yet). */
export interface LooseBody {
  readonly name: string;
  readonly what: "disc" | "road" | "off-ramp" | "car";
  readonly owner: number;
  readonly yellow: boolean;
  readonly type: string;
}

export interface Heard {
  readonly name: string | null;
  readonly other: string | null;
  readonly strength: number;
}

/** A touch with the names of the bodies. */
export function heard(names: readonly string[], { one, other, strength }: Touch): Heard {
  return {
    name: one === null ? null : (names[one] ?? null),
    other: other === null ? null : (names[other] ?? null),
    strength,
  };
}

/** A carry in progress. Its stream is indexed by body name. */
export class LiveCarry {
  readonly loose: readonly LooseBody[];
  private readonly tracks = new Tracks();
  private readonly clock = new StreamClock();

  constructor(
    readonly message: Carry,
    table: TableView | null,
  ) {
    this.loose = looseBodies(message, table);
  }

  /** Add a frame; returns the touches that began in it. */
  hear(view: DataView, now: number): readonly Heard[] {
    const frame: Frame = readFrame(view, this.message.unit);
    if (!this.tracks.add(frame)) return [];
    this.clock.hear(frame.number, now);
    return frame.touches.map((touch) => heard(this.message.names, touch));
  }

  /** The pose of every body in the stream, to paint now. */
  poses(now: number): ReadonlyMap<string, Pose> {
    if (this.tracks.last === null) return new Map();
    return named(this.message.names, this.tracks.at(this.clock.moment(now)));
  }

  get phase(): "carrying" | "released" | "settled" {
    return this.tracks.phase;
  }

  /** Seconds since the piece was taken, according to the stream. */
  get seconds(): number {
    return (this.tracks.last ?? 0) / FRAMES_PER_SECOND;
  }

  /** Whole seconds until the carry times out. */
  get left(): number {
    return Math.max(0, Math.ceil(this.message.longest - this.seconds));
  }

  get begun(): boolean {
    return this.tracks.last !== null;
  }
}

export function named(names: readonly string[], poses: ReadonlyMap<number, Pose>): ReadonlyMap<string, Pose> {
  const found = new Map<string, Pose>();
  for (const [body, pose] of poses) {
    const name = names[body];
    if (name !== undefined) found.set(name, pose);
  }
  return found;
}

/** Bodies that the stream names and the table lacks: the held piece, and pieces of the same build already placed. */
export function looseBodies(
  carry: { readonly names: readonly string[]; readonly turn: Extend | OffRamp; readonly seat: number },
  table: TableView | null,
): readonly LooseBody[] {
  const standing = new Set(
    [...(table?.columns ?? []), ...(table?.roads ?? []), ...(table?.cars ?? [])].map(({ id }) => id),
  );
  const cars = table?.cars.length ?? 0;
  const { turn, seat: owner } = carry;
  return carry.names.flatMap((name): LooseBody[] => {
    const piece = pieceOf(name);
    if (standing.has(piece) || !isPiece(name)) return [];
    const body = { name, owner, yellow: false, type: "plain" };
    if (isRoad(piece)) return [{ ...body, what: turn.type === "off-ramp" ? "off-ramp" : "road" }];
    if (isCar(piece)) return [{ ...body, what: "car", type: turn.cars?.[numberOf(piece) - cars]?.type ?? "plain" }];
    const top = turn.type === "extend" && discLevel(name) === turn.height - 1;
    return [{ ...body, what: "disc", yellow: top && turn.type === "extend" && turn.junction === true }];
  });
}

/** A guide that shows everybody where the held piece goes. */
export function guideOf(carry: Carry, shapes: PieceShapes): Ghost {
  const [x, y, z, qx, qy, qz, qw] = carry.target;
  const ahead = [1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qw * qz), 2 * (qx * qz - qw * qy)] as const;
  const up = [2 * (qx * qz + qw * qy), 2 * (qy * qz - qw * qx), 1 - 2 * (qx * qx + qy * qy)] as const;
  const point = (along: number, over: number): Point3 => [
    x + along * ahead[0] + over * up[0],
    y + along * ahead[1] + over * up[1],
    z + along * ahead[2] + over * up[2],
  ];
  const common = { owner: carry.seat, legal: true, guide: true };
  const { road, car, column } = shapes;
  if (isRoad(carry.piece)) {
    return {
      ...common,
      road: { start: point(-road.length / 2, -road.thickness / 2), end: point(road.length / 2, -road.thickness / 2) },
    };
  }
  if (isCar(carry.piece)) {
    const type = looseBodies(carry, null).find(({ name }) => name === carry.piece)?.type ?? "plain";
    const heading = (Math.atan2(ahead[1], ahead[0]) * 180) / Math.PI;
    const slope = (Math.asin(Math.max(-1, Math.min(1, ahead[2]))) * 180) / Math.PI;
    return {
      ...common,
      cars: [{ at: point(0, -car.height / 2), heading, slope, length: car.lengths[type] ?? 16, type }],
    };
  }
  return { ...common, column: { x, y, foot: z - column.disc_height / 2, height: carry.held.length, junction: false } };
}

/** How the last carry ended. */
export type Ended =
  | { readonly how: "landing"; readonly message: Landing }
  | { readonly how: "dropped"; readonly message: Dropped };

export class CarryState {
  readonly live = signal<LiveCarry | null>(null);
  readonly ended = signal<Ended | null>(null);
  /** The piece carried last. */
  readonly lastPiece = signal("");
  /** The next piece of the turn, after one that landed well. */
  readonly next = computed(() => {
    const ended = this.ended.value;
    return ended?.how === "landing" && ended.message.next === "piece" ? ended.message.piece : null;
  });

  onCarry(message: Carry, table: TableView | null): LiveCarry {
    const live = new LiveCarry(message, table);
    batch(() => {
      this.live.value = live;
      this.ended.value = null;
      this.lastPiece.value = message.piece;
    });
    return live;
  }

  /** Frames of a carry that is over or not announced yet are ignored. */
  onFrame(data: ArrayBuffer, now: number): readonly Heard[] {
    const live = this.live.peek();
    if (live === null) return [];
    const { carry, frame } = readEnvelope(data);
    return carry === live.message.carry ? live.hear(frame, now) : [];
  }

  onEnded(ended: Ended): boolean {
    if (this.live.peek()?.message.carry !== ended.message.carry) return false;
    batch(() => {
      this.live.value = null;
      this.ended.value = ended;
    });
    return true;
  }

  /** Forget the carry: the connection was lost, or the player has closed the result. */
  clear(): void {
    batch(() => {
      this.live.value = null;
      this.ended.value = null;
    });
  }
}

const BAD = ["standing", "nudged", "displaced", "fallen"];
const badness = ({ state }: Pick<FateView, "state">): number => BAD.indexOf(state);
/** Does it count as knocked over? */
export const knockedOver = (one: Pick<FateView, "state">): boolean => badness(one) >= BAD.indexOf("displaced");

/** Must a player read about a landing? Not if the piece lies and others were only nudged, or if the bill has told it. */
export const worthTelling = ({ text, fates, next }: Pick<Landing, "text" | "fates" | "next">): boolean =>
  text !== "" || (next !== "bill" && fates.some(knockedOver));

/** Fates, worst first (fallen, displaced, nudged). Each piece appears once, with the fate of its worst part. */
export function worstFates(fates: readonly FateView[]): readonly FateView[] {
  const worst = new Map<string, FateView>();
  for (const fate of fates) {
    const before = worst.get(fate.piece);
    const worse = before === undefined ? 1 : badness(fate) - badness(before) || fate.shift - before.shift;
    if (worse > 0) worst.set(fate.piece, fate);
  }
  return [...worst.values()].sort((a, b) => badness(b) - badness(a));
}
