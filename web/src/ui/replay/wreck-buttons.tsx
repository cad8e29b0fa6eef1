/** The buttons for a wreck: watch it fall again, share it. */
import { dialog, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon } from "../parts/icons";

/** The wreck of the open bill, as long as it lies. */
export function WreckButtons({ session }: { session: Session }) {
  const replay = session.wreck.replay.value;
  if (replay === null || replay.collapse === null) return null;
  return <Buttons onAgain={() => replay.again()} />;
}

/** A fall that costs nothing: everything stands again. */
export function FallButtons({ session, carry }: { session: Session; carry: number }) {
  const { wreck } = session;
  if (wreck.free.value && dialog.value === null)
    return (
      <div class="row wrap wreck-buttons">
        <button type="button" onClick={() => wreck.leave()} data-testid="wreck-skip">
          {t("web-following-skip")}
        </button>
      </div>
    );
  return <Buttons onAgain={() => wreck.watch(carry)} onShare={() => wreck.watch(carry)} />;
}

function Buttons({ onAgain, onShare }: { onAgain: () => void; onShare?: () => void }) {
  const share = (): void => {
    dialog.value = "collapse";
    onShare?.();
  };
  return (
    <div class="row wrap wreck-buttons">
      <button type="button" onClick={onAgain} data-testid="wreck-again">
        <Icon name="play" /> {t("wreck-again")}
      </button>
      <button type="button" onClick={share} data-testid="wreck-share">
        <Icon name="share" /> {t("wreck-share")}
      </button>
    </div>
  );
}
