/**
 * Shows the plays of others one after the other. The match is always at the newest table, and everything is asked and
 * played there; only what is shown lags behind. While it does, nothing can be composed, so nobody builds on an old
 * table.
 */
import { batch, computed, signal } from "@preact/signals-core";
import type { MoveView, TableView } from "../net/wire.gen";
import type { MatchState, News } from "./match";

type PlayNews = Extract<News, { kind: "play" }>;

export interface Pace {
  /** Is motion reduced? Then every play is shown still, for a shorter time. */
  readonly calm: () => boolean;
  /** Are plays shown at once: on a hidden page, or where pieces are carried one by one anyway? */
  readonly hurried: () => boolean;
  readonly now: () => number;
  readonly timers: { set: (run: () => void, ms: number) => unknown; clear: (id: unknown) => void };
}

export const SHOWN_FOR = 1000; // ms for which a play of another player is shown before the next one
export const CALM_FOR = 350;
export const LEAST = 200;
const OWN_FOR = 500; // a player knows their own play

/** How long a play is shown, by the number of plays that wait behind it. */
export function shownFor(waiting: number, calm: boolean): number {
  const full = calm ? CALM_FOR : SHOWN_FOR;
  return Math.max(LEAST, full / (1 + 0.5 * Math.max(0, waiting - 1)));
}

/** The moves of the others since the last move of these seats, oldest first. */
export function movesSince(moves: readonly MoveView[], seats: ReadonlySet<number>): readonly MoveView[] {
  return moves.slice(moves.map(({ seat }) => seats.has(seat)).lastIndexOf(true) + 1);
}

export class PlayQueue {
  /** The table that is shown. */
  readonly table = signal<TableView | null>(null);
  /** The move that is being shown; null once its time is over. */
  readonly move = signal<MoveView | null>(null);
  /** How many plays are waiting to be shown. */
  readonly waiting = signal(0);
  /** Is an older table shown than the match is at? */
  readonly lags = computed(() => this.waiting.value > 0);

  private readonly hearers = new Set<(news: News) => void>();
  private readonly queue: PlayNews[] = [];
  private timer: unknown = null;
  private since = 0;
  private own = false;
  private readonly stop: () => void;

  constructor(
    private readonly match: MatchState,
    private readonly pace: Pace,
  ) {
    this.stop = match.hear((news) => this.heard(news));
  }

  /** Listen to everything that is shown, full tables and plays; returns a function that stops listening. */
  hear(hearer: (news: News) => void): () => void {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  }

  private tell(news: News): void {
    for (const hearer of [...this.hearers]) hearer(news);
  }

  private heard(news: News): void {
    if (news.kind === "whole") {
      this.clear();
      batch(() => {
        this.table.value = news.table;
        this.move.value = null;
      });
      this.tell(news);
      return;
    }
    if (this.match.held.value.has(news.play.seat) || this.pace.hurried()) this.clear();
    this.queue.push(news);
    if (this.timer === null) this.next();
    else {
      this.waiting.value = this.queue.length;
      this.wait();
    }
  }

  /** Show the newest table at once. */
  catchUp(): void {
    const last = this.queue.at(-1);
    this.clear();
    if (last === undefined) this.move.value = null;
    else {
      this.show(last);
      this.wait();
    }
  }

  private clear(): void {
    this.queue.length = 0;
    this.waiting.value = 0;
    if (this.timer !== null) this.pace.timers.clear(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.timer = null;
    const news = this.queue.shift();
    this.waiting.value = this.queue.length;
    if (news === undefined) {
      this.move.value = null;
      return;
    }
    this.show(news);
    this.wait();
  }

  private show(news: PlayNews): void {
    batch(() => {
      this.table.value = news.table;
      this.move.value = news.play.move;
    });
    this.since = this.pace.now();
    this.own = this.match.held.value.has(news.play.seat);
    this.tell(news);
  }

  /** Wait until the play that is shown has had its time. */
  private wait(): void {
    if (this.timer !== null) this.pace.timers.clear(this.timer);
    const time = this.own
      ? Math.min(OWN_FOR, shownFor(0, this.pace.calm()))
      : shownFor(this.queue.length, this.pace.calm());
    this.timer = this.pace.timers.set(() => this.next(), Math.max(0, this.since + time - this.pace.now()));
  }

  dispose(): void {
    this.stop();
    this.clear();
  }
}
