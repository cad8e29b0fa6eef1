/** Reactions of people at the table: the last few, each shown for a moment. No clock: the owner says what time it is. */
import { computed, signal } from "@preact/signals-core";
import type { React } from "../../net/wire.gen";

export type Reaction = React["reaction"];
/** To a carry, in the order of the buttons. */
export const REACTIONS: readonly Reaction[] = ["careful", "gasp", "close", "applause", "ouch", "calm"];
/** The reactions of spectators (src/shuto/server/wire/reactions.py). */
export const CHEERS: readonly Reaction[] = ["applause", "gasp"];
const PLAYING: readonly Reaction[] = [
  "hello",
  "luck",
  "nice",
  "oops",
  "thanks",
  "sorry",
  "moment",
  "careful",
  "gasp",
  "applause",
];
const AFTER: readonly Reaction[] = ["well-played", "thanks", "rematch", "applause"];

/** The reactions that a page may send: to a carry or at any time, with a seat or as a spectator. */
export const reactionsFor = (seated: boolean, cheering: boolean): readonly Reaction[] =>
  seated ? REACTIONS : cheering ? CHEERS : [];
export const phrasesFor = (seated: boolean, over: boolean, cheering: boolean): readonly Reaction[] =>
  seated ? (over ? AFTER : PLAYING) : cheering ? CHEERS : [];
export const SHOWN_FOR = 3500; // ms
export const MOST_SHOWN = 3;

export interface ShownReaction {
  readonly id: number;
  readonly reaction: Reaction;
  /** The seat that reacted; null: a spectator. */
  readonly seat: number | null;
  /** When it disappears, in ms. */
  readonly until: number;
}

export class Reactions {
  private readonly all = signal<readonly ShownReaction[]>([]);
  private count = 0;
  /** The reactions that are shown; none if the viewer has hidden reactions. */
  readonly shown = computed(() => (this.on() ? this.all.value.filter(({ seat }) => !this.muted(seat)) : []));

  /** `on`: does this viewer want to see reactions? `muted`: whom do they not want to hear? */
  constructor(
    private readonly on: () => boolean,
    private readonly muted: (seat: number | null) => boolean = () => false,
  ) {}

  /** Somebody reacted. Returns whether it is shown. */
  hear({ reaction, seat }: Pick<React, "reaction" | "seat">, now: number): boolean {
    if (!this.on() || this.muted(seat)) return false;
    this.count += 1;
    const one = { id: this.count, reaction, seat, until: now + SHOWN_FOR };
    // A second reaction of the same seat replaces the first: nobody fills the table with words.
    const others = this.all.value.filter((other) => other.seat !== seat || seat === null);
    this.all.value = [...others, one].slice(-MOST_SHOWN);
    return true;
  }

  /** Remove what was shown for long enough. */
  expire(now: number): void {
    const left = this.all.value.filter(({ until }) => until > now);
    if (left.length < this.all.value.length) this.all.value = left;
  }
}

/** The seat with which a page reacts: one that does not carry; null: a spectator. */
export function reactingSeat(held: ReadonlySet<number>, carrying: number | null): number | null {
  return [...held].find((seat) => seat !== carrying) ?? [...held][0] ?? null;
}
