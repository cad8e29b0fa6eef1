/** It is your turn: the title and the icon of the tab say so, and a notification if the player wants one. */
import { effect, signal } from "@preact/signals";
import { badged } from "../../headless/page/badge";
import { myTurn } from "../../headless/people/my-turn";
import { named } from "../../headless/text/pieces";
import { HttpError } from "../../net/http";
import { subscribe, unsubscribe } from "../../net/turn-push";
import { list, prefs, t, toast, words } from "../app-state";
import { session } from "../session";
import { me } from "./player";

/** The turn of this page at the open table, by a name of its own; null: the table waits for somebody else. */
export function turnHere(): string | null {
  const open = session.value;
  if (open === null) return null;
  const turn = myTurn(open.match.table.value, open.match.held.value);
  return turn === null ? null : `${open.id}:${turn}`;
}

/** Where a player can be told: even if the page is closed, only while it is open, or not at all. */
export const reach = signal<"closed" | "open" | null>(null);

/** The player wants to be told. The browser asks for permission only now. */
export async function tellMe(wanted: boolean): Promise<void> {
  const secret = me.value?.secret ?? "";
  prefs.tellTurns.value = wanted;
  try {
    if (!wanted) {
      reach.value = null;
      await unsubscribe(secret);
      return;
    }
    if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") {
      prefs.tellTurns.value = false;
      toast(t("people-tell-blocked"), true);
      return;
    }
    reach.value = secret !== "" && (await subscribe(secret, words.language.value)) ? "closed" : "open";
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    toast(error.status === 0 ? t("web-refused-offline") : error.message, true);
  }
}

function notify(): void {
  const open = session.peek();
  if (open === null || !document.hidden || !prefs.tellTurns.peek()) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const held = open.match.held.peek();
  const others = open.match.seats.peek().filter((_, n) => !held.has(n));
  const body = t("people-turn-with", { players: list(others.map((seat) => named(t, seat.name))) });
  try {
    const shown = new Notification(t("people-turn-notice"), { body, tag: open.id });
    shown.onclick = () => window.focus();
  } catch {
    // Browsers of phones have notifications of service workers only: push tells there.
  }
}

/** Watch whose turn it is: badge the icon, and tell a player who is looking elsewhere, once in a turn. */
export function watchTurns(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const icon = link?.getAttribute("href") ?? "";
  let told: string | null = null;
  effect(() => {
    const turn = turnHere();
    if (link !== null) link.href = badged(icon, turn !== null);
    if (turn !== null && turn !== told) notify();
    told = turn;
  });
  // A browser that becomes a player, or another one, is told what that player wants to know.
  effect(() => {
    const player = me.value;
    if (player === null || !prefs.tellTurns.peek() || !words.ready.value) return;
    if ("Notification" in window && Notification.permission === "granted")
      void subscribe(player.secret, words.language.value).then((able) => (reach.value = able ? "closed" : "open"));
  });
}
