/** The title of the page: what is open. */
import { effect } from "@preact/signals";
import { named } from "../headless/text/pieces";
import { list, route, t, words } from "./app-state";
import { turnHere } from "./people/my-turn";
import { session } from "./session";

function titleOf(): string {
  const place = route.value;
  if (place.at === "setup") return t("home-title-new");
  if (place.at === "match" && turnHere() !== null) return t("people-turn-title");
  const players = place.at === "match" ? (session.value?.match.seats.value ?? []) : [];
  return players.length === 0
    ? t("home-title")
    : t("home-title-match", { players: list(players.map((p) => named(t, p.name))) });
}

export function watchTitle(): void {
  effect(() => {
    if (words.ready.value) document.title = titleOf();
  });
}
