/** The title of the tab: what is open. */
import { effect, signal } from "@preact/signals";
import { named } from "../headless/text/pieces";
import { list, route, t, words } from "./app-state";
import { turnHere } from "./people/my-turn";
import { session } from "./session";

/** The heading of a page without a table; empty if there is none. */
const heading = signal("");

/** The page that is shown has this heading. Returns what takes it back. */
export function headPage(title: string): () => void {
  heading.value = title;
  return () => {
    heading.value = "";
  };
}

function titleOf(): string {
  if (route.value.at !== "match") return heading.value === "" ? t("home-title") : shown(heading.value);
  if (turnHere() !== null) return t("people-turn-title");
  const players = session.value?.match.seats.value ?? [];
  return players.length === 0 ? t("home-title") : shown(list(players.map((one) => named(t, one.name))));
}

const shown = (title: string): string => t("home-title-page", { title });

export function watchTitle(): void {
  effect(() => {
    if (words.ready.value) document.title = titleOf();
  });
}
