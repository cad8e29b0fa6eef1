/** A request to undo a turn: all people concerned have to agree. */
import { list, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { person } from "../../headless/text/pieces";

export function UndoBar({ session }: { session: Session }) {
  const { match } = session;
  const asked = match.status.value?.undo_asked ?? null;
  if (asked === null) return null;
  const player = person(t, match.seats.value[asked]);
  const waited = list(match.yetToAgree.value.map((seat) => person(t, match.seats.value[seat])));
  return (
    <div class="undo-bar" role="alert" data-testid="undo-bar">
      <p>{t("web-undo-asked", { player })}</p>
      <p class="faint" data-testid="undo-waits">
        {t("web-undo-waits", { players: waited })}
      </p>
      {match.mayAnswerUndo.value !== null && (
        <div class="row">
          <button type="button" class="primary" onClick={() => void session.turns.answerUndo(true)} data-testid="agree">
            {t("web-agree")}
          </button>
          <button type="button" onClick={() => void session.turns.answerUndo(false)} data-testid="disagree">
            {t("web-disagree")}
          </button>
        </div>
      )}
    </div>
  );
}
