/** The landing of a carry: why the piece does not stay, what fell or was nudged, whose it is, and what touched what. */

import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { missTip } from "../../../headless/hand/fall/misses";
import { knockedOver, worstFates, worthTelling } from "../../../headless/hand/stream/carry";
import { PAINT } from "../../../headless/paint";
import { pieceOf } from "../../../headless/piece-id";
import { person } from "../../../headless/text/pieces";
import type { FateView } from "../../../net/wire.gen";
import { Icon } from "../../parts/icons";
import { PieceText } from "../../parts/piece-text";
import { FallButtons } from "../../replay/wreck-buttons";

const FEW = 1; // more are listed only when asked for, so that the button below stays in sight

/** The chain of touches from the held piece to a fallen one; consecutive discs of one column count as one piece. */
function Chain({ session, fate, held }: { session: Session; fate: FateView; held: string }) {
  const all = fate.chain.map(pieceOf);
  const pieces = all.filter((piece, n) => piece !== all[n - 1]);
  const named = pieces.map((id) => ({ id, name: id === held ? t("web-hand-your-piece") : session.names.of(id) }));
  return (
    <small class="chain">
      <PieceText session={session} text={named.map(({ name }) => name).join(" → ")} pieces={named} />
    </small>
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
  const { fates, next, seat, cost = "", carry: number } = ended.message;
  const worst = next === "bill" ? [] : worstFates(fates); // the bill has already listed them
  const why = ended.message.text;
  const tip = session.match.held.value.has(seat) ? missTip(t, ended.message, carry.lastPiece.value) : "";
  const lost = next === "lost" || (next === "bill" && session.match.moves.value.at(-1)?.missed === "turn");
  if (!worthTelling(ended.message)) return null;
  const { held, seats } = session.match;
  const player = person(t, seats.value[seat]);
  const missed = lost
    ? t("web-hand-lost")
    : held.value.has(seat)
      ? t("web-hand-missed")
      : t("web-hand-missed-by", { player });
  return (
    <div class="landing" role="alert" data-testid="landing" data-next={next}>
      <Close session={session} />
      {why !== "" && (
        <>
          {ended.message.verdict !== null && <h2>{missed}</h2>}
          <p class="fault" data-testid="landing-why">
            {why}
          </p>
          {next === "bill" && <p data-testid="bill-settled">{t("web-bill-settled")}</p>}
          {cost !== "" && (
            <p class="miss" data-testid="miss-cost">
              {cost}
            </p>
          )}
          {tip !== "" && <p data-testid="miss-tip">{tip}</p>}
        </>
      )}
      {!session.mine.value.has(seat) && fates.some(knockedOver) && (
        <h2 data-testid="landing-by">{t("web-turn-fell", { player })}</h2>
      )}
      {worst.length > 0 && <p data-testid="landing-free">{t("web-hand-free")}</p>}
      {worst.length > FEW ? (
        <details>
          <summary>{t("wreck-fates", { count: worst.length })}</summary>
          <Fates session={session} fates={worst} held={carry.lastPiece.value} />
        </details>
      ) : (
        <Fates session={session} fates={worst} held={carry.lastPiece.value} />
      )}
      {fates.some(knockedOver) && <FallButtons session={session} carry={number} />}
    </div>
  );
}

function Close({ session }: { session: Session }) {
  return (
    <button
      type="button"
      class="plain close"
      onClick={() => {
        session.wreck.leave();
        session.hands.carry.ended.value = null;
      }}
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
                <PieceText
                  session={session}
                  text={fate.text ?? ""}
                  pieces={[{ id: fate.piece, name: fate.called ?? "" }]}
                />
              </strong>
              {fate.chain.length > 1 && <Chain session={session} fate={fate} held={held} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
