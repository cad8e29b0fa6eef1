/** Side panels of carries: the carried piece, a bill, a build in progress, the last landing. */
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { kindOf } from "../../headless/piece-id";
import { person } from "../../headless/text/pieces";
import { Icon } from "../parts/icons";
import { BillPanel } from "./fall/bill-panel";
import { LandingPanel } from "./fall/landing-panel";
import { MissAhead } from "./fall/miss-ahead";
import { DemoPanel } from "./moving/demo-panel";
import { HandBar } from "./moving/hand-bar";
import { ReactionBar } from "./moving/reaction-bar";

export function HandPanels({ session }: { session: Session }) {
  const { hands } = session;
  if (session.demo.on.value) return <DemoPanel session={session} />;
  if (hands.carry.live.value !== null || hands.bill.view.value !== null)
    return (
      <>
        {hands.carry.live.value !== null ? <HandBar session={session} /> : <BillPanel session={session} />}
        <ReactionBar session={session} />
      </>
    );
  return (
    <>
      <LandingPanel session={session} />
      {hands.begun.view.value !== null && <BegunPanel session={session} />}
    </>
  );
}

/** Some pieces of the build are placed, others still have to be carried. */
function BegunPanel({ session }: { session: Session }) {
  const { hands, match } = session;
  const begun = hands.begun.view.value!;
  const mine = match.held.value.has(begun.seat);
  const player = person(t, match.seats.value[begun.seat]);
  return (
    <div class="build" data-testid="begun">
      <p>{t("web-hand-next", { player, kind: kindOf(begun.next) })}</p>
      {mine && <MissAhead session={session} />}
      {mine && (
        <div class="row actions">
          <button
            type="button"
            class="primary grow"
            onClick={() => void hands.take()}
            disabled={hands.sending.value}
            data-testid="take-next"
          >
            {t("web-hand-take")}
          </button>
          <button type="button" onClick={() => void session.turns.askUndo()} data-testid="undo">
            <Icon name="undo" /> {t("web-undo-turn")}
          </button>
        </div>
      )}
    </div>
  );
}
