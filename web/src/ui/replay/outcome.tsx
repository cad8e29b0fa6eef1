/** The outcome: who won and why, the ranking, and what to do next. */

import { dialog, goTo, list, t, words } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/setup";
import { sayTurn } from "../../headless/text/describe";
import { person } from "../../headless/text/pieces";

/** Reasons that share the text of another reason. */
const TOLD_AS: Readonly<Record<string, string>> = {
  "last-with-material": "out-of-material",
  "roads-used-up": "missions",
  "last-round-played": "missions",
};

export function Outcome({ session }: { session: Session }) {
  const table = session.shown.value!;
  const { outcome, seats } = table.status;
  if (outcome === null) return null;
  const winner = person(t, seats[outcome.ranking[0]?.[0] ?? 0]);
  const loser = person(t, seats[outcome.ranking[outcome.ranking.length - 1]?.[0] ?? 0]);
  const outOfMaterial = outcome.reason === "last-with-material";
  const reason = `outcome-${TOLD_AS[outcome.reason] ?? outcome.reason}`;
  return (
    <section class="outcome" aria-labelledby="h-outcome" data-testid="outcome">
      <h2 id="h-outcome">{sayTurn(t, list, table, session.match.held.value)}</h2>
      {words.has(reason) && <p>{t(reason, { player: outOfMaterial ? loser : winner })}</p>}
      <ol class="ranking">
        {outcome.ranking.map((group, n) => {
          // After a shared first place comes third place.
          const place = 1 + outcome.ranking.slice(0, n).flat().length;
          return group.map((seat) => (
            <li key={seat} value={place} style={{ "--seat": PAINT[seats[seat]?.colour ?? ""] }}>
              <span class="place">{place}</span>
              <span class="dot" />
              <span class="grow">{seats[seat]?.name}</span>
              <span class="faint">
                {outcome.scores !== null
                  ? t("web-points", { count: outcome.scores[seat] ?? 0 })
                  : t("turn-cars", { count: seats[seat]?.placed ?? 0 })}
              </span>
            </li>
          ));
        })}
      </ol>
      {session.past.replay.value === null && (
        <div class="row wrap">
          <button type="button" class="primary" onClick={() => goTo("#/")}>
            {t("web-new-game")}
          </button>
          <button type="button" onClick={() => void session.past.startReplay()}>
            {t("web-replay")}
          </button>
          <button type="button" onClick={() => (dialog.value = "share")}>
            {t("web-share")}
          </button>
        </div>
      )}
    </section>
  );
}
