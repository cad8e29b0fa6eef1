/** The games in which this browser holds a seat. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keep, list, t, words } from "../../app/app-state";
import { matchHash } from "../../app/route";
import { http } from "../../net/http";
import type { KeptGame } from "../../net/keep";
import type { HeadlineView } from "../../net/wire.gen";
import { Icon } from "../parts/icons";

const heads = signal<ReadonlyMap<string, HeadlineView>>(new Map());
const touched = signal(0);
const MOST = 8;

export function MyGames({ games }: { games: readonly KeptGame[] }) {
  void touched.value;
  useEffect(() => {
    http.list(100).then(
      (rows) => (heads.value = new Map(rows.map((row) => [row.id, row.headline]))),
      () => {},
    );
  }, []);
  if (games.length === 0) return null;
  const when = new Intl.DateTimeFormat(words.language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section aria-labelledby="h-mine" data-testid="my-games">
      <h2 id="h-mine">{t("web-my-games")}</h2>
      <ul class="games">
        {games.slice(0, MOST).map((game) => {
          const head = heads.value.get(game.id);
          return (
            <li key={game.id}>
              <a href={matchHash(game.id)} data-testid="resume">
                <strong>{list(game.players) || game.id}</strong>
                <span class="faint">
                  {[
                    game.edition === "" ? null : t(`edition-${game.edition}`),
                    head?.turns === undefined ? null : t("turn-count", { count: head.turns }),
                    head?.phase === undefined ? null : t(`phase-${head.phase}`),
                    when.format(game.at),
                  ]
                    .filter((part) => part !== null)
                    .join(t("facts-separator"))}
                </span>
              </a>
              <button
                type="button"
                class="plain"
                aria-label={t("web-forget")}
                title={t("web-forget")}
                onClick={() => {
                  if (!window.confirm(t("web-forget-sure"))) return;
                  keep.forget(game.id);
                  touched.value += 1;
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
