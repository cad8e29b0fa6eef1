/** The first screen: one click starts a game; everything else can be chosen. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { COLOURS, PAINT, SetupForm, type Who } from "../headless/setup";
import { http } from "../net/http";
import { keep, prefs, t, words } from "./app-state";
import { HouseRules } from "./house-rules";
import { Languages } from "./languages";
import { MyGames } from "./my-games";
import { openRecord, startMatch } from "./open";

const NAMES: Readonly<Record<Who, string>> = { human: "web-name-human", greedy: "web-name-bot", random: "web-name-bot" };
const form = new SetupForm((seat, who) =>
  seat === 0 && who === "human" ? prefs.name.value || t("web-name-you") : t(NAMES[who], { seat: seat + 1 }),
);
const busy = signal(false);
const WHO: readonly Who[] = ["human", "greedy", "random"];

async function begin(): Promise<void> {
  if (busy.value) return;
  busy.value = true;
  const first = form.seats.value[0];
  if (first?.who === "human" && first.name.trim() !== "") prefs.name.value = first.name.trim();
  try {
    await startMatch(form.settings(Math.floor(Math.random() * 2 ** 31)));
  } finally {
    busy.value = false;
  }
}

export function SetupScreen() {
  const language = words.language.value;
  useEffect(() => {
    let wait = 300;
    let gone = false;
    const ask = (): void => {
      http.editions(language).then(
        (editions) => {
          if (!gone) form.editions.value = editions;
        },
        () => {
          wait = Math.min(4000, wait * 1.6);
          if (!gone) setTimeout(ask, wait);
        },
      );
    };
    ask();
    return () => {
      gone = true;
    };
  }, [language]);
  const edition = form.edition.value;
  const [fewest, most] = edition?.players ?? [2, 2];
  return (
    <main class="setup" data-testid="setup">
      <header class="setup-head">
        <div>
          <h1>Shuto</h1>
          <p class="faint">{t("web-tagline")}</p>
        </div>
        <Languages />
      </header>
      <section class="hero">
        <Skyline />
        <button class="primary big" onClick={() => void begin()} disabled={busy.value} data-testid="start">
          {t("web-start")}
        </button>
        <p class="faint" data-testid="summary">
          {edition?.name} · {form.seats.value.map((_, n) => form.shownName(n)).join(" – ")}
        </p>
      </section>
      <MyGames games={keep.games()} />
      <section aria-labelledby="h-edition">
        <h2 id="h-edition">{t("edition")}</h2>
        <div class="cards" role="radiogroup" aria-labelledby="h-edition">
          {form.editions.value.map((info) => (
            <button
              key={info.id}
              role="radio"
              aria-checked={info.id === form.editionId.value}
              class={info.id === form.editionId.value ? "card chosen" : "card"}
              onClick={() => form.chooseEdition(info.id)}
              data-testid={`edition-${info.id}`}
            >
              <strong>{info.name}</strong>
              {info.about.split("\n").map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby="h-players">
        <h2 id="h-players">{t("players")}</h2>
        <div class="row chips" role="radiogroup" aria-label={t("players")}>
          {Array.from({ length: most - fewest + 1 }, (_, n) => n + fewest).map((count) => (
            <button
              key={count}
              role="radio"
              aria-checked={count === form.seats.value.length}
              class={count === form.seats.value.length ? "chip chosen" : "chip"}
              onClick={() => form.setCount(count)}
              data-testid={`players-${count}`}
            >
              {count}
            </button>
          ))}
        </div>
        <ol class="seats">
          {form.seats.value.map((seat, n) => (
            <li key={n} style={{ "--seat": PAINT[seat.colour] }}>
              <span class="dot" />
              <input
                type="text"
                maxLength={40}
                value={seat.name}
                placeholder={form.shownName(n)}
                aria-label={t("web-seat-name", { seat: n + 1 })}
                onInput={(event) => form.setSeat(n, { name: event.currentTarget.value })}
                data-testid={`name-${n}`}
              />
              <select
                value={seat.who}
                aria-label={t("web-seat-who", { seat: n + 1 })}
                onChange={(event) => form.setSeat(n, { who: event.currentTarget.value as Who })}
                data-testid={`who-${n}`}
              >
                {WHO.map((who) => (
                  <option key={who} value={who}>
                    {t(`web-who-${who}`)}
                  </option>
                ))}
              </select>
              <select
                value={seat.colour}
                aria-label={t("web-seat-colour", { seat: n + 1 })}
                onChange={(event) => form.setSeat(n, { colour: event.currentTarget.value })}
              >
                {COLOURS.map((colour) => (
                  <option key={colour} value={colour}>
                    {t(`web-colour-${colour}`)}
                  </option>
                ))}
              </select>
              <label class="check">
                <input type="radio" name="first" checked={form.first.value === n} onChange={() => (form.first.value = n)} />
                {t("first")}
              </label>
            </li>
          ))}
        </ol>
        <div class="row">
          {edition?.missions && (
            <label class="check">
              <input
                type="checkbox"
                checked={form.missions.value}
                onChange={(event) => (form.missions.value = event.currentTarget.checked)}
                data-testid="missions"
              />
              {t("switch-missions")}
            </label>
          )}
          <label class="check">
            <input
              type="checkbox"
              checked={form.children.value}
              onChange={(event) => form.setChildren(event.currentTarget.checked)}
              data-testid="children"
            />
            {t("clause-children")}
          </label>
        </div>
        <HouseRules form={form} />
      </section>
      <section class="row">
        <button class="primary" onClick={() => void begin()} disabled={busy.value}>
          {t("web-start")}
        </button>
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
      </section>
    </main>
  );
}

/** A quiet picture: two roads, one over the other. */
function Skyline() {
  return (
    <svg class="skyline" viewBox="0 0 600 150" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <ellipse cx="300" cy="138" rx="290" ry="9" fill="#dcd8cf" />
      {[
        [80, 3],
        [210, 4],
        [340, 5],
        [470, 4],
      ].map(([x, h]) => (
        <g key={x}>
          {Array.from({ length: h! }, (_, n) => (
            <rect key={n} x={x! - 15} y={126 - n * 15} width="30" height="14" rx="3" fill={n === 4 ? "#f0cf3f" : "#b4b3b0"} />
          ))}
        </g>
      ))}
      {[
        [130, 2],
        [275, 1],
        [410, 2],
      ].map(([x, h]) => (
        <g key={x}>
          {Array.from({ length: h! }, (_, n) => (
            <rect key={n} x={x! - 13} y={130 - n * 14} width="26" height="13" rx="3" fill="#9a9995" />
          ))}
        </g>
      ))}
      <path d="M20 134 128 114 275 128 412 114 560 134" stroke="#a8a196" stroke-width="5" fill="none" />
      <path d="M8 134 80 94 210 79 340 64 470 79 590 130" stroke="#e0dacd" stroke-width="6" fill="none" />
      <path d="M8 136.500 80 97 210 82 340 67 470 82 590 132.500" stroke="#a8a196" stroke-width="1.500" fill="none" />
      {[
        [140, 79, -6.500, "#d55e00"],
        [270, 64, -6.500, "#d55e00"],
        [400, 63, 6.500, "#d55e00"],
        [190, 112, 5, "#0072b2"],
        [345, 113, -6, "#0072b2"],
      ].map(([x, y, turn, fill]) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-14" y="-4" width="28" height="8" rx="3" fill={fill as string} />
          <rect x="-8" y="-9" width="15" height="7" rx="2.500" fill={fill as string} />
          <rect x="-5.500" y="-7.500" width="10" height="4" rx="1" fill="#263238" opacity="0.6" />
        </g>
      ))}
    </svg>
  );
}
