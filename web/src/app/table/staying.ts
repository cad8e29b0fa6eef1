/** Stays connected to the open table: after sleep, when the network is back, and in the language of the page. */
import { effect } from "@preact/signals";
import type { MatchState } from "../../headless/match";
import type { MatchSocket } from "../../net/socket";
import { words } from "../app-state";

/** Returns a function that stops. */
export function stayConnected(match: MatchState, { link }: MatchSocket): () => void {
  const wake = (): void => {
    if (document.visibilityState === "visible") link.connect();
  };
  const online = (): void => link.connect();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pageshow", wake);
  window.addEventListener("online", online);
  let language = words.language.value;
  const stop = effect(() => {
    const now = words.language.value;
    if (now !== language && match.link.value === "open") link.hello();
    language = now;
  });
  return () => {
    stop();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("pageshow", wake);
    window.removeEventListener("online", online);
  };
}
