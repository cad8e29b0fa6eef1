/** What the next miss costs, before it happens. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { missAhead } from "../../headless/hand/misses";

export function MissAhead({ session }: { session: Session }) {
  const text = missAhead(t, session.match.status.value?.miss);
  if (text === "") return null;
  return (
    <p class="miss" data-testid="miss-ahead">
      {text}
    </p>
  );
}
