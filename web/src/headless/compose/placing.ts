/** Where the ghost is: it follows the pointer, is pinned, nudged and rotated, and takes the base point that suits it. */
import type { PlaceComponent } from "../../net/wire.gen";
import { distance, grid, type Place, rotateAround } from "../geometry";
import type { MatchState } from "../match";
import type { BuildDraft, Draft } from "./draft";
import * as drafts from "./draft";
import type { Inquiry } from "./inquiry";
import { baseToward, columnOf, intoReach } from "./reach";
import { bandOf, bestSpot, optionOf } from "./ring";

const REACHED = 0.5; // mm; a dot of the ring is in reach, whatever the rounding

export class Placing {
  constructor(
    private readonly match: MatchState,
    private readonly inquiry: Inquiry,
    /** Keep the draft as it is now, so that the next change can be undone. */
    private readonly remember: () => void,
  ) {}

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

  /** After a change of height or kind, move the ghost to the nearest place in reach. */
  inReach(draft: BuildDraft): BuildDraft {
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

  /** Until the player chooses a base point, use the one that suits the place best. Returns whether it changed. */
  private followBase(place: Place, on: string | null): boolean {
    const draft = this.inquiry.build;
    if (draft === null || !draft.loose) return false;
    const base = baseToward(this.match.table.value, place, this.inquiry.shapes.road.length, draft.base, on);
    if (base === null || base === draft.base) return false;
    this.takeBase(draft, base, true);
    return true;
  }

  /** Choose the place; the ghost stays there. A place out of reach may take another base point. */
  pin(place: Place): void {
    const draft = this.inquiry.draft.value;
    if (draft === null || this.inquiry.sending.value) return;
    this.remember();
    const reached = draft.mode === "build" && distance(this.reached(draft, place), place) < REACHED;
    if (!reached && this.followBase(place, null)) void this.pinSoon(place);
    else this.move(draft, place, { snug: true, pin: true });
  }

  /** Like pin(), but waits for the survey of a new base point. */
  private async pinSoon(place: Place): Promise<void> {
    const base = this.inquiry.build?.base ?? null;
    if (base === null) return;
    await this.inquiry.fetchRing(base);
    const draft = this.inquiry.build;
    if (draft !== null && draft.base === base && !draft.pinned) this.move(draft, place, { snug: true, pin: true });
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
    const [ring, base] = [this.inquiry.ring.value, this.basePlace(draft)];
    if (ring === null || base === null) return;
    const option = optionOf(ring, draft.kind, draft.height);
    const spot = bestSpot(ring, base, option) ?? { x: base.x + (bandOf(ring, option)?.far ?? 110), y: base.y };
    this.inquiry.set({ ...draft, place: { x: grid(spot.x), y: grid(spot.y) }, pinned: true });
  }

  /** Like appear(), but waits for the survey. */
  private async appearSoon(): Promise<void> {
    const draft = this.inquiry.build;
    const base = draft?.base ?? null;
    if (base !== null && this.inquiry.ring.value === null) await this.inquiry.fetchRing(base);
    this.appear();
  }

  private move(draft: Draft, place: Place, how: { snug: boolean; pin: boolean }): void {
    const pinned = how.pin || draft.pinned;
    if (draft.mode === "component") {
      this.inquiry.set({ ...draft, place: { x: grid(place.x), y: grid(place.y) }, pinned });
      return;
    }
    if (draft.base === null) return;
    const to = how.snug ? this.reached(draft, place) : { x: grid(place.x), y: grid(place.y) };
    if (draft.place !== null && distance(draft.place, to) < 0.005 && pinned === draft.pinned) return;
    this.inquiry.set(drafts.moved(draft, { place: to, pinned }));
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
}
