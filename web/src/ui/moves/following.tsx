/** Shown while the plays of others are shown one after the other, though this player could act already. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";

export function Following({ session }: { session: Session }) {
  if (!session.plays.lags.value) return null;
  return (
    <div class="following" data-testid="following">
      <p>{t("web-following")}</p>
      <button type="button" onClick={() => session.plays.catchUp()} data-testid="catch-up">
        {t("web-following-skip")}
      </button>
    </div>
  );
}
