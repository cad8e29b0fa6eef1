/** What the referee says of the draft: legal or not, the gap, cars earned, and why crossings earn or not. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon } from "../parts/icons";

export function Findings({ session }: { session: Session }) {
  const { composer, match } = session;
  const draft = composer.draft.value;
  if (draft === null || draft.place === null) {
    const needsBase = draft?.mode === "build" && draft.base === null;
    return (
      <p class="hint">
        {needsBase ? t("web-hint-base") : draft?.mode === "component" ? t("web-hint-component") : t("web-hint-place")}
      </p>
    );
  }
  const verdict = composer.shownVerdict.value;
  if (verdict === null) return <p class="hint">…</p>;
  const build = draft.mode === "build";
  return (
    <div class="findings" data-testid="findings" data-legal={verdict.legal}>
      {verdict.legal ? (
        <p class="verdict good" data-testid="verdict">
          <Icon name="check" /> {t("legal")}
          {build && ` · ${t("turn-cars", { count: verdict.cars.length })}`}
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
            const owner = match.seats.value[Number(crossing.owner)]?.name ?? "";
            const earns = crossing.why === "earns";
            return (
              <li key={n} class={earns ? "earns" : ""}>
                <span class="pip" />
                {t(crossing.over === true ? "over" : "under")} {String(crossing.road)} ({owner}):{" "}
                {t(`crossing-${String(crossing.why)}`)}
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
          {verdict.bonus > 0 && `${t("bonus")}: ${verdict.bonus}`}
          {verdict.owed > 0 && ` ${t("web-owed", { count: verdict.owed })}`}
        </p>
      )}
      {verdict.takes.map((take, n) => (
        <p key={n} class="faint">
          {t("turn-taken", {
            taker: match.seats.value[session.composer.seat.value ?? 0]?.name ?? "",
            owner: match.seats.value[take.owner]?.name ?? "",
          })}
        </p>
      ))}
    </div>
  );
}
