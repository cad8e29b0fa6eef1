/** Two pages: the rules of a book, and what is often misread. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, words } from "../../app/app-state";
import type { RulesReader } from "../../headless/rules/reader";
import { http } from "../../net/http";
import type { EditionView } from "../../net/wire.gen";
import { Clauses } from "./clauses";
import { MisreadPage } from "./misread-page";
import { NotLoaded } from "./not-loaded";
import { Tools } from "./tools";

const editions = signal<readonly EditionView[]>([]);
const nameOf = (edition: string): string => editions.value.find((one) => one.id === edition)?.name ?? edition;

interface RulesPagesProps {
  readonly reader: RulesReader;
  /** Called with a chosen edition, instead of opening it here. */
  readonly onEdition?: (edition: string) => void;
}

export function RulesPages({ reader, onEdition }: RulesPagesProps) {
  const language = words.language.value;
  useEffect(() => {
    http.editions(language).then(
      (found) => (editions.value = found),
      () => {}, // the rules themselves say that the server does not answer
    );
  }, [language]);
  const misread = reader.misread.value;
  const page = (wanted: boolean, name: string, testid: string) => (
    <button
      type="button"
      class={misread === wanted ? "chosen" : ""}
      aria-pressed={misread === wanted}
      onClick={() => (reader.misread.value = wanted)}
      data-testid={testid}
    >
      {name}
    </button>
  );
  const reading = reader.reading.value;
  return (
    <div class="rules">
      <div class="segments" role="group" aria-label={t("rules-title")}>
        {page(false, t("rules-all"), "page-rules")}
        {page(true, t("misread-title"), "page-misread")}
      </div>
      <h2 class="unseen">{t(misread ? "misread-title" : "rules-all")}</h2>
      {misread ? (
        <MisreadPage onClause={(clause) => reader.open(clause)} />
      ) : (
        <>
          <Tools
            reader={reader}
            editions={editions.value}
            choose={onEdition ?? ((edition) => reader.choose(edition))}
          />
          {reader.failed.value ? (
            <NotLoaded retry={() => reader.retry()} />
          ) : reading === null ? (
            <p class="faint">…</p>
          ) : (
            <Clauses reader={reader} reading={reading} nameOf={nameOf} />
          )}
        </>
      )}
    </div>
  );
}
