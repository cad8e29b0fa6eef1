/** The wreck of an open bill: the carry that caused it, shown in slow motion, then as it lies until the bill is answered. */
import { effect, signal } from "@preact/signals";
import type { OpenBill } from "../../headless/hand/fall/bill";
import { knockedOver } from "../../headless/hand/stream/carry";
import type { MatchState } from "../../headless/match";
import { CarryReplay } from "../../headless/replay/carry-replay";
import type { CarryView } from "../../net/wire.gen";

export class Wreck {
  /** Null without an open bill, and until its carry has arrived. */
  readonly replay = signal<CarryReplay | null>(null);
  private shown: number | null = null;
  readonly dispose: () => void;

  constructor(
    private readonly match: MatchState,
    private readonly bill: OpenBill,
    private readonly around: {
      readonly carry: (number: number) => Promise<CarryView>;
      readonly calm: () => boolean;
    },
  ) {
    this.dispose = effect(() => {
      const number = bill.view.value?.carry ?? null;
      if (number === this.shown) return;
      this.shown = number;
      this.replay.value = null;
      if (number !== null) void this.load(number);
    });
  }

  private async load(number: number): Promise<void> {
    let carry: CarryView;
    try {
      carry = await this.around.carry(number);
    } catch {
      return; // the bill can be answered without it
    }
    const table = this.match.table.peek();
    if (this.shown !== number || table === null) return;
    const counted = new Set(this.bill.counted.peek());
    const billed = carry.fates.some(({ piece }) => counted.has(piece));
    const replay = new CarryReplay(carry, number, table, billed ? ({ piece }) => counted.has(piece) : knockedOver);
    replay.speed.value = "slow-motion";
    if (this.around.calm()) replay.goToEnd();
    this.replay.value = replay;
  }

  /** Is the table as it lay after the fall? The news of the bill follow those of the landing. */
  lies(landed: number | null): boolean {
    return this.bill.view.peek() !== null || (landed !== null && this.match.revision.peek() < landed);
  }
}
