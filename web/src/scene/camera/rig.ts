/** The camera's modes. The camera eases toward its goal and reports whether it still moves. */
import type { Vector3 } from "three";
import type { CameraMode, Edges } from "../api";
import { alike, blend, clampOrbit, FREE_FOV, type Orbit, PLAN_FOV, panned, poseOf, START } from "./camera";
import type { DrivePath } from "./drive";
import { attended, fitted, type Subject } from "./fit";
import type { Flight } from "./flight";
import { Frame } from "./frame";
import { type Kept, keeping, keptIn, nearing } from "./keep";
import { depthOf, type Pose, setPose, ViewCamera } from "./lens";
import { Drive, Flown } from "./ride";

const EASE = 7; // the remaining distance shrinks by a factor of e in 1/7 s
const CALM = 3.2; // the same when the camera follows the game by itself
const TALL_POLAR = 0.58;
const LEANING = 0.8; // the lowest view during a carry, so that the shadow of the held piece stays visible

export class Rig {
  mode: CameraMode = "free";
  readonly camera = new ViewCamera();
  private shown: Orbit = START;
  private goal: Orbit = START;
  private pace = EASE;
  /** Chooses the current view again, after the size has changed; null when the user has moved the camera. */
  private again: (() => void) | null = null;
  private drive: Drive | null = null;
  private flown: Flown | null = null;
  /** The view before the camera moved in for a carry. */
  private upright: { readonly goal: Orbit; readonly again: Rig["again"] } | null = null;
  /** The point that stays where it is on the screen while the camera moves to its goal. */
  private kept: Kept | null = null;
  private pose: Pose = poseOf(START);
  /** The side of the table from which it is seen at first, in radians. */
  private side = 0;
  private readonly frame: Frame;

  constructor(
    private readonly table: readonly [number, number],
    public reduced: boolean,
  ) {
    this.frame = new Frame(this.camera);
    this.place();
  }

  /** The size of the canvas in pixels, and how much of it is covered: the view is centred in the rest. */
  resize(width: number, height: number, edges?: Edges): void {
    this.frame.resize(width, height, edges);
    this.fitAgain();
  }

  /** The view was chosen to show something: it still does at the new size. */
  private fitAgain(): void {
    if (this.again === null || this.drive || this.flown) setPose(this.camera, this.pose);
    else {
      this.again();
      this.jump();
    }
  }

  /** Depth of what the eye looks at, mm. */
  get depth(): number {
    return depthOf(this.pose);
  }

  /** The eye is on a drive or a flight, not around the table. */
  get rides(): boolean {
    return this.drive !== null || this.flown !== null;
  }

  /** Change the mode; a drive needs a path. */
  setMode(mode: CameraMode, path: DrivePath | null): void {
    this.land();
    if (mode === "drive") {
      if (!path) return;
      this.drive = new Drive(path, this.pose, !this.reduced, this.reduced);
    } else {
      this.leave();
      const was = this.mode;
      if (mode === "plan") this.aim({ ...this.goal, polar: 0, azimuth: this.side, fov: PLAN_FOV });
      else if (was === "plan" || this.goal.fov < FREE_FOV) {
        this.aim({
          ...this.goal,
          polar: this.frame.tall ? TALL_POLAR : START.polar,
          azimuth: START.azimuth + this.side,
          fov: FREE_FOV,
        });
      }
    }
    this.mode = mode;
  }

  /** Set the first view. On a tall viewport, look from higher up and from the side that fills it best. */
  start(of: () => readonly Vector3[], side = 0): void {
    this.side = side;
    this.choose(() => {
      const points = of();
      const tall = this.frame.tall;
      const views = (tall ? [0, Math.PI / 4, Math.PI / 2] : [0]).map((turn) =>
        this.fit({ ...START, azimuth: START.azimuth + side + turn, polar: tall ? TALL_POLAR : START.polar }, points),
      );
      this.aim(views.reduce((best, view) => (view.span < best.span * 0.95 ? view : best)));
    });
  }

  /** Show all points (table coordinates): they fill the view. They are asked for again when the size changes. */
  showAll(of: () => readonly Vector3[]): void {
    this.choose(() => this.aim(this.fit(this.goal, of())));
  }

  /** The view as numbers: the point that it turns around, its span, and the angles in degrees. */
  get view(): readonly number[] {
    const { x, y, z, span, azimuth, polar } = this.goal;
    return [x, y, z, span, ...[azimuth, polar].map((angle) => (angle * 180) / Math.PI)].map(Math.round);
  }

  /** Go to a view at once. */
  goToView([x = 0, y = 0, z = 0, span = START.span, azimuth = 0, polar = 0]: readonly number[]): void {
    this.land();
    this.byHand();
    const [a, p] = [azimuth, polar].map((angle) => (angle * Math.PI) / 180);
    this.aim({ ...this.goal, x, y, z, span, azimuth: a!, polar: p! });
    this.jump();
  }

  /** Bring a subject into view, without haste: if it is not, or `afresh`, as if nothing had been in view before. */
  attend(of: () => Subject, afresh = false): void {
    const view = attended(this.goal, of(), this.frame.window, afresh);
    if (this.drive || this.flown || view === this.goal) return;
    this.choose(() => this.aim(attended(this.goal, of(), this.frame.window)));
    this.aim(view);
    this.pace = CALM;
  }

  private choose(view: () => void): void {
    this.pace = EASE;
    this.again = view;
    view();
  }

  /**
   * Move in on these points (table coordinates); null: back to the previous view. `keep` stays where it is on the
   * screen, if the points can be seen then.
   */
  lean(points: readonly Vector3[] | null, keep: Vector3 | null = null): void {
    const { upright } = this;
    if (points === null) {
      if (upright !== null) ({ goal: this.goal, again: this.again } = upright);
      this.kept = this.upright = null;
      return;
    }
    if (this.drive) return;
    this.upright ??= { goal: this.goal, again: this.again };
    this.byHand();
    const from = { ...this.goal, polar: this.mode === "plan" ? 0 : Math.min(this.goal.polar, LEANING) };
    const { window } = this.frame;
    const next = nearing(this.goal, from, points, window, keep === null ? null : keptIn(this.shown, keep, window));
    this.aim(next.goal);
    this.kept = next.kept;
  }

  /** Stop where the camera is. */
  hold(): void {
    if (!this.drive && !this.flown) this.goal = this.shown;
  }

  /** Ease to a road: the target moves there, and the camera comes near enough to see it. */
  follow(middle: Vector3): void {
    const span = Math.min(Math.max(this.goal.span, 240), 340) * Math.max(1, 1.1 / this.frame.aspect);
    this.byHand();
    this.aim({ ...this.goal, x: middle.x, y: middle.y, z: middle.z, span });
  }

  /** Fly along a highway and back to the goal. `done` is called once, also if land() ends the flight early. */
  fly(flight: Flight, done: () => void): void {
    this.land();
    this.leave();
    this.flown = new Flown(flight, this.pose, done);
  }

  /** End a flight at once. */
  land(): void {
    const flown = this.flown;
    if (flown === null) return;
    this.flown = null;
    this.jump();
    flown.done();
  }

  /** Jump to the goal without easing. */
  jump(): void {
    this.shown = this.goal;
    this.place();
  }

  /** On a drive, the eye turns instead of the table. */
  private looksAround(dx: number, dy: number): boolean {
    this.land();
    this.drive?.look(dx, dy);
    if (this.drive) this.place();
    return this.drive !== null;
  }

  /** Pan the view by pixels of the screen. */
  pan(dx: number, dy: number): void {
    if (this.looksAround(dx, dy)) return;
    const mm = this.shown.span / this.frame.height;
    this.both((orbit) => panned(orbit, -dx * mm, dy * mm));
  }

  orbit(dx: number, dy: number): void {
    if (this.looksAround(dx, dy)) return;
    const turn = (2.4 * Math.PI) / Math.max(700, this.frame.full);
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
    this.land();
    if (this.drive) {
      this.drive.shift(Math.log(factor) * 120);
      this.place();
      return;
    }
    const goal = this.goal;
    const span = clampOrbit({ ...goal, span: goal.span / factor }, this.table).span;
    const part = 1 - span / goal.span;
    const { x, y } = this.frame.levelAt(goal, across, up, this.pose) ?? goal;
    this.byHand();
    this.aim({ ...goal, span, x: goal.x + (x - goal.x) * part, y: goal.y + (y - goal.y) * part });
  }

  /** Advance by `dt` seconds; true while something moves. */
  tick(dt: number): boolean {
    if (this.flown) {
      if (this.flown.tick(dt)) this.place();
      else this.land();
      return true;
    }
    if (this.drive) {
      const moves = this.drive.tick(dt);
      this.place();
      return moves;
    }
    if (this.shown === this.goal) return false;
    const near = this.reduced || alike(this.shown, this.goal);
    const next = near ? this.goal : blend(this.shown, this.goal, 1 - Math.exp(-this.pace * dt));
    this.shown = near || this.kept === null ? next : keeping(next, this.kept, this.frame.window);
    this.place();
    return this.shown !== this.goal;
  }

  private fit(orbit: Orbit, points: readonly Vector3[]): Orbit {
    return fitted(orbit, points, this.frame.window);
  }

  private aim(goal: Orbit): void {
    this.kept = null;
    this.goal = clampOrbit(goal, this.table);
  }

  /** The user has moved the camera: the view is theirs. */
  private byHand(): void {
    this.again = null;
    this.pace = EASE;
  }

  private both(change: (orbit: Orbit) => Orbit): void {
    this.byHand();
    this.kept = null;
    this.goal = clampOrbit(change(this.goal), this.table);
    this.shown = clampOrbit(change(this.shown), this.table);
    this.place();
  }

  /** End a drive: ease from the current place back to the previous view. */
  private leave(): void {
    if (!this.drive) return;
    const { eye } = this.drive;
    this.drive = null;
    this.shown = this.reduced
      ? this.goal
      : clampOrbit({ ...this.goal, x: eye.x, y: eye.y, z: eye.z, span: 90 }, this.table);
    this.place();
  }

  private place(): void {
    if (this.flown) this.pose = this.flown.pose(poseOf(this.goal));
    else this.pose = this.drive ? this.drive.pose() : poseOf(this.shown);
    setPose(this.camera, this.pose);
  }
}
