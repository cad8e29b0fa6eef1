/** The replay of a match: all its tables, a slider, play and pause, a speed. */
import { computed, signal } from "@preact/signals-core";
import type { PlayView, Replay, TableView } from "../../net/wire.gen";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const MS_A_STEP = 1400;

export class ReplayState {
  readonly index = signal(0);
  readonly playing = signal(false);
  readonly speed = signal<number>(1);
  readonly length: number;
  readonly table = computed<TableView>(() => this.replay.tables[this.index.value]!);
  /** The play that led to this table; null at the start. */
  readonly play = computed<PlayView | null>(() => this.replay.plays[this.index.value - 1] ?? null);
  /** The carries that led to this table, including failed ones. */
  readonly carries = computed<readonly number[]>(() => this.play.value?.carries ?? []);
  private timer: unknown = null;

  constructor(
    private readonly replay: Replay,
    private readonly timers: { set: (run: () => void, ms: number) => unknown; clear: (id: unknown) => void } = {
      set: (run, ms) => setTimeout(run, ms),
      clear: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
    },
  ) {
    this.length = replay.tables.length;
  }

  /** The table on which a carry began. */
  tableBefore(carry: number): TableView {
    return this.replay.tables[this.tableOf(carry)]!;
  }

  /** The number of the table on which a carry began: the last one, if it has led to no step yet. */
  private tableOf(carry: number): number {
    const last = this.replay.tables.length - 1;
    if (this.replay.tables[last]?.status.bill?.carry === carry) return last;
    const step = this.replay.plays.findIndex(({ carries }) => carries.some((one) => one >= carry));
    return step < 0 ? last : step;
  }

  /** Go to the step that a carry belongs to. */
  goToCarry(carry: number): void {
    this.go(this.tableOf(carry) + 1);
  }

  go(index: number): void {
    this.index.value = Math.max(0, Math.min(this.length - 1, Math.round(index)));
  }

  moveBy(by: number): void {
    this.pause();
    this.go(this.index.value + by);
  }

  start(): void {
    if (this.playing.value) return;
    if (this.index.value >= this.length - 1) this.go(0);
    this.playing.value = true;
    this.wait();
  }

  pause(): void {
    this.playing.value = false;
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  toggle(): void {
    if (this.playing.value) this.pause();
    else this.start();
  }

  setSpeed(speed: number): void {
    this.speed.value = speed;
    if (!this.playing.value) return;
    if (this.timer !== null) this.timers.clear(this.timer);
    this.wait();
  }

  private wait(): void {
    this.timer = this.timers.set(() => {
      this.timer = null;
      if (!this.playing.value) return;
      this.go(this.index.value + 1);
      if (this.index.value >= this.length - 1) this.pause();
      else this.wait();
    }, MS_A_STEP / this.speed.value);
  }
}
