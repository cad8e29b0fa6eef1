/** The home page: what the game is, the ways into it, the games of this browser, the boxes. */
import { useEffect, useLayoutEffect } from "preact/hooks";
import { dialog, t } from "../../app/app-state";
import { fetchEditions, form, prepare } from "../../app/games/new-game";
import { openRecord } from "../../app/games/open";
import { practiceHash, setupHash } from "../../app/route";
import { Icon } from "../parts/icons";
import { BoxFace } from "./box";
import { Doors } from "./doors";
import { Hero } from "./hero";
import { Languages } from "./languages";
import { MyGames } from "./my-games";
import { SettingsDialog } from "./settings-dialog";

export function HomeScreen() {
  useLayoutEffect(() => prepare("bot"), []);
  useEffect(fetchEditions, []);
  return (
    <main class="home" data-testid="home-screen">
      <section class="poster">
        <header class="poster-head">
          <Languages />
          <button
            type="button"
            class="plain"
            onClick={() => (dialog.value = "settings")}
            aria-label={t("web-settings")}
            title={t("web-settings")}
            data-testid="settings"
          >
            <Icon name="settings" />
          </button>
        </header>
        <Hero />
        <div class="poster-text">
          <h1>
            Shuto{" "}
            <span lang="ja" aria-hidden="true">
              首都高
            </span>
          </h1>
          <p class="sentence">{t("web-tagline")}</p>
          <Doors />
          <nav class="row wrap small-doors" aria-label={t("web-menu")}>
            <a class="button" href={setupHash("bot")} data-testid="other">
              {t("home-other")}
            </a>
            <a class="button" href={practiceHash()} data-testid="practice">
              {t("learn-practice")}
            </a>
            <a class="button" href="#/rules" data-testid="rules">
              {t("home-rules")}
            </a>
            <label class="button">
              {t("web-load")}
              <input
                type="file"
                class="unseen"
                accept=".json,.txt,application/json,text/plain"
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  if (file !== undefined) void file.text().then(openRecord);
                  event.currentTarget.value = "";
                }}
                data-testid="load"
              />
            </label>
          </nav>
        </div>
      </section>
      <MyGames />
      {form.editions.value.length > 0 && (
        <section class="boxes" aria-labelledby="h-boxes" data-testid="boxes">
          <h2 id="h-boxes">{t("home-boxes")}</h2>
          <ul class="box-grid">
            {form.shelf.value.map((edition) => (
              <li key={edition.id}>
                <a class="box" href={setupHash("bot", edition.id)} data-testid={`box-${edition.id}`}>
                  <BoxFace edition={edition} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {dialog.value === "settings" && <SettingsDialog />}
    </main>
  );
}
