/** Creates and opens matches for the set-up screen. */

import type { CarryReplay } from "../../headless/replay/carry-replay";
import { momentText } from "../../headless/replay/moment";
import { http } from "../../net/http";
import type { MatchSettings } from "../../net/wire.gen";
import { goTo, t, toast, words } from "../app-state";
import { links } from "../links";
import { asPlayer } from "../people/player";
import { matchHash, momentHash } from "../route";
import type { Session } from "../session";
import { keepNew } from "./keeping";

/** Create a match and go to its table. With open seats, this browser's player becomes its host, under `name`. */
export async function startMatch(settings: MatchSettings, name = ""): Promise<void> {
  try {
    const open = settings.seats.some(({ kind }) => kind === "open");
    const made = await (open ? asPlayer(name, (secret) => http.create(settings, secret)) : http.create(settings));
    const players = settings.seats.map((seat) => seat.name ?? "");
    keepNew(made, settings.edition, open ? [] : players);
    goTo(matchHash(made.id));
  } catch (error) {
    toast(error instanceof Error && error.message !== "" ? error.message : t("web-refused-offline"), true);
  }
}

export async function openRecord(text: string): Promise<void> {
  try {
    const made = await http.load(text);
    keepNew(made, "", []);
    // The file of a collapse opens with the carry that it is about.
    goTo(made.carry == null ? matchHash(made.id) : momentHash(made.id, { carry: made.carry }));
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

/** Copy a link to the moment that is shown, with the camera as it is. */
export async function copyMoment({ id, past, scene }: Session): Promise<void> {
  const [watched, replay, view] = [past.carryReplay.value, past.replay.value, scene.value?.view()];
  const moment =
    watched !== null
      ? { carry: watched.number, second: watched.at.value }
      : replay !== null
        ? { step: replay.index.value }
        : {};
  await copy(links.game(id, words.language.value, momentText({ ...moment, ...(view === undefined ? {} : { view }) })));
}

/** A link to the watched collapse, with the camera as it is. It plays in slow motion where it is opened. */
export function collapseLink({ id, scene }: Session, watched: CarryReplay, language: string): string {
  const view = scene.value?.view();
  return links.game(id, language, momentText({ carry: watched.number, ...(view === undefined ? {} : { view }) }));
}

/** Save the game up to a collapse, with its carry, as a file that any server opens. */
export async function saveCollapse(id: string, carry: number): Promise<void> {
  download(`shuto-${id}-${carry}.json`, new Blob([await http.collapse(id, carry)], { type: "application/json" }));
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-copied"));
  } catch {
    window.prompt(t("web-copy-by-hand"), text);
  }
}
