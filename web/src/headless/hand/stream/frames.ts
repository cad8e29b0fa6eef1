/**
 * The binary format of a carry (docs/physics.md): frames of changed poses from the server, samples of the hand to it.
 * Pure functions. Lengths are mm, rotations unit quaternions x, y, z, w.
 */
export type Quaternion = readonly [number, number, number, number];

/** The position of a body's centre, and its rotation. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: Quaternion;
}

/** Two bodies that began to touch (null: the table), and how hard, in mN·s. */
export interface Touch {
  readonly one: number | null;
  readonly other: number | null;
  readonly strength: number;
}

export type FramePhase = "carrying" | "released" | "settled";

export interface Frame {
  /** A keyframe: contains all movable bodies, not only those that changed. */
  readonly key: boolean;
  readonly phase: FramePhase;
  /** Counts 1/60 s. */
  readonly number: number;
  readonly poses: readonly (readonly [body: number, pose: Pose])[];
  readonly touches: readonly Touch[];
}

/** The wanted pose of the held piece: seconds since it was taken, mm, radians. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
}

export const FRAMES_A_SECOND = 60;
const HEAD = 12;
const BODY = 14;
const TOUCH = 6;
const ENVELOPE = 4;
const TABLE = 0xffff;
const PHASES: readonly FramePhase[] = ["carrying", "released", "settled"];

export class FrameError extends Error {}

/** Split a socket message into its carry number and its frame. */
export function readEnvelope(data: ArrayBuffer): { readonly carry: number; readonly frame: DataView } {
  if (data.byteLength < ENVELOPE) throw new FrameError("too few bytes");
  return { carry: new DataView(data).getUint32(0, true), frame: new DataView(data, ENVELOPE) };
}

/** Decode one frame; `unit` is the length of one coordinate unit in mm. */
export function readFrame(view: DataView, unit: number): Frame {
  if (view.byteLength < HEAD) throw new FrameError("too few bytes");
  const kind = view.getUint8(0);
  const phase = PHASES[view.getUint8(1)];
  const [bodies, touched] = [view.getUint16(2, true), view.getUint16(8, true)];
  const end = HEAD + BODY * bodies;
  if ((kind !== 1 && kind !== 2) || phase === undefined || view.byteLength !== end + TOUCH * touched)
    throw new FrameError("not a frame");
  return {
    key: kind === 2,
    phase,
    number: view.getUint32(4, true),
    poses: Array.from({ length: bodies }, (_, n) => readPose(view, HEAD + BODY * n, unit)),
    touches: Array.from({ length: touched }, (_, n) => readTouch(view, end + TOUCH * n)),
  };
}

function readPose(view: DataView, at: number, unit: number): readonly [number, Pose] {
  const word = (n: number): number => view.getUint16(at + n, true);
  const mm = (n: number): number => view.getInt16(at + n, true) * unit;
  return [word(0), { x: mm(2), y: mm(4), z: mm(6), turn: unpackTurn(word(8), word(10), word(12)) }];
}

function readTouch(view: DataView, at: number): Touch {
  const body = (n: number): number | null => {
    const number = view.getUint16(at + n, true);
    return number === TABLE ? null : number;
  };
  return { one: body(0), other: body(2), strength: view.getUint16(at + 4, true) / 100 };
}

/** Unpack a unit quaternion stored without its largest component; the two highest bits say which one that is. */
export function unpackTurn(a: number, b: number, c: number): Quaternion {
  const largest = ((a >> 15) << 1) | (b >> 15);
  const parts = [a, b, c].map((value) => ((value & 0x7fff) - 16384) / (16383 * Math.SQRT2));
  const rest = Math.sqrt(Math.max(0, 1 - parts.reduce((sum, part) => sum + part * part, 0)));
  parts.splice(largest, 0, rest);
  return [parts[0]!, parts[1]!, parts[2]!, parts[3]!];
}

/** Encode samples as one socket message. */
export function writeSamples(carry: number, samples: readonly Sample[]): ArrayBuffer {
  const data = new ArrayBuffer(8 + 24 * samples.length);
  const view = new DataView(data);
  view.setUint8(0, 1);
  view.setUint16(2, carry & 0xffff, true);
  view.setUint16(4, samples.length, true);
  view.setUint16(6, carry >>> 16, true);
  const values = samples.flatMap(({ t, x, y, z, yaw, pitch }) => [t, x, y, z, yaw, pitch]);
  for (const [n, value] of values.entries()) view.setFloat32(8 + 4 * n, value, true);
  return data;
}

/** Decode frames stored one after the other, each preceded by its length as u16. */
export function readFrames(data: ArrayBuffer, unit: number): readonly Frame[] {
  const view = new DataView(data);
  const frames: Frame[] = [];
  for (let at = 0; at + 2 <= data.byteLength; ) {
    const length = view.getUint16(at, true);
    if (at + 2 + length > data.byteLength) throw new FrameError("cut short");
    frames.push(readFrame(new DataView(data, at + 2, length), unit));
    at += 2 + length;
  }
  return frames;
}
