/** The findings of a verdict by cause, as a panel shows them: one leads, the rest is folded under it. */
import type { FindingView, VerdictView } from "../../net/wire.gen";

export interface Told {
  /** The leading cause. */
  readonly lead: FindingView;
  /** Its consequences, then the other causes, each with its consequences. */
  readonly rest: readonly FindingView[];
  /** How many other causes there are. */
  readonly others: number;
}

/** null: the turn is legal. The server has put the findings in order. */
export function toldOf(verdict: VerdictView): Told | null {
  const [lead, ...rest] = verdict.findings;
  if (lead === undefined) return null;
  return { lead, rest, others: rest.filter(({ cause }) => (cause ?? null) === null).length };
}
