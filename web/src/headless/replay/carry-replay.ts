/** The replay of a stored carry: from any moment, at any speed. */
import { computed, signal } from "@preact/signals-core";
import type { CarryView, TableView } from "../../net/wire.gen";
import { knockedOver, type LooseBody, looseBodies, named } from "../hand/carry";
import { FRAMES_A_SECOND, type Pose, readFrames } from "../hand/frames";
import { Tracks } from "../hand/tracks";

export const SLOWNESS = [0.125, 0.25, 0.5, 1] as const;
const REST_AT_END = 0.8; // seconds shown after the last frame

export class CarryReplay {
  readonly playing = signal(true);
  readonly speed = signal<number>(1);
  /** Seconds since the piece was taken. */
  readonly at = signal(0);
  readonly length: number;
  readonly loose: readonly LooseBody[];
  /** The held piece: the name of its lowest body. */
  readonly held: string;
  /** When it was released, in seconds. */
  readonly released: number;
  /** Pieces that did not stay; each appears once. */
  readonly fallen: readonly string[];
  readonly over = computed(() => this.at.value >= this.length);
  private readonly tracks = new Tracks(true);
  private readonly first: number;

  constructor(
    readonly carry: CarryView,
    readonly number: number,
    table: TableView,
  ) {
    const bytes = Uint8Array.from(atob(carry.frames), (letter) => letter.charCodeAt(0));
    const frames = readFrames(bytes.buffer, carry.unit);
    for (const frame of frames) this.tracks.add(frame);
    this.first = this.tracks.first ?? 0;
    const seconds = (frame: number): number => (frame - this.first) / FRAMES_A_SECOND;
    this.length = seconds(this.tracks.last ?? 0) + REST_AT_END;
    this.released = seconds(frames.find((frame) => frame.phase !== "carrying")?.number ?? this.tracks.last ?? 0);
    this.loose = looseBodies(carry, table);
    this.held = carry.names.find((name) => name === carry.piece || name.startsWith(`${carry.piece}.`)) ?? carry.piece;
    this.fallen = [...new Set(carry.fates.filter(knockedOver).map(({ piece }) => piece))];
  }

  /** Advance by some seconds of the viewer's time. */
  tick(seconds: number): void {
    if (!this.playing.peek()) return;
    const now = this.at.peek() + seconds * this.speed.peek();
    this.at.value = Math.min(this.length, now);
    if (now >= this.length) this.playing.value = false;
  }

  /** The pose of every body at the current moment. */
  poses(): ReadonlyMap<string, Pose> {
    return named(this.carry.names, this.tracks.at(this.first + this.at.peek() * FRAMES_A_SECOND));
  }

  go(seconds: number): void {
    this.at.value = Math.max(0, Math.min(this.length, seconds));
  }

  toggle(): void {
    if (this.over.peek()) this.go(0);
    this.playing.value = !this.playing.peek();
  }

  /** Is the piece still in the hand? */
  get isHeld(): boolean {
    return this.at.peek() < this.released;
  }
}
