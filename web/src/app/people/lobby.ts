/** The lobby of the page: what is open and played, asked for now and then, and quick match. */
import { signal } from "@preact/signals";
import type { Clock } from "../../headless/people/lobby";
import { http } from "../../net/http";
import type { LobbyView, Wish } from "../../net/wire.gen";
import { goTo, keep, t, toast } from "../app-state";
import { matchHash } from "../route";
import { becomePlayer } from "./player";

export const lobby = signal<LobbyView | null>(null);
/** The server did not answer the last time. */
export const offline = signal(false);
export const seeking = signal(false);

const EVERY = 4000; // ms between two questions

/** Ask for the lobby again and again, but not while nobody looks; returns a function that stops. */
export function watchLobby(): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (!document.hidden) {
      try {
        lobby.value = await http.lobby();
        offline.value = false;
      } catch {
        offline.value = true;
      }
    }
    if (!gone) timer = setTimeout(() => void ask(), EVERY);
  };
  const seen = (): void => {
    if (!document.hidden) void ask();
  };
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    gone = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

export interface Wanted {
  readonly edition: string;
  readonly players: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly hand: NonNullable<Wish["hand"]>;
}

/** Sit down where somebody waits for the same, or wait there. */
export async function quickMatch(wanted: Wanted, name: string, car: string): Promise<void> {
  if (seeking.value) return;
  seeking.value = true;
  try {
    const player = await becomePlayer(name, car);
    const { id } = await http.quick(wanted, player.secret);
    keep.put({ id, tokens: [], mine: [], edition: wanted.edition, players: [], at: Date.now() });
    goTo(matchHash(id));
  } catch (error) {
    toast(error instanceof Error && error.message !== "" ? error.message : t("web-refused-offline"), true);
  } finally {
    seeking.value = false;
  }
}
