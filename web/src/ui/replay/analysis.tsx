/** The analysis after a game: all players' chances turn by turn, and the weakest turns. */

import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";
import { person } from "../../headless/text/pieces";
import { Plot } from "./plot";

export function AnalysisPanel({ session }: { session: Session }) {
  const found = session.past.analysis.value;
  if (found === null)
    return (
      <button type="button" onClick={() => void session.past.analyse()} data-testid="analyse">
        {t("web-analysis")}
      </button>
    );
  if (found === "asked")
    return (
      <p class="faint" role="status" data-testid="analysis-wait">
        {t("web-analysis-wait")}
      </p>
    );
  const seats = session.match.seats.value;
  return (
    <div class="analysis" data-testid="analysis">
      <h3>{t("web-analysis")}</h3>
      <Plot session={session} found={found} />
      {found.better.length === 0 && <p class="faint">{t("web-analysis-none")}</p>}
      <ul class="better">
        {found.better.map((better) => (
          <li key={better.step} style={{ "--seat": PAINT[seats[better.seat]?.colour ?? ""] }}>
            <button
              type="button"
              class="plain"
              onClick={() => void session.past.showBetter(better)}
              data-testid="better"
            >
              <span class="dot" />{" "}
              {t("web-analysis-better", {
                player: person(t, seats[better.seat]),
                turn: better.step + 1,
                percent: Math.round(better.lost * 100),
              })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
