/** A build of which some pieces lie: how they lie, and what is still to be carried, as the referee says. */
import { computed, effect, signal } from "@preact/signals";
import { draftOfTurn } from "../../headless/compose/draft";
import { ghostOf } from "../../headless/compose/preview";
import { type Lying, lyingPieces, stillMissing } from "../../headless/hand/stream/lying";
import type { MatchState } from "../../headless/match";
import type { Ghost } from "../../headless/shown";
import type { MatchSocket } from "../../net/socket";
import type { PieceShapes, VerdictView } from "../../net/wire.gen";

export class BegunBuild {
  readonly view = computed(() => this.match.status.value?.begun ?? null);
  /** The verdict on the build; null while it is asked for, and if there is none. */
  private readonly verdict = signal<VerdictView | null>(null);
  private readonly whole = computed<Ghost | null>(() => {
    const begun = this.view.value;
    if (begun === null) return null;
    const { shapes } = this;
    const [draft, table, verdict] = [draftOfTurn(begun.turn), this.match.table.value, this.verdict.value];
    return ghostOf({ draft, seat: begun.seat, table, shapes, ring: null, verdict });
  });
  /** What lies. Null until the referee has said how. */
  readonly lying = computed<Lying | null>(() => {
    const [begun, whole] = [this.view.value, this.whole.value];
    if (begun === null || whole === null || this.verdict.value === null) return null;
    return lyingPieces(begun, whole, this.match.table.value, this.shapes);
  });
  /** Where the rest goes. */
  readonly guide = computed<Ghost | null>(() => {
    const [begun, whole] = [this.view.value, this.whole.value];
    if (begun === null || whole === null) return null;
    return { ...stillMissing(begun, whole, this.match.table.value), guide: true };
  });
  readonly dispose: () => void;

  constructor(
    private readonly match: MatchState,
    socket: Pick<MatchSocket, "preview">,
    private readonly shapes: PieceShapes,
  ) {
    let asked = "";
    this.dispose = effect(() => {
      const [begun, link] = [this.view.value, match.link.value];
      const now = begun === null || link !== "open" ? "" : JSON.stringify(begun);
      if (now === asked) return;
      asked = now;
      this.verdict.value = null;
      if (begun === null || now === "") return;
      socket.preview(match.revision.peek(), begun.turn).then(
        ({ verdict }) => {
          if (asked === now) this.verdict.value = verdict;
        },
        () => {}, // the connection is lost or the table has moved on: it is asked for again then
      );
    });
  }
}
