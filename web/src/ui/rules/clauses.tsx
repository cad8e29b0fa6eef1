/** The clauses of a book, as far as they were searched for. */
import { t } from "../../app/app-state";
import type { Reading, RulesReader } from "../../headless/rules/reader";
import { ClauseCard } from "./clause-card";
import { Facts } from "./facts";
import { Search } from "./tools";

interface ClausesProps {
  readonly reader: RulesReader;
  readonly reading: Reading;
  readonly nameOf: (edition: string) => string;
}

export function Clauses({ reader, reading, nameOf }: ClausesProps) {
  const { rules, book, compared } = reading;
  const shown = reader.shown.value;
  const searching = reader.query.value.trim() !== "";
  const changed = compared !== null && Object.keys(compared.houseRules).length > 0;
  const other = compared === null ? "" : nameOf(compared.edition) + (changed ? ` + ${t("rules-house-rule")}` : "");
  const differing = rules.clauses.filter((clause) => clause.differs).length;
  const said = searching
    ? t("rules-found", { count: shown.length })
    : compared !== null
      ? t("rules-differing", { count: differing, edition: other })
      : rules.house_rules;
  return (
    <>
      <Search reader={reader} said={said} />
      {!searching && <Facts rules={rules} other={other} />}
      <ol class="clauses" lang={reading.language} data-testid="clauses">
        {shown.map((clause) => (
          <ClauseCard key={clause.clause} clause={clause} book={book} other={other} opened={reader.clause} />
        ))}
      </ol>
    </>
  );
}
