/** A reader of the rules: which edition is open, with what it is compared, what is searched for. */
import { batch, computed, effect, signal } from "@preact/signals-core";
import type { RulesView } from "../../net/wire.gen";
import { LatestWins } from "../latest";
import type { Setting } from "../new-game/setup";
import { search } from "./search";

/** An edition and the house rules that go with it. */
export interface Book {
  readonly edition: string;
  readonly houseRules: Readonly<Record<string, Setting>>;
}

export interface RulesQuestion {
  readonly book: Book;
  readonly compared: Book | null;
  readonly language: string;
}

/** The rules that are shown, the books that they are of, and their language: a translation comes a moment later. */
export interface Reading {
  readonly language: string;
  readonly rules: RulesView;
  readonly book: Book;
  readonly compared: Book | null;
}

export type AskRules = (question: RulesQuestion) => Promise<RulesView>;

export class RulesReader {
  readonly book = signal<Book>({ edition: "", houseRules: {} });
  readonly compared = signal<Book | null>(null);
  readonly query = signal("");
  /** Whether the page "Often misread" is open, instead of the rules. */
  readonly misread = signal(false);
  /** The clause to show first. */
  readonly clause = signal<string | null>(null);
  readonly reading = signal<Reading | null>(null);
  readonly failed = signal(false);
  readonly shown = computed(() => search(this.reading.value?.rules.clauses ?? [], this.query.value));
  private readonly questions: LatestWins<RulesQuestion, RulesView>;
  private readonly stop: () => void;
  private readonly again = signal(0);

  /** `table` is the book of the table at which the rules are read, if any. */
  constructor(
    ask: AskRules,
    language: () => string,
    book: Book,
    private readonly table: Book | null = null,
  ) {
    this.book.value = book;
    this.questions = new LatestWins(
      ask,
      (question, rules) =>
        batch(() => {
          this.reading.value = { rules, ...question };
          this.failed.value = false;
        }),
      () => (this.failed.value = true),
    );
    this.stop = effect(() => {
      void this.again.value;
      this.questions.push({ book: this.book.value, compared: this.compared.value, language: language() });
    });
  }

  /** Open another edition. At a table, it is compared with the rules in play. */
  choose(edition: string): void {
    batch(() => {
      this.book.value = this.known(edition);
      if (this.table === null) {
        if (this.compared.value?.edition === edition) this.compared.value = null;
      } else this.compared.value = edition === this.table.edition ? null : this.table;
    });
  }

  /** Compare with another edition; with none if it is empty. */
  compare(edition: string): void {
    this.compared.value = edition === "" ? null : this.known(edition);
  }

  /** Show a clause, whatever is searched for. */
  open(clause: string): void {
    batch(() => {
      this.query.value = "";
      this.misread.value = false;
      this.clause.value = clause;
    });
  }

  /** Ask again after a failure. */
  retry(): void {
    this.again.value += 1;
  }

  /** The book of an edition: with the house rules of the table if it is the one in play. */
  private known(edition: string): Book {
    return this.table?.edition === edition ? this.table : { edition, houseRules: {} };
  }

  dispose(): void {
    this.stop();
    this.questions.clear();
  }
}
