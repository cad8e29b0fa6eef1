/** The practice table: how long a clean carry took, and the best times of this browser. No clock of its own. */
import { signal } from "@preact/signals-core";
import type { Extend, Landing, OffRamp } from "../../net/wire.gen";
import type { HANDLED, TREMORS } from "../new-game/setup";

export interface Practice {
  readonly tremor: (typeof TREMORS)[number];
  readonly pieces: (typeof HANDLED)[number];
}
export const FIRST_PRACTICE: Practice = { tremor: "normal", pieces: "roads" };

/** The name under which a table with this hand is kept. */
export const practiceKey = ({ tremor, pieces }: Practice): string => `practice-${tremor}-${pieces}`;

/** The name of a best time: each task, hand and tool has its own. */
export const bestKey = (task: number, practice: Practice, tweezers: boolean): string =>
  `${practiceKey(practice)}-${tweezers ? "tweezers-" : ""}${task}`;

/** Is it the build that the task is about? A junction or another spot is another build. */
export function sameBuild(a: Extend | OffRamp, b: Extend | OffRamp): boolean {
  const height = (turn: Extend | OffRamp): number => (turn.type === "extend" ? turn.height : 0);
  return a.type === b.type && a.base === b.base && a.x === b.x && a.y === b.y && height(a) === height(b);
}

export interface Times {
  best(key: string): number | null;
  putBest(key: string, seconds: number): void;
}

/** Measures one clean try: from taking the first piece until the last one lies. */
export class PracticeClock {
  /** The last clean try, in seconds; null before it, and while another one is under way. */
  readonly last = signal<{
    readonly seconds: number;
    readonly record: boolean;
    /** It was the build of the task, so its time counts. */
    readonly counts: boolean;
  } | null>(null);
  private since: number | null = null;
  private counts = false;

  constructor(private readonly times: Times) {}

  /** A piece was taken. `counts`: it is the build of the task. `now` in ms. */
  taken(counts: boolean, now: number): void {
    if (this.since === null) this.counts = counts;
    this.since ??= now;
    this.last.value = null;
  }

  /** A carry has ended. `next` is null if it was dropped. A try that failed is forgotten. */
  ended(next: Landing["next"] | null, key: string, now: number): void {
    const since = this.since;
    if (next === "piece") return;
    this.since = null;
    if (next !== "played" || since === null) return;
    const seconds = (now - since) / 1000;
    const best = this.times.best(key);
    const record = this.counts && (best === null || seconds < best);
    if (record) this.times.putBest(key, seconds);
    this.last.value = { seconds, record, counts: this.counts };
  }
}
