/** Things that the open table shows besides its pieces: the ghost, the ring, marks, and glowing or outlined pieces. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Composer } from "../../headless/compose/composer";
import { draftOfTurn } from "../../headless/compose/draft";
import { type Composed, ghostOf, highlightOf, marksOf, ringOf } from "../../headless/compose/preview";
import type { MatchState } from "../../headless/match";
import type { PlayQueue } from "../../headless/play-queue";
import type { Ghost, Highlight } from "../../headless/shown";
import type { PieceShapes, TableView, Turn } from "../../net/wire.gen";
import type { Demo } from "../hand/demo";
import type { HandTable } from "../hand/hand-table";
import type { LookingBack } from "./looking-back";
import type { Wreck } from "./wreck";

interface Around {
  readonly match: MatchState;
  readonly composer: Composer;
  readonly past: LookingBack;
  readonly plays: PlayQueue;
  readonly hands: HandTable;
  readonly wreck: Wreck;
  readonly demo: Demo;
  readonly shapes: PieceShapes;
  /** Composing is off. */
  readonly quiet: ReadonlySignal<boolean>;
}

export class Overlay {
  /** Pieces that are reported as fallen right now; they glow. */
  readonly reported = signal<readonly string[]>([]);
  /** Pieces whose name in a sentence is pointed at. */
  readonly pointed = signal<readonly string[]>([]);
  /** The piece in the scene whose name is shown, and where on the canvas. */
  readonly tip = signal<{ readonly piece: string; readonly x: number; readonly y: number } | null>(null);

  /** The build that the player composes. */
  readonly composed = computed<Composed>(() => {
    const { composer, match, shapes } = this.around;
    return {
      draft: composer.draft.value,
      seat: composer.seat.value,
      table: match.table.value,
      shapes,
      ring: composer.ring.value,
      verdict: composer.verdict.value,
    };
  });

  readonly ghost = computed<Ghost | null>(() => {
    const { past, hands, quiet, demo } = this.around;
    const [replay, advice] = [past.replay.value, past.advice.value];
    const composed = ghostOf(this.composed.value);
    if (demo.on.value) return composed === null ? null : { ...composed, guide: true };
    if (replay === null) return hands.guide.value ?? (quiet.value ? hands.begun.guide.value : composed);
    if (advice === null || replay.index.value !== advice.step) return null;
    return this.ghostOfTurn(advice.turn, advice.seat, replay.table.value);
  });
  readonly ring = computed(() => (this.around.quiet.value ? null : ringOf(this.composed.value)));
  readonly marks = computed(() => (this.around.quiet.value ? [] : marksOf(this.composed.value)));
  readonly highlight = computed<Highlight>(() => ({ ...this.marked.value, pointed: this.outlined.value }));

  /** The pieces pointed at; else, while a play of another player is shown, what it added. */
  private readonly outlined = computed<readonly string[]>(() => {
    const { match, past, plays } = this.around;
    const tip = this.tip.value;
    if (tip !== null) return [tip.piece];
    const [pointed, move] = [this.pointed.value, plays.move.value];
    const shown = move !== null && past.replay.value === null && !match.held.value.has(move.seat);
    return pointed.length > 0 || !shown ? pointed : (move.pieces ?? []);
  });
  private readonly marked = computed<Highlight>(() => {
    const { past, hands, wreck, quiet } = this.around;
    const reported = this.reported.value;
    if (reported.length > 0) return { pieces: reported, basePoints: [], chosenBase: null };
    if (!quiet.value) return highlightOf(this.composed.value);
    // A wreck shows what fell where it lies, not where it stood.
    const billed = past.replay.value === null && wreck.replay.value === null;
    return { pieces: billed ? hands.bill.counted.value : [], basePoints: [], chosenBase: null };
  });

  constructor(private readonly around: Around) {}

  private ghostOfTurn(turn: Turn, seat: number, table: TableView | null): Ghost | null {
    const { shapes } = this.around;
    return ghostOf({ draft: draftOfTurn(turn), seat, table, shapes, ring: null, verdict: null });
  }
}
