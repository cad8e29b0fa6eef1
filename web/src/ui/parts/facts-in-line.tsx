/** Facts in one line, which breaks between them only. Empty ones are left out. */
import { t } from "../../app/app-state";

export function FactsInLine({ facts, className }: { facts: readonly string[]; className: string }) {
  const told = facts.filter((fact) => fact !== "");
  return (
    <span class={`${className} facts-in-line`}>
      {told.map((fact, n) => (
        <span key={fact}>
          {fact}
          {n + 1 < told.length && t("facts-separator")}
        </span>
      ))}
    </span>
  );
}
