/** A player's changes to the draft of a turn: choose kind and place of the build (`placing.ts`), and step back. */
import { batch, effect, untracked } from "@preact/signals-core";
import type { CarPlace, PieceShapes, TableView, Take, Turn } from "../../net/wire.gen";
import { addShift, type Lie3, type Place, type Shift } from "../geometry";
import type { MatchState } from "../match";
import { sameMoment } from "../table";
import type { BuildDraft, Draft } from "./draft";
import * as drafts from "./draft";
import { History } from "./history";
import { type Asker, Inquiry } from "./inquiry";
import { type DraftKeep, momentOf, restored } from "./kept-draft";
import { Offers } from "./offers";
import { Placing } from "./placing";
import { columnOf, heightFor } from "./reach";
import type { Kind } from "./ring";

export class Composer {
  readonly inquiry: Inquiry;
  private readonly placing: Placing;
  readonly offers: Offers;
  private readonly history = new History<Draft>();
  private readonly stops: readonly (() => void)[];
  /** The table and the seat for which the draft was begun. */
  private begun: { readonly table: TableView; readonly seat: number | null } | null = null;

  constructor(
    private readonly match: MatchState,
    asker: Asker,
    shapes: PieceShapes,
    private readonly kept: DraftKeep | null = null,
  ) {
    this.inquiry = new Inquiry(match, asker, shapes);
    const remember = (): void => this.remember();
    this.placing = new Placing(match, this.inquiry, remember);
    this.offers = new Offers(match, this.inquiry, remember);
    this.stops = [
      effect(() => {
        void match.revision.value;
        void match.mySeat.value;
        void match.link.value;
        void match.info.value; // replaced with every full table: after a gap, or in another language
        untracked(() => this.begin());
      }),
      effect(() => this.keepDraft(this.inquiry.draft.value)),
    ];
  }

  /** How many changes of the draft can be undone. */
  get backwards(): History<Draft>["size"] {
    return this.history.size;
  }

  // Read access for panels.
  get draft(): Inquiry["draft"] {
    return this.inquiry.draft;
  }

  get ring(): Inquiry["ring"] {
    return this.inquiry.ring;
  }

  get judged(): Inquiry["judged"] {
    return this.inquiry.judged;
  }

  get sending(): Inquiry["sending"] {
    return this.inquiry.sending;
  }

  get outlook(): Inquiry["outlook"] {
    return this.inquiry.outlook;
  }

  get stuck(): Inquiry["stuck"] {
    return this.inquiry.stuck;
  }

  get remedy(): Inquiry["remedy"] {
    return this.inquiry.remedy;
  }

  get mayPass(): Inquiry["mayPass"] {
    return this.inquiry.mayPass;
  }

  get maySetAside(): Inquiry["maySetAside"] {
    return this.inquiry.maySetAside;
  }

  get seat(): Inquiry["seat"] {
    return this.inquiry.seat;
  }

  get verdict(): Inquiry["verdict"] {
    return this.inquiry.verdict;
  }

  get shownVerdict(): Inquiry["shownVerdict"] {
    return this.inquiry.shownVerdict;
  }

  get heights(): Inquiry["heights"] {
    return this.inquiry.heights;
  }

  get earning(): Inquiry["earning"] {
    return this.inquiry.earning;
  }

  get kinds(): Inquiry["kinds"] {
    return this.inquiry.kinds;
  }

  /** The draft as a turn; null while it is incomplete. */
  turn(): Turn | null {
    return this.inquiry.turn();
  }

  /** Send the draft as a build, a placement or an adjustment. Rejects with the server's reason. */
  commit(): Promise<void> {
    return this.inquiry.commit();
  }

  send(turn: Turn): Promise<void> {
    return this.inquiry.send(turn);
  }

  /** Ask again for what the server answers better now. */
  refresh(): void {
    this.inquiry.refresh();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.inquiry.forget();
  }

  /** Begin a new draft. If nothing changed for this player, keep the draft and ask about it again. */
  private begin(): void {
    const { match, begun } = this;
    const [table, seat] = [match.table.value, match.mySeat.value];
    if (match.link.value !== "open" || table === null) return;
    const kept = begun !== null && begun.seat === seat && sameMoment(begun.table, table);
    const closed = this.inquiry.build?.adjusting === true && match.adjustable.value === null;
    const draft = begun === null && seat !== null ? restored(this.kept?.get() ?? null, table, seat) : null;
    this.begun = { table, seat };
    if (kept && !closed) this.inquiry.askAll();
    else this.restart();
    if (draft === null) return;
    this.inquiry.draft.value = draft; // as it was before the page was loaded again
    this.inquiry.askAll();
  }

  /** Keep what the player put somewhere. What only follows the pointer is not worth it. */
  private keepDraft(draft: Draft | null): void {
    if (this.begun === null) return; // nothing is known yet: leave what is kept alone
    const { table, seat } = this.begun;
    const wanted = seat !== null && draft?.pinned === true && !(draft.mode === "build" && draft.adjusting);
    this.kept?.put(wanted ? { moment: momentOf(table, seat), draft } : null);
  }

  /** Discard the draft and begin again. */
  restart(): void {
    const { match } = this;
    const status = match.status.value;
    this.history.clear();
    batch(() => {
      this.inquiry.forget();
      this.inquiry.draft.value = status === null || match.mySeat.value === null ? null : drafts.freshDraft(status);
    });
    this.inquiry.askAll();
  }

  // Where the ghost is.
  chooseBase(column: string): void {
    this.placing.chooseBase(column);
  }

  basePlace(draft: BuildDraft): Place | null {
    return this.placing.basePlace(draft);
  }

  hover(place: Place, on: string | null = null): void {
    this.placing.hover(place, on);
  }

  pin(place: Place): void {
    this.placing.pin(place);
  }

  drag(place: Place): void {
    this.placing.drag(place);
  }

  nudge(dx: number, dy: number): void {
    this.placing.nudge(dx, dy);
  }

  rotate(degrees: number): void {
    this.placing.rotate(degrees);
  }

  appear(): void {
    this.placing.appear();
  }

  snap(): Promise<boolean> {
    return this.placing.snap();
  }

  // What is built.
  chooseKind(kind: Kind): void {
    const [draft, ring] = [this.inquiry.build, this.inquiry.ring.value];
    if (draft === null || draft.adjusting || ring === null || draft.kind === kind) return;
    const height = heightFor(ring, kind, columnOf(this.match.table.value, draft.base)?.height ?? 0);
    if (height === null) return;
    this.change(this.placing.inReach(drafts.moved(draft, { kind, height, loose: false })));
  }

  /** Change to the next height up or down that the survey contains. */
  changeHeight(direction: 1 | -1): void {
    const draft = this.inquiry.build;
    if (draft === null || draft.adjusting) return;
    const heights = this.inquiry.heights.value;
    const next =
      direction > 0 ? heights.find((h) => h > draft.height) : [...heights].reverse().find((h) => h < draft.height);
    if (next === undefined) return;
    this.change(this.placing.inReach(drafts.moved(draft, { height: next, loose: false })));
  }

  /** Move the road on its two column tops. */
  shift(change: Partial<Shift>): void {
    const draft = this.inquiry.build;
    const rest: Lie3 | null = draft?.rest ?? this.inquiry.verdict.value?.lie ?? null;
    if (draft === null || rest === null) return;
    this.change({ ...draft, shift: addShift(draft.shift, change), rest, pinned: true });
  }

  /** null: the referee chooses the cars. */
  setCars(cars: readonly CarPlace[] | null): void {
    const draft = this.inquiry.build;
    if (draft === null) return;
    this.change({ ...draft, cars, pinned: true });
  }

  /** null: the referee chooses whom to take from and which colour. */
  setTake(take: readonly Take[] | null): void {
    const draft = this.inquiry.build;
    if (draft === null) return;
    this.change({ ...draft, take, pinned: true });
  }

  chooseComponent(component: string): void {
    const draft = this.inquiry.draft.value;
    if (draft?.mode !== "component" || draft.component === component) return;
    this.change({ ...draft, component });
  }

  startAdjust(): void {
    const [seat, table] = [this.match.adjustable.value, this.match.table.value];
    const draft = seat === null || table === null ? null : drafts.draftOfLast(table, seat);
    if (draft === null) return;
    this.history.clear();
    this.inquiry.ring.value = null;
    this.inquiry.set(draft);
  }

  /** Undo the last change of the draft. */
  back(): boolean {
    const before = this.history.back();
    if (before === null) return false;
    const ring = this.inquiry.build?.base;
    this.inquiry.set(before);
    if (before.mode === "build" && before.base !== null && before.base !== ring)
      void this.inquiry.fetchRing(before.base);
    return true;
  }

  /** Change the draft; the change can be undone. */
  private change(draft: Draft): void {
    this.remember();
    this.inquiry.set(draft);
  }

  private remember(): void {
    const draft = this.inquiry.draft.value;
    if (draft !== null) this.history.remember(draft);
  }
}
