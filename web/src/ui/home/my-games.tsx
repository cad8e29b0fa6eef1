/** The games in which this browser holds a seat: those that wait for this player first. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keep, list, t, words } from "../../app/app-state";
import { keepRematch } from "../../app/games/keeping";
import { form } from "../../app/games/new-game";
import { me } from "../../app/people/player";
import { matchHash } from "../../app/route";
import { inOrder, type MyGame, myGame } from "../../headless/people/my-games";
import { named } from "../../headless/text/pieces";
import { http } from "../../net/http";
import type { HeadlineView } from "../../net/wire.gen";
import { Icon } from "../parts/icons";
import { boxName } from "./box";

const FEW = 6;
/** The most games that the server lists at once. */
const MOST = 100;
/** The server's answer about the games; null while it has not answered. */
const heads = signal<ReadonlyMap<string, HeadlineView> | null>(null);
const touched = signal(0);
const all = signal(false);

/** The names of the players of a game. */
export const playersOf = ({ players, me }: MyGame): string => list(players.map((name, n) => named(t, name, n === me)));

/** The latest game that waits for this player; null if there is none. */
export function waitingGame(): MyGame | null {
  const games = inOrder(keep.games().map((game) => myGame(game, heads.value)));
  return games[0]?.state === "your-turn" ? games[0] : null;
}

export function MyGames() {
  void touched.value;
  void me.value; // a player from another device brings games
  const kept = keep.games().slice(0, MOST);
  const ids = kept.map(({ id }) => id).join(",");
  useEffect(() => {
    if (ids === "") return;
    http.listed(ids.split(",")).then(
      (rows) => {
        heads.value = new Map(rows.map((row) => [row.id, row.headline]));
        // somebody asked for a rematch while this page was closed
        const found = rows.filter(({ id, headline }) => headline.rematch && keepRematch(id, headline.rematch));
        if (found.length > 0) touched.value += 1;
      },
      () => {}, // offline: the games are listed without news
    );
  }, [ids]);
  if (kept.length === 0) return null;
  const games = inOrder(kept.map((game) => myGame(game, heads.value)));
  return (
    <section class="my-games" aria-labelledby="h-mine" data-testid="my-games">
      <h2 id="h-mine">{t("web-my-games")}</h2>
      <ul class="games">
        {games.slice(0, all.value ? MOST : FEW).map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
      {games.length > FEW && !all.value && (
        <button type="button" onClick={() => (all.value = true)} data-testid="all-games">
          {t("home-game-all", { count: games.length })}
        </button>
      )}
    </section>
  );
}

function stateOf(game: MyGame): string {
  const who = game.who.map((name) => named(t, name));
  if (game.state === "unknown") return t("home-game-unknown");
  if (game.state === "won") return t("home-game-won");
  if (game.state === "gathering") return t("people-gathering");
  if (game.state === "your-turn") return t("web-your-turn");
  if (game.state === "over")
    return t("home-game-winner", { count: game.who.length, players: list(who) || t("phase-over") });
  return game.who.length === 0 ? "" : t("to-move", { player: list(who) });
}

/** The time of today, the date of other days. */
function when(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const style = today ? ({ timeStyle: "short" } as const) : ({ dateStyle: "medium" } as const);
  return new Intl.DateTimeFormat(words.language.value, style).format(at);
}

function Game({ game }: { game: MyGame }) {
  const edition = form.editions.value.find(({ id }) => id === game.edition) ?? null;
  const facts = [game.edition === "" ? "" : boxName(edition, game.edition), when(game.at)];
  return (
    <li class={`game ${game.state}`} data-testid="game">
      <a href={matchHash(game.id)} data-testid="resume">
        <span class="game-picture">
          {game.state !== "unknown" && game.state !== "asking" && (
            <img
              src={http.picture(game.id)}
              alt=""
              loading="lazy"
              onError={(event) => event.currentTarget.classList.add("missing")}
            />
          )}
        </span>
        <span class="game-text">
          <strong>{playersOf(game) || game.id}</strong>
          <span class="game-state" data-testid="game-state">
            {stateOf(game)}
          </span>
          <span class="faint">{facts.filter((fact) => fact !== "").join(t("facts-separator"))}</span>
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
        data-testid="forget"
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
