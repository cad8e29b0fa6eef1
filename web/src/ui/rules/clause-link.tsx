/** The clause of a finding, such as "No touching § 5": a button that opens the clause in the rules. */
import { t } from "../../app/app-state";
import { openRules } from "../../app/rules";

export function ClauseLink({ clause, section }: { clause: string; section: string }) {
  return (
    <button
      type="button"
      class="clause-link"
      title={t("rules-open")}
      onClick={() => openRules(clause)}
      data-testid="clause-link"
    >
      {t(`clause-${clause}`)}
      {section === "" ? "" : ` § ${section}`}
    </button>
  );
}
