/** A composer at a table, and a server that answers as the test wants. */
import { vi } from "vitest";
import { Composer } from "../../../src/headless/compose/composer";
import type { BuildDraft } from "../../../src/headless/compose/draft";
import type { Asker } from "../../../src/headless/compose/inquiry";
import { MatchState } from "../../../src/headless/match";
import type { Outlook, Preview, StatusView, Turn, VerdictView } from "../../../src/net/wire.gen";
import { aRing, aWhole, SHAPES, settle } from "../../table";

const verdict = (change: Partial<VerdictView> = {}): VerdictView => ({
  legal: true,
  findings: [],
  crossings: [],
  earned: 0,
  bonus: 0,
  bonus_blocked: false,
  owed: 0,
  cars: [],
  takes: [],
  givers: [],
  most_takes: 0,
  lie: [
    [0, -70, 10],
    [119, -70, 20],
  ],
  ...change,
});
export const answer = (change: Partial<VerdictView> = {}): Preview => ({
  type: "preview",
  request: 1,
  revision: 1,
  verdict: verdict(change),
});

/** Of the present test, made by `begin`. */
export let match: MatchState;
export let asker: { [K in keyof Asker]: ReturnType<typeof vi.fn<Asker[K]>> };
export let composer: Composer;

/** The server sends the whole table. */
export function whole(status: Partial<StatusView> = {}, held = [0], missions = false): void {
  match.link.value = "open";
  match.onWhole(aWhole(status, { held, missions }));
}
export const build = (): BuildDraft => composer.draft.value as BuildDraft;
export const previews = (): Turn[] =>
  asker.preview.mock.calls.map(([, turn]) => turn).filter((turn) => turn.type === "extend" || turn.type === "off-ramp");

export const outlook = (change: Partial<Outlook> = {}): Outlook => ({
  type: "outlook",
  request: 1,
  revision: 1,
  situation: null,
  may_pass: false,
  may_set_aside: false,
  remedy: null,
  ...change,
});
export const HINT: Turn = { type: "extend", base: 0, x: 90, y: -75.5, height: 3, junction: true };

/** Begin a turn at a fresh table. */
export async function begin(): Promise<void> {
  match = new MatchState();
  asker = {
    preview: vi.fn<Asker["preview"]>(async () => answer()),
    nearest: vi.fn<Asker["nearest"]>(async (_, turn) => ({
      type: "nearest",
      request: 1,
      revision: 1,
      turn,
      distance: 0,
    })),
    remedy: vi.fn<Asker["remedy"]>(async () => ({ type: "remedy", request: 1, revision: 1, remedy: null })),
    outlook: vi.fn<Asker["outlook"]>(async () => outlook()),
    ring: vi.fn<Asker["ring"]>(async (revision, base) => aRing(revision, base)),
    hint: vi.fn<Asker["hint"]>(async () => ({
      type: "hint",
      request: 1,
      revision: 1,
      turn: HINT,
      why: "Earns a car.",
    })),
    play: vi.fn<Asker["play"]>(async () => {}),
  };
  composer = new Composer(match, asker, SHAPES);
  whole();
  await settle();
}
