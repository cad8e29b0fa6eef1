/**
 * The verdict on the draft: legal or not, the cars earned, and why crossings earn a car or not. What is not legal
 * promises no cars.
 */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { toldOf } from "../../../headless/compose/causes";
import { namedPieces } from "../../../headless/text/piece-text";
import { person } from "../../../headless/text/pieces";
import type { FindingView, VerdictView } from "../../../net/wire.gen";
import { Icon } from "../../parts/icons";
import { PieceText } from "../../parts/piece-text";
import { ClauseLink } from "../../rules/clause-link";

/** One cause, one sentence; its one button is beside Build (`HelpButton`). What follows from the cause, and other causes, are folded under it. */
function Faults({ session, verdict }: { session: Session; verdict: VerdictView }) {
  const told = toldOf(verdict);
  if (told === null) return null;
  const count = told.rest.length;
  return (
    <div class="faults">
      <Fault session={session} finding={told.lead} />
      {count > 0 && (
        <details class="more-findings" data-testid="more-findings">
          <summary>{t("findings-more", { count, others: told.others })}</summary>
          {told.rest.map((finding, n) => (
            <Fault key={n} session={session} finding={finding} />
          ))}
        </details>
      )}
    </div>
  );
}

function Fault({ session, finding }: { session: Session; finding: FindingView }) {
  return (
    <p class="fault" data-testid="finding" data-fault={finding.fault}>
      <PieceText session={session} text={finding.text} pieces={namedPieces(finding.pieces, finding.names)} />
      <ClauseLink clause={finding.clause} section={finding.section} />
    </p>
  );
}

/** `cars`: whether it is said what the build earns. A lesson that is not about cars yet leaves it out. */
export function Findings({ session, cars = true }: { session: Session; cars?: boolean }) {
  const { composer, match } = session;
  const draft = composer.draft.value;
  if (draft === null || draft.place === null) {
    if (draft?.mode === "component") return <p class="hint">{t("web-hint-city")}</p>;
    const several = (match.status.value?.base_points.length ?? 0) > 1;
    return <p class="hint">{t(several ? "web-hint-bases" : "web-hint-place")}</p>;
  }
  const verdict = composer.shownVerdict.value;
  if (verdict === null) return <p class="hint">…</p>;
  const earns = cars && draft.mode === "build" && verdict.legal;
  return (
    <div class="findings" data-testid="findings" data-legal={verdict.legal}>
      {verdict.legal ? (
        <p class="verdict good" data-testid="verdict">
          <Icon name="check" /> {earns ? t("web-legal-build", { count: verdict.cars.length }) : t("web-legal")}
        </p>
      ) : (
        <Faults session={session} verdict={verdict} />
      )}
      {composer.offers.why.value !== "" && (
        <p class="advice" data-testid="advice">
          <Icon name="bulb" />{" "}
          <span>
            <PieceText
              session={session}
              text={composer.offers.why.value}
              pieces={verdict.crossings.map(({ road, name }) => ({ id: road, name }))}
            />
          </span>
        </p>
      )}
      {earns && verdict.crossings.length > 0 && (
        <ul class="crossings" data-testid="crossings">
          {verdict.crossings.map((crossing, n) => (
            <li key={n} class={crossing.why === "earns" ? "earns" : ""}>
              <span class="pip" />
              <span>
                <PieceText
                  session={session}
                  text={crossing.text}
                  pieces={[{ id: crossing.road, name: crossing.name }]}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {cars && verdict.bonus_blocked && (
        <p class="faint" data-testid="no-bonus">
          {t("bonus-blocked-by-own")}
        </p>
      )}
      {earns && verdict.bonus > 0 && <p class="faint">{t("pair", { name: t("bonus"), value: verdict.bonus })}</p>}
      {earns && verdict.owed > 0 && <p class="faint">{t("web-owed", { count: verdict.owed })}</p>}
      {verdict.takes.map((take, n) => (
        <p key={n} class="faint">
          {t("turn-taken", {
            taker: person(t, match.seats.value[session.composer.seat.value ?? 0]),
            owner: person(t, match.seats.value[take.owner]),
          })}
        </p>
      ))}
    </div>
  );
}
