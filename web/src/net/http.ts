/** The server's HTTP requests, typed. Every failure becomes an HttpError with the server's message. */
import type { Book, RulesQuestion } from "../headless/rules/reader";
import type {
  Analysis,
  CarryView,
  EditionView,
  Listed,
  ListedLesson,
  MatchSettings,
  NewMatch,
  PieceShapes,
  PreparationView,
  Replay,
  RulesView,
  SharedAddress,
  TopicView,
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
  pieces: () => json<PieceShapes>("/api/pieces"),
  text: async (language: string) => (await answer(`/api/text/${encodeURIComponent(language)}`)).text(),
  create: (settings: MatchSettings) =>
    json<NewMatch>("/api/matches", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(settings),
    }),
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
