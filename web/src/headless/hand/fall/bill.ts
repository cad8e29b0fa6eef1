/** An open bill: what the payer owes to whom, in which colours they pay, and who may forgive it. */
import { batch, computed, effect, signal } from "@preact/signals-core";
import type { BillView, Payment, SeatView } from "../../../net/wire.gen";
import type { MatchState } from "../../match";
import { type Hit, hitOf } from "./hit";
import { yellowRange } from "./knock";

export class OpenBill {
  /** The colours of the payment: the server's proposal until the payer chooses. */
  readonly pays = signal<readonly Payment[]>([]);
  readonly view = computed<BillView | null>(() => this.match.status.value?.bill ?? null);
  /** The pieces that fell or were only moved, whether it costs something or not. */
  readonly hit = computed<Hit>(() => hitOf(this.view.value?.fallen ?? [], this.view.value?.nudged ?? []));
  /** The pieces that may cost something. Moved pieces are included only if moving costs something. */
  readonly counted = computed<readonly string[]>(() => {
    const { fallen, moved } = this.hit.value;
    return typeof this.match.info.value?.hand.nudge === "number" ? [...fallen, ...moved] : fallen;
  });
  readonly payer = computed<SeatView | null>(() => {
    const bill = this.view.value;
    return bill === null ? null : (this.match.seats.value[bill.seat] ?? null);
  });
  /** May this page pay? */
  readonly mine = computed(() => {
    const bill = this.view.value;
    return bill !== null && this.match.held.value.has(bill.seat);
  });
  /** A bot pays by itself, after people have had time to forgive the bill. */
  readonly botPays = computed(() => this.payer.value?.kind === "bot");
  /** A seat of this page that has not agreed to forgive yet. */
  readonly forgiver = computed<number | null>(() => {
    const bill = this.view.value;
    if (bill === null) return null;
    const people = [...this.match.held.value].filter((seat) => this.match.seats.value[seat]?.kind === "human");
    return people.find((seat) => !bill.forgiven_by.includes(seat)) ?? null;
  });
  /** A seat of this page that may refuse to forgive: one that had agreed, or any if a bot waits for an answer. */
  readonly denier = computed<number | null>(() => {
    const bill = this.view.value;
    if (bill === null) return null;
    const agreed = [...this.match.held.value].find((seat) => bill.forgiven_by.includes(seat));
    return agreed ?? (this.botPays.value ? this.forgiver.value : null);
  });
  private chosen = false;
  private readonly stop: () => void;

  constructor(private readonly match: MatchState) {
    let before = "";
    this.stop = effect(() => {
      const bill = this.view.value;
      const now = bill === null ? "" : JSON.stringify([bill.seat, bill.pays]);
      if (now === before) return;
      before = now;
      batch(() => {
        this.chosen = false;
        this.pays.value = bill?.pays ?? [];
      });
    });
  }

  range(owner: number): readonly [number, number] {
    const bill = this.view.value;
    return bill === null ? [0, 0] : yellowRange(this.pays.value, owner, bill);
  }

  payYellow(owner: number, yellow: number): void {
    this.chosen = true;
    this.pays.value = this.pays.value.map((pay) => {
      const due = (pay.gray ?? 0) + (pay.yellow ?? 0);
      return pay.owner === owner ? { owner, gray: due - yellow, yellow } : pay;
    });
  }

  /** The payment to send; null if the payer chose nothing. */
  stated(): readonly Payment[] | null {
    return this.chosen ? this.pays.value : null;
  }

  dispose(): void {
    this.stop();
  }
}
