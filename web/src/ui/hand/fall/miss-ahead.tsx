/** The cost of the next miss, before it happens. */
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { missAhead } from "../../../headless/hand/fall/misses";

export function MissAhead({ session }: { session: Session }) {
  const text = missAhead(t, session.match.status.value?.miss);
  const ended = session.hands.carry.ended.value;
  const told = ended?.how === "landing" && !!ended.message.cost; // the panel of the last landing says it
  if (text === "" || told) return null;
  return (
    <p class="miss" data-testid="miss-ahead">
      {text}
    </p>
  );
}
