/** The set-up form of the page: filled from what is remembered, and started. */
import { effect, signal } from "@preact/signals";
import { clearlyBeaten, isLevel, levelAfter } from "../../headless/new-game/levels";
import { type Company, setupOf } from "../../headless/new-game/memory";
import { isDefaultName } from "../../headless/new-game/names";
import { SetupForm, type Who } from "../../headless/new-game/setup";
import { http } from "../../net/http";
import { goTo, keep, prefs, t, words } from "../app-state";
import { HOME, setupHash } from "../route";
import { session } from "../session";
import { startMatch } from "./open";

function nameOf(seat: number, who: Who): string {
  if (who !== "human") return t(`home-bot-name-${seat}`);
  return seat === 0 && prefs.name.value !== "" && !isDefaultName(prefs.name.value)
    ? prefs.name.value
    : t("web-name-human");
}

export const form = new SetupForm(nameOf);
export const starting = signal(false);

/** Fill the form: as it was the last time in this company, else with the defaults. */
export function prepare(company: Company, edition?: string): void {
  form.begin(company, prefs.setups.value[company] ?? null, prefs.level.value);
  const levels = new Set(form.seats.value.map(({ who }) => who).filter(isLevel));
  if (levels.size === 1) form.setLevel(prefs.level.value); // bots of different levels were chosen on purpose
  if (edition !== undefined && edition !== form.editionId.value) form.chooseEdition(edition);
}

/** Go to the set-up of a new game, with the settings of an earlier one. */
export async function likeThis(id: string): Promise<void> {
  try {
    const settings = await http.settings(id);
    const people = settings.seats.filter((seat) => seat.kind !== "bot").length;
    const company: Company = people > 1 ? "friends" : "bot";
    const kept = setupOf(settings);
    const byLink = prefs.setups.value[company]?.byLink ?? false;
    if (kept !== null) prefs.setups.value = { ...prefs.setups.value, [company]: { ...kept, byLink } };
    goTo(setupHash(company));
  } catch {
    goTo(HOME); // the server does not answer
  }
}

/** Start the game of the form, and remember it. */
export async function start(): Promise<void> {
  if (starting.value) return;
  starting.value = true;
  const [first] = form.seats.value;
  const name = first?.who === "human" ? first.name.trim() : "";
  if (name !== "" && !isDefaultName(name)) prefs.name.value = name;
  const company = form.company.value;
  prefs.setups.value = { ...prefs.setups.value, [company]: form.toRemember() };
  if (company === "bot") prefs.level.value = form.level.value;
  try {
    await startMatch(form.settings(Math.floor(Math.random() * 2 ** 31)), form.names()[form.host.value ?? 0]);
  } finally {
    starting.value = false;
  }
}

/** Fetch the editions in the user's language, again when it changes. Retries until the server answers. */
export function fetchEditions(): () => void {
  let gone = false;
  const stop = effect(() => {
    const language = words.language.value;
    const ask = (wait: number): void => {
      http.editions(language).then(
        (editions) => {
          if (!gone && words.language.peek() === language) form.learn(editions);
        },
        () => {
          if (!gone) setTimeout(() => ask(Math.min(4000, wait * 1.6)), wait);
        },
      );
    };
    ask(300);
  });
  return () => {
    gone = true;
    stop();
  };
}

/** After a clear win against bots of the current level, the next game against a bot is one level up. */
export function watchWins(): void {
  effect(() => {
    const open = session.value;
    const status = open?.match.status.value;
    if (!open || !status || open.match.held.value.size !== 1) return;
    const beaten = clearlyBeaten(status);
    if (beaten !== null && beaten === prefs.level.peek() && keep.game(open.id) !== null)
      prefs.level.value = levelAfter(beaten) ?? beaten;
  });
}
