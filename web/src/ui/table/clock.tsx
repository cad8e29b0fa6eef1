/** Clocks at the table: what each seat has left, a pause, and a clock at zero. */
import { t, words } from "../../app/app-state";
import type { Session } from "../../app/session";
import { aboutClock, clockText, reserveText, seatClock, shortly } from "../../headless/clock";
import { person } from "../../headless/text/pieces";
import { Icon } from "../parts/icons";

/** The time that a seat has left; it counts down. Screen readers hear it when they ask, not every second. */
export function SeatTime({ session, seat }: { session: Session; seat: number }) {
  const clock = session.match.status.value?.clock;
  if (!clock || session.past.replay.value !== null) return null;
  if (!session.match.isPerson(seat) && !clock.seats[seat]?.out_of_time) return null;
  const shown = seatClock(clock, seat, session.clock.now.value);
  const text = shown === null ? "" : clockText(t, clock.kind, shown);
  if (shown === null || text === "") return null;
  return (
    <span
      class={`seat-time ${shown.runs ? "runs" : ""} ${shown.low ? "low" : ""}`}
      role="timer"
      aria-live="off"
      title={[text, shown.holiday ? "" : reserveText(t, clock, shown)].filter(Boolean).join(t("facts-separator"))}
      data-testid={`clock-${seat}`}
    >
      {clock.kind === "live" || !shown.runs ? (
        text
      ) : (
        <>
          <span class="long">{text}</span>
          <span class="short" aria-hidden="true">
            {shortly(words.language.value, shown.left || shown.reserve)}
          </span>
        </>
      )}
    </span>
  );
}

/** A request for a pause, a pause, or a clock at zero: what happened, and what this page may do about it. */
export function ClockBar({ session }: { session: Session }) {
  const { match, clock } = session;
  const status = match.status.value;
  const view = status?.clock;
  if (!view || status.outcome !== null) return null;
  const name = (seat: number): string => person(t, match.seats.value[seat]);
  if (view.paused)
    return (
      <div class="undo-bar" role="status" data-testid="paused">
        <p>{t("clock-paused")}</p>
        {match.held.value.size > 0 && (
          <button type="button" class="primary" onClick={() => void clock.resume()} data-testid="resume">
            {t("clock-resume")}
          </button>
        )}
      </div>
    );
  return (
    <>
      {view.pause_asked !== null && (
        <div class="undo-bar" role="alert" data-testid="pause-bar">
          <p>{t("clock-pause-asked", { player: name(view.pause_asked) })}</p>
          {match.mayAnswerPause.value !== null && (
            <div class="row">
              <button
                type="button"
                class="primary"
                onClick={() => void clock.answerPause(true)}
                data-testid="agree-pause"
              >
                {t("web-agree")}
              </button>
              <button type="button" onClick={() => void clock.answerPause(false)} data-testid="refuse-pause">
                {t("web-disagree")}
              </button>
            </div>
          )}
        </div>
      )}
      {view.claimable !== null && (
        <div class="undo-bar" role="alert" data-testid="flag-bar">
          <p>
            {match.mySeat.value === view.claimable
              ? t("clock-mine-up")
              : t("clock-theirs-up", { player: name(view.claimable) })}
          </p>
          {match.mayClaim.value !== null && (
            <button type="button" onClick={() => void clock.claim()} data-testid="claim">
              {t(status.seating?.substitutes ? "clock-claim-bot" : "clock-claim", { player: name(view.claimable) })}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** The clock of the table in words, and what is left of the player's holidays, in the menu of what is seldom needed. */
export function AboutClock({ session }: { session: Session }) {
  const { match } = session;
  const status = match.status.value;
  const view = status?.clock;
  if (!view || status.outcome !== null) return null;
  const seat = [...match.held.value].find((one) => match.isPerson(one));
  const mine = seat === undefined ? null : seatClock(view, seat, session.clock.now.value);
  const reserve = mine === null ? "" : reserveText(t, view, mine);
  return (
    <p class="faint menu-note" data-testid="about-clock">
      {aboutClock(t, view)}
      {reserve !== "" && <strong>{reserve}</strong>}
    </p>
  );
}

/** Ask for a pause, in the menu of what is seldom needed. */
export function PauseItem({ session, close }: { session: Session; close: () => void }) {
  const { match } = session;
  const status = match.status.value;
  const clock = status?.clock;
  const going = status?.outcome === null && !status.seating?.gathering;
  if (!clock || clock.paused || clock.pause_asked !== null || !going || match.held.value.size === 0) return null;
  return (
    <button
      type="button"
      onClick={() => {
        close();
        void session.clock.askPause();
      }}
      data-testid="pause"
    >
      <Icon name="pause" /> {t("clock-pause")}
    </button>
  );
}
