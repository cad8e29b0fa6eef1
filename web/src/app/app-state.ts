/** State that the whole page shares: text, preferences, kept games, the current route, toasts. */
import { computed, effect, signal } from "@preact/signals";
import { daytimeOf } from "../headless/page/daytime";
import { makePrefs } from "../headless/page/prefs";
import { Preparation } from "../headless/page/preparation";
import { Words } from "../headless/text/words";
import { http } from "../net/http";
import { browserKeep } from "../net/keep";
import { type Route, readRoute } from "./route";
import { Sounds } from "./sound";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

export const keep = browserKeep();
export const prefs = makePrefs(keep, navigator.languages);
export const words = new Words((language) => http.text(language));
export const preparation = new Preparation(() => http.preparation());
export const t = words.say;
export const list = words.list;
export const sounds = new Sounds(() => prefs.sound.value);
export const route = signal<Route>(readRoute(location.hash));
export const toasts = signal<readonly Toast[]>([]);
/** The text of the live region. */
export const spoken = signal("");
export const dialog = signal<
  "help" | "share" | "describe" | "settings" | "fell" | "rules" | "moves" | "collapse" | null
>(null);

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const systemCalm = signal(calm.matches);
calm.addEventListener("change", () => (systemCalm.value = calm.matches));
export const reducedMotion = (): boolean =>
  prefs.motion.value === "reduced" || (prefs.motion.value === "auto" && systemCalm.value);

const clock = signal(new Date());
setInterval(() => (clock.value = new Date()), 60_000);
/** The light over the table, as chosen or by the local time. */
export const daytime = computed(() => daytimeOf(prefs.light.value, clock.value));

let toastCount = 0;
const TOAST_MS = 6000;

export function toast(text: string, bad = false): void {
  const id = ++toastCount;
  toasts.value = [...toasts.value.slice(-2), { id, text, bad }];
  speak(text);
  setTimeout(() => (toasts.value = toasts.value.filter((shown) => shown.id !== id)), TOAST_MS);
}

export function speak(text: string): void {
  // A screen reader does not repeat an unchanged text. peek() keeps an effect that calls speak() from depending on it.
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
}

export function goTo(hash: string): void {
  if (location.hash === hash) route.value = readRoute(hash);
  else location.hash = hash;
}

/** Load the catalogue, again when the language changes. Retries until the server answers. */
export async function startWords(): Promise<void> {
  window.addEventListener("hashchange", () => (route.value = readRoute(location.hash)));
  effect(() => {
    const language = prefs.language.value;
    void speakAtLast(language);
  });
}

async function speakAtLast(language: typeof prefs.language.value): Promise<void> {
  for (let wait = 300; prefs.language.value === language; wait = Math.min(4000, wait * 1.6)) {
    try {
      await words.speak(language);
      document.documentElement.lang = words.language.value;
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
