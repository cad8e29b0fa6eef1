/** Leaderboards: the best players of an edition, a number of players and a mode of the hand. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { goTo, t } from "../../app/app-state";
import { fetchEditions, form } from "../../app/games/new-game";
import { leaderboardHash, playerHash } from "../../app/route";
import { readPool } from "../../headless/people/lobby";
import { http } from "../../net/http";
import type { LeaderboardView } from "../../net/wire.gen";
import { boxName } from "../home/box";
import { FactsInLine } from "../parts/facts-in-line";
import { PageHead } from "../parts/page-head";
import { CarPicture } from "../people/car-picture";

/** The name of a pool. */
export function poolText(pool: string): string {
  const parts = readPool(pool);
  if (parts === null) return pool;
  const edition = form.editions.value.find(({ id }) => id === parts.edition) ?? null;
  const [box, hand] = [boxName(edition, parts.edition), t(`web-hand-${parts.hand}`)];
  return t("rating-pool", { box, count: parts.players, hand });
}

export function LeaderboardScreen({ pool }: { pool: string }) {
  useEffect(fetchEditions, []);
  const board = useSignal<LeaderboardView | null>(null);
  useEffect(() => {
    let gone = false;
    http.leaderboard(pool).then(
      (found) => {
        if (!gone) board.value = found;
      },
      () => {}, // offline: what is shown stays
    );
    return () => {
      gone = true;
    };
  }, [pool]);
  const shown = board.value;
  return (
    <main class="setup lobby" data-testid="leaderboard">
      <PageHead title={t("rating-leaderboard")} />
      {shown !== null && shown.pools.length > 0 && (
        <label class="field">
          {t("rating-choose")}
          <select
            value={shown.pool}
            onChange={(event) => goTo(leaderboardHash(event.currentTarget.value))}
            data-testid="choose-pool"
          >
            {[...new Set([...shown.pools, shown.pool])].map((one) => (
              <option key={one} value={one}>
                {poolText(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown !== null && <p class="faint">{t("rating-fewest", { count: shown.fewest })}</p>}
      {shown?.leaders.length === 0 && <p data-testid="nobody">{t("rating-nobody")}</p>}
      <ol class="leaders">
        {shown?.leaders.map(({ player, rating }) => (
          <li key={player.id} data-testid="leader">
            <CarPicture car={player.car} />
            <a class="leader-name" href={playerHash(player.id)}>
              {player.name}
            </a>
            <span class="leader-rating">
              <strong>{t("rating-at-least", { points: rating.points - rating.spread })}</strong>
              <FactsInLine
                className="faint"
                facts={[
                  t("rating-points", { points: rating.points, spread: rating.spread }),
                  t("rating-games", { count: rating.games }),
                ]}
              />
            </span>
          </li>
        ))}
      </ol>
    </main>
  );
}
