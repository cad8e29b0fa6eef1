/** Turns that the server offers, shown as the draft: hints, remedies, and a build instead of a pass. */
import { computed, signal } from "@preact/signals-core";
import type { RemedyView, Turn } from "../../net/wire.gen";
import type { MatchState } from "../match";
import * as drafts from "./draft";
import type { Inquiry } from "./inquiry";

export class Offers {
  /** The purpose of the shown hint, in words; empty if the draft is not a hint, or no longer. */
  readonly why = computed(() => {
    const [hint, turn] = [this.hinted.value, this.inquiry.turn()];
    return hint !== null && JSON.stringify(turn) === hint.turn ? hint.why : "";
  });
  /** The last hint: its turn as it is asked about, and what it is good for. */
  private readonly hinted = signal<{ readonly turn: string; readonly why: string } | null>(null);

  constructor(
    private readonly match: MatchState,
    private readonly inquiry: Inquiry,
    /** Keep the draft as it is now, so that the next change can be undone. */
    private readonly remember: () => void,
  ) {}

  /** Ask for a strong player's turn and show it as the draft; false if that player would pass. */
  async hint(): Promise<boolean> {
    const [seat, asked] = [this.match.mySeat.value, this.inquiry.draft.value];
    if (seat === null || asked === null) return false;
    const { turn, why } = await this.inquiry.asker.hint(this.match.revision.value, seat);
    if (!this.show(turn)) return false;
    this.hinted.value = { turn: JSON.stringify(this.inquiry.turn()), why };
    return true;
  }

  /** A legal build instead of passing or setting a road aside; null if there is none. */
  async buildInstead(): Promise<RemedyView | null> {
    return (await this.inquiry.asker.remedy(this.match.revision.value, { type: "pass" })).remedy;
  }

  /** Show a turn as the draft; false if no turn of this type can be composed now. */
  show(turn: Turn): boolean {
    const draft = drafts.draftOfTurn(turn);
    if (draft === null || this.inquiry.draft.value?.mode !== draft.mode) return false;
    this.remember();
    this.inquiry.ring.value = null;
    this.inquiry.set(draft);
    if (draft.mode === "build" && draft.base !== null) void this.inquiry.fetchRing(draft.base);
    return true;
  }

  /** Show what a remedy leads to as the draft; false if it is a turn that is played at once, such as a pass. */
  take({ kind, turn }: RemedyView): boolean {
    const draft = this.inquiry.build;
    const change = (changed: drafts.BuildDraft): void => {
      this.remember();
      this.inquiry.set(changed);
    };
    if (kind === "cars" || kind === "take") {
      if (draft !== null) change({ ...draft, [kind]: null, pinned: true });
    } else if (turn.type === "adjust") {
      const { x, y } = turn.turn; // the rest stays as it was chosen
      if (draft !== null) change(drafts.moved(draft, { place: { x, y }, pinned: true }));
    } else return this.show(turn);
    return true;
  }
}
