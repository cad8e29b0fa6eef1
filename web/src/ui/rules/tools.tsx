/** Above the rules: which edition, compared with which, and a search. */
import { t } from "../../app/app-state";
import type { RulesReader } from "../../headless/rules/reader";
import type { EditionView } from "../../net/wire.gen";

interface ToolsProps {
  readonly reader: RulesReader;
  readonly editions: readonly EditionView[];
  readonly choose: (edition: string) => void;
}

export function Tools({ reader, editions, choose }: ToolsProps) {
  const { edition } = reader.book.value;
  const option = (one: EditionView) => (
    <option key={one.id} value={one.id}>
      {one.name}
    </option>
  );
  return (
    <div class="rules-books">
      <label>
        <span>{t("edition")}</span>
        <select
          value={edition}
          onChange={(event) => choose(event.currentTarget.value)}
          data-testid="rules-edition"
          key={editions.length} // a select shows a value only if its option is there already
        >
          {editions.map(option)}
        </select>
      </label>
      <label>
        <span>{t("rules-compare")}</span>
        <select
          value={reader.compared.value?.edition ?? ""}
          onChange={(event) => reader.compare(event.currentTarget.value)}
          data-testid="rules-compare"
          key={`${edition}${editions.length}`}
        >
          <option value="">–</option>
          {editions.filter((one) => one.id !== edition).map(option)}
        </select>
      </label>
    </div>
  );
}

/** The search, and how much was found. */
export function Search({ reader, said }: { reader: RulesReader; said: string }) {
  return (
    <div class="rules-search">
      <input
        type="search"
        placeholder={t("rules-search")}
        aria-label={t("rules-search")}
        value={reader.query.value}
        onInput={(event) => (reader.query.value = event.currentTarget.value)}
        data-testid="rules-search"
      />
      <p class="faint" role="status" data-testid="rules-count">
        {said}
      </p>
    </div>
  );
}
