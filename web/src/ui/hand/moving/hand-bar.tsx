/** Shown during a carry: how far the piece is off, release, put back; for others, who is carrying. */
import { useEffect } from "preact/hooks";
import { prefs, speak, t } from "../../../app/app-state";
import type { Readout } from "../../../app/hand/hand-table";
import type { Session } from "../../../app/session";
import { wayInWords } from "../../../headless/hand/around/way";
import { PAINT } from "../../../headless/paint";
import { kindOf } from "../../../headless/piece-id";
import { person } from "../../../headless/text/pieces";
import { pressedByAnyFinger } from "../../../input/press";
import { MissAhead } from "../fall/miss-ahead";

const SAY_AFTER = 900; // ms without movement after which the distance is announced

/** The advice where something hangs above the place. */
const SLIDE = { between: "web-hand-overhead", cleared: "web-hand-slide-in" } as const;

const writeOff = ({ beside, above }: Readout): string =>
  above < 0 ? t("web-hand-off-low", { beside, below: -above }) : t("web-hand-off", { beside, above });
/** The direction of the place in words, for those who do not see the arrow. */
const sayOff = (readout: Readout): string => wayInWords(t, readout.way, readout.above) || writeOff(readout);

export function HandBar({ session }: { session: Session }) {
  const { hands, match } = session;
  const live = hands.carry.live.value;
  const readout = hands.readout.value;
  const off = readout === null ? "" : sayOff(readout);
  const arrow = readout?.way.arrow ?? "";
  const mine = hands.hand.value !== null;
  const left = readout?.left ?? null;
  const tired = left !== null && mine;
  useEffect(() => {
    if (tired) speak(t("web-hand-tires", { seconds: left }));
  }, [tired]); // announce it once, not every second
  const slide = readout === null || readout.overhead === null || !mine ? "" : SLIDE[readout.overhead];
  useEffect(() => {
    if (slide !== "") speak(t(slide));
  }, [slide]);
  useEffect(() => {
    if (off === "" || !mine) return;
    const timer = setTimeout(() => speak(off), SAY_AFTER);
    return () => clearTimeout(timer);
  }, [off, mine]);
  if (live === null) return null;
  const { piece, seat } = live.message;
  const player = match.seats.value[seat];
  const falling = hands.falling.value || live.phase !== "carrying";
  if (!mine) {
    return (
      <div class="hand-bar" data-testid="hand-watch">
        <p style={{ "--seat": PAINT[player?.colour ?? ""] }}>
          <span class="dot" /> {t("web-hand-watch", { player: person(t, player), kind: kindOf(piece) })}
        </p>
        {hands.orphan.value && !falling && (
          <div class="row actions">
            <button type="button" class="primary grow" onClick={() => hands.goOn()} data-testid="go-on">
              {t("web-hand-go-on")}
            </button>
            <button type="button" onClick={() => void hands.giveUp()} data-testid="put-back">
              {t("web-hand-put-back")}
            </button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div class="hand-bar" data-testid="hand-bar">
      {/* One line for both, so that nothing below it moves while the piece is held. */}
      {left !== null && !falling ? (
        <p class="hand-line hand-tires" aria-hidden="true" data-testid="hand-tires">
          {t("web-hand-tires", { seconds: left })}
        </p>
      ) : (
        <p class="hand-line" data-testid="hand-task">
          {falling ? t("web-hand-falling") : slide !== "" ? t(slide) : t("web-hand-carry", { kind: kindOf(piece) })}
        </p>
      )}
      <p class="hand-line hand-off" data-testid="hand-off" aria-hidden="true">
        {readout !== null && `${arrow} ${writeOff(readout)}`.trim()}
      </p>
      <div class="row actions">
        <button
          type="button"
          class="primary grow let-go"
          {...pressedByAnyFinger(() => void hands.letGo())}
          disabled={falling}
          data-testid="let-go"
        >
          {t("web-hand-let-go")} <kbd class="on-dark space">␣</kbd>
        </button>
        <button
          type="button"
          {...pressedByAnyFinger(() => void hands.giveUp())}
          disabled={falling}
          data-testid="put-back"
        >
          {t("web-hand-put-back")}
        </button>
      </div>
      <MissAhead session={session} />
      <Tweezers session={session} />
      <p class="faint hand-hint for-mouse">{t("web-hand-hint-mouse")}</p>
      <p class="faint hand-hint for-fingers">{t("web-hand-hint-touch")}</p>
    </div>
  );
}

export function Tweezers({ session }: { session: Session }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={prefs.tweezers.value}
        onChange={(event) => session.hands.setTweezers(event.currentTarget.checked)}
        // Remove the focus after a click, so that the next Space releases the piece and does not toggle the box.
        onClick={(event) => event.detail > 0 && event.currentTarget.blur()}
        data-testid="tweezers"
      />
      {t("web-hand-tweezers")}
    </label>
  );
}
