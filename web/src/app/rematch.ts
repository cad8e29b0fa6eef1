/** Rematches: asks for one, and goes to the one that somebody at the table asked for. */
import type { RematchView } from "../net/wire.gen";
import { goTo, keep } from "./app-state";
import { matchHash } from "./route";
import type { Session } from "./session";

/** Go to a rematch, with the seats that this browser holds here. */
export function follow(session: Session, rematch: RematchView): void {
  const kept = keep.game(session.id);
  if (kept !== null) {
    const moved = (seat: string): string => String(rematch.seats[Number(seat)]);
    const players = rematch.seats.map((_, n) => kept.players[rematch.seats.indexOf(n)] ?? "");
    keep.put({
      id: rematch.match,
      tokens: kept.tokens,
      seats: Object.fromEntries(Object.entries(kept.seats ?? {}).map(([seat, token]) => [moved(seat), token])),
      edition: kept.edition,
      players: kept.players.length > 0 ? players : [],
      at: Date.now(),
    });
  }
  goTo(matchHash(rematch.match));
}

/** Ask for a rematch and go to it; `bot`: the level of the bots there, null for the same as here. */
export async function startRematch(session: Session, bot: string | null = null): Promise<void> {
  const rematch = await session.askRematch(bot);
  if (rematch !== null) follow(session, rematch);
}
