/** The replay: a slider over all steps. */

import { t } from "../../app/app-state";
import { copyMoment } from "../../app/games/open";
import type { Session } from "../../app/session";
import { SPEEDS } from "../../headless/replay/replay";
import { sayMove } from "../../headless/text/describe";
import { Icon } from "../parts/icons";

export function ReplayBar({ session }: { session: Session }) {
  const replay = session.past.replay.value;
  if (replay === null) return null;
  const move = session.lastMove.value;
  return (
    <div class="replay" data-testid="replay-bar">
      <p data-testid="replay-step">
        <strong>
          {replay.index.value} / {replay.length - 1}
        </strong>{" "}
        {move === null ? t("web-replay-start") : sayMove(t, session.match.seats.value[move.seat], move)}
      </p>
      <input
        type="range"
        min="0"
        max={replay.length - 1}
        value={replay.index.value}
        aria-label={t("web-replay")}
        onInput={(event) => {
          replay.pause();
          replay.go(Number(event.currentTarget.value));
        }}
        data-testid="replay-slider"
      />
      <div class="row spread">
        <div class="row tight">
          <button
            type="button"
            class="plain"
            onClick={() => replay.moveBy(-replay.length)}
            aria-label={t("web-replay-first")}
          >
            <Icon name="first" />
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => replay.moveBy(-1)}
            aria-label={t("web-replay-previous")}
            data-testid="replay-previous"
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => replay.toggle()}
            aria-label={replay.playing.value ? t("web-replay-pause") : t("web-replay-play")}
            data-testid="replay-play"
          >
            <Icon name={replay.playing.value ? "pause" : "play"} />
          </button>
          <button type="button" class="plain" onClick={() => replay.moveBy(1)} aria-label={t("web-replay-next")}>
            <Icon name="next" />
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => replay.moveBy(replay.length)}
            aria-label={t("web-replay-last")}
          >
            <Icon name="last" />
          </button>
        </div>
        <select
          value={String(replay.speed.value)}
          aria-label={t("web-replay-speed")}
          onChange={(event) => replay.setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {speed}×
            </option>
          ))}
        </select>
      </div>
      <div class="row wrap">
        <button type="button" onClick={() => void copyMoment(session)} data-testid="moment-copy">
          <Icon name="share" /> {t("web-carry-copy")}
        </button>
        <button type="button" onClick={() => session.past.stopReplay()} data-testid="replay-close">
          {t("web-replay-close")}
        </button>
      </div>
    </div>
  );
}
