/** The risk of the composed turn. The server simulates it with this seat's tremor. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PieceText } from "../parts/piece-text";

const MOST = 5;

export function RiskPanel({ session }: { session: Session }) {
  const risk = session.hands.risk.answer.value;
  if (risk === null) return null;
  if (risk === "asked") {
    return (
      <p class="faint" role="status" data-testid="risk-asked">
        {t("web-risk-asking")}
      </p>
    );
  }
  const percent = (share: number): number => Math.round(share * 100);
  const pieces = Object.entries(risk.pieces)
    .filter(([, share]) => share > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST);
  const named = pieces.map(([id]) => ({ id, name: session.names.of(id) }));
  const told = pieces.map(([, share], n) => t("web-risk-piece", { piece: named[n]!.name, percent: percent(share) }));
  return (
    <div class="risk" role="status" data-testid="risk">
      <Bar text={t("web-risk-legal", { percent: percent(risk.legal) })} share={risk.legal} good />
      <Bar text={t("web-risk-falls", { percent: percent(risk.falls) })} share={risk.falls} />
      {pieces.length > 0 && (
        <p class="faint">
          <PieceText session={session} text={told.join(t("list-separator"))} pieces={named} />
        </p>
      )}
      <p class="faint">{t("web-risk-tries", { count: risk.samples })}</p>
    </div>
  );
}

function Bar({ text, share, good = false }: { text: string; share: number; good?: boolean }) {
  return (
    <div class={good ? "chance good" : "chance"}>
      <span>{text}</span>
      <span class="chance-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </div>
  );
}
