/** The games of this browser: whose turn it is, who won, and in which order they are listed. */
import type { HeadlineView } from "../../net/wire.gen";

/** The browser's entry about a game. */
export interface Kept {
  readonly id: string;
  readonly seats?: Readonly<Record<string, string>>;
  readonly mine?: readonly number[];
  readonly edition: string;
  readonly players: readonly string[];
  readonly at: number;
}

/** In the order of the list. "asking": the server has not answered; "unknown": it does not know the game any more. */
const STATES = ["your-turn", "gathering", "playing", "asking", "won", "over", "unknown"] as const;
export type GameState = (typeof STATES)[number];

export interface MyGame {
  readonly id: string;
  readonly edition: string;
  readonly players: readonly string[];
  readonly at: number;
  readonly state: GameState;
  /** Whose turn it is, or who won. */
  readonly who: readonly string[];
  /** The only seat of this browser; on a page for several people nobody is "you". */
  readonly me: number | null;
}

/** A kept game with what the server says of all games; null: it has not answered yet. */
export function myGame(kept: Kept, heads: ReadonlyMap<string, HeadlineView> | null): MyGame {
  const { id, at } = kept;
  const head = heads?.get(id);
  const held = kept.mine ?? Object.keys(kept.seats ?? {}).map(Number);
  const me = held.length === 1 ? held[0]! : null;
  const known = { id, at, me, edition: head?.edition || kept.edition, players: head?.players ?? kept.players };
  if (head === undefined) return { ...known, state: heads === null ? "asking" : "unknown", who: [] };
  const named = (seats: readonly number[]): readonly string[] =>
    seats.map((seat) => known.players[seat] ?? "").filter((name) => name !== "");
  if (head.gathering) return { ...known, state: "gathering", who: [] };
  const [winners, mover] = [head.winners ?? null, head.to_move ?? null];
  if (winners !== null) {
    const mine = me !== null && winners.length === 1 && winners[0] === me;
    return { ...known, state: mine ? "won" : "over", who: named(winners) };
  }
  if (mover === null) return { ...known, state: head.phase === "over" ? "over" : "playing", who: [] };
  return { ...known, state: mover === me ? "your-turn" : "playing", who: named([mover]) };
}

/** Games that wait for this player first, then those in play, then finished ones; the latest first in each group. */
export function inOrder(games: readonly MyGame[]): readonly MyGame[] {
  return [...games].sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || b.at - a.at);
}
