/** Creates and opens matches for the set-up screen. */

import { http } from "../net/http";
import type { MatchSettings, NewMatch } from "../net/wire.gen";
import { goTo, keep, t, toast } from "./app-state";
import { matchHash } from "./route";

/** Store the tokens first: the server sends them only once. */
export function keepNew(made: NewMatch, edition: string, players: readonly string[]): void {
  const seats = Object.fromEntries(
    made.tokens.map((token, seat) => [String(seat), token]).filter(([, token]) => token),
  );
  keep.put({
    id: made.id,
    tokens: made.tokens.filter((token) => token !== ""),
    seats,
    edition,
    players,
    at: Date.now(),
  });
}

export async function startMatch(settings: MatchSettings): Promise<void> {
  try {
    const made = await http.create(settings);
    keepNew(
      made,
      settings.edition,
      settings.seats.map((seat) => seat.name),
    );
    goTo(matchHash(made.id));
  } catch (error) {
    toast(error instanceof Error && error.message !== "" ? error.message : t("web-refused-offline"), true);
  }
}

export async function openRecord(text: string): Promise<void> {
  try {
    const made = await http.load(text);
    keepNew(made, "", []);
    goTo(matchHash(made.id));
  } catch (error) {
    toast(t("web-bad-record", { reason: error instanceof Error ? error.message : "" }), true);
  }
}

/** Offer a file as a download. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-copied"));
  } catch {
    window.prompt(t("web-copy-by-hand"), text);
  }
}
