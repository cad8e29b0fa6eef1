/** The replay of a stored carry: from any moment, at any speed. */
import { computed, signal } from "@preact/signals-core";
import type { CarryView, FateView, TableView } from "../../net/wire.gen";
import { type Heard, heard, knockedOver, type LooseBody, looseBodies, named } from "../hand/stream/carry";
import { FRAMES_A_SECOND, type Frame, type Pose, readFrames } from "../hand/stream/frames";
import { Tracks } from "../hand/stream/tracks";
import { type Collapse, collapseOf } from "./collapse";
import { advanced, beginsAt, type Pace, slowMotion } from "./slow-motion";

export const SLOWNESS = [0.125, 0.25, 0.5, 1] as const;
const REST_AT_END = 0.8; // seconds shown after the last frame

export class CarryReplay {
  readonly playing = signal(true);
  /** A factor, or slow motion where pieces fall. */
  readonly speed = signal<number | "slow-motion">(1);
  /** Is all of the carry shown, from the moment the piece was taken? Else it begins shortly before the collapse. */
  readonly whole = signal(false);
  /** Seconds since the piece was taken. */
  readonly at = signal(0);
  readonly length: number;
  readonly loose: readonly LooseBody[];
  /** The bodies of the held piece, the lowest one first. */
  readonly bodies: readonly string[];
  /** The held piece: the name of its lowest body. */
  readonly held: string;
  /** When it was released, in seconds. */
  readonly released: number;
  /** Pieces that did not stay; each appears once. */
  readonly fallen: readonly string[];
  /** The pieces that were brought down, and how; null if none were. */
  readonly collapse: Collapse | null;
  /** The moment from which it is shown. */
  readonly begins = computed(() => (this.whole.value ? 0 : beginsAt(this.collapse)));
  readonly over = computed(() => this.at.value >= this.length);
  private readonly paces: readonly Pace[];
  private readonly frames: readonly Frame[];
  private readonly tracks = new Tracks(true);
  private readonly first: number;

  constructor(
    readonly carry: CarryView,
    readonly number: number,
    /** The table on which it began. */
    readonly table: TableView,
    /** The fates for which somebody is to blame. */
    blamed: (fate: FateView) => boolean = knockedOver,
  ) {
    const bytes = Uint8Array.from(atob(carry.frames), (letter) => letter.charCodeAt(0));
    const frames = readFrames(bytes.buffer, carry.unit);
    this.frames = frames.filter(({ touches }) => touches.length > 0);
    for (const frame of frames) this.tracks.add(frame);
    this.first = this.tracks.first ?? 0;
    const seconds = (frame: number): number => (frame - this.first) / FRAMES_A_SECOND;
    this.length = seconds(this.tracks.last ?? 0) + REST_AT_END;
    this.released = seconds(frames.find((frame) => frame.phase !== "carrying")?.number ?? this.tracks.last ?? 0);
    this.loose = looseBodies(carry, table);
    this.bodies = carry.names.filter((name) => name === carry.piece || name.startsWith(`${carry.piece}.`));
    this.held = this.bodies[0] ?? carry.piece;
    this.fallen = [...new Set(carry.fates.filter(blamed).map(({ piece }) => piece))];
    this.collapse = collapseOf(carry, frames, blamed);
    this.paces = this.collapse === null ? [] : slowMotion(this.collapse, this.length);
    this.at.value = this.begins.value;
  }

  /** Advance by some seconds of the viewer's time; returns the touches that are passed, and how fast they are shown. */
  tick(seconds: number): { readonly touches: readonly Heard[]; readonly speed: number } {
    if (!this.playing.peek()) return { touches: [], speed: 1 };
    const [at, speed] = [this.at.peek(), this.speed.peek()];
    const now = speed === "slow-motion" ? advanced(this.paces, at, seconds) : at + seconds * speed;
    this.at.value = Math.min(this.length, now);
    if (now >= this.length) this.playing.value = false;
    return {
      touches: this.touchesIn(at, now),
      speed: speed === "slow-motion" ? (now - at) / Math.max(seconds, 1e-6) : speed,
    };
  }

  /** The touches that began in a part of the carry. */
  private touchesIn(from: number, to: number): readonly Heard[] {
    const passed = ({ number }: Frame): boolean => {
      const at = (number - this.first) / FRAMES_A_SECOND;
      return from < at && at <= to;
    };
    return this.frames.filter(passed).flatMap(({ touches }) => touches.map((one) => heard(this.carry.names, one)));
  }

  /** The pose of every body at the current moment. */
  poses(): ReadonlyMap<string, Pose> {
    return this.posesAt(this.at.peek());
  }

  posesAt(seconds: number): ReadonlyMap<string, Pose> {
    return named(this.carry.names, this.tracks.at(this.first + seconds * FRAMES_A_SECOND));
  }

  poseAt(body: string, seconds: number): Pose | undefined {
    return this.tracks.poseAt(this.carry.names.indexOf(body), this.first + seconds * FRAMES_A_SECOND);
  }

  go(seconds: number): void {
    this.at.value = Math.max(0, Math.min(this.length, seconds));
  }

  /** Show it from the beginning. */
  again(): void {
    this.go(this.begins.peek());
    this.playing.value = true;
  }

  /** Show all of the carry, or only what led to the collapse. */
  setWhole(whole: boolean): void {
    this.whole.value = whole;
    this.again();
  }

  /** Show how it ended. */
  goToEnd(): void {
    this.playing.value = false;
    this.go(this.length);
  }

  toggle(): void {
    if (this.over.peek()) this.go(this.begins.peek());
    this.playing.value = !this.playing.peek();
  }

  /** Is the piece still in the hand? */
  get isHeld(): boolean {
    return this.at.peek() < this.released;
  }
}
