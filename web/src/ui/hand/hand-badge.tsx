/** A badge that shows how pieces are placed at this table, with an explanation. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon } from "../parts/icons";

export function HandBadge({ session }: { session: Session }) {
  const hand = session.match.info.value?.hand;
  const mode = hand?.mode ?? "precise";
  if (hand === undefined || mode === "precise") return null;
  const trembling = session.match.seats.value.filter((seat) => seat.tremor !== "none");
  return (
    <details class="hand-badge" data-testid="hand-badge">
      <summary>
        <Icon name="hand" /> {t(`web-hand-${mode}`)}
      </summary>
      <p>{t(`web-hand-${mode}-about`)}</p>
      <p>{t("web-hand-pieces-now", { pieces: t(`web-hand-pieces-${hand.pieces ?? "roads"}`) })}</p>
      <p>
        {typeof hand.nudge === "number" ? t("web-hand-nudge-now", { mm: hand.nudge }) : t("web-hand-nudge-now-free")}
      </p>
      <p>{t(`web-miss-rule-${hand.miss ?? "free"}-about`)}</p>
      {trembling.map((seat) => (
        <p key={seat.name}>{t("pair", { name: seat.name, value: t(`web-tremor-${seat.tremor}`) })}</p>
      ))}
    </details>
  );
}
