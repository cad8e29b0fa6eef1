/** Everybody's chance of winning, step by step: one line per seat in its colour and dashes, with axes and a legend. */
import { t, words } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";
import { ticks } from "../../headless/replay/ticks";
import { SEAT_DASHES } from "../../headless/seat-marks";
import { named } from "../../headless/text/pieces";
import type { Analysis } from "../../net/wire.gen";

const BOX = { width: 360, height: 200, left: 44, right: 12, top: 12, bottom: 42 } as const;
const CHANCES = [0, 0.25, 0.5, 0.75, 1] as const;
const MOST_TICKS = 7;

export function Plot({ session, found }: { session: Session; found: Analysis }) {
  const last = Math.max(found.chances.length - 1, 1);
  const [wide, high] = [BOX.width - BOX.left - BOX.right, BOX.height - BOX.top - BOX.bottom];
  const x = (step: number): number => BOX.left + (step / last) * wide;
  const y = (chance: number): number => BOX.top + (1 - chance) * high;
  const percent = new Intl.NumberFormat(words.language.value, { style: "percent" });
  const now = session.past.replay.value?.index.value ?? null;
  const seats = session.match.seats.value;
  const goTo = async (event: MouseEvent): Promise<void> => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * BOX.width;
    if (session.past.replay.value === null) await session.past.startReplay();
    session.past.advice.value = null;
    session.past.replay.value?.pause();
    session.past.replay.value?.go(Math.round(((at - BOX.left) / wide) * last));
  };
  return (
    <figure class="chances">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a mouse shortcut; the replay bar offers the same with keys */}
      <svg
        class="plot"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={t("plot-about")}
        onClick={(event) => void goTo(event)}
        data-testid="plot"
      >
        {CHANCES.map((chance) => (
          <g key={chance}>
            <line
              class={chance === 0 ? "axis" : "grid"}
              x1={BOX.left}
              x2={BOX.width - BOX.right}
              y1={y(chance)}
              y2={y(chance)}
            />
            {chance % 0.5 === 0 && (
              <text x={BOX.left - 6} y={y(chance) + 4} text-anchor="end">
                {percent.format(chance)}
              </text>
            )}
          </g>
        ))}
        <line class="axis" x1={BOX.left} x2={BOX.left} y1={BOX.top} y2={y(0)} />
        {ticks(last, MOST_TICKS).map((step) => (
          <g key={step}>
            <line class="axis" x1={x(step)} x2={x(step)} y1={y(0)} y2={y(0) + 4} />
            <text x={x(step)} y={y(0) + 17} text-anchor="middle">
              {step}
            </text>
          </g>
        ))}
        <text class="title" x={BOX.left + wide / 2} y={BOX.height - 6} text-anchor="middle">
          {t("plot-steps")}
        </text>
        {now !== null && <line x1={x(now)} x2={x(now)} y1={BOX.top} y2={y(0)} class="now" />}
        {seats.map((seat, n) => (
          <polyline
            key={n}
            points={found.chances
              .map((chances, step) => `${x(step).toFixed(1)},${y(chances[n] ?? 0).toFixed(1)}`)
              .join(" ")}
            stroke={PAINT[seat.colour]}
            stroke-dasharray={SEAT_DASHES[n]?.join(" ")}
          />
        ))}
      </svg>
      <figcaption>
        <strong>{t("plot-chance")}</strong>
        <ul>
          {seats.map((seat, n) => (
            <li key={n}>
              <svg viewBox="0 0 34 6" aria-hidden="true">
                <line
                  x1="0"
                  x2="34"
                  y1="3"
                  y2="3"
                  stroke={PAINT[seat.colour]}
                  stroke-dasharray={SEAT_DASHES[n]?.join(" ")}
                />
              </svg>
              {named(t, seat.name)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
