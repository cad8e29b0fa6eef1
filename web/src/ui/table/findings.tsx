/** The verdict on the draft: legal or not, the gap, the cars earned, and why crossings earn a car or not. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { person } from "../../headless/text/pieces";
import { Icon } from "../parts/icons";

export function Findings({ session }: { session: Session }) {
  const { composer, match } = session;
  const draft = composer.draft.value;
  if (draft === null || draft.place === null) {
    const needsBase = draft?.mode === "build" && draft.base === null;
    return <p class="hint">{t(needsBase ? "web-hint-base" : "web-hint-place")}</p>;
  }
  const verdict = composer.shownVerdict.value;
  if (verdict === null) return <p class="hint">…</p>;
  const build = draft.mode === "build";
  return (
    <div class="findings" data-testid="findings" data-legal={verdict.legal}>
      {verdict.legal ? (
        <p class="verdict good" data-testid="verdict">
          <Icon name="check" /> {build ? t("web-legal-build", { count: verdict.cars.length }) : t("web-legal")}
        </p>
      ) : (
        <ul class="faults">
          {verdict.findings.map((finding, n) => (
            <li key={n} data-testid="finding" data-fault={finding.fault}>
              {finding.text}
              <small class="clause" title={t("rule")}>
                {t(`clause-${finding.clause}`)}
                {finding.section === "" ? "" : ` § ${finding.section}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {build && verdict.crossings.length > 0 && (
        <ul class="crossings" data-testid="crossings">
          {verdict.crossings.map((crossing, n) => {
            const owner = Number(crossing.owner);
            const earns = crossing.why === "earns";
            return (
              <li key={n} class={earns ? "earns" : ""}>
                <span class="pip" />
                {t(crossing.over === true ? "crossing-over" : "crossing-under", {
                  owner: match.seats.value[owner]?.name ?? "",
                  mine: owner === composer.seat.value ? "yes" : "no",
                  why: t(`crossing-${String(crossing.why)}`),
                })}
              </li>
            );
          })}
        </ul>
      )}
      {verdict.bonus_blocked && (
        <p class="faint" data-testid="no-bonus">
          {t("bonus-blocked-by-own")}
        </p>
      )}
      {build && (verdict.bonus > 0 || verdict.owed > 0) && (
        <p class="faint">
          {verdict.bonus > 0 && <span>{t("pair", { name: t("bonus"), value: verdict.bonus })} </span>}
          {verdict.owed > 0 && <span>{t("web-owed", { count: verdict.owed })}</span>}
        </p>
      )}
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
