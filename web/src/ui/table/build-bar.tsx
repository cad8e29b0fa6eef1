/** Composing a build: base point, kind, height, fine shifts, the verdict, and the build button. */

import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import type { BuildDraft } from "../../headless/compose/draft";
import { KINDS } from "../../headless/compose/ring";
import { isShifted } from "../../headless/geometry";
import { Tweezers } from "../hand/hand-bar";
import { RiskPanel } from "../hand/risk-panel";
import { Icon } from "../parts/icons";
import { withKey } from "../parts/with-key";
import { CarChooser } from "./cars";
import { Findings } from "./findings";
import { TakeChooser } from "./takes";

export function BuildBar({ session }: { session: Session }) {
  const { composer, match } = session;
  const draft = composer.draft.value as BuildDraft;
  const status = match.status.value!;
  const ring = composer.ring.value;
  const heights = composer.heights.value;
  const label = (kind: string): string => (kind === "column" ? t("web-column") : t(kind));
  return (
    <div class="build" data-testid="build-bar">
      {draft.adjusting && <h2>{t("web-adjust")}</h2>}
      {!draft.adjusting && status.base_points.length > 1 && (
        <div class="row chips" role="radiogroup" aria-label={t("base-point")}>
          <span class="what">{t("base-point")}</span>
          {status.base_points.map((base, n) => (
            <button
              type="button"
              key={base.column}
              role="radio"
              aria-checked={draft.base === base.column}
              class={draft.base === base.column ? "chip chosen" : "chip"}
              onClick={() => composer.chooseBase(base.column)}
              title={n < 6 ? t("web-with-key", { name: t("base-point"), key: n + 1 }) : t("base-point")}
              data-testid={`base-${base.column}`}
            >
              {base.branch ? <span class="yellow-dot" /> : null}
              {t("web-base", { height: base.height })}
            </button>
          ))}
        </div>
      )}
      {!draft.adjusting && (
        <div class="row spread">
          <div class="segments" role="radiogroup" aria-label={t("web-kind")}>
            {KINDS.map((kind) => (
              <button
                type="button"
                key={kind}
                role="radio"
                aria-checked={draft.kind === kind}
                class={draft.kind === kind ? "chosen" : ""}
                disabled={ring !== null && !composer.kinds.value.has(kind)}
                onClick={() => composer.chooseKind(kind)}
                data-testid={`kind-${kind}`}
              >
                {label(kind)}
              </button>
            ))}
          </div>
          {draft.kind !== "off-ramp" && (
            <div class="stepper" role="group" aria-label={t("height")}>
              <button
                type="button"
                onClick={() => composer.changeHeight(-1)}
                disabled={!heights.some((h) => h < draft.height)}
                aria-label={t("web-lower")}
                data-testid="lower"
              >
                −
              </button>
              <output data-testid="height">{draft.height === 0 ? "–" : draft.height}</output>
              <button
                type="button"
                onClick={() => composer.changeHeight(1)}
                disabled={!heights.some((h) => h > draft.height)}
                aria-label={t("web-higher")}
                data-testid="higher"
              >
                +
              </button>
            </div>
          )}
        </div>
      )}
      <Findings session={session} />
      {draft.place !== null && <TakeChooser session={session} draft={draft} />}
      {draft.place !== null && <CarChooser session={session} draft={draft} />}
      <div class="row actions">
        <button
          type="button"
          class="primary grow"
          onClick={() => void session.build()}
          disabled={
            composer.sending.value ||
            session.hands.sending.value ||
            (draft.place !== null && composer.verdict.value?.legal === false)
          }
          data-testid="build"
        >
          {draft.adjusting ? t("web-adjust-now") : t(session.hands.on.value ? "web-hand-take" : "web-build")}
        </button>
        <button type="button" onClick={() => void session.snap()} title={withKey("web-snap", "N")} data-testid="snap">
          <Icon name="magnet" /> {t("web-snap")}
        </button>
        {!draft.adjusting && (
          <button
            type="button"
            onClick={() => void session.hint()}
            title={withKey("web-hint", "H")}
            aria-label={t("web-hint")}
            data-testid="hint"
          >
            <Icon name="bulb" />
          </button>
        )}
      </div>
      {session.hands.on.value && <HandRow session={session} />}
      {draft.place !== null && <Fine session={session} draft={draft} />}
      <div class="row wrap minor">
        <button
          type="button"
          onClick={() => composer.back()}
          disabled={composer.backwards.value === 0}
          data-testid="back"
        >
          {t("web-back")}
        </button>
        {draft.adjusting ? (
          <button type="button" onClick={() => composer.restart()}>
            {t("web-cancel")}
          </button>
        ) : (
          <>
            <button
              type="button"
              onClick={() => void session.askUndo()}
              disabled={status.steps === 0}
              data-testid="undo"
            >
              <Icon name="undo" /> {t("web-undo-turn")}
            </button>
            {match.adjustable.value !== null && (
              <button type="button" onClick={() => composer.startAdjust()} data-testid="adjust">
                {t("web-adjust")}
              </button>
            )}
            {composer.mayPass.value && (
              <button type="button" onClick={() => void session.send({ type: "pass" })} data-testid="pass">
                {t("web-pass")}
              </button>
            )}
            {composer.maySetAside.value && (
              <button type="button" onClick={() => void session.send({ type: "set-aside" })} data-testid="set-aside">
                {t("web-set-aside")}
              </button>
            )}
            {status.may_stop && (
              <button type="button" onClick={() => void session.send({ type: "stop" })} data-testid="stop">
                {t("web-stop")}
              </button>
            )}
          </>
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
      <div class="row spread">
        <Tweezers session={session} />
        <button
          type="button"
          onClick={() => void session.hands.risk.ask()}
          disabled={asked || session.composer.verdict.value?.legal !== true}
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
