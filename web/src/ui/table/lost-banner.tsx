/** Says that the connection is lost, and what that means for the player's turn. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";

export function LostBanner({ session }: { session: Session }) {
  if (session.match.link.value === "open") return null;
  const state = session.requests.turnIfLost.value;
  return (
    <div class="lost" role="alert" data-testid="lost" data-turn={state}>
      <strong>{t("web-reconnecting")}</strong> <span>{t(`web-lost-${state}`)}</span>
    </div>
  );
}
