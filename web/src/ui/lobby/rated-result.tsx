/** After a rated game: the new rating of each player. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../app/app-state";
import { leaderboardHash, playerHash } from "../../app/route";
import type { Session } from "../../app/session";
import { person } from "../../headless/text/pieces";
import { http } from "../../net/http";
import type { SeatRating } from "../../net/wire.gen";
import { signed } from "./profile-screen";

export function RatedResult({ session }: { session: Session }) {
  const rated = session.match.status.value?.seating?.rated === true;
  const ratings = useSignal<readonly SeatRating[]>([]);
  useEffect(() => {
    if (!rated) return;
    http.ratings(session.id).then(
      (found) => (ratings.value = found),
      () => {}, // offline: the profile shows it later
    );
  }, [rated, session]);
  const pool = ratings.value.find((one) => one.rated !== null)?.rated?.pool;
  if (!rated || pool === undefined) return null;
  return (
    <section class="rated-result" data-testid="rated-result">
      <ul>
        {ratings.value.map(
          ({ player, rated: after }, seat) =>
            player !== null &&
            after !== null && (
              <li key={player}>
                <a href={playerHash(player)}>{person(t, session.match.seats.value[seat])}</a>{" "}
                {t("rating-after", { points: after.points, change: signed(after.change) })}
              </li>
            ),
        )}
      </ul>
      <a href={leaderboardHash(pool)} data-testid="to-leaderboard">
        {t("rating-leaderboard")}
      </a>
    </section>
  );
}
