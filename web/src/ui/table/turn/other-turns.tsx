/** A player's other choices besides building: take back, adjust, pass, set a road aside, end the game. */
import { useState } from "preact/hooks";
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { runsLow } from "../../../headless/text/situations";
import type { RemedyView } from "../../../net/wire.gen";
import { Icon } from "../../parts/icons";
import { RemedyButton } from "./remedy";

export function OtherTurns({ session }: { session: Session }) {
  const { composer, match } = session;
  const status = match.status.value!;
  const outlook = composer.outlook.value;
  const mover = status.to_move === null ? undefined : status.seats[status.to_move];
  const offered = outlook?.remedy?.kind; // has a button of its own already
  return (
    <>
      {match.mayTakeBack.value &&
        composer.backwards.value === 0 && ( // while there are steps to undo, only they are offered
          <button type="button" onClick={() => void session.turns.askUndo()} data-testid="undo">
            <Icon name="undo" /> {t("web-undo-turn")}
          </button>
        )}
      {match.adjustable.value !== null && (
        <button type="button" onClick={() => composer.startAdjust()} data-testid="adjust">
          {t("web-adjust")}
        </button>
      )}
      {composer.mayPass.value && offered !== "pass" && (
        <button type="button" onClick={() => void session.turns.send({ type: "pass" })} data-testid="pass">
          {t("web-pass")}
        </button>
      )}
      {composer.maySetAside.value && offered !== "set-aside" && (
        <button type="button" onClick={() => void session.turns.send({ type: "set-aside" })} data-testid="set-aside">
          {t("web-set-aside")}
        </button>
      )}
      {status.may_stop && (
        <button type="button" onClick={() => void session.turns.send({ type: "stop" })} data-testid="stop">
          {t("web-stop")}
        </button>
      )}
      {outlook !== null && !outlook.may_pass && !outlook.may_set_aside && !status.lesson && runsLow(mover) && (
        <WhyNoPass key={match.revision.value} session={session} />
      )}
    </>
  );
}

/** Answers in words, and offers to show a build. The draft stays until the player wants to see that. */
function WhyNoPass({ session }: { session: Session }) {
  const [found, setFound] = useState<RemedyView | null>(null);
  const missions = session.match.info.value?.missions ? "yes" : "no";
  if (found === null)
    return (
      <button
        type="button"
        class="plain ask"
        onClick={async () => setFound(await session.turns.whyNoPass())}
        data-testid="why-no-pass"
      >
        {t("situation-why-no-pass", { missions })}
      </button>
    );
  return (
    <div class="row wrap" role="status">
      <span>{t("situation-can-build", { missions })}</span>
      <RemedyButton session={session} remedy={found} />
    </div>
  );
}
