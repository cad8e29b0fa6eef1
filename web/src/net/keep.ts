/**
 * What this browser stores: the tokens of its seats and a few preferences. Each match has its own entry, so that two
 * tabs never overwrite each other's games. The storage is a parameter; if it is full or blocked, the data stays in
 * memory.
 */
export interface KeptGame {
  readonly id: string;
  readonly tokens: readonly string[];
  /** Token by seat, if this browser created the match: for invitations. */
  readonly seats?: Readonly<Record<string, string>>;
  /** The seats that this browser holds, as the server said last. */
  readonly mine?: readonly number[];
  /** The rematch that this browser keeps, too. */
  readonly rematch?: string;
  readonly edition: string;
  readonly players: readonly string[];
  /** When the match was created or last opened, in ms since 1970. */
  readonly at: number;
}

/** How far this browser is with a lesson. */
export interface KeptLesson {
  /** It was completed at least once. */
  readonly done: boolean;
  /** The match in which it is played, with the learner's token; null: not begun. */
  readonly match: string | null;
  readonly tokens: readonly string[];
}

/** The player that this browser is, with the secret that proves it. */
export interface KeptPlayer {
  readonly id: string;
  readonly name: string;
  readonly car: string;
  readonly secret: string;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const GAME = "shuto:game:";
const LESSON = "shuto:lesson:";
const BEST = "shuto:best:";
const DRAFT = "shuto:draft:";
const NOT_BEGUN: KeptLesson = { done: false, match: null, tokens: [] };
const PREFS = "shuto:prefs";
const PLAYER = "shuto.player";

function parse<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** Storage that lasts only as long as the page, for browsers that provide none. */
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
  private extraPlayer: KeptPlayer | null = null;
  private readonly extraLessons = new Map<string, KeptLesson>();

  constructor(private readonly shelf: Shelf) {}

  /** All games, latest first. */
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

  /** Store a game. Stored tokens are never dropped: another tab may have gained a seat in the meantime. */
  put(game: KeptGame): void {
    const before = this.game(game.id);
    const tokens = [...new Set([...(before?.tokens ?? []), ...game.tokens])].filter((token) => token !== "");
    const kept: KeptGame = {
      ...game,
      tokens,
      seats: { ...before?.seats, ...game.seats },
      mine: game.mine ?? before?.mine ?? [],
      ...((game.rematch ?? before?.rematch) ? { rematch: (game.rematch ?? before?.rematch)! } : {}),
      edition: game.edition || (before?.edition ?? ""),
      players: game.players.length > 0 ? game.players : (before?.players ?? []),
    };
    this.extra.set(game.id, kept);
    try {
      this.shelf.setItem(GAME + game.id, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: the game stays in memory until the page closes.
    }
  }

  forget(id: string): void {
    this.extra.delete(id);
    this.shelf.removeItem(GAME + id);
    this.shelf.removeItem(DRAFT + id);
  }

  /** The draft of a turn in a match, as JSON data; null if there is none. */
  draft<T>(id: string): T | null {
    return parse<T>(this.shelf.getItem(DRAFT + id));
  }

  /** Store the draft of a turn; null: remove it. */
  putDraft(id: string, draft: unknown): void {
    try {
      if (draft === null) this.shelf.removeItem(DRAFT + id);
      else this.shelf.setItem(DRAFT + id, JSON.stringify(draft));
    } catch {
      // Losing a draft does little harm.
    }
  }

  tokens(id: string): readonly string[] {
    return this.game(id)?.tokens ?? [];
  }

  /** The player of this browser; null: there is none yet. */
  player(): KeptPlayer | null {
    const kept = parse<KeptPlayer>(this.shelf.getItem(PLAYER)) ?? this.extraPlayer;
    return typeof kept?.secret === "string" && typeof kept.id === "string" ? kept : null;
  }

  putPlayer(player: KeptPlayer | null): void {
    this.extraPlayer = player;
    try {
      if (player === null) this.shelf.removeItem(PLAYER);
      else this.shelf.setItem(PLAYER, JSON.stringify(player));
    } catch {
      // Storage is full or blocked: the player stays in memory until the page closes.
    }
  }

  lesson(id: string): KeptLesson {
    const kept = parse<KeptLesson>(this.shelf.getItem(LESSON + id)) ?? this.extraLessons.get(id);
    return { ...NOT_BEGUN, ...kept };
  }

  putLesson(id: string, change: Partial<KeptLesson>): void {
    const kept = { ...this.lesson(id), ...change };
    this.extraLessons.set(id, kept);
    try {
      this.shelf.setItem(LESSON + id, JSON.stringify(kept));
    } catch {
      // Storage is full or blocked: the progress stays in memory until the page closes.
    }
  }

  /** A best time at the practice table, in seconds. */
  best(key: string): number | null {
    const kept = parse<unknown>(this.shelf.getItem(BEST + key));
    return typeof kept === "number" ? kept : null;
  }

  putBest(key: string, seconds: number): void {
    try {
      this.shelf.setItem(BEST + key, JSON.stringify(seconds));
    } catch {
      // Losing a best time does little harm.
    }
  }

  prefs(): Readonly<Record<string, unknown>> {
    return parse<Record<string, unknown>>(this.shelf.getItem(PREFS)) ?? {};
  }

  putPrefs(prefs: Readonly<Record<string, unknown>>): void {
    try {
      this.shelf.setItem(PREFS, JSON.stringify(prefs));
    } catch {
      // Losing preferences does no harm.
    }
  }
}

/** The browser's storage, or one in memory if storage is blocked. */
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
