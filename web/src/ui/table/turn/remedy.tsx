/** The button of a remedy: it shows a legal turn as the draft, passes, or sets a road aside. */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import type { RemedyView } from "../../../net/wire.gen";

interface Props {
  readonly session: Session;
  readonly remedy: RemedyView;
  /** Whether it is the only thing that the player can do. */
  readonly primary?: boolean;
}

/** Test ids of the remedies that have a button of their own elsewhere: tests find both by one id. */
const TEST_IDS: Readonly<Record<string, string>> = { pass: "pass", "set-aside": "set-aside", nearest: "snap" };

export function RemedyButton({ session, remedy, primary = false }: Props) {
  const { kind, turn } = remedy;
  const component = turn.type === "component" ? turn.component : "";
  return (
    <button
      type="button"
      class={primary ? "primary grow" : "remedy"}
      onClick={() => void session.turns.take(remedy)}
      disabled={session.composer.sending.value}
      data-testid={TEST_IDS[kind] ?? "remedy"}
      data-kind={kind}
    >
      {t(`remedy-${kind}`, { by: remedy.by ?? 0, component })}
    </button>
  );
}
