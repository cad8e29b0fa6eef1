/** Rides: the eye follows a highway instead of orbiting the table, as its driver or in a flight above it. */
import { Matrix4, Quaternion, Vector3 } from "three";
import { toWorld } from "../mapping";
import { type DrivePath, driveOn, driverAt, driveSpan } from "./drive";
import { ENTER, type Flight, flyerAt } from "./flight";
import { blendPose, type Pose } from "./lens";

const SIT_DOWN = 1.1; // seconds from a view of the table into the driver's seat
const DRIVE_FOV = (60 * Math.PI) / 180;
const FLIGHT_FOV = (42 * Math.PI) / 180;
const UP = new Vector3(0, 1, 0);
const RIGHT = new Vector3(1, 0, 0);

/** A drive at the height of a car. It advances by itself, unless motion is reduced. */
export class Drive {
  private at: number;
  private age = 0;
  private yaw = 0;
  private pitch = 0;

  constructor(
    private readonly path: DrivePath,
    private readonly from: Pose,
    private rolling: boolean,
    private readonly reduced: boolean,
  ) {
    this.at = driveSpan(path)[0];
  }

  /** Where the eye is, in table coordinates. */
  get eye(): Vector3 {
    return driverAt(this.path, this.at).eye;
  }

  /** Advance by `dt` seconds; true while something moves. */
  tick(dt: number): boolean {
    const [, end] = driveSpan(this.path);
    this.age += dt;
    if (this.rolling && this.age > SIT_DOWN * 0.6) {
      this.at = driveOn(this.path, this.at, this.age - SIT_DOWN * 0.6, dt);
      this.rolling = end - this.at > 0.05;
    }
    return this.rolling || (!this.reduced && this.age < SIT_DOWN);
  }

  /** Look around, by pixels of a drag. */
  look(dx: number, dy: number): void {
    this.yaw = Math.min(2.4, Math.max(-2.4, this.yaw + dx * 0.004));
    this.pitch = Math.min(0.6, Math.max(-0.5, this.pitch + dy * 0.003));
  }

  /** Move along the path by hand; it no longer advances by itself. */
  shift(mm: number): void {
    const [begin, end] = driveSpan(this.path);
    this.at = Math.min(end, Math.max(begin, this.at + mm));
    this.rolling = false;
    this.age = Math.max(this.age, SIT_DOWN);
  }

  pose(): Pose {
    const { eye, look } = driverAt(this.path, this.at);
    eye.z = Math.max(3, eye.z);
    const seat = gaze(eye, look, DRIVE_FOV);
    seat.turn.multiply(new Quaternion().setFromAxisAngle(UP, this.yaw));
    seat.turn.multiply(new Quaternion().setFromAxisAngle(RIGHT, this.pitch));
    seat.focus
      .set(0, 0, -seat.reach)
      .applyQuaternion(seat.turn)
      .add(toWorld(eye.x, eye.y, eye.z));
    return this.reduced ? seat : blendPose(this.from, seat, ease(this.age / SIT_DOWN));
  }
}

/** A flight from the current view along a highway and back to a view of the table. */
export class Flown {
  private age = 0;

  constructor(
    private readonly flight: Flight,
    private readonly from: Pose,
    readonly done: () => void,
  ) {}

  /** Advance by `dt` seconds; false when it is over. */
  tick(dt: number): boolean {
    this.age += dt;
    return this.age < this.flight.seconds;
  }

  /** `home`: the view at its end. */
  pose(home: Pose): Pose {
    const { seconds } = this.flight;
    const { eye, look } = flyerAt(this.flight, this.age / seconds);
    const pose = gaze(eye, look, FLIGHT_FOV);
    if (this.age < ENTER) return blendPose(this.from, pose, ease(this.age / ENTER));
    return blendPose(home, pose, ease((seconds - this.age) / ENTER));
  }
}

/** The pose of an eye that looks at a point (both in table coordinates), with a level horizon. */
function gaze(eye: Vector3, look: Vector3, fov: number): Pose {
  const [from, focus] = [toWorld(eye.x, eye.y, eye.z), toWorld(look.x, look.y, look.z)];
  const turn = new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(from, focus, UP));
  return { focus, turn, fov, reach: from.distanceTo(focus), tilt: 0 };
}

/** A smooth start and end, 0 to 1. */
function ease(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
}
