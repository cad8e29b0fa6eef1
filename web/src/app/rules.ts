/** Opens the rules: in a dialog at a table, or as a screen. */
import { signal } from "@preact/signals";
import { type Book, RulesReader } from "../headless/rules/reader";
import { http } from "../net/http";
import { dialog, words } from "./app-state";

/** The clause at which the dialog opens; null: at the beginning. */
export const rulesAt = signal<string | null>(null);

/** Open the rules of the table in a dialog, at a clause. */
export function openRules(clause: string | null = null): void {
  rulesAt.value = clause;
  dialog.value = "rules";
}

/** A reader of a book; `table` is the book in play at the open table. */
export function makeReader(book: Book, table: Book | null = null): RulesReader {
  return new RulesReader(http.rules, () => words.language.value, book, table);
}
