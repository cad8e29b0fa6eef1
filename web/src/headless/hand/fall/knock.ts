/** A report of a fall: who did it, which pieces, and how it is paid. The server says what it costs. */
import { batch, computed, signal } from "@preact/signals-core";
import type { Aftermath, Bill, Payment, SeatView, TableView } from "../../../net/wire.gen";
import { LatestWins } from "../../latest";
import type { MatchState } from "../../match";
import { Numbered, type Say } from "../../text/pieces";

export interface KnockAsker {
  bill(revision: number, aftermath: Aftermath): Promise<Bill>;
  knock(revision: number, seat: number, aftermath: Aftermath): Promise<void>;
}

/** A piece that may have fallen; a column counts as many times as it has discs. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly discs: number;
}

export interface Owned {
  readonly owner: number;
  readonly pieces: readonly Standing[];
}

/** The pieces of all seats except `by`, grouped by owner: knocking over your own pieces costs nothing. */
export function standingPieces(say: Say, table: TableView, by: number): readonly Owned[] {
  const names = new Numbered(say, table);
  const groups = table.status.seats.map((_, owner) => ({
    owner,
    pieces: [
      ...table.columns
        .filter((c) => c.owner === owner)
        .map((c) => ({ id: c.id, name: names.column(c), discs: c.height })),
      ...table.roads.filter((r) => r.owner === owner).map((r) => ({ id: r.id, name: names.road(r), discs: 1 })),
      ...table.cars.filter((k) => k.owner === owner).map((k) => ({ id: k.id, name: names.car(k), discs: 1 })),
    ],
  }));
  return groups.filter(({ owner, pieces }) => owner !== by && pieces.length > 0);
}

/** The discs with which a seat can pay. */
type Purse = Pick<SeatView, "gray" | "yellow">;

/** The least and most yellow discs in a payment, given the payer's supply and their other payments. */
export function yellowRange(pays: readonly Payment[], owner: number, payer: Purse): readonly [number, number] {
  const sum = (of: readonly Payment[], colour: "gray" | "yellow"): number =>
    of.reduce((total, pay) => total + (pay[colour] ?? 0), 0);
  const mine = pays.filter((pay) => pay.owner === owner);
  const others = pays.filter((pay) => pay.owner !== owner);
  const due = sum(mine, "gray") + sum(mine, "yellow");
  const [gray, yellow] = [payer.gray - sum(others, "gray"), payer.yellow - sum(others, "yellow")];
  return [Math.max(0, due - gray), Math.min(due, yellow)];
}

export class KnockReport {
  readonly by = signal(0);
  /** Pieces that fell, and how many discs of each. */
  readonly fallen = signal<ReadonlyMap<string, number>>(new Map());
  readonly forgiven = signal(false);
  /** The cost, in the chosen colours; null until the server has answered. */
  readonly pays = signal<readonly Payment[] | null>(null);
  /** Why the server refuses the report. */
  readonly error = signal<unknown>(null);
  readonly sending = signal(false);
  readonly ready = computed(
    () => this.fallen.value.size > 0 && !this.sending.value && (this.forgiven.value || this.pays.value !== null),
  );

  private chosen = false;
  private asking: Aftermath | null = null;
  private readonly pump: LatestWins<Aftermath, Bill>;

  constructor(
    private readonly match: MatchState,
    private readonly asker: KnockAsker,
  ) {
    this.by.value = match.mySeat.value ?? [...match.held.value][0] ?? 0;
    this.pump = new LatestWins(
      (aftermath) => asker.bill(match.revision.value, aftermath),
      (aftermath, bill) => this.hear(aftermath, bill.pays, null),
      (aftermath, error) => this.hear(aftermath, null, error),
    );
  }

  blame(seat: number): void {
    if (seat === this.by.value) return;
    this.by.value = seat;
    const own = new Set(this.ownersPieces(seat));
    this.fallen.value = new Map([...this.fallen.value].filter(([id]) => !own.has(id)));
    this.refresh();
  }

  /** Set how many discs of a piece fell (1 for other pieces); 0 if it did not fall. */
  fell(piece: string, discs: number): void {
    const fallen = new Map(this.fallen.value);
    if (discs > 0) fallen.set(piece, discs);
    else fallen.delete(piece);
    this.fallen.value = fallen;
    this.refresh();
  }

  forgive(all: boolean): void {
    this.forgiven.value = all;
    this.refresh();
  }

  payYellow(owner: number, yellow: number): void {
    this.chosen = true;
    this.pays.value = (this.pays.value ?? []).map((pay) => {
      const due = (pay.gray ?? 0) + (pay.yellow ?? 0);
      return pay.owner === owner ? { owner, gray: due - yellow, yellow } : pay;
    });
  }

  /** The report as the server reads it. Payments are stated only if the payer chose the colours. */
  aftermath(): Aftermath {
    const discs = this.discs();
    const fallen = [...this.fallen.value].map(([piece, count]) =>
      count < (discs.get(piece) ?? 1) ? { piece, count } : { piece },
    );
    const common = { by: this.by.value, fallen };
    if (this.forgiven.value) return { ...common, forgiven: true };
    return this.chosen && this.pays.value !== null ? { ...common, pays: this.pays.value } : common;
  }

  /** Send the report; true once the server has accepted it. */
  async send(): Promise<boolean> {
    if (!this.ready.value) return false;
    this.sending.value = true;
    try {
      await this.asker.knock(this.match.revision.value, this.by.value, this.aftermath());
      return true;
    } catch (error) {
      this.error.value = error;
      return false;
    } finally {
      this.sending.value = false;
    }
  }

  /** The fallen pieces or the table changed: ask for a new bill and forget the chosen colours. */
  refresh(): void {
    this.chosen = false;
    batch(() => {
      this.pays.value = null;
      this.error.value = null;
    });
    this.asking = this.fallen.value.size > 0 && !this.forgiven.value ? this.aftermath() : null;
    if (this.asking !== null) this.pump.push(this.asking);
  }

  /** Ignore an answer to an outdated question. */
  private hear(aftermath: Aftermath, pays: readonly Payment[] | null, error: unknown): void {
    if (aftermath !== this.asking) return;
    batch(() => {
      this.pays.value = pays;
      this.error.value = error;
    });
  }

  private discs(): ReadonlyMap<string, number> {
    return new Map(this.match.table.value?.columns.map((column) => [column.id, column.height]) ?? []);
  }

  private ownersPieces(seat: number): readonly string[] {
    const table = this.match.table.value;
    const all = table === null ? [] : [...table.columns, ...table.roads, ...table.cars];
    return all.filter((piece) => piece.owner === seat).map((piece) => piece.id);
  }
}
