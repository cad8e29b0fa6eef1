/** The lobby: quick match, open tables, games to watch. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { list, prefs, t, toast } from "../../app/app-state";
import { fetchEditions, form } from "../../app/games/new-game";
import { lobby, offline, quickMatch, seeking, watchLobby } from "../../app/people/lobby";
import { CARS, me } from "../../app/people/player";
import { leaderboardHash, matchHash, playerHash } from "../../app/route";
import { isDefaultName } from "../../headless/new-game/names";
import { CLOCKS, type Clock, clockText, counts, freeSeats } from "../../headless/people/lobby";
import { named } from "../../headless/text/pieces";
import { http } from "../../net/http";
import type { LiveGame, OpenTable } from "../../net/wire.gen";
import { boxName } from "../home/box";
import { FactsInLine } from "../parts/facts-in-line";
import { Icon } from "../parts/icons";
import { PageHead } from "../parts/page-head";
import { WhoIAm } from "../people/who-i-am";

const nameOfBox = (id: string): string => boxName(form.editions.value.find((one) => one.id === id) ?? null, id);

export function LobbyScreen() {
  useEffect(fetchEditions, []);
  useEffect(watchLobby, []);
  const found = lobby.value;
  return (
    <main class="setup lobby" data-testid="lobby">
      <PageHead title={t("lobby-title")} />
      <Quick />
      {offline.value && <p role="status">{t("lobby-offline")}</p>}
      <section aria-labelledby="h-open">
        <h2 id="h-open">{t("lobby-open")}</h2>
        {found?.open.length === 0 && <p class="faint">{t("lobby-open-none")}</p>}
        <ul class="tables" data-testid="open-tables">
          {found?.open.map((table) => (
            <Open key={table.id} table={table} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="h-live">
        <h2 id="h-live">{t("lobby-live")}</h2>
        {found?.live.length === 0 && <p class="faint">{t("lobby-live-none")}</p>}
        <ul class="tables" data-testid="live-games">
          {found?.live.map((game) => (
            <Live key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <nav class="row wrap" aria-label={t("web-menu")}>
        <a class="button" href={leaderboardHash()} data-testid="leaderboard-link">
          {t("rating-leaderboard")}
        </a>
        {me.value !== null && (
          <a class="button" href={playerHash(me.value.id)} data-testid="profile-link">
            {t("rating-profile")}
          </a>
        )}
      </nav>
    </main>
  );
}

function Quick() {
  const editions = form.shelf.value;
  const edition = useSignal("two-player-2024");
  const players = useSignal(2);
  const rated = useSignal(false);
  const name = useSignal(me.value?.name ?? (isDefaultName(prefs.name.value) ? "" : prefs.name.value));
  const car = useSignal<string>(me.value?.car ?? CARS[0]!);
  const field = useRef<HTMLInputElement>(null);
  const chosen = editions.find(({ id }) => id === edition.value);
  const choices = counts(chosen?.players ?? [2, 2]).filter((count) => count <= 4);
  const count = choices.includes(players.value) ? players.value : (choices[0] ?? 2);
  const seek = (clock: Clock): void => {
    const typed = name.value.trim();
    if (typed === "") {
      toast(t("people-need-name"), true);
      field.current?.focus();
      return;
    }
    const wanted = { edition: edition.value, players: count, clock, rated: rated.value, hand: "precise" } as const;
    void quickMatch(wanted, typed, car.value);
  };
  return (
    <section class="quick panel" aria-labelledby="h-quick">
      <h2 id="h-quick">{t("lobby-quick")}</h2>
      <p class="faint">{t("lobby-quick-about")}</p>
      {me.value === null && (
        <div class="about-me">
          <WhoIAm name={name} car={car} field={field} />
        </div>
      )}
      <div class="row wrap quick-what">
        <label class="field">
          {t("home-boxes")}
          <select
            value={edition.value}
            onChange={(event) => (edition.value = event.currentTarget.value)}
            data-testid="quick-edition"
          >
            {editions.map(({ id }) => (
              <option key={id} value={id}>
                {nameOfBox(id)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {t("lobby-players")}
          <select
            value={count}
            onChange={(event) => (players.value = Number(event.currentTarget.value))}
            data-testid="quick-players"
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={rated.value}
            onChange={(event) => (rated.value = event.currentTarget.checked)}
            data-testid="quick-rated"
          />
          <span>
            {t("lobby-rated")}
            <small class="faint">{t("lobby-rated-about")}</small>
          </span>
        </label>
      </div>
      <div class="row wrap quick-clocks">
        {CLOCKS.filter((clock) => clock !== null || !rated.value).map((clock, n) => (
          <button
            key={clockText(t, clock)}
            type="button"
            class="door"
            disabled={seeking.value}
            onClick={() => seek(clock)}
            data-testid={`quick-${n}`}
          >
            <span class="door-icon">
              <Icon name="play" />
            </span>
            <strong>{clockText(t, clock)}</strong>
          </button>
        ))}
      </div>
    </section>
  );
}

function Open({ table }: { table: OpenTable }) {
  const facts = [
    nameOfBox(table.edition),
    clockText(t, table.clock),
    table.hand === null ? t("lobby-own-rules") : table.hand === "precise" ? "" : t(`web-hand-${table.hand}`),
    table.rated ? t("lobby-rated-mark") : "",
    t("lobby-free", { count: freeSeats(table) }),
  ];
  return (
    <li data-testid="open-table">
      <span class="grow">
        <strong>{t("lobby-waiting", { players: list(table.waiting.map((name) => named(t, name))) })}</strong>
        <FactsInLine className="faint" facts={facts} />
      </span>
      <a class="button primary" href={matchHash(table.id)} data-testid="join-table">
        {t("lobby-join")}
      </a>
    </li>
  );
}

function Live({ game }: { game: LiveGame }) {
  const { players = [], edition = "", turns = 0 } = game.headline;
  const facts = [
    nameOfBox(edition),
    t("lobby-turns", { count: turns }),
    game.rated ? t("lobby-rated-mark") : "",
    game.spectators > 0 ? t("people-watchers", { count: game.spectators }) : "",
  ];
  return (
    <li data-testid="live-game">
      <img src={http.picture(game.id)} alt="" loading="lazy" />
      <span class="grow">
        <strong>{list(players.map((name) => named(t, name)))}</strong>
        <FactsInLine className="faint" facts={facts} />
      </span>
      <a class="button" href={matchHash(game.id)} data-testid="watch-game">
        {t("lobby-watch")}
      </a>
    </li>
  );
}
