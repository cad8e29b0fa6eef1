/**
 * What is asked about a turn being composed: the draft, what the referee says of it, the survey around its base point.
 * Questions go out one at a time, the latest wins. It judges nothing itself.
 */
import { batch, computed, signal } from "@preact/signals-core";
import type {
  Extend,
  Hint,
  Nearest,
  OffRamp,
  PieceShapes,
  PlaceComponent,
  Preview,
  Ring,
  Turn,
  VerdictView,
} from "../../net/wire.gen";
import { isShifted, numberOf } from "../geometry";
import { LatestWins } from "../latest";
import type { MatchState } from "../match";
import type { BuildDraft, Draft } from "./draft";
import * as drafts from "./draft";
import { firstChoice } from "./reach";
import { heightsOf, RingBook } from "./ring";

/** What a composer asks of the connection. */
export interface Asker {
  preview(revision: number, turn: Turn): Promise<Preview>;
  nearest(revision: number, turn: Extend | OffRamp | PlaceComponent): Promise<Nearest>;
  ring(revision: number, base: number): Promise<Ring>;
  hint(revision: number, seat: number): Promise<Hint>;
  play(revision: number, seat: number, turn: Turn): Promise<void>;
}

/** A verdict and the draft it was given on. */
export interface Judged {
  readonly draft: Draft;
  readonly verdict: VerdictView;
}

interface Question {
  readonly draft: Draft;
  readonly turn: Turn;
  readonly revision: number;
}

export class Inquiry {
  readonly draft = signal<Draft | null>(null);
  readonly ring = signal<Ring | null>(null);
  readonly judged = signal<Judged | null>(null);
  /** A turn is under way to the server. */
  readonly sending = signal(false);
  /** May this player pass or set a road aside? Asked of the referee once a turn. */
  readonly mayPass = signal(false);
  readonly maySetAside = signal(false);

  /** The seat that composes: to move, or putting its last build right. */
  readonly seat = computed<number | null>(() => {
    const draft = this.draft.value;
    if (draft?.mode === "build" && draft.adjusting) return this.match.adjustable.value;
    return this.match.mySeat.value;
  });
  /** The verdict on the draft as it is now; null while it is being asked for. */
  readonly verdict = computed<VerdictView | null>(() => {
    const judged = this.judged.value;
    return judged !== null && judged.draft === this.draft.value ? judged.verdict : null;
  });
  /** The latest verdict on this build, perhaps on a place a moment ago: what panels show, so that they do not flicker. */
  readonly shownVerdict = computed<VerdictView | null>(() => this.judged.value?.verdict ?? null);
  readonly heights = computed<readonly number[]>(() => {
    const [ring, draft] = [this.ring.value, this.draft.value];
    return ring !== null && draft?.mode === "build" ? heightsOf(ring, draft.kind) : [];
  });
  readonly kinds = computed<ReadonlySet<string>>(() => new Set(this.ring.value?.options.map(([, kind]) => kind) ?? []));

  private readonly book: RingBook;
  private readonly pump: LatestWins<Question, Preview>;

  constructor(
    readonly match: MatchState,
    readonly asker: Asker,
    readonly shapes: PieceShapes,
  ) {
    this.book = new RingBook((revision, base) => asker.ring(revision, base));
    this.pump = new LatestWins(
      (q) => asker.preview(q.revision, q.turn),
      (q, answer) => this.heard(q, answer.verdict),
    );
  }

  /** The draft as a turn; null while something is missing. */
  turn(draft: Draft | null = this.draft.value): Turn | null {
    if (draft === null) return null;
    if (draft.mode === "component") return drafts.componentTurn(draft);
    const turn = drafts.buildTurn(draft);
    return turn !== null && draft.adjusting ? { type: "adjust", turn, player: this.match.adjustable.value } : turn;
  }

  /** Build, place or adjust what is drafted. Rejects with the server's reason. */
  async commit(): Promise<void> {
    const turn = this.turn();
    if (turn !== null) await this.send(turn);
  }

  async send(turn: Turn): Promise<void> {
    const seat = this.seat.value;
    if (seat === null || this.sending.value) return;
    this.sending.value = true;
    try {
      await this.asker.play(this.match.revision.value, seat, turn);
    } finally {
      this.sending.value = false;
    }
  }

  get build(): BuildDraft | null {
    const draft = this.draft.value;
    return draft?.mode === "build" ? draft : null;
  }

  set(draft: Draft): void {
    this.draft.value = draft;
    this.ask();
  }

  /** Forget all that was asked and answered. */
  forget(): void {
    this.pump.clear();
    this.judged.value = null;
    this.ring.value = null;
    this.mayPass.value = false;
    this.maySetAside.value = false;
  }

  /** Ask everything about the draft: again after a gap in the connection or with a new revision, or for the first time. */
  askAll(): void {
    this.ask();
    const draft = this.build;
    if (draft === null || draft.adjusting) return;
    if (draft.base !== null) void this.fetchRing(draft.base);
    void this.askMay();
  }

  ask(): void {
    const draft = this.draft.value;
    const turn = this.turn(draft);
    if (draft === null || turn === null) {
      this.judged.value = null;
      return;
    }
    this.pump.push({ draft, turn, revision: this.match.revision.value });
  }

  private heard(question: Question, verdict: VerdictView): void {
    if (question.revision !== this.match.revision.value || this.draft.value === null) return;
    if (this.draft.value.mode !== question.draft.mode) return;
    batch(() => {
      const now = this.draft.value;
      let draft = question.draft;
      // Where the stick lies by itself is kept with the draft: shifts start from there.
      if (now === draft && draft.mode === "build" && !isShifted(draft.shift) && verdict.lie !== null) {
        draft = { ...draft, rest: verdict.lie };
        this.draft.value = draft;
      }
      this.judged.value = { draft, verdict };
    });
  }

  async fetchRing(column: string): Promise<void> {
    const revision = this.match.revision.value;
    try {
      const ring = await this.book.get(revision, numberOf(column));
      const draft = this.build;
      if (draft === null || draft.base !== column || revision !== this.match.revision.value) return;
      batch(() => {
        this.ring.value = ring;
        const first = draft.height === 0 && draft.kind === "column" && !draft.adjusting ? firstChoice(ring) : null;
        if (first !== null) this.set({ ...draft, ...first });
      });
    } catch {
      // The connection went; the next whole table asks again.
    }
  }

  private async askMay(): Promise<void> {
    const revision = this.match.revision.value;
    try {
      const [pass, aside] = await Promise.all([
        this.asker.preview(revision, { type: "pass" }),
        this.match.info.value?.missions ? this.asker.preview(revision, { type: "set-aside" }) : null,
      ]);
      if (revision !== this.match.revision.value) return;
      this.mayPass.value = pass.verdict.legal;
      this.maySetAside.value = aside?.verdict.legal ?? false;
    } catch {
      // Asked again with the next whole table.
    }
  }
}
