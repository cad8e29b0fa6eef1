/** The table in words. */

import { list, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { describeTable, sayMove, sayTurn } from "../../../headless/text/describe";
import { Dialog } from "../../parts/dialog";
import { PieceText } from "../../parts/piece-text";

export function DescribePanel({ session }: { session: Session }) {
  const table = session.shown.value;
  if (table === null) return null;
  const last = session.lastMove.value;
  return (
    <Dialog title={t("web-describe")} testid="describe-dialog">
      <p>
        <strong>{sayTurn(t, list, table, session.match.held.value)}</strong>
      </p>
      {last !== null && <p>{t("web-describe-last", { turn: sayMove(t, table.status.seats[last.seat], last) })}</p>}
      {describeTable(t, table, session.match.info.value).map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          <ul>
            {part.lines.map((line) => (
              <li key={line.text}>
                <PieceText session={session} text={line.text} pieces={line.pieces} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
