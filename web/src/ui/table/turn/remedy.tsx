/** A button that does what helps: it shows a legal turn as the draft, or passes, or sets a road aside. */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { RemedyView } from "../../../net/wire.gen";

interface Props {
  readonly session: Session;
  readonly remedy: RemedyView;
  /** It is the only thing to do. */
  readonly primary?: boolean;
}

/** Names under which tests know some of these buttons wherever they are. */
const KNOWN: Readonly<Record<string, string>> = { pass: "pass", "set-aside": "set-aside", nearest: "snap" };

export function RemedyButton({ session, remedy, primary = false }: Props) {
  const { kind, turn } = remedy;
  const component = turn.type === "component" ? turn.component : "";
  return (
    <button
      type="button"
      class={primary ? "primary grow" : "remedy"}
      onClick={() => void session.turns.take(remedy)}
      disabled={session.composer.sending.value}
      data-testid={KNOWN[kind] ?? "remedy"}
      data-kind={kind}
    >
      {t(`remedy-${kind}`, { by: remedy.by ?? 0, component })}
    </button>
  );
}
