/** Buttons that help with a turn: what makes it legal, and what a strong player would do. */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { Icon } from "../../parts/icons";
import { withKey } from "../../parts/with-key";
import { RemedyButton } from "./remedy";

/**
 * The one button that helps: against the leading cause if the server found a remedy, else to the nearest legal place.
 * It stays in sight beside Build, however much there is to read. A place that is legal needs no help.
 */
export function HelpButton({ session }: { session: Session }) {
  const { draft, remedy, shownVerdict } = session.composer;
  const illegal = draft.value?.place != null && shownVerdict.value?.legal === false;
  if (remedy.value !== null && illegal) return <RemedyButton session={session} remedy={remedy.value} />;
  return (
    <button
      type="button"
      onClick={() => void session.turns.snap()}
      disabled={!illegal}
      title={withKey("web-snap", "N")}
      data-testid="snap"
    >
      <Icon name="magnet" /> {t("web-snap")}
    </button>
  );
}

/** There are no hints in a rated game. */
export function HintButton({ session }: { session: Session }) {
  if (session.match.strict.value) return null;
  return (
    <button
      type="button"
      onClick={() => void session.turns.hint()}
      title={withKey("web-hint", "H")}
      aria-label={t("web-hint")}
      data-testid="hint"
    >
      <Icon name="bulb" />
    </button>
  );
}
