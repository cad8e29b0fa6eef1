/** Setting up the city: which component, its rotation, its place. */

import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { ComponentDraft } from "../../../headless/compose/draft";
import { Icon } from "../../parts/icons";
import { Findings } from "./findings";
import { HelpButton, HintButton } from "./help-buttons";

export function ComponentBar({ session }: { session: Session }) {
  const { composer, match } = session;
  const draft = composer.draft.value as ComponentDraft;
  const status = match.status.value!;
  return (
    <div class="build" data-testid="component-bar">
      <div class="row chips components" role="radiogroup" aria-label={t("web-city")}>
        {status.to_place.map((component) => (
          <button
            type="button"
            key={component}
            role="radio"
            aria-checked={draft.component === component}
            class={draft.component === component ? "chip chosen" : "chip"}
            onClick={() => composer.chooseComponent(component)}
            data-testid={`component-${component}`}
          >
            <span class="capital">{t("any-component", { component })}</span>
          </button>
        ))}
      </div>
      <div class="row spread">
        <div class="stepper" role="group" aria-label={t("web-turn-component")}>
          <button
            type="button"
            onClick={() => composer.rotate(15)}
            aria-label={`${t("web-turn-component")} ↺`}
            data-testid="turn-left"
          >
            ↺
          </button>
          <output>{Math.round(draft.angle)}°</output>
          <button
            type="button"
            onClick={() => composer.rotate(-15)}
            aria-label={`${t("web-turn-component")} ↻`}
            data-testid="turn-right"
          >
            ↻
          </button>
        </div>
        {composer.backwards.value > 0 ? (
          <button type="button" onClick={() => composer.back()}>
            <Icon name="undo" /> {t("web-back")}
          </button>
        ) : (
          <button
            type="button"
            onClick={() => void session.turns.askUndo()}
            disabled={!session.match.mayTakeBack.value}
          >
            <Icon name="undo" /> {t("web-undo-turn")}
          </button>
        )}
      </div>
      <Findings session={session} />
      <div class="row actions">
        <button
          type="button"
          class="primary grow"
          onClick={() => void session.turns.build()}
          disabled={composer.sending.value || draft.place === null || composer.verdict.value?.legal === false}
          data-testid="build"
        >
          {t("web-place")}
        </button>
        <HelpButton session={session} />
        {!composer.sending.value && <HintButton session={session} />}
      </div>
    </div>
  );
}
