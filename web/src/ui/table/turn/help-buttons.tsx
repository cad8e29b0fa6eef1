/** Buttons that help with a turn: to the nearest legal place, and what a strong player would do. */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { Icon } from "../../parts/icons";
import { withKey } from "../../parts/with-key";

/** Not shown beside a remedy that does the same. */
export function SnapButton({ session }: { session: Session }) {
  if (session.composer.remedy.value?.kind === "nearest") return null;
  return (
    <button type="button" onClick={() => void session.turns.snap()} title={withKey("web-snap", "N")} data-testid="snap">
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
