/**
 * A wreck at the open table: the carry that caused it, in slow motion. That of an open bill lies until the bill is
 * answered. One that costs nothing is put back by itself, and can be watched again.
 */
import { computed, effect, signal } from "@preact/signals";
import type { OpenBill } from "../../headless/hand/fall/bill";
import { knockedOver } from "../../headless/hand/stream/carry";
import type { MatchState } from "../../headless/match";
import { CarryReplay } from "../../headless/replay/carry-replay";
import type { CarryView } from "../../net/wire.gen";
import { dialog } from "../app-state";

export class Wreck {
  /** Null without a wreck to show, and until its carry has arrived. */
  readonly replay = signal<CarryReplay | null>(null);
  /** The carry that is watched again, although nobody owes anything for it. */
  private readonly again = signal<number | null>(null);
  /** Is it shown only to be watched again? */
  readonly free = computed(() => this.again.value !== null && this.bill.view.value === null);
  private shown: number | null = null;
  private readonly stops: readonly (() => void)[];

  constructor(
    private readonly match: MatchState,
    private readonly bill: OpenBill,
    private readonly around: {
      readonly carry: (number: number) => Promise<CarryView>;
      readonly calm: () => boolean;
      /** There is nothing to be watched. */
      readonly missing: () => void;
    },
  ) {
    this.stops = [
      effect(() => {
        const open = bill.view.value;
        const number = open === null ? this.again.value : open.carry;
        if (number === this.shown) return;
        this.shown = number;
        this.replay.value = null;
        if (number !== null) void this.load(number, open === null);
      }),
      // Once everything has come to rest it is put back, unless it is being shared.
      effect(() => {
        if (this.free.value && this.replay.value?.over.value && dialog.value === null) this.leave();
      }),
    ];
  }

  private async load(number: number, free: boolean): Promise<void> {
    let carry: CarryView;
    try {
      carry = await this.around.carry(number);
    } catch {
      if (!free || this.again.peek() !== number) return; // a bill can be answered without it
      this.leave();
      this.around.missing();
      return;
    }
    const table = this.match.table.peek();
    if (this.shown !== number || table === null) return;
    const counted = new Set(this.bill.counted.peek());
    const billed = carry.fates.some(({ piece }) => counted.has(piece));
    const replay = new CarryReplay(carry, number, table, billed ? ({ piece }) => counted.has(piece) : knockedOver);
    replay.speed.value = "slow-motion";
    if (this.around.calm() && !free) replay.goToEnd();
    this.replay.value = replay;
  }

  /** Watch a carry again that nobody owes anything for. */
  watch(number: number): void {
    if (this.shown === number) this.replay.peek()?.again();
    else this.again.value = number;
  }

  /** Put back what is only watched again. */
  leave(): void {
    this.again.value = null;
  }

  /** Is the table as it lay after a fall? The news of the bill follow those of the landing. */
  lies(landed: number | null): boolean {
    return (
      this.bill.view.peek() !== null ||
      this.again.peek() !== null ||
      (landed !== null && this.match.revision.peek() < landed)
    );
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }
}
