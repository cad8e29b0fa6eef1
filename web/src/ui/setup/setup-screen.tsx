/** The first screen: one click starts a game; all settings are optional. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keep, list, prefs, t, words } from "../../app/app-state";
import { openRecord, startMatch } from "../../app/open";
import { COLOURS, LEVELS, PAINT, SetupForm, type Who } from "../../headless/setup";
import { http } from "../../net/http";
import { Languages } from "../home/languages";
import { MyGames } from "../home/my-games";
import { HandSetup } from "./hand-setup";
import { HouseRules } from "./house-rules";

const nameOf = (who: Who): string => t(who === "human" ? "web-name-human" : "web-name-bot");
const form = new SetupForm((seat, who) =>
  seat === 0 && who === "human" ? prefs.name.value || nameOf(who) : nameOf(who),
);
const busy = signal(false);
const WHO: readonly Who[] = ["human", ...LEVELS];

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
        <button
          type="button"
          class="primary big"
          onClick={() => void begin()}
          disabled={busy.value}
          data-testid="start"
        >
          {t("web-start")}
        </button>
        <p class="faint" data-testid="summary">
          {edition !== null && t("web-summary", { edition: edition.name, players: list(form.names()) })}
        </p>
      </section>
      <MyGames games={keep.games()} />
      <section aria-labelledby="h-edition">
        <h2 id="h-edition">{t("edition")}</h2>
        <div class="cards" role="radiogroup" aria-labelledby="h-edition">
          {form.editions.value.map((info) => (
            <button
              type="button"
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
              type="button"
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
                placeholder={form.names()[n]}
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
                onChange={(event) => form.setSeat(n, { colour: COLOURS[event.currentTarget.selectedIndex]! })}
              >
                {COLOURS.map((colour) => (
                  <option key={colour} value={colour}>
                    {t(`web-colour-${colour}`)}
                  </option>
                ))}
              </select>
              <label class="check">
                <input
                  type="radio"
                  name="first"
                  checked={form.first.value === n}
                  onChange={() => (form.first.value = n)}
                />
                {t("first")}
              </label>
            </li>
          ))}
        </ol>
        <div class="options">
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
          {edition?.missions && <p class="faint rule">{t("rule-missions")}</p>}
          <label class="check">
            <input
              type="checkbox"
              checked={form.children.value}
              onChange={(event) => form.setChildren(event.currentTarget.checked)}
              data-testid="children"
            />
            {t("clause-children")}
          </label>
          <p class="faint rule">{t("rule-children")}</p>
        </div>
        <HouseRules form={form} />
      </section>
      <HandSetup form={form} />
      <section class="row">
        <button type="button" class="primary" onClick={() => void begin()} disabled={busy.value}>
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

type Spot = readonly [number, number];
const HIGH: readonly Spot[] = [
  [8, 134],
  [80, 92],
  [210, 77],
  [340, 62],
  [470, 77],
  [592, 134],
];
const LOW: readonly Spot[] = [
  [30, 136],
  [130, 110],
  [275, 122],
  [410, 110],
  [556, 136],
];

/** The height and slope of a car on a row of roads. */
function on(road: readonly Spot[], x: number): { y: number; turn: number } {
  const n = Math.max(
    1,
    road.findIndex(([end]) => end >= x),
  );
  const [[x1, y1], [x2, y2]] = [road[n - 1]!, road[n]!];
  return { y: y1 + ((y2 - y1) * (x - x1)) / (x2 - x1), turn: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
}

/** A decorative picture: two highways, one over the other. */
function Skyline() {
  const pile = (x: number, top: number, size: number, yellow: boolean) =>
    Array.from({ length: Math.round((136 - top) / size) }, (_, n) => (
      <rect
        key={n}
        x={x - 13}
        y={top + n * size}
        width="26"
        height={size - 1}
        rx="2.5"
        fill={yellow && n === 0 ? "#f0cf3f" : "#b4b3b0"}
      />
    ));
  const cars: readonly (readonly [readonly Spot[], number, string])[] = [
    [LOW, 190, "#0072b2"],
    [LOW, 350, "#0072b2"],
    [HIGH, 140, "#d55e00"],
    [HIGH, 265, "#d55e00"],
    [HIGH, 410, "#d55e00"],
  ];
  const line = (road: readonly Spot[], dy: number): string => road.map(([x, y]) => `${x},${y + dy}`).join(" ");
  return (
    <svg class="skyline" viewBox="0 0 600 150" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <ellipse cx="300" cy="138" rx="292" ry="8" fill="#d8d4cb" />
      {LOW.slice(1, -1).map(([x, y]) => (
        <g key={x} opacity="0.8">
          {pile(x, y + 2, 13, false)}
        </g>
      ))}
      <polyline points={line(LOW, 0)} stroke="#a8a196" stroke-width="5" fill="none" stroke-linejoin="bevel" />
      {HIGH.slice(1, -1).map(([x, y], n) => (
        <g key={x}>{pile(x, y + 3, 14.6, n === 2)}</g>
      ))}
      <polyline points={line(HIGH, 2)} stroke="#8f897d" stroke-width="4" fill="none" stroke-linejoin="bevel" />
      <polyline points={line(HIGH, 0)} stroke="#e6e1d6" stroke-width="4.5" fill="none" stroke-linejoin="bevel" />
      {cars.map(([road, x, fill]) => {
        const { y, turn } = on(road, x);
        return (
          <g key={x} transform={`translate(${x} ${y - 2.4}) rotate(${turn})`}>
            <path d="M-14 0v-5l4-1.500 4.500-4.500h9l4.500 4.500 6 1.500v5z" fill={fill} />
            <path
              d="M-7.500-6.500 -4.800-9.300h3.800v2.800zM0-6.500v-2.800h4l2.600 2.800z"
              fill="#fff"
              opacity="0.75"
            />
            <circle cx="-8" cy="0" r="2.300" fill="#33312e" />
            <circle cx="8" cy="0" r="2.300" fill="#33312e" />
          </g>
        );
      })}
    </svg>
  );
}
