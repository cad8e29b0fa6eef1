/** The numbers of a book: players, what each gets, the distance at the start, the types of cars. */
import { t } from "../../app/app-state";
import type { RulesView } from "../../net/wire.gen";

export function Facts({ rules, other }: { rules: RulesView; other: string }) {
  return (
    <details class="facts" data-testid="rules-facts">
      <summary>{t("rules-facts")}</summary>
      <dl>
        {rules.facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              {fact.value}
              {fact.other !== null && <span class="faint"> ({t("pair", { name: other, value: fact.other })})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
