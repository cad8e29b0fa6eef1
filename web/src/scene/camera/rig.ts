/** The camera's modes. The camera eases toward its goal and reports whether it still moves. */
import { Matrix4, type PerspectiveCamera, Quaternion, Vector3 } from "three";
import type { CameraMode } from "../api";
import { toWorld } from "../mapping";
import {
  alike,
  blend,
  clampOrbit,
  FREE_FOV,
  fitted,
  type Orbit,
  PLAN_FOV,
  type Pose,
  panned,
  poseOf,
  START,
  setPose,
} from "./camera";
import { type DrivePath, driveOn, driverAt, driveSpan } from "./drive";

const EASE = 7; // the remaining distance shrinks by a factor of e in 1/7 s
const ENTER = 1.1; // seconds from a view of the table into the driver's seat
const DRIVE_FOV = (60 * Math.PI) / 180;
const MARGIN = 0.09;
const TALL_POLAR = 0.58;
const LEANING = 0.8; // the lowest view during a carry, so that the shadow of the held piece stays visible
const UP = new Vector3(0, 1, 0);

interface Drive {
  readonly path: DrivePath;
  readonly from: Pose;
  at: number;
  age: number;
  yaw: number;
  pitch: number;
  /** The drive advances by itself. */
  rolling: boolean;
}

export class Rig {
  mode: CameraMode = "free";
  reduced: boolean;
  private shown: Orbit = START;
  private goal: Orbit = START;
  private drive: Drive | null = null;
  /** The view before the camera moved in for a carry. */
  private upright: Orbit | null = null;
  private pose: Pose = poseOf(START);
  private height = 800;
  private aspect = 1.6;

  constructor(
    readonly camera: PerspectiveCamera,
    private readonly table: readonly [number, number],
    reduced: boolean,
  ) {
    this.reduced = reduced;
    this.place();
  }

  resize(width: number, height: number): void {
    this.height = Math.max(1, height);
    this.aspect = Math.max(0.1, width / this.height);
    this.camera.aspect = this.aspect;
    setPose(this.camera, this.pose);
  }

  /** Distance from the eye to the target, mm. */
  get reach(): number {
    return this.pose.reach;
  }

  /** Change the mode; a drive needs a path. */
  setMode(mode: CameraMode, path: DrivePath | null): void {
    if (mode === "drive") {
      if (!path) return;
      const [begin] = driveSpan(path);
      this.drive = { path, from: this.pose, at: begin, age: 0, yaw: 0, pitch: 0, rolling: !this.reduced };
    } else {
      this.leave();
      const was = this.mode;
      if (mode === "plan") this.aim({ ...this.goal, polar: 0, azimuth: 0, fov: PLAN_FOV });
      else if (was === "plan" || this.goal.fov < FREE_FOV) {
        this.aim({
          ...this.goal,
          polar: this.aspect < 0.8 ? TALL_POLAR : START.polar,
          azimuth: START.azimuth,
          fov: FREE_FOV,
        });
      }
    }
    this.mode = mode;
  }

  /** Set the first view. On a tall viewport, look from higher up and from the side that fills it best. */
  start(points: readonly Vector3[]): void {
    const tall = this.aspect < 0.8;
    const views = (tall ? [0, Math.PI / 4, Math.PI / 2] : [0]).map((turn) =>
      this.fit({ ...START, azimuth: START.azimuth + turn, polar: tall ? TALL_POLAR : START.polar }, points),
    );
    this.aim(views.reduce((best, view) => (view.span < best.span * 0.95 ? view : best)));
  }

  /** Show all points (table coordinates). */
  showAll(points: readonly Vector3[]): void {
    this.aim(this.fit(this.goal, points));
  }

  /** Move in on these points (table coordinates); null: back to the previous view. */
  lean(points: readonly Vector3[] | null): void {
    if (points === null) {
      if (this.upright !== null) this.aim(this.upright);
      this.upright = null;
      return;
    }
    if (this.drive) return;
    this.upright ??= this.goal;
    this.aim(this.fit({ ...this.goal, polar: this.mode === "plan" ? 0 : Math.min(this.goal.polar, LEANING) }, points));
  }

  /** Ease to a road: the target moves there, and the camera comes near enough to see it. */
  follow(middle: Vector3): void {
    const span = Math.min(Math.max(this.goal.span, 240), 340) * Math.max(1, 1.1 / this.aspect);
    this.aim({ ...this.goal, x: middle.x, y: middle.y, z: middle.z, span });
  }

  /** Jump to the goal without easing. */
  jump(): void {
    this.shown = this.goal;
    this.place();
  }

  /** Pan the view by pixels of the screen. */
  pan(dx: number, dy: number): void {
    if (this.drive) {
      this.look(dx, dy);
      return;
    }
    const mm = this.shown.span / this.height;
    this.both((orbit) => panned(orbit, -dx * mm, dy * mm));
  }

  orbit(dx: number, dy: number): void {
    if (this.drive) {
      this.look(dx, dy);
      return;
    }
    const turn = (2.4 * Math.PI) / Math.max(700, this.height);
    const plan = this.mode === "plan";
    this.both((orbit) => ({
      ...orbit,
      azimuth: orbit.azimuth - dx * turn,
      polar: plan ? orbit.polar : orbit.polar - dy * turn,
    }));
  }

  /**
   * Zoom in by a factor (above 1) toward a point of the screen (-1 to 1, right and up), which stays in place. On a
   * drive: move along the path. Relative to the goal, so that many small steps add up.
   */
  zoom(factor: number, across: number, up: number): void {
    if (!(factor > 0) || !Number.isFinite(factor)) return;
    if (this.drive) {
      const [begin, end] = driveSpan(this.drive.path);
      this.drive.at = Math.min(end, Math.max(begin, this.drive.at + Math.log(factor) * 120));
      this.drive.rolling = false;
      this.drive.age = Math.max(this.drive.age, ENTER);
      this.place();
      return;
    }
    const goal = this.goal;
    const span = clampOrbit({ ...goal, span: goal.span / factor }, this.table).span;
    const part = 1 - span / goal.span;
    const { x, y } = this.levelAt(goal, across, up) ?? goal;
    this.aim({ ...goal, span, x: goal.x + (x - goal.x) * part, y: goal.y + (y - goal.y) * part });
  }

  /** Advance by `dt` seconds; true while something moves. */
  tick(dt: number): boolean {
    if (this.drive) {
      const drive = this.drive;
      const [, end] = driveSpan(drive.path);
      drive.age += dt;
      if (drive.rolling && drive.age > ENTER * 0.6) {
        drive.at = driveOn(drive.path, drive.at, drive.age - ENTER * 0.6, dt);
        drive.rolling = end - drive.at > 0.05;
      }
      this.place();
      return drive.rolling || (!this.reduced && drive.age < ENTER);
    }
    if (this.shown === this.goal) return false;
    const near = this.reduced || alike(this.shown, this.goal);
    this.shown = near ? this.goal : blend(this.shown, this.goal, 1 - Math.exp(-EASE * dt));
    this.place();
    return this.shown !== this.goal;
  }

  private fit(orbit: Orbit, points: readonly Vector3[]): Orbit {
    return fitted(orbit, points, this.aspect, this.aspect < 0.8 ? 0.03 : MARGIN);
  }

  /** The place under a point of the screen at the height of the target (table coordinates), or null. */
  private levelAt(orbit: Orbit, across: number, up: number): { x: number; y: number } | null {
    const { position, turn } = poseOf(orbit);
    const tan = Math.tan(orbit.fov / 2);
    const ray = new Vector3(across * tan * this.aspect, up * tan, -1).applyQuaternion(turn);
    if (ray.y > -0.02) return null;
    const far = (orbit.z - position.y) / ray.y;
    return { x: position.x + ray.x * far, y: -(position.z + ray.z * far) };
  }

  private aim(goal: Orbit): void {
    this.goal = clampOrbit(goal, this.table);
  }

  private both(change: (orbit: Orbit) => Orbit): void {
    this.goal = clampOrbit(change(this.goal), this.table);
    this.shown = clampOrbit(change(this.shown), this.table);
    this.place();
  }

  /** End a drive: ease from the current place back to the previous view. */
  private leave(): void {
    if (!this.drive) return;
    const { eye } = driverAt(this.drive.path, this.drive.at);
    this.drive = null;
    this.shown = this.reduced
      ? this.goal
      : clampOrbit({ ...this.goal, x: eye.x, y: eye.y, z: eye.z, span: 90 }, this.table);
    this.place();
  }

  private look(dx: number, dy: number): void {
    if (!this.drive) return;
    this.drive.yaw = Math.min(2.4, Math.max(-2.4, this.drive.yaw + dx * 0.004));
    this.drive.pitch = Math.min(0.6, Math.max(-0.5, this.drive.pitch + dy * 0.003));
    this.place();
  }

  private place(): void {
    this.pose = this.drive ? this.driverPose(this.drive) : poseOf(this.shown);
    setPose(this.camera, this.pose);
  }

  private driverPose(drive: Drive): Pose {
    const { eye, look } = driverAt(drive.path, drive.at);
    const position = toWorld(eye.x, eye.y, Math.max(3, eye.z));
    const ahead = toWorld(look.x, look.y, look.z);
    const turn = new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(position, ahead, UP));
    turn.multiply(new Quaternion().setFromAxisAngle(UP, drive.yaw));
    turn.multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), drive.pitch));
    const seat: Pose = { position, turn, fov: DRIVE_FOV, reach: 60 };
    const part = this.reduced ? 1 : Math.min(1, drive.age / ENTER);
    if (part >= 1) return seat;
    const ease = part * part * (3 - 2 * part);
    return {
      position: drive.from.position.clone().lerp(position, ease),
      turn: drive.from.turn.clone().slerp(turn, ease),
      fov: drive.from.fov + (DRIVE_FOV - drive.from.fov) * ease,
      reach: drive.from.reach + (seat.reach - drive.from.reach) * ease,
    };
  }
}
