/** Routes, read from the fragment of the URL. A fragment is never sent to the server, so tokens in it stay private. */
import { FIRST_PRACTICE, type Practice } from "../headless/learn/practice";
import { HANDLED, TREMORS } from "../headless/new-game/setup";
import { type Moment, momentText, readMoment } from "../headless/replay/moment";

export type Route =
  | { readonly at: "home" }
  | { readonly at: "setup"; readonly company: "bot" | "friends"; readonly edition?: string }
  | {
      readonly at: "match";
      readonly id: string;
      readonly tokens: readonly string[];
      readonly moment?: Moment;
      /** The seat to which the link invites, from 0. */
      readonly seat?: number;
    }
  | { readonly at: "record"; readonly link: string }
  | { readonly at: "rules"; readonly edition: string; readonly clause?: string }
  /** The practice table, with this hand. */
  | { readonly at: "practice"; readonly practice: Practice }
  /** The list of lessons, or one of them. */
  | { readonly at: "learn"; readonly lesson: string | null }
  | { readonly at: "lobby" }
  /** Empty: the leaderboard with most players. */
  | { readonly at: "leaderboard"; readonly pool: string }
  | { readonly at: "player"; readonly id: string };

/** The edition whose rules are shown if none is named. */
const FIRST_READ = "two-player-2024";

export function readRoute(hash: string): Route {
  const record = /^#r=([A-Za-z0-9_-]+)$/.exec(hash);
  if (record) return { at: "record", link: record[1]! };
  const match = /^#\/match\/([A-Za-z0-9_-]+)(?:\/([A-Za-z0-9_.-]+))?((?:&[a-z]+=[0-9.,-]+)*)$/.exec(hash);
  if (match) {
    const moment = readMoment(match[3] ?? "");
    const tokens = match[2] === undefined ? [] : match[2].split(".");
    const invited = /&seat=(\d)(?:&|$)/.exec(match[3] ?? "");
    const seat = invited === null ? {} : { seat: Number(invited[1]) - 1 };
    return { at: "match", id: match[1]!, tokens, ...(moment === null ? {} : { moment }), ...seat };
  }
  const rules = /^#\/rules(?:\/([a-z0-9-]+)(?:\/([a-z-]+))?)?$/.exec(hash);
  if (rules) {
    const clause = rules[2] === undefined ? {} : { clause: rules[2] };
    return { at: "rules", edition: rules[1] ?? FIRST_READ, ...clause };
  }
  const learn = /^#\/learn(?:\/([a-z0-9-]{1,60}))?$/.exec(hash);
  if (learn) return { at: "learn", lesson: learn[1] ?? null };
  const practised = /^#\/practice(?:\/([a-z]+)\/([a-z-]+))?$/.exec(hash);
  if (practised) {
    const tremor = TREMORS.find((one) => one === practised[1]) ?? FIRST_PRACTICE.tremor;
    const pieces = HANDLED.find((one) => one === practised[2]) ?? FIRST_PRACTICE.pieces;
    return { at: "practice", practice: { tremor, pieces } };
  }
  if (hash === LOBBY) return { at: "lobby" };
  const board = /^#\/leaderboard(?:\/([a-z0-9-]+\/\d\/[a-z]+))?$/.exec(hash);
  if (board) return { at: "leaderboard", pool: board[1] ?? "" };
  const player = /^#\/player\/([A-Za-z0-9_-]+)$/.exec(hash);
  if (player) return { at: "player", id: player[1]! };
  const setup = /^#\/new(?:\/(bot|friends))?(?:\/([a-z0-9-]+))?$/.exec(hash);
  if (setup) {
    const edition = setup[2] === undefined ? {} : { edition: setup[2] };
    return { at: "setup", company: setup[1] === "friends" ? "friends" : "bot", ...edition };
  }
  return { at: "home" };
}

export const HOME = "#/";
export const LOBBY = "#/lobby";
export const leaderboardHash = (pool = ""): string => `#/leaderboard${pool === "" ? "" : `/${pool}`}`;
export const playerHash = (id: string): string => `#/player/${id}`;
/** The set-up of a new game. */
export const setupHash = (company: "bot" | "friends", edition?: string): string =>
  `#/new/${company}${edition === undefined ? "" : `/${edition}`}`;

export const matchHash = (id: string, token?: string): string =>
  `#/match/${id}${token === undefined ? "" : `/${token}`}`;
/** The part of a link to a table that invites to one of its seats. People count seats from 1. */
export const seatText = (seat: number): string => `&seat=${seat + 1}`;
/** A match, opened at a moment of it. */
export const momentHash = (id: string, moment: Moment): string => `${matchHash(id)}${momentText(moment)}`;
export const learnHash = (lesson?: string): string => (lesson === undefined ? "#/learn" : `#/learn/${lesson}`);
export const practiceHash = ({ tremor, pieces }: Practice = FIRST_PRACTICE): string => `#/practice/${tremor}/${pieces}`;
export const recordHash = (link: string): string => `#r=${link}`;
/** The rules of an edition, opened at one of its clauses. */
export const rulesHash = (edition: string, clause?: string): string =>
  `#/rules/${edition}${clause === undefined ? "" : `/${clause}`}`;
