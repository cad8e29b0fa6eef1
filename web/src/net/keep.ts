/**
 * What this browser keeps: the tokens of the seats it holds, one entry a match, so that two tabs writing at once never
 * overwrite each other's games; and small preferences. Storage is handed in; a full or forbidden one loses nothing in memory.
 */
export interface KeptGame {
  readonly id: string;
  readonly tokens: readonly string[];
  /** Which token opens which seat, where this browser made the match: to invite others. */
  readonly seats?: Readonly<Record<string, string>>;
  readonly edition: string;
  readonly players: readonly string[];
  /** When it was made or last opened, ms since 1970. */
  readonly at: number;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const GAME = "shuto:game:";
const PREFS = "shuto:prefs";

function parse<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** A shelf that forgets with the page, where the browser grants none. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (n) => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size;
    },
  };
}

export class Keep {
  private readonly extra = new Map<string, KeptGame>();

  constructor(private readonly shelf: Shelf) {}

  /** All games, the latest first. */
  games(): readonly KeptGame[] {
    const found = new Map(this.extra);
    for (let n = 0; n < this.shelf.length; n += 1) {
      const key = this.shelf.key(n);
      if (key === null || !key.startsWith(GAME)) continue;
      const game = parse<KeptGame>(this.shelf.getItem(key));
      if (game !== null && typeof game.id === "string") found.set(game.id, game);
    }
    return [...found.values()].sort((a, b) => b.at - a.at);
  }

  game(id: string): KeptGame | null {
    return parse<KeptGame>(this.shelf.getItem(GAME + id)) ?? this.extra.get(id) ?? null;
  }

  /** Keep a game. Tokens once kept are never dropped: another tab may have won a seat in the meantime. */
  put(game: KeptGame): void {
    const before = this.game(game.id);
    const tokens = [...new Set([...(before?.tokens ?? []), ...game.tokens])].filter((token) => token !== "");
    const kept: KeptGame = {
      ...game,
      tokens,
      seats: { ...before?.seats, ...game.seats },
      edition: game.edition || (before?.edition ?? ""),
      players: game.players.length > 0 ? game.players : (before?.players ?? []),
    };
    this.extra.set(game.id, kept);
    try {
      this.shelf.setItem(GAME + game.id, JSON.stringify(kept));
    } catch {
      // Full or forbidden: it is still in memory until the page goes.
    }
  }

  forget(id: string): void {
    this.extra.delete(id);
    this.shelf.removeItem(GAME + id);
  }

  tokens(id: string): readonly string[] {
    return this.game(id)?.tokens ?? [];
  }

  prefs(): Readonly<Record<string, unknown>> {
    return parse<Record<string, unknown>>(this.shelf.getItem(PREFS)) ?? {};
  }

  putPrefs(prefs: Readonly<Record<string, unknown>>): void {
    try {
      this.shelf.setItem(PREFS, JSON.stringify(prefs));
    } catch {
      // Preferences are no loss.
    }
  }
}

/** The browser's shelf, or one in memory where storage is forbidden. */
export function browserKeep(): Keep {
  try {
    const probe = "shuto:probe";
    window.localStorage.setItem(probe, "1");
    window.localStorage.removeItem(probe);
    return new Keep(window.localStorage);
  } catch {
    return new Keep(memoryShelf());
  }
}
