/** The landing of a carry: why the piece does not stay, what fell or was nudged, whose it is, and what touched what. */

import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { whyNotStaying, worstFates } from "../../headless/hand/carry";
import { PAINT } from "../../headless/setup";
import { kindOf, namePiece, person } from "../../headless/text/pieces";
import type { FateView } from "../../net/wire.gen";
import { Icon } from "../parts/icons";

/** The chain of touches from the held piece to a fallen one; consecutive discs of one column count as one piece. */
export function chainOf(session: Session, fate: FateView, held: string): readonly string[] {
  const pieces = fate.chain.map((name) => name.split(".")[0]!);
  return pieces
    .filter((piece, n) => piece !== pieces[n - 1])
    .map((piece) =>
      piece === held ? t("web-hand-your-piece") : namePiece(t, session.match.table.value, piece, session.mine.value),
    );
}

export function LandingPanel({ session }: { session: Session }) {
  const { carry } = session.hands;
  const ended = carry.ended.value;
  if (ended === null) return null;
  if (ended.how === "dropped") {
    return (
      <div class="landing" role="alert" data-testid="dropped">
        <Close session={session} />
        <p>{ended.message.text}</p>
      </div>
    );
  }
  const { fates, next } = ended.message;
  const worst = next === "bill" ? [] : worstFates(fates); // the bill has already listed them
  const reasons = whyNotStaying(ended.message);
  if (reasons.length === 0 && worst.length === 0) return null;
  return (
    <div class="landing" role="alert" data-testid="landing" data-next={next}>
      <Close session={session} />
      {reasons.length > 0 && (
        <>
          {ended.message.verdict !== null && <h2>{t("web-hand-missed")}</h2>}
          <ul class="faults">
            {reasons.map((reason, n) => (
              <li key={n} data-testid={n === 0 ? "landing-why" : undefined}>
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <Fates session={session} fates={worst} held={carry.lastPiece.value} />
    </div>
  );
}

function Close({ session }: { session: Session }) {
  return (
    <button
      type="button"
      class="plain close"
      onClick={() => (session.hands.carry.ended.value = null)}
      aria-label={t("web-close")}
      data-testid="landing-close"
    >
      <Icon name="close" />
    </button>
  );
}

export function Fates({ session, fates, held }: { session: Session; fates: readonly FateView[]; held: string }) {
  if (fates.length === 0) return null;
  const seats = session.match.seats.value;
  return (
    <ul class="fates">
      {fates.map((fate) => {
        const owner = fate.owner === null ? undefined : seats[fate.owner];
        return (
          <li
            key={fate.piece}
            style={{ "--seat": PAINT[owner?.colour ?? ""] }}
            data-testid={`fate-${fate.piece}`}
            data-fate={fate.state}
          >
            <span class="dot" />
            <span>
              <strong>
                {t(`web-hand-fate-${fate.state}`, {
                  kind: kindOf(fate.piece),
                  owner: person(t, owner),
                  mm: fate.shift,
                })}
              </strong>
              {fate.chain.length > 1 && <small class="chain">{chainOf(session, fate, held).join(" → ")}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
