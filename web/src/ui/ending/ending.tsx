/** The end of the game: who won, why each player has their place, and what to do next. */
import { dialog, list, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";
import { sayTurn } from "../../headless/text/describe";
import { named } from "../../headless/text/pieces";
import { sayEnding, sayPlace } from "../../headless/text/places";
import type { OutcomeView, PlaceView } from "../../net/wire.gen";
import { RatedResult } from "../lobby/rated-result";
import { Icon } from "../parts/icons";
import { celebrate } from "./finale";
import { NextGame } from "./next-game";

export function Ending({ session }: { session: Session }) {
  const table = session.shown.value!;
  const { outcome } = table.status;
  if (outcome === null) return null;
  return (
    <section class="ending" aria-labelledby="h-ending" data-testid="outcome">
      <h2 id="h-ending">{sayTurn(t, list, table, session.match.held.value)}</h2>
      {session.past.replay.value === null && <NextGame session={session} />}
      <RatedResult session={session} />
      {sayEnding(t, outcome).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ol class="ranking">
        {outcome.places.map((place) => (
          <Ranked key={place.seat} session={session} outcome={outcome} place={place} />
        ))}
      </ol>
      {session.past.replay.value === null && (
        <div class="row wrap">
          <button type="button" onClick={() => (dialog.value = "share")} data-testid="share-end">
            <Icon name="share" /> {t("ending-share")}
          </button>
          <button type="button" onClick={() => void session.past.startReplay()} data-testid="replay-end">
            <Icon name="play" /> {t("web-replay")}
          </button>
          <button
            type="button"
            onClick={() => void celebrate(session)}
            disabled={session.finale.value?.flying === true}
            data-testid="fly-again"
          >
            <Icon name="drive" /> {t("ending-fly")}
          </button>
        </div>
      )}
    </section>
  );
}

/** The parts of a player's points, in words. */
const sayPoints = (points: Readonly<Record<string, number>>): string =>
  Object.entries(points)
    .filter(([, count]) => count > 0)
    .map(([mission, count]) => `${t(`mission-${mission}`)} ${count}`)
    .join(t("facts-separator"));

function Ranked({ session, outcome, place }: { session: Session; outcome: OutcomeView; place: PlaceView }) {
  const { seats } = session.shown.value!.status;
  const seat = seats[place.seat];
  return (
    <li
      value={place.place}
      class={place.place === 1 ? "first" : ""}
      style={{ "--seat": PAINT[seat?.colour ?? ""] }}
      data-testid={`place-${place.seat}`}
    >
      <span class="place">{place.place}</span>
      <span class="dot" />
      <strong class="grow">{named(t, seat?.name ?? "", session.mine.value.has(place.seat))}</strong>
      <span class="count">
        {outcome.scores !== null
          ? t("web-points", { count: outcome.scores[place.seat] ?? 0 })
          : t("ending-cars", { count: seat?.placed ?? 0 })}
      </span>
      <p>{sayPlace(t, list, seats, place, session.mine.value)}</p>
      {seat?.points != null && <p class="faint">{sayPoints(seat.points)}</p>}
    </li>
  );
}
