/** The analysis after a game: all players' chances turn by turn, and the weakest turns. */

import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/setup";
import { person } from "../../headless/text/pieces";
import type { Analysis } from "../../net/wire.gen";

const WIDE = 320;
const HIGH = 110;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 5", "1 4"];

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

/** One line per seat; a click goes to that step. */
function Plot({ session, found }: { session: Session; found: Analysis }) {
  const last = Math.max(found.chances.length - 1, 1);
  const x = (step: number): number => (step / last) * WIDE;
  const y = (chance: number): number => 4 + (1 - chance) * (HIGH - 8);
  const now = session.past.replay.value?.index.value ?? null;
  const goTo = async (event: MouseEvent): Promise<void> => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const step = Math.round(((event.clientX - box.left) / box.width) * last);
    if (session.past.replay.value === null) await session.past.startReplay();
    session.past.advice.value = null;
    session.past.replay.value?.pause();
    session.past.replay.value?.go(step);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a mouse shortcut; the replay bar offers the same with keys
    <svg
      class="plot"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={t("web-analysis")}
      onClick={(event) => void goTo(event)}
      data-testid="plot"
    >
      <line x1="0" x2={WIDE} y1={y(0.5)} y2={y(0.5)} class="half" />
      {now !== null && <line x1={x(now)} x2={x(now)} y1="0" y2={HIGH} class="now" />}
      {session.match.seats.value.map((seat, n) => (
        <polyline
          key={n}
          points={found.chances
            .map((chances, step) => `${x(step).toFixed(1)},${y(chances[n] ?? 0).toFixed(1)}`)
            .join(" ")}
          fill="none"
          stroke={PAINT[seat.colour]}
          stroke-width="2.5"
          stroke-dasharray={DASHES[n % DASHES.length]}
        />
      ))}
    </svg>
  );
}
