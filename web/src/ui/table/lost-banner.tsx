/** Says that the connection is lost, and what that means for the player's turn; or that a move is not saved yet. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";

export function LostBanner({ session }: { session: Session }) {
  const { link, unsaved, held } = session.match;
  if (link.value === "open") {
    if (unsaved.value === null) return null;
    const { seat } = unsaved.value;
    const yours = seat !== null && held.value.has(seat);
    return (
      <div class="lost" role="status" data-testid="not-saved">
        {t(yours ? "web-not-saved-yours" : "web-not-saved")}
      </div>
    );
  }
  const state = session.requests.turnIfLost.value;
  return (
    <div class="lost" role="alert" data-testid="lost" data-turn={state}>
      <strong>{t("web-reconnecting")}</strong> <span>{t(`web-lost-${state}`)}</span>
    </div>
  );
}
