/** Rematches: asks for one, and goes to the one that somebody at the table asked for. */
import type { RematchView } from "../../net/wire.gen";
import { goTo, t, toast } from "../app-state";
import { matchHash } from "../route";
import type { Session } from "../session";
import { keepRematch } from "./keeping";

/** Go to a rematch, with the seats that this browser holds here. */
export function follow(session: Session, rematch: RematchView): void {
  keepRematch(session.id, rematch);
  goTo(matchHash(rematch.match));
}

/** Somebody who watches follows the people to their rematch; returns a function that stops. */
export function followAsSpectator(session: Session): () => void {
  let before: boolean | null = null; // a rematch that was there when the page opened is only offered
  return session.match.hear(({ table }) => {
    const rematch = table.status.rematch ?? null;
    const fresh = before === false && rematch !== null;
    before = rematch !== null;
    if (!fresh || session.match.held.value.size > 0 || session.past.replay.value !== null) return;
    toast(t("lobby-followed"));
    follow(session, rematch);
  });
}

/** Ask for a rematch and go to it; `bot`: the level of the bots there, null for the same as here. */
export async function startRematch(session: Session, bot: string | null = null): Promise<void> {
  const rematch = await session.askRematch(bot);
  if (rematch !== null) follow(session, rematch);
}
