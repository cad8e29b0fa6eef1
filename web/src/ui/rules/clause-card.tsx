/** A clause: its section and title, what it says, and what the compared edition says instead. */
import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../app/app-state";
import type { Book } from "../../headless/rules/reader";
import type { ClauseView } from "../../net/wire.gen";
import { Example } from "./example";

interface ClauseCardProps {
  readonly clause: ClauseView;
  readonly book: Book;
  /** The name of the compared edition. */
  readonly other: string;
  /** The clause to show first. */
  readonly opened: Signal<string | null>;
}

export function ClauseCard({ clause, book, other, opened }: ClauseCardProps) {
  const element = useRef<HTMLLIElement>(null);
  const open = opened.value === clause.clause;
  useEffect(() => {
    if (!open) return;
    element.current?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  }, [open, book]);
  return (
    <li
      ref={element}
      class={open ? "clause-card open" : "clause-card"}
      tabIndex={-1}
      aria-labelledby={`clause-${clause.clause}`}
      data-testid={`clause-${clause.clause}`}
      data-differs={clause.differs}
    >
      <h3 id={`clause-${clause.clause}`}>
        {clause.section !== "" && <span class="section">§ {clause.section}</span>} {clause.title}
        {clause.ours && <span class="badge">{t("ruling-ours")}</span>}
        {clause.house_rule && <span class="badge house">{t("rules-house-rule")}</span>}
        {clause.optional && <span class="badge">{t("rules-optional")}</span>}
        {clause.differs && <span class="badge differs">{t("rules-differs")}</span>}
      </h3>
      <p>{clause.text ?? <span class="faint">{t("rules-not-there")}</span>}</p>
      {clause.examples.length > 0 && (
        <div class="examples">
          {clause.examples.map((example) => (
            <Example key={example.id} example={example} book={book} />
          ))}
        </div>
      )}
      {clause.differs && (
        <p class="other" data-testid="other-text">
          <strong>
            {other}
            {clause.other_section === "" ? "" : ` § ${clause.other_section}`}
          </strong>{" "}
          {clause.other ?? <span class="faint">{t("rules-not-there")}</span>}
        </p>
      )}
    </li>
  );
}
