/** The player's situation in one sentence, and the remaining choice if no column can be built. */
import { list, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { situationsFor } from "../../../headless/text/situations";
import { OtherTurns } from "./other-turns";
import { RemedyButton } from "./remedy";

export function SituationLine({ session }: { session: Session }) {
  const table = session.match.table.value!;
  const onTurn = session.composer.outlook.value?.situation ?? null;
  const told = situationsFor(t, list, table, session.match.held.value, onTurn);
  if (told.length === 0) return null;
  return (
    <div class="situation" role="status" data-testid="situation">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Instead of the build bar, for a player who can build no column: the one thing that is left to do. */
export function Stuck({ session }: { session: Session }) {
  const remedy = session.composer.outlook.value?.remedy ?? null;
  return (
    <div class="build" data-testid="stuck">
      <div class="row actions">{remedy !== null && <RemedyButton session={session} remedy={remedy} primary />}</div>
      <div class="row wrap minor">
        <OtherTurns session={session} />
      </div>
    </div>
  );
}
