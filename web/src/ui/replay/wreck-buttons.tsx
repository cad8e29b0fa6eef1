/** What can be done with the wreck of an open bill: watch it fall again, share it. */
import { dialog, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon } from "../parts/icons";

export function WreckButtons({ session }: { session: Session }) {
  const replay = session.wreck.replay.value;
  if (replay === null || replay.collapse === null) return null;
  return (
    <div class="row wrap wreck-buttons">
      <button type="button" onClick={() => replay.again()} data-testid="wreck-again">
        <Icon name="play" /> {t("wreck-again")}
      </button>
      <button type="button" onClick={() => (dialog.value = "collapse")} data-testid="wreck-share">
        <Icon name="share" /> {t("wreck-share")}
      </button>
    </div>
  );
}
