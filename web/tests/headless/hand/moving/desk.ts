/** A table without a browser for the scripted person: the real hand, aim, framing and camera, in simulated time. */
import { Vector3 } from "three";
import { type Body, carry, seeded } from "../../../../e2e/support/person";
import { Senses } from "../../../../src/headless/hand/around/senses";
import { Aim } from "../../../../src/headless/hand/moving/aim";
import { Framing, framePoints } from "../../../../src/headless/hand/moving/framing";
import { Hand, poseOf, type Spot } from "../../../../src/headless/hand/moving/hand";
import { slideOf, slidTo } from "../../../../src/headless/hand/moving/height";
import type { Pose } from "../../../../src/headless/hand/stream/frames";
import type { Carry, TableView } from "../../../../src/net/wire.gen";
import { Rig } from "../../../../src/scene/camera/rig";
import { toTable, toWorld } from "../../../../src/scene/mapping";
import { SHAPES } from "../../../scene/tables";
import { aTable } from "../../../table";

export interface Screen {
  readonly width: number;
  readonly height: number;
}
export const DESKTOP: Screen = { width: 904, height: 750 };
export const PHONE: Screen = { width: 390, height: 430 };

const STEP = 1 / 60;

/** A carry of a road onto two columns, or of another piece. */
export function carryOf(target: Pose, start: Spot, piece = "r2", tweezers = false): Carry {
  return {
    type: "carry",
    carry: 1,
    revision: 1,
    seat: 0,
    turn: { type: "extend", base: 0, x: 0, y: 0, height: 2, junction: false },
    piece,
    names: [],
    held: [piece],
    unit: 0.02,
    target: [target.x, target.y, target.z, ...target.turn],
    start: [start.x, start.y, start.z, start.yaw, start.pitch],
    tremor: "none",
    tweezers,
    longest: 120,
  };
}

export class Desk {
  readonly rig: Rig;
  readonly hand: Hand;
  readonly aim: Aim;
  readonly senses: Senses;
  private readonly framing = new Framing();
  now = 0;
  notches = 0;

  constructor(
    private readonly message: Carry,
    readonly screen: Screen,
    poses: ReadonlyMap<string, Pose> = new Map(),
    table: TableView = aTable(),
  ) {
    const [x, y, z, ...turn] = message.target;
    const [sx, sy, sz, yaw, pitch] = message.start;
    this.hand = new Hand(
      { x: sx, y: sy, z: sz, yaw, pitch },
      { x, y, z, turn },
      { wide: 640, deep: 540, lowest: 1 },
      { tweezers: message.tweezers, road: message.piece.startsWith("r") },
    );
    this.senses = new Senses(message, [], table, SHAPES);
    this.senses.look(poses, 0);
    this.rig = new Rig([1000, 800], false);
    this.rig.resize(screen.width, screen.height);
    this.aim = new Aim(this.hand, this.level, this.project);
  }

  readonly project = (x: number, y: number, z: number): { x: number; y: number } => {
    const spot = toWorld(x, y, z).project(this.rig.camera);
    return { x: ((spot.x + 1) / 2) * this.screen.width, y: ((1 - spot.y) / 2) * this.screen.height };
  };

  readonly level = (sx: number, sy: number, z: number): { x: number; y: number } | null => {
    const { camera } = this.rig;
    const at = new Vector3((sx / this.screen.width) * 2 - 1, 1 - (sy / this.screen.height) * 2, 0.5).unproject(camera);
    const ray = at.sub(camera.position).normalize();
    if (ray.y > -0.03) return null;
    const [x, y] = toTable(camera.position.clone().addScaledVector(ray, (z - camera.position.y) / ray.y));
    return { x, y };
  };

  /** Let time pass. */
  wait(seconds: number): void {
    for (let left = seconds; left > 1e-9; left -= STEP) {
      const dt = Math.min(left, STEP);
      this.now += dt;
      this.senses.guide(this.hand);
      this.hand.tick(dt);
      this.hand.takeSamples();
      const { spot, target } = this.hand;
      const beside = Math.hypot(spot.x - target.x, spot.y - target.y);
      const seen = this.project(spot.x, spot.y, spot.z);
      const inside = seen.x > 40 && seen.y > 40 && seen.x < this.screen.width - 40 && seen.y < this.screen.height - 40;
      const order = this.framing.decide(this.now, { beside, above: spot.z - target.z, seen: inside });
      if (order === "hold") this.rig.hold();
      else if (order !== null)
        this.rig.lean(
          framePoints(order, this.message.piece, SHAPES, target, spot, this.screen === DESKTOP).map(
            (point) => new Vector3(...point),
          ),
          this.aim.holds ? new Vector3(this.hand.goal.x, this.hand.goal.y, target.z) : null,
        );
      this.rig.tick(dt);
    }
  }

  touched(): void {
    this.framing.touched(this.now);
  }

  raise(notches: number): void {
    this.senses.raiseNotches(this.hand, notches);
    this.notches += 1;
    this.touched();
  }

  slide(pixels: number): void {
    const { goal, target } = this.hand;
    const height = goal.z - target.z;
    this.senses.raiseBy(this.hand, slidTo(slideOf(height) + pixels / 260) - height);
    this.touched();
  }

  /** How far the piece is from its place in plan, mm. */
  get beside(): number {
    const { spot, target } = this.hand;
    return Math.hypot(spot.x - target.x, spot.y - target.y);
  }

  get gap(): number {
    return this.senses.ground.gap(poseOf(this.hand.spot), this.senses.half).mm;
  }
}

/**
 * Let a person carry the piece (`locked`: the page holds the pointer); returns how long it took, where it ended, and how
 * many pixels the pointer is from the place of the piece then.
 */
export function carried(
  desk: Desk,
  body: Body,
  seed: number,
  locked = false,
): { seconds: number; beside: number; gap: number; apart: number } {
  let pointer = { x: 860, y: 300 };
  if (body.device === "mouse") desk.aim.elsewhere(pointer.x, pointer.y);
  const eyes = {
    off: () => {
      const { goal, target } = desk.hand;
      const [a, b] = [desk.project(goal.x, goal.y, goal.z), desk.project(target.x, target.y, goal.z)];
      return [b.x - a.x, b.y - a.y] as const;
    },
    gain: () => desk.hand.share,
    gap: () => desk.gap,
    flies: () => desk.rig.tick(0),
  };
  desk.wait(1 / 60);
  const at = desk.project(desk.hand.goal.x, desk.hand.goal.y, desk.hand.goal.z);
  for (const act of carry(eyes, body, seeded(seed), [at.x - pointer.x, at.y - pointer.y])) {
    if ("wait" in act) desk.wait(act.wait);
    else if ("notches" in act) desk.raise(act.notches);
    else if ("slide" in act) desk.slide(act.slide);
    else if ("move" in act) {
      desk.touched();
      if (body.device === "touch" || locked) desk.aim.push(...act.move);
      else {
        const within = (value: number, most: number): number => Math.min(most - 2, Math.max(2, value));
        const { width, height } = desk.screen;
        pointer = { x: within(pointer.x + act.move[0], width), y: within(pointer.y + act.move[1], height) };
        desk.aim.point(pointer.x, pointer.y);
      }
    } else if ("letGo" in act) break;
  }
  const { x, y } = desk.project(desk.hand.goal.x, desk.hand.goal.y, desk.hand.target.z);
  const apart = Math.hypot(x - pointer.x, y - pointer.y);
  return { seconds: desk.now, beside: desk.beside, gap: desk.gap, apart };
}
