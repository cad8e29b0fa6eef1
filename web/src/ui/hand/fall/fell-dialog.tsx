/** The dialog "Something fell": who did it, which pieces, what it costs, and in which colours it is paid. */
import { useEffect, useMemo } from "preact/hooks";
import { dialog, sounds, speak, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { refusal } from "../../../app/table/requests";
import { type KnockReport, type Standing, standingPieces, yellowRange } from "../../../headless/hand/fall/knock";
import { PAINT } from "../../../headless/paint";
import { person } from "../../../headless/text/pieces";
import { RequestFailed } from "../../../net/socket";
import { Count } from "../../parts/count";
import { Dialog } from "../../parts/dialog";

export function FellDialog({ session }: { session: Session }) {
  const report = useMemo(() => session.knockReport(), [session]);
  const { match } = session;
  const [table, revision] = [match.table.value, match.revision.value];
  useEffect(() => report.refresh(), [report, revision]);
  const fallen = report.fallen.value;
  useEffect(() => {
    session.overlay.reported.value = [...fallen.keys()];
    return () => {
      session.overlay.reported.value = [];
    };
  }, [session, fallen]);
  if (table === null) return null;
  const seats = match.seats.value;
  const groups = standingPieces(t, table, report.by.value);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await report.send())) return;
    sounds.play("refused");
    speak(t("web-turn-fell", { player: person(t, seats[report.by.value]) }));
    dialog.value = null;
  };
  return (
    <Dialog title={t("web-fell")} testid="fell-dialog">
      <form class="fell" onSubmit={(event) => void send(event)}>
        <p class="faint">{t("web-fell-intro")}</p>
        {match.held.value.size > 1 && (
          <label class="row spread">
            <span>{t("web-fell-by")}</span>
            <select
              value={report.by.value}
              onChange={(event) => report.blame(Number(event.currentTarget.value))}
              data-testid="fell-by"
            >
              {[...match.held.value].map((seat) => (
                <option key={seat} value={seat}>
                  {seats[seat]?.name ?? ""}
                </option>
              ))}
            </select>
          </label>
        )}
        <h3>{t("web-fell-what")}</h3>
        {groups.length === 0 && <p>{t("web-fell-nothing")}</p>}
        {groups.map(({ owner, pieces }) => (
          <fieldset
            key={owner}
            style={{ "--seat": PAINT[seats[owner]?.colour ?? ""] }}
            data-testid={`fell-of-${owner}`}
          >
            <legend>
              <span class="dot" /> {seats[owner]?.name ?? ""}
            </legend>
            {pieces.map((piece) => (
              <Piece key={piece.id} report={report} piece={piece} />
            ))}
          </fieldset>
        ))}
        <div class="fell-foot">
          {session.match.allHere.value && (
            <label class="check">
              <input
                type="checkbox"
                checked={report.forgiven.value}
                onChange={(event) => report.forgive(event.currentTarget.checked)}
                data-testid="fell-forgiven"
              />
              {t("web-fell-forgiven")}
            </label>
          )}
          <Costs session={session} report={report} />
          <button class="primary" type="submit" disabled={!report.ready.value} data-testid="fell-report">
            {t("web-fell-report")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Piece({ report, piece }: { report: KnockReport; piece: Standing }) {
  const fallen = report.fallen.value.get(piece.id);
  return (
    <div class="fell-piece">
      <label class="check">
        <input
          type="checkbox"
          checked={fallen !== undefined}
          onChange={(event) => report.fell(piece.id, event.currentTarget.checked ? piece.discs : 0)}
          data-testid={`fell-${piece.id}`}
        />
        {piece.name}
      </label>
      {fallen !== undefined && piece.discs > 1 && (
        <Count
          label={t("web-fell-discs", { piece: piece.name })}
          value={fallen}
          range={[1, piece.discs]}
          testid={`discs-${piece.id}`}
          onCount={(discs) => report.fell(piece.id, discs)}
        />
      )}
    </div>
  );
}

/** The cost according to the server. If gray and yellow are both possible, the payer chooses. */
function Costs({ session, report }: { session: Session; report: KnockReport }) {
  const seats = session.match.seats.value;
  const payer = seats[report.by.value];
  const [pays, error] = [report.pays.value, report.error.value];
  if (error !== null) {
    const text = error instanceof RequestFailed ? refusal(error.code, error.message) : String(error);
    return (
      <p class="fell-error" role="alert" data-testid="fell-error">
        {text}
      </p>
    );
  }
  return (
    <div class="fell-costs" role="status" data-testid="fell-costs">
      {(report.forgiven.value || pays?.length === 0) && report.fallen.value.size > 0 && <p>{t("web-fell-free")}</p>}
      {(pays ?? []).map((pay) => {
        const yellow = pay.yellow ?? 0;
        const count = (pay.gray ?? 0) + yellow;
        const owner = person(t, seats[pay.owner]);
        const range = payer === undefined ? ([yellow, yellow] as const) : yellowRange(pays!, pay.owner, payer);
        return (
          <div class="row spread" key={pay.owner}>
            <p>{t("turn-penalty", { payer: person(t, payer), owner, count })}</p>
            {range[0] < range[1] && (
              <Count
                label={t("web-fell-yellow", { owner })}
                value={yellow}
                range={range}
                testid={`yellow-${pay.owner}`}
                dot
                onCount={(chosen) => report.payYellow(pay.owner, chosen)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
