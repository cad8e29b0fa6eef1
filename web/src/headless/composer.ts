/**
 * Composing a turn: the draft, what the referee says of it, and what the table should show of it. The hand's side of
 * a match; it judges nothing itself. Questions go out one at a time, the latest wins.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals-core";
import type { Answer, CarPlace, Offer, PieceShapes, Ring, Turn, VerdictView } from "../net/wire.gen";
import type { Extend, OffRamp, PlaceComponent } from "../net/wire.gen";
import * as drafts from "./draft";
import type { BuildDraft, ComponentDraft, Draft } from "./draft";
import { distance, grid, intoBand, isShifted, rotateAround, type Lie3, type Place, type Shift } from "./geometry";
import { LatestWins } from "./latest";
import type { MatchState } from "./match";
import { bandOf, bestSpot, heightsOf, optionOf, RingBook, type Kind } from "./ring";

/** What a composer asks of the connection. */
export interface Asker {
  preview(revision: number, turn: Turn): Promise<Answer>;
  nearest(revision: number, turn: Extend | OffRamp | PlaceComponent): Promise<Offer>;
  ring(revision: number, base: number): Promise<Ring>;
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

/** Where else to ask for a legal place of a component: a lattice of so many mm, at so many places at most. */
const FARTHER_OFF = 100;
const MOST_SPOTS = 40;

export class Composer {
  readonly draft = signal<Draft | null>(null);
  readonly ring = signal<Ring | null>(null);
  readonly judged = signal<Judged | null>(null);
  /** A turn is under way to the server. */
  readonly sending = signal(false);
  /** May this player pass or set a road aside? Asked of the referee once a turn. */
  readonly mayPass = signal(false);
  readonly maySetAside = signal(false);
  readonly steps = signal(0);

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

  private readonly history = new drafts.History<Draft>();
  private readonly book: RingBook;
  private readonly pump: LatestWins<Question, Answer>;
  private readonly stopEffect: () => void;

  constructor(
    private readonly match: MatchState,
    private readonly asker: Asker,
    readonly shapes: PieceShapes,
  ) {
    this.book = new RingBook((revision, base) => asker.ring(revision, base));
    this.pump = new LatestWins(
      (q) => asker.preview(q.revision, q.turn),
      (q, answer) => this.heard(q, answer.verdict),
    );
    this.stopEffect = effect(() => {
      void this.match.revision.value;
      void this.match.mySeat.value;
      void this.match.link.value;
      void this.match.frame.value; // new with every whole table: after a gap, or in another language
      untracked(() => this.begin());
    });
  }

  dispose(): void {
    this.stopEffect();
    this.pump.clear();
  }

  private begunAt = "";

  /** Begin a turn afresh, unless it is the one being composed already. */
  private begin(): void {
    const { match } = this;
    if (match.link.value !== "open") return;
    const key = `${match.revision.value}:${match.mySeat.value}`;
    if (key === this.begunAt) {
      this.ask(); // connected again: what was asked may be lost
      const base = this.build?.base ?? null;
      if (base !== null && this.ring.value === null && !this.build?.adjusting) {
        void this.fetchRing(base);
        void this.askMay();
      }
      return;
    }
    this.begunAt = key;
    this.restart();
  }

  /** Throw the draft away and start the turn again. */
  restart(): void {
    const { match } = this;
    const status = match.status.value;
    this.pump.clear();
    this.history.clear();
    batch(() => {
      this.steps.value = 0;
      this.judged.value = null;
      this.ring.value = null;
      this.mayPass.value = false;
      this.maySetAside.value = false;
      if (status === null || match.mySeat.value === null) this.draft.value = null;
      else if (status.phase === "setup") this.draft.value = drafts.emptyComponent(status.to_place[0] ?? null);
      else if (status.phase === "building") {
        const only = status.base_points.length === 1 ? status.base_points[0] : undefined;
        this.draft.value = drafts.emptyBuild(only?.column ?? null, 0);
      } else this.draft.value = null;
    });
    if (match.mySeat.value === null || status?.phase !== "building") return;
    const base = this.build?.base ?? null;
    if (base !== null) void this.fetchRing(base);
    void this.askMay();
  }

  private get build(): BuildDraft | null {
    const draft = this.draft.value;
    return draft?.mode === "build" ? draft : null;
  }

  private async askMay(): Promise<void> {
    const revision = this.match.revision.value;
    try {
      const [pass, aside] = await Promise.all([
        this.asker.preview(revision, { type: "pass" }),
        this.match.frame.value?.missions ? this.asker.preview(revision, { type: "set-aside" }) : null,
      ]);
      if (revision !== this.match.revision.value) return;
      this.mayPass.value = pass.verdict.legal;
      this.maySetAside.value = aside?.verdict.legal ?? false;
    } catch {
      // Asked again with the next whole table.
    }
  }

  // What the hand does.

  chooseBase(column: string): void {
    const draft = this.build;
    if (draft === null || draft.adjusting || draft.base === column) return;
    if (!this.match.status.value?.base_points.some((base) => base.column === column)) return;
    this.remember();
    this.ring.value = null;
    this.set(drafts.moved(draft, { base: column, place: null, pinned: false, kind: "column", height: 0 }));
    void this.fetchRing(column);
  }

  /** The pointer is where a road from this base point would end: take the one that fits best. */
  private baseToward(place: Place): void {
    const { length } = this.shapes.road;
    const fit = (column: string): number => {
      const at = this.match.table.value?.columns.find((c) => c.id === column);
      return at === undefined ? Infinity : Math.abs(distance(at, place) - length);
    };
    const bases = this.match.status.value?.base_points.map((base) => base.column) ?? [];
    const best = [...bases].sort((a, b) => fit(a) - fit(b))[0];
    if (best !== undefined) this.chooseBase(best);
  }

  private async fetchRing(column: string): Promise<void> {
    const revision = this.match.revision.value;
    try {
      const ring = await this.book.get(revision, Number(column.slice(1)));
      const draft = this.build;
      if (draft === null || draft.base !== column || revision !== this.match.revision.value) return;
      batch(() => {
        this.ring.value = ring;
        if (draft.height === 0 && draft.kind === "column" && !draft.adjusting) this.fitHeight(draft);
      });
    } catch {
      // The connection went; the next whole table asks again.
    }
  }

  /** Start with what most turns are: one higher. Where no gray column is possible, with what is. */
  private fitHeight(draft: BuildDraft): void {
    const ring = this.ring.value;
    if (ring === null) return;
    const kinds: Kind[] = ["column", "junction", "off-ramp"];
    for (const kind of kinds) {
      const heights = heightsOf(ring, kind);
      if (heights.length === 0) continue;
      this.set({ ...draft, kind, height: kind === "column" ? heights[heights.length - 1]! : heights[0]! });
      return;
    }
  }

  chooseKind(kind: Kind): void {
    const [draft, ring] = [this.build, this.ring.value];
    if (draft === null || draft.adjusting || ring === null || draft.kind === kind) return;
    const heights = heightsOf(ring, kind);
    if (heights.length === 0) return;
    const base = this.baseHeight(draft);
    const height =
      kind === "column"
        ? heights[heights.length - 1]!
        : [...heights].sort((a, b) => Math.abs(a - base - 1) - Math.abs(b - base - 1))[0]!;
    this.remember();
    this.set(this.inReach(drafts.moved(draft, { kind, height })));
  }

  private baseHeight(draft: BuildDraft): number {
    return this.match.table.value?.columns.find((column) => column.id === draft.base)?.height ?? 0;
  }

  /** Go up or down to the next height that the survey knows. */
  stepHeight(direction: 1 | -1): void {
    const draft = this.build;
    if (draft === null || draft.adjusting) return;
    const heights = this.heights.value;
    const next =
      direction > 0 ? heights.find((h) => h > draft.height) : [...heights].reverse().find((h) => h < draft.height);
    if (next === undefined) return;
    this.remember();
    this.set(this.inReach(drafts.moved(draft, { height: next })));
  }

  /** After a change of height or kind the ghost stays as near as it can reach. */
  private inReach(draft: BuildDraft): BuildDraft {
    return draft.place === null ? draft : { ...draft, place: this.reachable(draft, draft.place) };
  }

  private reachable(draft: BuildDraft, place: Place): Place {
    const [ring, base] = [this.ring.value, this.basePlace(draft)];
    const band = ring === null ? null : bandOf(ring, optionOf(ring, draft.kind, draft.height));
    return base === null || band === null ? place : intoBand(base, place, band.near, band.far);
  }

  basePlace(draft: BuildDraft): Place | null {
    return this.match.table.value?.columns.find((column) => column.id === draft.base) ?? null;
  }

  /** The pointer is over a place: the ghost follows unless it is pinned. */
  hover(place: Place): void {
    const draft = this.draft.value;
    if (draft === null || draft.pinned || this.sending.value) return;
    this.move(draft, place, { snug: true, pin: false });
  }

  /** The place is chosen: the ghost stays there. */
  pin(place: Place): void {
    const draft = this.draft.value;
    if (draft === null || this.sending.value) return;
    this.remember();
    this.move(draft, place, { snug: true, pin: true });
  }

  /** Drag the ghost without remembering every step of the way. */
  drag(place: Place): void {
    const draft = this.draft.value;
    if (draft !== null) this.move(draft, place, { snug: true, pin: true });
  }

  unpin(): void {
    const draft = this.draft.value;
    if (draft !== null && draft.pinned) this.draft.value = { ...draft, pinned: false };
  }

  /** Move the ghost by mm; exactly, beyond reach too. Where there is none yet, it appears at a good spot. */
  nudge(dx: number, dy: number): void {
    const draft = this.draft.value;
    if (draft === null) return;
    if (draft.place === null) {
      this.appear();
      return;
    }
    this.remember();
    this.move(draft, { x: grid(draft.place.x + dx), y: grid(draft.place.y + dy) }, { snug: false, pin: true });
  }

  /** Turn the ghost around its base point, or a component about itself. */
  rotate(degrees: number): void {
    const draft = this.draft.value;
    if (draft === null) return;
    if (draft.mode === "component") {
      this.remember();
      const angle = (((draft.angle + degrees) % 360) + 360) % 360;
      this.set({ ...draft, angle, pinned: draft.place !== null && draft.pinned });
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

  /** Put the ghost on the table without a pointer: where the survey says it earns most, or in the middle. */
  appear(): void {
    const draft = this.draft.value;
    if (draft === null) return;
    this.remember();
    if (draft.mode === "component") {
      this.set({ ...draft, place: { x: 0, y: 0 }, pinned: true });
      return;
    }
    const first = this.match.status.value?.base_points[0]?.column;
    if (draft.base === null && first !== undefined) {
      this.chooseBase(first);
      return;
    }
    const [ring, base] = [this.ring.value, this.basePlace(draft)];
    if (ring === null || base === null) return;
    const option = optionOf(ring, draft.kind, draft.height);
    const spot = bestSpot(ring, base, option) ?? { x: base.x + (bandOf(ring, option)?.far ?? 110), y: base.y };
    this.set({ ...draft, place: { x: grid(spot.x), y: grid(spot.y) }, pinned: true });
  }

  /** As appear(), but waits for the survey that it needs. */
  private async appearSoon(): Promise<void> {
    const draft = this.build;
    const base = draft === null ? null : (draft.base ?? this.match.status.value?.base_points[0]?.column ?? null);
    if (draft !== null && base !== null && (draft.base === null || this.ring.value === null)) {
      if (draft.base === null) this.chooseBase(base);
      await this.fetchRing(base);
    }
    this.appear();
  }

  private move(draft: Draft, place: Place, how: { snug: boolean; pin: boolean }): void {
    const pinned = how.pin || draft.pinned;
    if (draft.mode === "component") {
      this.set({ ...draft, place: { x: grid(place.x), y: grid(place.y) }, pinned });
      return;
    }
    if (draft.base === null) {
      this.baseToward(place);
      return;
    }
    const to = how.snug ? this.reachable(draft, place) : { x: grid(place.x), y: grid(place.y) };
    if (draft.place !== null && distance(draft.place, to) < 0.005 && pinned === draft.pinned) return;
    this.set(drafts.moved(draft, { place: to, pinned }));
  }

  /** Move the stick on its tops. */
  shift(change: Partial<Shift>): void {
    const draft = this.build;
    const rest: Lie3 | null = draft?.rest ?? this.verdict.value?.lie ?? null;
    if (draft === null || rest === null) return;
    this.remember();
    const shift = { ...draft.shift };
    for (const key of ["along", "across", "turn"] as const) shift[key] = grid(shift[key] + (change[key] ?? 0));
    this.set({ ...draft, shift, rest, pinned: true });
  }

  /** null: as the referee fills them in. */
  setCars(cars: readonly CarPlace[] | null): void {
    const draft = this.build;
    if (draft === null) return;
    this.remember();
    this.set({ ...draft, cars, pinned: true });
  }

  chooseComponent(component: string): void {
    const draft = this.draft.value;
    if (draft?.mode !== "component" || draft.component === component) return;
    this.remember();
    this.set({ ...draft, component });
  }

  startAdjust(): void {
    const [seat, table] = [this.match.adjustable.value, this.match.table.value];
    const draft = seat === null || table === null ? null : drafts.draftOfLast(table, seat);
    if (draft === null) return;
    this.history.clear();
    this.ring.value = null;
    this.set(draft);
    this.steps.value = 0;
  }

  /** One step back within the turn. */
  back(): boolean {
    const before = this.history.back();
    this.steps.value = this.history.size;
    if (before === null) return false;
    const ring = this.build?.base;
    this.set(before);
    if (before.mode === "build" && before.base !== null && before.base !== ring) void this.fetchRing(before.base);
    return true;
  }

  /** Snap to the nearest legal place; false if there is none near. */
  async snap(): Promise<boolean> {
    if (this.draft.value?.place === null) await this.appearSoon();
    const asked = this.draft.value;
    if (asked === null || asked.place === null) return false;
    const near = asked.mode === "build" ? this.inReach(drafts.moved(asked, {})) : asked;
    const turn = near.mode === "build" ? drafts.buildTurn(near) : drafts.componentTurn(near);
    if (turn === null) return false;
    const offer = await this.offerNear(turn);
    const now = this.draft.value;
    const stayed = now !== null && now.place === asked.place && now.mode === asked.mode;
    if (!stayed || offer.turn === null) return false;
    this.remember();
    const place = { x: offer.turn.x, y: offer.turn.y };
    if (near.mode === "build") this.set(drafts.moved(near, { place, pinned: true }));
    else this.set({ ...near, place, pinned: true, angle: (offer.turn as PlaceComponent).angle ?? near.angle });
    return true;
  }

  /** The nearest legal place; the server looks around a component only so far, so ask it farther off too, near first. */
  private async offerNear(turn: Extend | OffRamp | PlaceComponent): Promise<Offer> {
    const revision = this.match.revision.value;
    const offer = await this.asker.nearest(revision, turn);
    if (offer.turn !== null || turn.type !== "component") return offer;
    const [width, depth] = this.match.frame.value?.table_size ?? [0, 0];
    const spots: Place[] = [...(this.match.table.value?.components ?? [])];
    for (let x = -width / 2; x <= width / 2; x += FARTHER_OFF)
      for (let y = -depth / 2; y <= depth / 2; y += FARTHER_OFF) spots.push({ x, y });
    spots.sort((a, b) => distance(a, turn) - distance(b, turn));
    for (const { x, y } of spots.slice(0, MOST_SPOTS)) {
      const there = await this.asker.nearest(revision, { ...turn, x, y });
      if (there.turn !== null) return there;
    }
    return offer;
  }

  // What goes to the server.

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

  private remember(): void {
    const draft = this.draft.value;
    if (draft !== null) this.history.remember(draft);
    this.steps.value = this.history.size;
  }

  private set(draft: BuildDraft | ComponentDraft): void {
    this.draft.value = draft;
    this.ask();
  }

  private ask(): void {
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
}
