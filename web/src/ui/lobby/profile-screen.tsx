/** A player as everybody may see them: name, car, ratings, how they changed, and the latest results. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, words } from "../../app/app-state";
import { fetchEditions } from "../../app/games/new-game";
import { leaderboardHash, matchHash } from "../../app/route";
import { ratingLine } from "../../headless/people/rating-line";
import { HttpError, http } from "../../net/http";
import type { ProfileView, RatedView } from "../../net/wire.gen";
import { PageHead } from "../parts/page-head";
import { CarPicture } from "../people/car-picture";
import { poolText } from "./leaderboard-screen";

const MOST_RESULTS = 20;

export const signed = (change: number): string =>
  new Intl.NumberFormat(words.language.value, { signDisplay: "exceptZero" }).format(change);

export function ProfileScreen({ player }: { player: string }) {
  useEffect(fetchEditions, []);
  const profile = useSignal<ProfileView | "gone" | null>(null);
  useEffect(() => {
    let left = false;
    http.profile(player).then(
      (found) => {
        if (!left) profile.value = found;
      },
      (error: unknown) => {
        if (!left && error instanceof HttpError && error.status === 404) profile.value = "gone";
      },
    );
    return () => {
      left = true;
    };
  }, [player]);
  const shown = profile.value;
  const known = shown === "gone" ? null : shown;
  return (
    <main class="setup lobby" data-testid="profile">
      <PageHead
        title={known === null ? "" : known.player.name}
        picture={known !== null && <CarPicture car={known.player.car} />}
      />
      {shown === "gone" && <p>{t("rating-gone")}</p>}
      {known !== null && <Profile profile={known} />}
    </main>
  );
}

function Profile({ profile }: { profile: ProfileView }) {
  const results = [...profile.history].reverse().slice(0, MOST_RESULTS);
  return (
    <>
      <p class="faint">{t("rating-tables", { count: profile.tables })}</p>
      {profile.ratings.length === 0 && <p>{t("rating-none")}</p>}
      <div class="pools">
        {profile.ratings.map(({ pool, rating }) => (
          <section key={pool} class="panel" data-testid="pool-rating">
            <h2>
              <a href={leaderboardHash(pool)}>{poolText(pool)}</a>
            </h2>
            <p>
              <strong class="points" data-testid="points">
                {t("rating-points", { points: rating.points, spread: rating.spread })}
              </strong>{" "}
              <span class="faint">{t("rating-games", { count: rating.games })}</span>
            </p>
            <OverTime games={profile.history.filter((game) => game.pool === pool)} />
          </section>
        ))}
      </div>
      {results.length > 0 && (
        <section aria-labelledby="h-results">
          <h2 id="h-results">{t("rating-results")}</h2>
          <ol class="results">
            {results.map((game) => (
              <Result key={game.at} game={game} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Result({ game }: { game: RatedView }) {
  const when = new Intl.DateTimeFormat(words.language.value, { dateStyle: "medium" }).format(new Date(game.at));
  return (
    <li data-testid="result">
      <strong>{t("rating-place", { place: game.place })}</strong>
      <span class="grow">{poolText(game.pool)}</span>
      <span class={game.change > 0 ? "gained" : "faint"}>{signed(game.change)}</span>
      {game.match === null ? <span class="faint">{when}</span> : <a href={matchHash(game.match)}>{when}</a>}
    </li>
  );
}

const BOX = { width: 320, height: 110, left: 44, top: 8 } as const;

function OverTime({ games }: { games: readonly RatedView[] }) {
  if (games.length === 0) return null;
  const { line, band, marks } = ratingLine(games, BOX.width, BOX.height);
  const number = new Intl.NumberFormat(words.language.value, { useGrouping: false });
  return (
    <figure class="over-time">
      <svg
        viewBox={`0 0 ${BOX.left + BOX.width + 8} ${BOX.height + 2 * BOX.top}`}
        role="img"
        aria-label={t("rating-over-time")}
        data-testid="over-time"
      >
        {marks.map(({ value, y }) => (
          <g key={value}>
            <line class="grid" x1={BOX.left} x2={BOX.left + BOX.width} y1={BOX.top + y} y2={BOX.top + y} />
            <text x={BOX.left - 6} y={BOX.top + y + 4} text-anchor="end">
              {number.format(value)}
            </text>
          </g>
        ))}
        <g transform={`translate(${BOX.left} ${BOX.top})`}>
          <polygon class="band" points={band} />
          <polyline class="line" points={line} />
          {games.length === 1 && <circle class="dot" cx={BOX.width / 2} cy={line.split(",")[1]} r="3.5" />}
        </g>
      </svg>
      <figcaption class="faint">{t("rating-band")}</figcaption>
    </figure>
  );
}
