/** What a player does to the draft of a turn: choose, move and rotate the ghost, step back, snap to a legal place. */
import { batch, effect, signal, untracked } from "@preact/signals-core";
import type { CarPlace, PieceShapes, PlaceComponent, TableView, Take, Turn } from "../../net/wire.gen";
import { addShift, distance, grid, type Lie3, type Place, rotateAround, type Shift } from "../geometry";
import type { MatchState } from "../match";
import { sameMoment } from "../table";
import type { BuildDraft, Draft } from "./draft";
import * as drafts from "./draft";
import { type Asker, Inquiry } from "./inquiry";
import { baseToward, columnOf, heightFor, intoReach } from "./reach";
import { bandOf, bestSpot, type Kind, optionOf } from "./ring";

export class Composer {
  readonly inquiry: Inquiry;
  /** How many changes of the draft can be undone. */
  readonly backwards = signal(0);
  private readonly history = new drafts.History<Draft>();
  private readonly stopEffect: () => void;
  /** The table and the seat for which the draft was begun. */
  private begun: { readonly table: TableView; readonly seat: number | null } | null = null;

  constructor(
    private readonly match: MatchState,
    asker: Asker,
    shapes: PieceShapes,
  ) {
    this.inquiry = new Inquiry(match, asker, shapes);
    this.stopEffect = effect(() => {
      void match.revision.value;
      void match.mySeat.value;
      void match.link.value;
      void match.info.value; // replaced with every full table: after a gap, or in another language
      untracked(() => this.begin());
    });
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

  dispose(): void {
    this.stopEffect();
    this.inquiry.forget();
  }

  /** Begin a new draft. If nothing changed for this player, keep the draft and ask about it again. */
  private begin(): void {
    const { match, begun } = this;
    const [table, seat] = [match.table.value, match.mySeat.value];
    if (match.link.value !== "open" || table === null) return;
    const kept = begun !== null && begun.seat === seat && sameMoment(begun.table, table);
    const closed = this.inquiry.build?.adjusting === true && match.adjustable.value === null;
    this.begun = { table, seat };
    if (kept && !closed) this.inquiry.askAll();
    else this.restart();
  }

  /** Discard the draft and begin again. */
  restart(): void {
    const { match } = this;
    const status = match.status.value;
    this.history.clear();
    batch(() => {
      this.inquiry.forget();
      this.backwards.value = 0;
      this.inquiry.draft.value = status === null || match.mySeat.value === null ? null : drafts.freshDraft(status);
    });
    this.inquiry.askAll();
  }

  chooseBase(column: string): void {
    const draft = this.inquiry.build;
    if (draft === null || draft.adjusting || (draft.base === column && !draft.loose)) return;
    if (!this.match.status.value?.base_points.some((base) => base.column === column)) return;
    this.remember();
    if (draft.base === column) this.inquiry.set({ ...draft, loose: false });
    else this.takeBase(draft, column, false);
  }

  private takeBase(draft: BuildDraft, base: string, loose: boolean): void {
    this.inquiry.ring.value = null;
    this.inquiry.set(drafts.moved(draft, { base, loose, place: null, pinned: false, kind: "column", height: 0 }));
    void this.inquiry.fetchRing(base);
  }

  chooseKind(kind: Kind): void {
    const [draft, ring] = [this.inquiry.build, this.inquiry.ring.value];
    if (draft === null || draft.adjusting || ring === null || draft.kind === kind) return;
    const height = heightFor(ring, kind, columnOf(this.match.table.value, draft.base)?.height ?? 0);
    if (height === null) return;
    this.remember();
    this.inquiry.set(this.inReach(drafts.moved(draft, { kind, height, loose: false })));
  }

  /** Change to the next height up or down that the survey contains. */
  changeHeight(direction: 1 | -1): void {
    const draft = this.inquiry.build;
    if (draft === null || draft.adjusting) return;
    const heights = this.inquiry.heights.value;
    const next =
      direction > 0 ? heights.find((h) => h > draft.height) : [...heights].reverse().find((h) => h < draft.height);
    if (next === undefined) return;
    this.remember();
    this.inquiry.set(this.inReach(drafts.moved(draft, { height: next, loose: false })));
  }

  /** After a change of height or kind, move the ghost to the nearest place in reach. */
  private inReach(draft: BuildDraft): BuildDraft {
    return draft.place === null ? draft : { ...draft, place: this.reached(draft, draft.place) };
  }

  private reached(draft: BuildDraft, place: Place): Place {
    return intoReach(this.inquiry.ring.value, this.basePlace(draft), draft, place);
  }

  basePlace(draft: BuildDraft): Place | null {
    return columnOf(this.match.table.value, draft.base);
  }

  /** The pointer is over a place, and perhaps over a piece. The ghost follows it unless it is pinned. */
  hover(place: Place, on: string | null = null): void {
    const draft = this.inquiry.draft.value;
    if (draft === null || draft.pinned || this.inquiry.sending.value) return;
    if (!this.followBase(place, on)) this.move(draft, place, { snug: true, pin: false });
  }

  /** While no base point is chosen, use the one that suits the pointer best. Returns whether it changed. */
  private followBase(place: Place, on: string | null): boolean {
    const draft = this.inquiry.build;
    if (draft === null || (draft.base !== null && !draft.loose)) return false;
    const base = baseToward(this.match.table.value, place, this.inquiry.shapes.road.length, draft.base, on);
    if (base === null || base === draft.base) return false;
    this.takeBase(draft, base, true);
    return true;
  }

  /** Choose the place; the ghost stays there. */
  pin(place: Place): void {
    const draft = this.inquiry.draft.value;
    if (draft === null || this.inquiry.sending.value) return;
    this.remember();
    this.move(draft, place, { snug: true, pin: true });
  }

  /** Drag the ghost. The drag adds no steps to the history. */
  drag(place: Place): void {
    const draft = this.inquiry.draft.value;
    if (draft !== null) this.move(draft, place, { snug: true, pin: true });
  }

  /** Move the ghost by exactly these mm, even out of reach. If there is no ghost yet, it appears at a good spot. */
  nudge(dx: number, dy: number): void {
    const draft = this.inquiry.draft.value;
    if (draft === null) return;
    if (draft.place === null) {
      this.appear();
      return;
    }
    this.remember();
    this.move(draft, { x: grid(draft.place.x + dx), y: grid(draft.place.y + dy) }, { snug: false, pin: true });
  }

  /** Rotate the ghost around its base point, or a component around its own centre. */
  rotate(degrees: number): void {
    const draft = this.inquiry.draft.value;
    if (draft === null) return;
    if (draft.mode === "component") {
      this.remember();
      this.inquiry.set({ ...draft, angle: (((draft.angle + degrees) % 360) + 360) % 360 });
      return;
    }
    const base = this.basePlace(draft);
    if (base === null) return;
    if (draft.place === null) {
      this.appear();
      return;
    }
    this.remember();
    this.move(draft, rotateAround(base, draft.place, degrees), { snug: false, pin: true });
  }

  /** Show the ghost without a pointer: at the spot that earns most according to the survey, else in the middle. */
  appear(): void {
    const draft = this.inquiry.draft.value;
    if (draft === null) return;
    this.remember();
    if (draft.mode === "component") {
      this.inquiry.set({ ...draft, place: { x: 0, y: 0 }, pinned: true });
      return;
    }
    const first = this.match.status.value?.base_points[0]?.column;
    if (draft.base === null && first !== undefined) {
      this.chooseBase(first);
      return;
    }
    const [ring, base] = [this.inquiry.ring.value, this.basePlace(draft)];
    if (ring === null || base === null) return;
    const option = optionOf(ring, draft.kind, draft.height);
    const spot = bestSpot(ring, base, option) ?? { x: base.x + (bandOf(ring, option)?.far ?? 110), y: base.y };
    this.inquiry.set({ ...draft, place: { x: grid(spot.x), y: grid(spot.y) }, pinned: true });
  }

  /** Like appear(), but waits for the survey. */
  private async appearSoon(): Promise<void> {
    const draft = this.inquiry.build;
    const base = draft === null ? null : (draft.base ?? this.match.status.value?.base_points[0]?.column ?? null);
    if (draft !== null && base !== null && (draft.base === null || this.inquiry.ring.value === null)) {
      if (draft.base === null) this.chooseBase(base);
      await this.inquiry.fetchRing(base);
    }
    this.appear();
  }

  private move(draft: Draft, place: Place, how: { snug: boolean; pin: boolean }): void {
    const pinned = how.pin || draft.pinned;
    if (draft.mode === "component") {
      this.inquiry.set({ ...draft, place: { x: grid(place.x), y: grid(place.y) }, pinned });
      return;
    }
    if (draft.base === null) {
      this.followBase(place, null);
      return;
    }
    const to = how.snug ? this.reached(draft, place) : { x: grid(place.x), y: grid(place.y) };
    if (draft.place !== null && distance(draft.place, to) < 0.005 && pinned === draft.pinned) return;
    this.inquiry.set(drafts.moved(draft, { place: to, pinned }));
  }

  /** Move the road on its two column tops. */
  shift(change: Partial<Shift>): void {
    const draft = this.inquiry.build;
    const rest: Lie3 | null = draft?.rest ?? this.inquiry.verdict.value?.lie ?? null;
    if (draft === null || rest === null) return;
    this.remember();
    this.inquiry.set({ ...draft, shift: addShift(draft.shift, change), rest, pinned: true });
  }

  /** null: the referee chooses the cars. */
  setCars(cars: readonly CarPlace[] | null): void {
    const draft = this.inquiry.build;
    if (draft === null) return;
    this.remember();
    this.inquiry.set({ ...draft, cars, pinned: true });
  }

  /** null: the referee chooses whom to take from and which colour. */
  setTake(take: readonly Take[] | null): void {
    const draft = this.inquiry.build;
    if (draft === null) return;
    this.remember();
    this.inquiry.set({ ...draft, take, pinned: true });
  }

  chooseComponent(component: string): void {
    const draft = this.inquiry.draft.value;
    if (draft?.mode !== "component" || draft.component === component) return;
    this.remember();
    this.inquiry.set({ ...draft, component });
  }

  startAdjust(): void {
    const [seat, table] = [this.match.adjustable.value, this.match.table.value];
    const draft = seat === null || table === null ? null : drafts.draftOfLast(table, seat);
    if (draft === null) return;
    this.history.clear();
    this.inquiry.ring.value = null;
    this.inquiry.set(draft);
    this.backwards.value = 0;
  }

  /** Undo the last change of the draft. */
  back(): boolean {
    const before = this.history.back();
    this.backwards.value = this.history.size;
    if (before === null) return false;
    const ring = this.inquiry.build?.base;
    this.inquiry.set(before);
    if (before.mode === "build" && before.base !== null && before.base !== ring)
      void this.inquiry.fetchRing(before.base);
    return true;
  }

  /** Snap to the nearest legal place; false if there is none nearby. */
  async snap(): Promise<boolean> {
    if (this.inquiry.draft.value?.place === null) await this.appearSoon();
    const asked = this.inquiry.draft.value;
    if (asked === null || asked.place === null) return false;
    const near = asked.mode === "build" ? this.inReach(drafts.moved(asked, {})) : asked;
    const turn = near.mode === "build" ? drafts.buildTurn(near) : drafts.componentTurn(near);
    if (turn === null) return false;
    const offer = await this.inquiry.asker.nearest(this.match.revision.value, turn);
    const now = this.inquiry.draft.value;
    const stayed = now !== null && now.place === asked.place && now.mode === asked.mode;
    if (!stayed || offer.turn === null) return false;
    this.remember();
    const place = { x: offer.turn.x, y: offer.turn.y };
    if (near.mode === "build") this.inquiry.set(drafts.moved(near, { place, pinned: true }));
    else this.inquiry.set({ ...near, place, pinned: true, angle: (offer.turn as PlaceComponent).angle ?? near.angle });
    return true;
  }

  /** Ask for a strong player's turn and show it as the draft; false if that player would pass. */
  async hint(): Promise<boolean> {
    const [seat, asked] = [this.match.mySeat.value, this.inquiry.draft.value];
    if (seat === null || asked === null) return false;
    const { turn } = await this.inquiry.asker.hint(this.match.revision.value, seat);
    return this.show(turn);
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

  private remember(): void {
    const draft = this.inquiry.draft.value;
    if (draft !== null) this.history.remember(draft);
    this.backwards.value = this.history.size;
  }
}
