/** The server's HTTP requests, typed. Every failure becomes an HttpError with the server's message. */
import type { Book, RulesQuestion } from "../headless/rules/reader";
import type {
  Analysis,
  CarryView,
  EditionView,
  LeaderboardView,
  Listed,
  ListedLesson,
  LobbyView,
  MatchSettings,
  NewMatch,
  NewPlayer,
  Online,
  PasskeyView,
  PieceShapes,
  PlayerData,
  PlayerView,
  PreparationView,
  ProfileView,
  PushKey,
  PushSubscription as PushSubscriptionOfServer,
  Replay,
  RulesView,
  SeatRating,
  SharedAddress,
  TopicView,
  TransferCode,
  Wish,
} from "./wire.gen";

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type RecordForm = "json" | "text" | "link";

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new HttpError(0, path);
  }
  if (response.ok) return response;
  let detail = response.statusText;
  try {
    const body = (await response.json()) as { detail?: unknown };
    if (typeof body.detail === "string") detail = body.detail;
  } catch {
    // The server sent no message: use the status.
  }
  throw new HttpError(response.status, detail);
}

const json = async <T>(path: string, init?: RequestInit): Promise<T> => (await (await answer(path, init)).json()) as T;
/** A request with a body, if it is not null, by the player with this secret. */
function sent(method: "GET" | "POST" | "PATCH" | "DELETE", body: unknown, secret = ""): RequestInit {
  const headers: Record<string, string> = body === null ? {} : { "content-type": "application/json" };
  if (secret !== "") headers.authorization = `Bearer ${secret}`;
  return { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) };
}

const matchPath = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const http = {
  editions: (language: string) => json<readonly EditionView[]>(`/api/editions?lang=${encodeURIComponent(language)}`),
  preparation: async () => (await json<PreparationView>("/api/preparation")).progress,
  /** Where others on the network open the page. */
  address: () => json<SharedAddress>("/api/address"),
  /** The rules of a book in a language, compared with another book. */
  rules: ({ book, compared, language }: RulesQuestion) => {
    const asked = new URLSearchParams({ lang: language, house_rules: JSON.stringify(book.houseRules) });
    if (compared !== null) {
      asked.set("compare", compared.edition);
      asked.set("compare_house_rules", JSON.stringify(compared.houseRules));
    }
    return json<RulesView>(`/api/rules/${encodeURIComponent(book.edition)}?${asked}`);
  },
  misread: (language: string) => json<readonly TopicView[]>(`/api/misread?lang=${encodeURIComponent(language)}`),
  /** The shapes of the pieces of a match; if there is no such match, those of every other one. */
  pieces: async (match: string) => {
    try {
      return await json<PieceShapes>(`${matchPath(match)}/pieces`);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return json<PieceShapes>("/api/pieces");
      throw error;
    }
  },
  text: async (language: string) => (await answer(`/api/text/${encodeURIComponent(language)}`)).text(),
  /** `secret`: of the player who makes the table, if it has open seats. */
  create: (settings: MatchSettings, secret = "") => json<NewMatch>("/api/matches", sent("POST", settings, secret)),
  lobby: () => json<LobbyView>("/api/lobby"),
  /** A seat at the table that has waited longest, or at a new one. */
  quick: (wish: Wish, secret: string) => json<NewMatch>("/api/lobby/quick", sent("POST", wish, secret)),
  profile: (player: string) => json<ProfileView>(`/api/players/${encodeURIComponent(player)}`),
  /** `pool`: empty for the one with most players. */
  leaderboard: (pool: string) => json<LeaderboardView>(`/api/leaderboard?${new URLSearchParams({ pool })}`),
  /** The ratings of the players of a match after it, by seat; none if it is not rated or not over. */
  ratings: (id: string) => json<readonly SeatRating[]>(`${matchPath(id)}/ratings`),
  newPlayer: (name: string, car: PlayerData["car"] = null) =>
    json<NewPlayer>("/api/players", sent("POST", { name, car } satisfies PlayerData)),
  /** Change the name, and the car if one is given. */
  changePlayer: (secret: string, name: string, car: PlayerData["car"] = null) =>
    json<PlayerView>("/api/players/me", sent("PATCH", { name, car }, secret)),
  /** A code with which another device becomes the same player. */
  transferCode: (secret: string) => json<TransferCode>("/api/players/me/transfer", sent("POST", null, secret)),
  redeem: (code: string) => json<NewPlayer>("/api/players/transfer", sent("POST", { code })),
  /** Sign out all other devices of the player. */
  forgetDevices: async (secret: string) => void (await answer("/api/players/me/devices", sent("DELETE", null, secret))),
  /** Everything that the server knows about the player, as JSON text. */
  exportMe: async (secret: string) => (await answer("/api/players/me/export", sent("GET", null, secret))).text(),
  /** The tables at which the player sat, the last changed first. */
  myMatches: async (secret: string) =>
    (await json<{ readonly matches: readonly Listed[] }>("/api/players/me/export", sent("GET", null, secret))).matches,
  /** The server's offers to players on several devices. */
  online: () => json<Online>("/api/online"),
  passkeys: (secret: string) => json<readonly PasskeyView[]>("/api/players/me/passkeys", sent("GET", null, secret)),
  offerPasskey: (secret: string) =>
    json<PublicKeyCredentialCreationOptionsJSON>("/api/players/me/passkeys/options", sent("POST", null, secret)),
  addPasskey: (secret: string, made: unknown) =>
    json<PasskeyView>("/api/players/me/passkeys", sent("POST", made, secret)),
  removePasskey: async (secret: string, id: string) =>
    void (await answer(`/api/players/me/passkeys/${encodeURIComponent(id)}`, sent("DELETE", null, secret))),
  askPasskey: () => json<PublicKeyCredentialRequestOptionsJSON>("/api/passkeys/options", sent("POST", null)),
  signIn: (used: unknown) => json<NewPlayer>("/api/passkeys", sent("POST", used)),
  /** The public key of the server for push subscriptions. */
  pushKey: async () => (await json<PushKey>("/api/push")).key,
  subscribe: async (secret: string, subscription: PushSubscriptionOfServer) =>
    void (await answer("/api/players/me/push", sent("POST", subscription, secret))),
  unsubscribe: async (secret: string) => void (await answer("/api/players/me/push", sent("DELETE", null, secret))),
  deleteMe: async (secret: string) => void (await answer("/api/players/me", sent("DELETE", null, secret))),
  /** The address of a QR code of a link. */
  qr: (link: string) => `/api/qr.svg?${new URLSearchParams({ text: link })}`,
  lessons: () => json<readonly ListedLesson[]>("/api/lessons"),
  /** The address of a small picture of a lesson. */
  lessonPicture: (id: string) => `/api/lessons/${encodeURIComponent(id)}/picture.svg`,
  startLesson: (id: string, language: string) =>
    json<NewMatch>(`/api/lessons/${encodeURIComponent(id)}?lang=${encodeURIComponent(language)}`, { method: "POST" }),
  startPractice: (tremor: string, pieces: string, language: string) =>
    json<NewMatch>(`/api/practice?${new URLSearchParams({ lang: language, tremor, pieces })}`, { method: "POST" }),
  /** Those of these matches that the server knows. */
  listed: (ids: readonly string[]) =>
    json<readonly Listed[]>(`/api/matches?ids=${ids.map(encodeURIComponent).join(",")}`),
  picture: (id: string) => `${matchPath(id)}/picture.svg`,
  record: async (id: string, form: RecordForm) => (await answer(`${matchPath(id)}/record?form=${form}`)).text(),
  /** The record up to a collapse, with the carry that caused it. */
  collapse: async (id: string, carry: number) => (await answer(`${matchPath(id)}/record?carry=${carry}`)).text(),
  settings: (id: string) => json<MatchSettings>(`${matchPath(id)}/settings`),
  replay: (id: string) => json<Replay>(`${matchPath(id)}/replay`),
  carry: (id: string, number: number) => json<CarryView>(`${matchPath(id)}/carries/${number}`),
  analysis: (id: string) => json<Analysis>(`${matchPath(id)}/analysis`),
  /** Start a match from a record, as JSON or text. */
  load: (record: string) =>
    json<NewMatch>("/api/records", { method: "POST", headers: { "content-type": "text/plain" }, body: record }),
  exists: async (id: string): Promise<boolean> => {
    try {
      await answer(matchPath(id));
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return false;
      throw error;
    }
  },
};

/** The picture of an example under the rules of a book. */
export function pictureUrl({ edition, houseRules }: Book, example: string, language: string): string {
  const asked = new URLSearchParams({ lang: language });
  if (Object.keys(houseRules).length > 0) asked.set("house_rules", JSON.stringify(houseRules));
  return `/api/rules/${encodeURIComponent(edition)}/pictures/${encodeURIComponent(example)}?${asked}`;
}

export type Http = typeof http;

/** The WebSocket URL of a match, on the host of the page. */
export function socketUrl(id: string, place: { protocol: string; host: string }): string {
  return `${place.protocol === "https:" ? "wss:" : "ws:"}//${place.host}${matchPath(id)}/socket`;
}
