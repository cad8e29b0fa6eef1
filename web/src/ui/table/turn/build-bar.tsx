/** Composing a build: base point, kind, height, fine shifts, the verdict, and the build button. */

import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { BuildDraft } from "../../../headless/compose/draft";
import { isShifted } from "../../../headless/geometry";
import { MissAhead } from "../../hand/fall/miss-ahead";
import { Tweezers } from "../../hand/moving/hand-bar";
import { RiskPanel } from "../../hand/risk-panel";
import { Icon } from "../../parts/icons";
import { CarChooser } from "./cars";
import { BasePoints, HeightStepper, KindChoice } from "./choices";
import { Findings } from "./findings";
import { HelpButton, HintButton } from "./help-buttons";
import { OtherTurns } from "./other-turns";
import { Stuck } from "./situation";
import { TakeChooser } from "./takes";

export function BuildBar({ session }: { session: Session }) {
  const { composer } = session;
  const draft = composer.draft.value as BuildDraft;
  if (draft.place === null && composer.stuck.value) return <Stuck session={session} />;
  return (
    <div class="build" data-testid="build-bar">
      {draft.adjusting && <h2>{t("web-adjust")}</h2>}
      {!draft.adjusting && <BasePoints session={session} draft={draft} />}
      {!draft.adjusting && composer.outlook.value?.situation?.what !== "off-ramp" && (
        <div class="row spread">
          <KindChoice session={session} draft={draft} />
          <HeightStepper session={session} draft={draft} />
        </div>
      )}
      <Findings session={session} />
      {draft.place !== null && <TakeChooser session={session} draft={draft} />}
      {draft.place !== null && <CarChooser session={session} draft={draft} />}
      <div class="row actions">
        <button
          type="button"
          class="primary grow"
          onClick={() => void session.turns.build()}
          disabled={
            composer.sending.value ||
            session.hands.sending.value ||
            draft.place === null ||
            composer.verdict.value?.legal === false
          }
          data-testid="build"
        >
          {draft.adjusting ? t("web-adjust-now") : t(session.hands.on.value ? "web-hand-take" : "web-build")}
        </button>
        <HelpButton session={session} />
        {!draft.adjusting && <HintButton session={session} />}
      </div>
      {session.hands.on.value && <HandRow session={session} />}
      {draft.place !== null && <Fine session={session} draft={draft} />}
      <div class="row wrap minor">
        {composer.backwards.value > 0 && (
          <button type="button" onClick={() => composer.back()} data-testid="back">
            <Icon name="undo" /> {t("web-back")}
          </button>
        )}
        {draft.adjusting ? (
          <button type="button" onClick={() => composer.restart()}>
            {t("web-cancel")}
          </button>
        ) : (
          <OtherTurns session={session} />
        )}
      </div>
    </div>
  );
}

/** At a table with hands: tweezers and the risk of the turn. */
function HandRow({ session }: { session: Session }) {
  const asked = session.hands.risk.answer.value === "asked";
  return (
    <>
      <MissAhead session={session} />
      <div class="row spread">
        <Tweezers session={session} />
        <button
          type="button"
          onClick={() => void session.hands.risk.ask()}
          disabled={asked || session.match.strict.value || session.composer.verdict.value?.legal !== true}
          data-testid="ask-risk"
        >
          <Icon name="dice" /> {t("web-risk")}
        </button>
      </div>
      <RiskPanel session={session} />
    </>
  );
}

/** Rotating around the base point, and shifting the road on its column tops. */
function Fine({ session, draft }: { session: Session; draft: BuildDraft }) {
  const { composer } = session;
  const pair = (name: string, less: () => void, more: () => void, signs: readonly [string, string]) => (
    <div class="fine-pair" role="group" aria-label={name}>
      <span>{name}</span>
      <button type="button" onClick={less} aria-label={`${name} ${signs[0]}`}>
        {signs[0]}
      </button>
      <button type="button" onClick={more} aria-label={`${name} ${signs[1]}`}>
        {signs[1]}
      </button>
    </div>
  );
  return (
    <details class="fine" data-testid="fine">
      <summary>{t("web-fine")}</summary>
      <div class="fine-grid">
        {pair(
          t("web-fine-around"),
          () => composer.rotate(1),
          () => composer.rotate(-1),
          ["↺", "↻"],
        )}
        {pair(
          t("web-fine-along"),
          () => composer.shift({ along: -0.5 }),
          () => composer.shift({ along: 0.5 }),
          ["←", "→"],
        )}
        {pair(
          t("web-fine-across"),
          () => composer.shift({ across: 0.5 }),
          () => composer.shift({ across: -0.5 }),
          ["↑", "↓"],
        )}
        {pair(
          t("web-fine-turn"),
          () => composer.shift({ turn: 0.5 }),
          () => composer.shift({ turn: -0.5 }),
          ["↺", "↻"],
        )}
      </div>
      {isShifted(draft.shift) && (
        <p class="faint" data-testid="shifted">
          {t("web-fine-now", { along: draft.shift.along, across: draft.shift.across, turn: draft.shift.turn })}
        </p>
      )}
    </details>
  );
}
