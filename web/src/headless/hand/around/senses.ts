/** A page's knowledge of the surroundings of a carry: the pieces below, and the strain on each body. */
import type { Carry, PieceShapes, TableView } from "../../../net/wire.gen";
import { type Hand, poseOf } from "../moving/hand";
import { keySpeed, notched, PRESS } from "../moving/height";
import type { LooseBody } from "../stream/carry";
import type { Pose } from "../stream/frames";
import { citySolids, type Gap, Ground, type Half, halfOf } from "./ground";
import { type Overhead, overheadOf } from "./overhead";
import { Creaks, Strains } from "./strain";

/** The pieces on a table during a carry: the footprint of the held bodies falls on it. */
export function groundOf(
  held: ReadonlySet<string>,
  loose: readonly LooseBody[],
  table: TableView | null,
  shapes: PieceShapes,
): Ground {
  const types = new Map((table?.cars ?? []).map(({ id, type }) => [id, type]));
  for (const { name, type } of loose) types.set(name, type);
  return new Ground(shapes, held, (id) => types.get(id) ?? "plain", citySolids(table?.components ?? [], shapes));
}

export class Senses {
  readonly ground: Ground;
  /** The size of the piece in the hand, of one disc for a column. */
  readonly half: Half;
  /** How strained each strained body is, 0 to 1. */
  strains: ReadonlyMap<string, number> = new Map();
  private readonly strain: Strains;
  private readonly creaks = new Creaks();

  constructor(message: Carry, loose: readonly LooseBody[], table: TableView | null, shapes: PieceShapes) {
    const held = new Set(message.held);
    this.ground = groundOf(held, loose, table, shapes);
    this.half = halfOf(message.piece, shapes, loose.find(({ name }) => name === message.piece)?.type);
    this.strain = new Strains(held);
  }

  /** Take over the poses of a moment (seconds); returns how loud the table creaks now, 0 to 1. */
  look(poses: ReadonlyMap<string, Pose>, now: number): number {
    this.ground.update(poses);
    this.strains = this.strain.read(poses, now);
    return this.creaks.tick(Math.max(0, ...this.strains.values()), now);
  }

  /** The gap below the piece where the hand wants it. */
  gap(hand: Hand): Gap {
    return this.ground.gap(poseOf(hand.goal), this.half);
  }

  /** Does something hang above the place of the piece, and is the hand low enough to slide it in? */
  overhead({ goal, target }: Hand): Overhead | null {
    return overheadOf(this.ground, this.half, target, goal.z);
  }

  /** Raise by notches of a wheel: far above what is below a notch is long, near it short. */
  raiseNotches(hand: Hand, notches: number): void {
    const { mm } = this.gap(hand);
    hand.raise(notched(mm, notches, hand.tweezers) - mm);
  }

  /** Raise by mm; the controls never press a piece hard onto what is below. */
  raiseBy(hand: Hand, mm: number): void {
    hand.raise(Math.max(mm, Math.min(0, -PRESS - this.gap(hand).mm)));
  }

  /** Tell the hand how near it is, so that held keys lower it slowly there, and stop, and tweezers are fine. */
  guide(hand: Hand): void {
    const { mm } = this.gap(hand);
    hand.gap = mm;
    hand.nearness = hand.push.z < 0 && mm <= -PRESS ? 0 : keySpeed(mm);
  }
}
