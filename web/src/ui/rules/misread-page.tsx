/** "Often misread": questions that come up at tables, what each book says, and the referee's answer. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, words } from "../../app/app-state";
import { http } from "../../net/http";
import type { CampView, TopicView } from "../../net/wire.gen";
import { Example } from "./example";
import { NotLoaded } from "./not-loaded";

/** The page that is shown. In another language it stays until it has been translated. */
const shown = signal<{ readonly language: string; readonly topics: readonly TopicView[] } | null>(null);
const failed = signal(false);

function load(language: string): void {
  http.misread(language).then(
    (topics) => {
      if (words.language.peek() !== language) return; // an answer that came too late
      shown.value = { language, topics };
      failed.value = false;
    },
    () => (failed.value = true),
  );
}

export function MisreadPage({ onClause }: { onClause: (clause: string) => void }) {
  const language = words.language.value;
  useEffect(() => load(language), [language]);
  if (failed.value) return <NotLoaded retry={() => load(language)} />;
  return (
    <>
      <p class="faint">{t("misread-about")}</p>
      <ol class="clauses" lang={shown.value?.language} data-testid="misread">
        {(shown.value?.topics ?? []).map((topic) => (
          <li key={topic.id} class="clause-card" data-testid={`misread-${topic.id}`}>
            <h3>{topic.question}</h3>
            <p>{topic.answer}</p>
            <div class="camps">
              {topic.camps.map((camp) => (
                <Camp key={camp.books[0]!.edition} camp={camp} alone={topic.camps.length === 1} />
              ))}
            </div>
            <button type="button" class="clause-link" onClick={() => onClause(topic.clause)}>
              {t("misread-read-rule")}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Camp({ camp, alone }: { camp: CampView; alone: boolean }) {
  const book = { edition: camp.books[0]!.edition, houseRules: {} };
  return (
    <section class={alone ? "camp alone" : "camp"}>
      {alone && <h4>{t("misread-all-agree")}</h4>}
      <ul class="books">
        {camp.books.map((one) => (
          <li key={one.edition}>
            {one.name} <span class="section">{one.section === "" ? t("misread-silent") : `§ ${one.section}`}</span>
            {one.note !== "" && <p class="faint">{one.note}</p>}
          </li>
        ))}
      </ul>
      {camp.says.length > 0 && (
        <ul class="says">
          {camp.says.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div class="examples">
        {camp.examples.map((example) => (
          <Example key={example.id} example={example} book={book} />
        ))}
      </div>
    </section>
  );
}
