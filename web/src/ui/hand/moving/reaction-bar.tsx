/** Buttons with which the others react to a carry, and one that hides all reactions. */
import { prefs, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { reactionsFor } from "../../../headless/hand/reactions";
import { Icon } from "../../parts/icons";

export function ReactionBar({ session }: { session: Session }) {
  const { hands, match } = session;
  const live = hands.carry.live.value;
  const seat = live?.message.seat ?? match.status.value?.bill?.seat ?? null;
  // Whoever holds all seats of people has nobody to react to, and the one who carries has no hand free.
  if (hands.hand.value !== null || (match.allHere.value && match.held.value.size > 0)) return null;
  if (live === null && match.status.value?.bill == null) return null;
  const on = prefs.reactions.value;
  const name = on ? "web-react-mute" : "web-react-unmute";
  return (
    <div class="reactions" role="group" aria-label={t("web-react")} data-testid="reaction-bar">
      {on &&
        reactionsFor(match.held.value.size > 0, match.status.value?.seating?.cheering !== false).map((one) => (
          <button
            type="button"
            key={one}
            class="chip"
            onClick={() => session.reactions.send(one, seat)}
            data-testid={`react-${one}`}
          >
            {t(`reaction-${one}`)}
          </button>
        ))}
      <button
        type="button"
        class="plain"
        onClick={() => (prefs.reactions.value = !on)}
        aria-label={t(name)}
        title={t(name)}
        data-testid="react-mute"
      >
        <Icon name={on ? "bubble" : "muted"} />
      </button>
    </div>
  );
}
