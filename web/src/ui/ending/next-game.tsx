/** Choices after a game: a rematch, the same against a stronger bot, or something new. */
import { signal } from "@preact/signals";
import { t } from "../../app/app-state";
import { likeThis } from "../../app/games/new-game";
import { follow, startRematch } from "../../app/games/rematch";
import type { Session } from "../../app/session";
import { nextLevel } from "../../headless/ending";
import { LEVELS } from "../../headless/new-game/levels";
import { person } from "../../headless/text/pieces";

const busy = signal(false);

async function once(request: () => Promise<void>): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  try {
    await request();
  } finally {
    busy.value = false;
  }
}

export function NextGame({ session }: { session: Session }) {
  const status = session.match.status.value;
  if (status === null || status.outcome === null) return null;
  const rematch = status.rematch ?? null;
  const held = session.match.held.value;
  const level = rematch === null ? nextLevel(status, held) : null;
  return (
    <div class="next-game">
      {rematch !== null && (
        <p role="status" data-testid="rematch-asked">
          {t("ending-rematch-asked", {
            you: held.has(rematch.asked) ? "yes" : "no",
            player: person(t, status.seats[rematch.asked]),
          })}
        </p>
      )}
      <div class="row wrap">
        {rematch !== null ? (
          <button type="button" class="primary" onClick={() => follow(session, rematch)} data-testid="rematch-join">
            {t(held.size > 0 ? "ending-rematch-join" : "ending-rematch-watch")}
          </button>
        ) : (
          held.size > 0 && (
            <button
              type="button"
              class="primary"
              disabled={busy.value}
              onClick={() => void once(() => startRematch(session))}
              data-testid="rematch"
            >
              {t("ending-rematch")}
            </button>
          )
        )}
        {level !== null && (
          <button
            type="button"
            class="primary"
            disabled={busy.value}
            onClick={() => void once(() => startRematch(session, level))}
            data-testid="next-level"
          >
            {t("ending-next-level", { level: LEVELS.indexOf(level) })}
          </button>
        )}
        <button
          type="button"
          disabled={busy.value}
          onClick={() => void once(() => likeThis(session.id))}
          data-testid="new-game"
        >
          {t("web-new-game")}
        </button>
      </div>
    </div>
  );
}
