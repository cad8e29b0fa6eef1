/**
 * At a table of three or more, on a screen without a list of moves: what each of the others did since the reader's last
 * move. The lines come one by one, as the plays are shown, and go when the reader chooses a spot.
 */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";
import { movesSince } from "../../headless/play-queue";
import { sayWhat } from "../../headless/text/describe";
import { named } from "../../headless/text/pieces";
import { Icon } from "../parts/icons";

/** More lines would hide the table. */
const MOST = 5;

export function Since({ session }: { session: Session }) {
  const status = session.shown.value?.status;
  const { mine, past, composer, moves } = session;
  if (status === undefined || status.seats.length < 3 || status.outcome !== null || mine.value.size !== 1) return null;
  if (past.replay.value !== null || composer.draft.value?.pinned) return null;
  const told = movesSince(moves.value, mine.value).slice(-MOST);
  if (told.length === 0) return null;
  return (
    <ul class="since" aria-label={t("web-moves")} data-testid="since">
      {told.map((move, n) => {
        const seat = status.seats[move.seat];
        const cars = move.cars ?? 0;
        return (
          <li key={moves.value.length - told.length + n} style={{ "--seat": PAINT[seat?.colour ?? ""] }}>
            <span class="dot" />
            <span>
              <strong>{named(t, seat?.name ?? "")}</strong> {sayWhat(t, move)}
            </span>
            {cars > 0 && (
              <span class="earned">
                +{cars} <Icon name="car" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
