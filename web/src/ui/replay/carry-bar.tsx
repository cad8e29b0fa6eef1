/** Controls for watching a carry: which carry of the step, a slider, slow motion, a link. */

import { dialog, t } from "../../app/app-state";
import { copyMoment } from "../../app/games/open";
import type { Session } from "../../app/session";
import { kindOf } from "../../headless/piece-id";
import { SLOWNESS } from "../../headless/replay/carry-replay";
import { person } from "../../headless/text/pieces";
import { Icon } from "../parts/icons";
import { PieceText } from "../parts/piece-text";

/** Buttons for the carries of the current step. */
export function CarryButtons({ session }: { session: Session }) {
  const carries = session.past.replay.value?.carries.value ?? [];
  if (carries.length === 0 || session.past.carryReplay.value !== null) return null;
  return (
    <div class="row wrap" data-testid="carries">
      {carries.map((number, n) => (
        <button
          type="button"
          key={number}
          onClick={() => void session.past.watchCarry(number)}
          data-testid={`watch-${n}`}
        >
          <Icon name="hand" /> {carries.length === 1 ? t("web-carry-watch") : t("web-carry-number", { number: n + 1 })}
        </button>
      ))}
    </div>
  );
}

export function CarryBar({ session }: { session: Session }) {
  const watched = session.past.carryReplay.value;
  if (watched === null) return null;
  const fallen = watched.fallen.map((id) => ({ id, name: session.names.of(id) }));
  const pieces = fallen.map(({ name }) => name).join(t("list-separator"));
  return (
    <div class="replay" data-testid="carry-bar">
      <p>
        <strong>
          {t("web-hand-watch", {
            player: person(t, session.match.seats.value[watched.carry.seat]),
            kind: kindOf(watched.carry.piece),
          })}
        </strong>
        {fallen.length > 0 && (
          <span>
            {" "}
            <PieceText session={session} text={t("web-hand-fallen", { pieces })} pieces={fallen} />
          </span>
        )}
      </p>
      <input
        type="range"
        min={watched.begins.value}
        max={watched.length}
        step="0.01"
        value={watched.at.value}
        aria-label={t("web-carry-watch")}
        onInput={(event) => {
          watched.playing.value = false;
          watched.go(Number(event.currentTarget.value));
        }}
        data-testid="carry-slider"
      />
      <div class="row spread">
        <button
          type="button"
          class="plain"
          onClick={() => watched.toggle()}
          aria-label={watched.playing.value ? t("web-replay-pause") : t("web-replay-play")}
          data-testid="carry-play"
        >
          <Icon name={watched.playing.value ? "pause" : "play"} />
        </button>
        <div class="segments" role="radiogroup" aria-label={t("web-carry-speed")}>
          {watched.collapse !== null && (
            <button
              type="button"
              role="radio"
              aria-checked={watched.speed.value === "slow-motion"}
              class={watched.speed.value === "slow-motion" ? "chosen" : ""}
              onClick={() => (watched.speed.value = "slow-motion")}
              data-testid="carry-slow-motion"
            >
              {t("wreck-slow")}
            </button>
          )}
          {SLOWNESS.map((speed) => (
            <button
              type="button"
              key={speed}
              role="radio"
              aria-checked={watched.speed.value === speed}
              class={watched.speed.value === speed ? "chosen" : ""}
              onClick={() => (watched.speed.value = speed)}
              data-testid={`carry-speed-${speed}`}
            >
              {speed === 0.125 ? "⅛" : speed === 0.25 ? "¼" : speed === 0.5 ? "½" : "1"}×
            </button>
          ))}
        </div>
      </div>
      <div class="row wrap">
        <button type="button" onClick={() => void copyMoment(session)} data-testid="carry-copy">
          <Icon name="share" /> {t("web-carry-copy")}
        </button>
        {watched.collapse !== null && (
          <>
            <button type="button" onClick={() => watched.setWhole(!watched.whole.value)} data-testid="carry-whole">
              {t(watched.whole.value ? "wreck-part" : "wreck-whole")}
            </button>
            <button type="button" onClick={() => (dialog.value = "collapse")} data-testid="collapse-share">
              <Icon name="share" /> {t("wreck-share")}
            </button>
          </>
        )}
        <button type="button" onClick={() => session.past.stopCarry()} data-testid="carry-close">
          {t("web-carry-back")}
        </button>
      </div>
    </div>
  );
}
