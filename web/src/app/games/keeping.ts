/** Puts games on the shelf of this browser: new ones, those that it opens or sits down at, and rematches. */
import type { MatchState } from "../../headless/match";
import type { NewMatch, RematchView } from "../../net/wire.gen";
import { keep } from "../app-state";

/** Store the tokens first: the server sends them only once. */
export function keepNew(made: NewMatch, edition: string, players: readonly string[]): void {
  const seats = Object.fromEntries(
    made.tokens.map((token, seat) => [String(seat), token]).filter(([, token]) => token),
  );
  const tokens = made.tokens.filter((token) => token !== "");
  keep.put({ id: made.id, tokens, seats, edition, players, at: Date.now() });
}

/** Keep a match as it is: who plays, and which seats this page holds. */
export function keepOpen(id: string, match: MatchState, at: number): void {
  const info = match.info.value;
  if (info === null) return;
  const players = match.seats.value.map(({ name }) => name);
  keep.put({ id, tokens: [], mine: info.held, edition: info.edition, players, at });
}

/** Keep a known match whenever the whole of it arrives; returns a function that stops. */
export function keepKnown(id: string, match: MatchState): () => void {
  return match.hear((news) => {
    const kept = keep.game(id);
    if (news.kind !== "whole" || kept === null) return;
    const finished = news.table.status.outcome !== null;
    keepOpen(id, match, finished ? kept.at : Date.now()); // looking at a finished game does not make it newer
  });
}

/** Keep the seats of a game for its rematch, once: whoever removes the rematch from their games does not get it back. */
export function keepRematch(id: string, rematch: RematchView): boolean {
  const kept = keep.game(id);
  if (kept === null || kept.rematch === rematch.match) return false;
  const moved = (seat: string): string => String(rematch.seats[Number(seat)]);
  const players = rematch.seats.map((_, n) => kept.players[rematch.seats.indexOf(n)] ?? "");
  keep.put({ ...kept, rematch: rematch.match });
  keep.put({
    id: rematch.match,
    tokens: kept.tokens,
    seats: Object.fromEntries(Object.entries(kept.seats ?? {}).map(([seat, token]) => [moved(seat), token])),
    mine: (kept.mine ?? []).map((seat) => rematch.seats[seat] ?? seat),
    edition: kept.edition,
    players: kept.players.length > 0 ? players : [],
    at: Date.now(),
  });
  return true;
}
