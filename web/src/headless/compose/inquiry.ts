/**
 * The questions about a draft: the draft itself, the referee's verdict, the survey around its base point. One request
 * is in flight at a time, and the latest wins. Nothing is judged here.
 */
import { batch, computed, signal } from "@preact/signals-core";
import type {
  Extend,
  Hint,
  Nearest,
  OffRamp,
  Outlook,
  PieceShapes,
  PlaceComponent,
  Preview,
  Remedy,
  RemedyView,
  Ring,
  Turn,
  VerdictView,
} from "../../net/wire.gen";
import { isShifted } from "../geometry";
import { LatestWins } from "../latest";
import type { MatchState } from "../match";
import { numberOf } from "../piece-id";
import type { BuildDraft, Draft } from "./draft";
import * as drafts from "./draft";
import { firstChoice } from "./reach";
import { earningOptions, heightsOf, type Option, RingBook } from "./ring";

/** The requests that a composer makes. */
export interface Asker {
  preview(revision: number, turn: Turn): Promise<Preview>;
  nearest(revision: number, turn: Extend | OffRamp | PlaceComponent): Promise<Nearest>;
  remedy(revision: number, turn: Turn): Promise<Remedy>;
  outlook(revision: number): Promise<Outlook>;
  ring(revision: number, base: number): Promise<Ring>;
  hint(revision: number, seat: number): Promise<Hint>;
  play(revision: number, seat: number, turn: Turn): Promise<void>;
}

/** A verdict and the draft it belongs to. */
export interface Judged {
  readonly draft: Draft;
  readonly verdict: VerdictView;
}

interface Question {
  readonly draft: Draft;
  readonly turn: Turn;
  readonly revision: number;
}

const unplaced = (draft: BuildDraft): BuildDraft => ({ ...draft, place: null, pinned: false });

export class Inquiry {
  readonly draft = signal<Draft | null>(null);
  readonly ring = signal<Ring | null>(null);
  readonly judged = signal<Judged | null>(null);
  /** A turn has been sent and is not answered yet. */
  readonly sending = signal(false);
  /** This player's choices besides building. Asked once per turn. */
  readonly outlook = signal<Outlook | null>(null);
  /** The player can build no column: the outlook says what is left. */
  readonly stuck = computed(() => (this.outlook.value?.situation?.lack ?? null) !== null);
  /** The player can build nothing at all, so there is nothing to compose but an adjusted turn. */
  readonly barred = computed(() => this.stuck.value && this.outlook.value?.situation?.what !== "off-ramp");
  readonly mayPass = computed(() => this.outlook.value?.may_pass ?? false);
  readonly maySetAside = computed(() => this.outlook.value?.may_set_aside ?? false);
  /** The remedy against the verdict on the current draft; null if there is none, or nothing was asked. */
  readonly remedy = computed<RemedyView | null>(() => {
    const helped = this.helped.value;
    return helped !== null && helped.verdict === this.verdict.value ? helped.remedy : null;
  });

  /** The seat that composes: the one to move, or the one adjusting its last build. */
  readonly seat = computed<number | null>(() => {
    const draft = this.draft.value;
    if (draft?.mode === "build" && draft.adjusting) return this.match.adjustable.value;
    return this.match.mySeat.value;
  });
  /** The verdict on the current draft; null while the request is in flight. */
  readonly verdict = computed<VerdictView | null>(() => {
    const judged = this.judged.value;
    return judged !== null && judged.draft === this.draft.value ? judged.verdict : null;
  });
  /** The latest verdict on this build, possibly for an earlier place. Panels show it to avoid flicker. */
  readonly shownVerdict = computed<VerdictView | null>(() => this.judged.value?.verdict ?? null);
  readonly heights = computed<readonly number[]>(() => {
    const [ring, draft] = [this.ring.value, this.draft.value];
    return ring !== null && draft?.mode === "build" ? heightsOf(ring, draft.kind) : [];
  });
  /** The spots that could earn a car from this base point, whatever is chosen now. */
  readonly earning = computed<readonly Option[]>(() =>
    this.ring.value === null ? [] : earningOptions(this.ring.value),
  );
  readonly kinds = computed<ReadonlySet<string>>(() => new Set(this.ring.value?.options.map(([, kind]) => kind) ?? []));

  private readonly helped = signal<{ readonly verdict: VerdictView; readonly remedy: RemedyView | null } | null>(null);
  private readonly book: RingBook;
  private readonly helper: LatestWins<Question & Judged, Remedy>;
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
    this.helper = new LatestWins(
      (q) => asker.remedy(q.revision, q.turn),
      (q, { remedy }) => {
        this.helped.value = { verdict: q.verdict, remedy };
      },
    );
  }

  /** The draft as a turn; null while it is incomplete. */
  turn(draft: Draft | null = this.draft.value): Turn | null {
    if (draft === null) return null;
    if (draft.mode === "component") return drafts.componentTurn(draft);
    const turn = drafts.buildTurn(draft);
    return turn !== null && draft.adjusting ? { type: "adjust", turn, player: this.match.adjustable.value } : turn;
  }

  /** Send the draft as a build, a placement or an adjustment. Rejects with the server's reason. */
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
    this.draft.value = this.barred.value && draft.mode === "build" && !draft.adjusting ? unplaced(draft) : draft;
    this.ask();
  }

  /** Discard all questions and answers. */
  forget(): void {
    this.pump.clear();
    this.helper.clear();
    this.judged.value = null;
    this.helped.value = null;
    this.ring.value = null;
    this.outlook.value = null;
  }

  /** Ask everything about the draft: at its start, at a new revision, and after a gap in the connection. */
  askAll(): void {
    this.ask();
    const draft = this.build;
    if (draft === null || draft.adjusting) return;
    if (draft.base !== null) void this.fetchRing(draft.base);
    void this.askOutlook();
  }

  /** Ask again for what the server answers better now. */
  refresh(): void {
    this.book.clear();
    this.askAll();
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
      // Keep the resting lie with the draft: shifts start from it.
      if (now === draft && draft.mode === "build" && !isShifted(draft.shift) && verdict.lie !== null) {
        draft = { ...draft, rest: verdict.lie };
        this.draft.value = draft;
      }
      this.judged.value = { draft, verdict };
    });
    // Help is for a place that the player chose. A ghost that follows the pointer is asked about too often.
    if (!verdict.legal && question.draft.pinned) this.helper.push({ ...question, verdict });
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
      // The connection was lost; the next full table asks again.
    }
  }

  private async askOutlook(): Promise<void> {
    const revision = this.match.revision.value;
    try {
      const outlook = await this.asker.outlook(revision);
      if (revision !== this.match.revision.value) return;
      this.outlook.value = outlook;
      const draft = this.draft.value;
      if (this.barred.value && draft !== null) this.set(draft); // the pointer may have placed a ghost meanwhile
    } catch {
      // The next full table asks again.
    }
  }
}
