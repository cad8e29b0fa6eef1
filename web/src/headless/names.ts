/**
 * The names of everything on the table, as the server gives them. They are asked for when a name is first needed, once
 * for each table that is shown. Until the answer comes, the names of the table before are used.
 */
import { signal, untracked } from "@preact/signals-core";
import type { Names } from "../net/wire.gen";
import type { MatchState } from "./match";
import { pieceOf } from "./piece-id";

export interface NamesAsker {
  names(revision: number, step: number | null): Promise<Names>;
}

const UNKNOWN = "…";

export class PieceNames {
  private readonly known = signal<Readonly<Record<string, string>> | null>(null);
  /** The table whose names are known or asked for. */
  private asked = "";
  /** Counts full tables: they come with another language, other seats or another past. */
  private readonly era = signal(0);
  readonly dispose: () => void;

  constructor(
    private readonly match: MatchState,
    private readonly asker: NamesAsker,
    /** The step of the replay that is shown; null: the live table. */
    private readonly step: () => number | null,
    /** How a piece is called that is not on the table: part of a build that is only begun. */
    private readonly other: (id: string) => string,
  ) {
    this.dispose = match.hear((news) => {
      if (news.kind === "whole") this.era.value += 1;
    });
  }

  /** The name of a piece, or of the column that a disc belongs to. Reading it in an effect follows its changes. */
  of(id: string): string {
    const [revision, step, era] = [this.match.revision.value, this.step(), this.era.value];
    const about = JSON.stringify([revision, step, era]);
    if (about !== this.asked) {
      this.asked = about;
      untracked(() => void this.ask(about, revision, step));
    }
    const names = this.known.value;
    if (names === null) return UNKNOWN;
    const piece = pieceOf(id);
    return names[piece] ?? this.other(piece);
  }

  private async ask(about: string, revision: number, step: number | null): Promise<void> {
    try {
      const { names } = await this.asker.names(revision, step);
      if (about === this.asked) this.known.value = names;
    } catch {
      // The table has changed, or the connection was lost: the next table asks again.
    }
  }
}
