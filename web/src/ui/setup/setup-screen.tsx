/** The set-up of a new game: which box, who plays, how pieces are placed. The defaults are ready to play. */
import { useEffect, useLayoutEffect } from "preact/hooks";
import { goTo, list, t } from "../../app/app-state";
import { fetchEditions, form, prepare, start, starting } from "../../app/games/new-game";
import { type Route, setupHash } from "../../app/route";
import { COMPANIES } from "../../headless/new-game/memory";
import { BoxFace, boxName } from "../home/box";

import { Icon } from "../parts/icons";
import { PageHead } from "../parts/page-head";
import { ClockSetup } from "./clock-setup";
import { HandSetup } from "./hand-setup";
import { More } from "./house-rules";
import { Seats } from "./seats";

type Place = Extract<Route, { at: "setup" }>;

/** Start the game, or go to the first name that cannot be used. */
function begin(): void {
  const bad = form.problems.value.findIndex((problem) => problem !== null);
  if (bad < 0) void start();
  else document.querySelector<HTMLElement>(`[data-testid=name-${bad}]`)?.focus();
}

/** The players, as far as they are known. */
function players(): readonly string[] {
  const open = form.seats.value.filter((_, seat) => form.isOpen(seat)).length;
  const known = form.names().filter((_, seat) => !form.isOpen(seat));
  return open === 0 ? known : [...known, t("lobby-free", { count: open })];
}

export function SetupScreen({ place }: { place: Place }) {
  const { company, edition: wanted } = place;
  useLayoutEffect(() => prepare(company, wanted), [company, wanted]);
  useEffect(fetchEditions, []);
  const edition = form.edition.value;
  return (
    <main class="setup" data-testid="setup">
      <PageHead title={t("web-new-game")} />
      <div class="segments company" role="group" aria-label={t("home-who")}>
        {COMPANIES.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === company}
            class={one === company ? "chosen" : ""}
            onClick={() => goTo(setupHash(one, form.editionId.value))}
            data-testid={`with-${one}`}
          >
            <Icon name={one} /> {t(`home-with-${one}`)}
          </button>
        ))}
      </div>
      <section aria-labelledby="h-edition">
        <h2 id="h-edition">{t("home-boxes")}</h2>
        <div class="box-grid" role="radiogroup" aria-labelledby="h-edition">
          {form.shelf.value.map((info) => (
            <button
              type="button"
              key={info.id}
              role="radio"
              aria-checked={info.id === form.editionId.value}
              class={info.id === form.editionId.value ? "box chosen" : "box"}
              onClick={() => form.chooseEdition(info.id)}
              data-testid={`edition-${info.id}`}
            >
              <BoxFace edition={info} />
            </button>
          ))}
        </div>
        {edition?.missions && !form.rated.value && (
          <div class="options">
            <label class="check">
              <input
                type="checkbox"
                checked={form.missions.value}
                onChange={(event) => (form.missions.value = event.currentTarget.checked)}
                aria-describedby="about-missions"
                data-testid="missions"
              />
              {t("switch-missions")}
            </label>
            <p class="faint rule" id="about-missions">
              {t("rule-missions")}
            </p>
          </div>
        )}
      </section>
      <Seats form={form} />
      {company === "friends" && <Where />}
      {company === "friends" && <ClockSetup form={form} />}
      <HandSetup form={form} />
      {!form.rated.value && <More form={form} />}
      <div class="start-bar">
        <p data-testid="summary">
          {t("web-summary", { edition: boxName(edition, form.editionId.value), players: list(players()) })}
        </p>
        <button type="button" class="primary big" onClick={begin} disabled={starting.value} data-testid="start">
          {t("web-start")}
        </button>
      </div>
    </main>
  );
}

/** With friends: one screen for all, or a link for everybody. */
function Where() {
  return (
    <section aria-labelledby="h-where">
      <h2 id="h-where">{t("home-where")}</h2>
      <div class="cards" role="radiogroup" aria-labelledby="h-where">
        {([false, true] as const).map((byLink) => {
          const where = byLink ? "link" : "here";
          return (
            <button
              type="button"
              key={where}
              role="radio"
              aria-checked={form.byLink.value === byLink}
              class={form.byLink.value === byLink ? "card chosen" : "card"}
              onClick={() => (form.byLink.value = byLink)}
              data-testid={`where-${where}`}
            >
              <strong>{t(`home-where-${where}`)}</strong>
              <span>{t(`home-where-${where}-about`)}</span>
            </button>
          );
        })}
      </div>
      {form.host.value !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={form.rated.value}
            onChange={(event) => form.setRated(event.currentTarget.checked)}
            data-testid="rated"
          />
          <span>
            {t("lobby-rated")}
            <small class="faint">{t("lobby-rated-about")}</small>
          </span>
        </label>
      )}
      {form.host.value !== null && !form.rated.value && (
        <label class="check">
          <input
            type="checkbox"
            checked={form.substitutes.value}
            onChange={(event) => (form.substitutes.value = event.currentTarget.checked)}
            data-testid="substitutes"
          />
          {t("home-substitutes")}
        </label>
      )}
      {form.host.value !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={form.listed.value}
            onChange={(event) => (form.listed.value = event.currentTarget.checked)}
            data-testid="listed"
          />
          {t("lobby-public")}
        </label>
      )}
    </section>
  );
}
