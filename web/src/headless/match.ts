/** One match as this browser knows it: signals fed by the socket, and listeners for each step. */
import { batch, computed, signal } from "@preact/signals-core";
import type {
  Change,
  MoveView,
  Notice,
  Play,
  Presence,
  PresenceView,
  SeatView,
  StatusView,
  TableView,
  Whole,
} from "../net/wire.gen";
import { ServerTime } from "./clock";
import { applyChange } from "./table";

/** State of the connection to the server. */
export type LinkState = "connecting" | "open" | "waiting" | "gone" | "closed";

/** Everything about a match that does not change during play. */
export type MatchInfo = Omit<Whole, "type" | "table" | "since" | "moves" | "presence" | "now">;

export type News =
  | { readonly kind: "whole"; readonly table: TableView }
  | { readonly kind: "play"; readonly play: Play; readonly change: Change; readonly table: TableView };

export class MatchState {
  readonly link = signal<LinkState>("connecting");
  readonly info = signal<MatchInfo | null>(null);
  readonly table = signal<TableView | null>(null);
  /** The list of moves: one entry for each step of the game. */
  readonly moves = signal<readonly MoveView[]>([]);
  /** The people at the table now, and how many watch. */
  readonly presence = signal<PresenceView | null>(null);
  /** A move that waits for the database, and whose it is. */
  readonly unsaved = signal<{ readonly seat: number | null } | null>(null);
  /** The seat of a bot that is thinking. */
  readonly thinking = signal<number | null>(null);

  /** The server's time, at a table with clocks. */
  readonly time = new ServerTime(() => performance.now());

  readonly status = computed<StatusView | null>(() => this.table.value?.status ?? null);
  readonly last = computed<MoveView | null>(() => this.moves.value.at(-1) ?? null);
  readonly revision = computed(() => this.status.value?.revision ?? 0);
  readonly seats = computed<readonly SeatView[]>(() => this.status.value?.seats ?? []);
  readonly held = computed<ReadonlySet<number>>(() => new Set(this.info.value?.held ?? []));
  /** The seat to move, if this browser holds it. */
  readonly mySeat = computed<number | null>(() => {
    const seat = this.status.value?.to_move ?? null;
    return seat !== null && this.held.value.has(seat) ? seat : null;
  });
  /** A rated game that goes on: no hints, no risks, and nothing is taken back. */
  readonly strict = computed(() => this.status.value?.seating?.rated === true && this.status.value.outcome === null);
  /** Does this browser hold the seats of all human players? */
  readonly allHere = computed(() =>
    this.seats.value.every((_, seat) => !this.isPerson(seat) || this.held.value.has(seat)),
  );
  /** Has this browser played a turn that may be taken back? */
  readonly mayTakeBack = computed(
    () => !this.strict.value && this.moves.value.some(({ seat }) => this.held.value.has(seat)),
  );
  /** A seat of this browser whose last build may still be adjusted. */
  readonly adjustable = computed<number | null>(
    () => this.status.value?.adjustable.find((seat) => this.held.value.has(seat)) ?? null,
  );
  /** Human seats that have not agreed to the undo yet. */
  readonly yetToAgree = computed<readonly number[]>(() => {
    const agreed = this.status.value?.undo_agreed ?? [];
    return this.seats.value.flatMap((_, n) => (this.isPerson(n) && !agreed.includes(n) ? [n] : []));
  });
  /** A seat of this browser that has to answer a request to undo. */
  readonly mayAnswerUndo = computed<number | null>(() => {
    const asked = this.status.value?.undo_asked ?? null;
    return asked === null ? null : (this.yetToAgree.value.find((seat) => this.held.value.has(seat)) ?? null);
  });

  /** Does a person play this seat, who has not left? */
  isPerson(seat: number): boolean {
    const state = this.status.value?.seating?.seats[seat]?.state ?? "held";
    return this.seats.value[seat]?.kind === "human" && state === "held";
  }

  /** A seat of this browser that has to answer a request for a pause. */
  readonly mayAnswerPause = computed<number | null>(() => {
    const clock = this.status.value?.clock;
    if (!clock || clock.pause_asked === null) return null;
    const asked = (seat: number): boolean => this.isPerson(seat) && !clock.pause_agreed.includes(seat);
    return [...this.held.value].find(asked) ?? null;
  });
  /** A seat of this browser that may claim the one whose clock is at zero. */
  readonly mayClaim = computed<number | null>(() => {
    const claimable = this.status.value?.clock?.claimable ?? null;
    if (claimable === null) return null;
    return [...this.held.value].find((seat) => seat !== claimable && this.isPerson(seat)) ?? null;
  });

  private readonly hearers = new Set<(news: News) => void>();

  /**
   * Listen to every full table and every step, in order; returns a function that stops listening. Effects run after all
   * listeners, so that a listener can hold back what is shown.
   */
  hear(hearer: (news: News) => void): () => void {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  }

  onWhole(whole: Whole): void {
    const { type: _, table, since, moves, presence, now, ...info } = whole;
    this.time.hear(now);
    batch(() => {
      this.presence.value = presence;
      this.info.value = info;
      this.table.value = table;
      this.moves.value = [...this.moves.value.slice(0, since), ...moves];
      this.thinking.value = this.unsaved.value = null;
      this.tell({ kind: "whole", table });
    });
  }

  onPlay(play: Play): void {
    const before = this.table.value;
    if (before === null) return;
    this.time.hear(play.now);
    const { change } = play;
    const table = applyChange(before, change);
    batch(() => {
      this.table.value = table;
      this.thinking.value = this.unsaved.value = null;
      this.moves.value = [...this.moves.value.slice(0, table.status.steps - 1), play.move];
      this.tell({ kind: "play", play, change, table });
    });
  }

  onPresence({ presence }: Presence): void {
    this.presence.value = presence;
  }

  onNotice(notice: Notice): void {
    if (notice.what === "thinking") this.thinking.value = notice.seat ?? null;
    else this.unsaved.value = notice.what === "not-saved" ? { seat: notice.seat ?? null } : null;
  }

  private tell(news: News): void {
    for (const hearer of [...this.hearers]) hearer(news);
  }
}
