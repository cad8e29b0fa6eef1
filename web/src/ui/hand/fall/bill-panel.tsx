/** The bill after a fall: who owes whom, in which colours they pay, and whether it is forgiven ("the cat did it"). */
import { useEffect, useRef } from "preact/hooks";
import { list, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { worstFates } from "../../../headless/hand/stream/carry";
import { PAINT } from "../../../headless/paint";
import { kindOf } from "../../../headless/piece-id";
import { person } from "../../../headless/text/pieces";
import type { FateView } from "../../../net/wire.gen";
import { Count } from "../../parts/count";
import { Icon } from "../../parts/icons";
import { PieceText } from "../../parts/piece-text";
import { WreckButtons } from "../../replay/wreck-buttons";
import { Fates } from "./landing-panel";

const FEW = 1; // more are listed only when asked for, so that the buttons stay in sight

/** The fates as the stored carry has them, for a page that was not there when the pieces fell. */
function fatesOf(session: Session): readonly FateView[] {
  const table = session.match.table.value;
  const pieces = [...(table?.columns ?? []), ...(table?.roads ?? []), ...(table?.cars ?? [])];
  return (session.wreck.replay.value?.carry.fates ?? []).map((fate) => {
    const [called, owner] = [session.names.of(fate.piece), pieces.find(({ id }) => id === fate.piece)?.owner ?? null];
    const text = t(`fate-${fate.state}`, { kind: kindOf(fate.piece), piece: called, mm: fate.shift });
    return { ...fate, owner, called, text };
  });
}

export function BillPanel({ session }: { session: Session }) {
  const { bill: open, carry } = session.hands;
  const bill = open.view.value;
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.focus(), [bill === null]);
  if (bill === null) return null;
  const seats = session.match.seats.value;
  const payer = seats[bill.seat];
  const mine = session.mine.value;
  const owes = (owner: number): string =>
    mine.has(bill.seat) ? "web-bill-you-give" : mine.has(owner) ? "web-bill-you-get" : "turn-penalty";
  const ended = carry.ended.value;
  const { fallen, moved } = open.hit.value;
  const hit = [...fallen, ...moved];
  const cost = ended?.how === "landing" ? (ended.message.cost ?? "") : "";
  const landed = ended?.how === "landing" ? ended.message.fates : fatesOf(session);
  const fates = worstFates(landed).filter(({ piece }) => hit.includes(piece));
  const held = session.wreck.replay.value?.carry.piece ?? carry.lastPiece.value;
  const agreed = bill.forgiven_by.map((seat) => person(t, seats[seat]));
  const named = hit.map((id) => ({ id, name: session.names.of(id) }));
  const pieces = named.map(({ name }) => name).join(t("list-separator"));
  return (
    <section class="bill" role="dialog" aria-label={t("web-bill")} tabIndex={-1} ref={element} data-testid="bill">
      <h2>{t("web-bill")}</h2>
      <p class="faint">
        {mine.has(bill.seat) ? t("web-bill-intro-you") : t("web-bill-intro", { payer: person(t, payer) })}
      </p>
      <div class="bill-owed">
        {open.pays.value.map((pay) => {
          const owner = seats[pay.owner];
          const yellow = pay.yellow ?? 0;
          const range = open.range(pay.owner);
          return (
            <div
              class="row spread"
              key={pay.owner}
              style={{ "--seat": PAINT[owner?.colour ?? ""] }}
              data-testid={`owed-${pay.owner}`}
            >
              <p>
                <span class="dot" />{" "}
                {t(owes(pay.owner), {
                  payer: person(t, payer),
                  owner: person(t, owner),
                  count: (pay.gray ?? 0) + yellow,
                })}
              </p>
              {open.mine.value && range[0] < range[1] && (
                <Count
                  label={t("web-fell-yellow", { owner: person(t, owner) })}
                  value={yellow}
                  range={range}
                  testid={`bill-yellow-${pay.owner}`}
                  dot
                  onCount={(count) => open.payYellow(pay.owner, count)}
                />
              )}
            </div>
          );
        })}
      </div>
      {!open.mine.value && (
        <p>{t(open.botPays.value ? "web-bill-bot" : "web-bill-waits", { payer: person(t, payer) })}</p>
      )}
      {cost !== "" && <p class="miss">{cost}</p>}
      {fates.length > 0 ? (
        <details class="bill-fates" open={fates.length <= FEW}>
          <summary>{t("wreck-fates", { count: fates.length })}</summary>
          <Fates session={session} fates={fates} held={held} />
        </details>
      ) : (
        <p>
          <PieceText session={session} text={t("web-bill-what", { pieces })} pieces={named} />
        </p>
      )}
      <WreckButtons session={session} />
      <div class="row actions">
        {open.mine.value && (
          <button type="button" class="primary grow" onClick={() => void session.hands.pay()} data-testid="pay">
            {t("web-bill-pay")}
          </button>
        )}
        {open.forgiver.value !== null && (
          <button
            type="button"
            onClick={() => void session.hands.forgive(true)}
            title={t("web-bill-cat-about")}
            data-testid="forgive"
          >
            <Icon name="cat" /> {t("web-bill-cat")}
          </button>
        )}
        {open.denier.value !== null && (
          <button type="button" onClick={() => void session.hands.forgive(false)} data-testid="not-forgive">
            {t("web-bill-no")}
          </button>
        )}
      </div>
      <p class="faint" data-testid="forgiven-by">
        {agreed.length > 0 ? t("web-bill-agreed", { players: list(agreed) }) : t("web-bill-cat-about")}
      </p>
    </section>
  );
}
