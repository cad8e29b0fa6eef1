/** The missions: a picture, the points of every player, what is missing for more, and why points changed. */
import { list, t, words } from "../../app/app-state";
import type { Session } from "../../app/session";
import { enclosureLegend } from "../../headless/enclosures";
import { PAINT } from "../../headless/paint";
import { readerOf, sayMissing, sayScored, signed, totalOf } from "../../headless/text/missions";
import { person } from "../../headless/text/pieces";
import type { SeatView, TableView } from "../../net/wire.gen";
import { MissionPicture } from "./pictures";

/** The message with a mission's rule; both off-ramp missions share one. */
const ruleOf = (mission: string): string =>
  words.has(`rule-mission-${mission}`) ? `rule-mission-${mission}` : "rule-mission-off-ramp";

export function MissionSheet({ session }: { session: Session }) {
  const table = session.shown.value!;
  const { seats, outcome } = table.status;
  const rows = Object.keys(seats[0]?.points ?? {});
  if (rows.length === 0) return null;
  const reader = readerOf(table, session.match.held.value);
  return (
    <details class="missions" open={window.innerWidth > 700} data-testid="mission-sheet">
      <summary>
        {t("score")} <Totals table={table} />
      </summary>
      {outcome === null && reader !== null && (
        <p class="whose">
          {session.mine.value.has(reader) ? t("missions-mine") : t("missions-of", { player: person(t, seats[reader]) })}
        </p>
      )}
      <ul>
        {rows.map((mission) => (
          <Mission key={mission} session={session} mission={mission} reader={reader} />
        ))}
      </ul>
      <Legend session={session} />
    </details>
  );
}

const paint = (seat: SeatView | undefined) => ({ "--seat": PAINT[seat?.colour ?? ""] });

/** A number of each player, with the player's colour and, for screen readers, the name. */
function Totals({ table }: { table: TableView }) {
  return (
    <span class="scores">
      {table.status.seats.map((seat, n) => {
        const change = (table.status.scored ?? []).reduce((sum, one) => sum + (one.seat === n ? one.points : 0), 0);
        return (
          <span key={n} class="score" style={paint(seat)} data-testid={`total-${n}`}>
            <span class="dot" />
            <span class="unseen">{seat.name}</span> {totalOf(seat)}
            {change !== 0 && <small class={change < 0 ? "less" : ""}>{signed(change)}</small>}
          </span>
        );
      })}
    </span>
  );
}

interface Row {
  readonly session: Session;
  readonly mission: string;
  /** The seat for which it is said what is missing; null: nobody. */
  readonly reader: number | null;
}

function Mission({ session, mission, reader }: Row) {
  const table = session.shown.value!;
  const { seats, outcome, scored } = table.status;
  const seat = reader === null ? undefined : seats[reader];
  const missing = seat?.missing[mission];
  const gain = missing?.gain ?? 0;
  return (
    <li style={paint(seat)} data-mission={mission} data-testid={`mission-${mission}`}>
      <MissionPicture mission={mission} />
      <details class="explained" data-testid={`about-${mission}`}>
        <summary>{t(`mission-${mission}`)}</summary>
        <p class="faint">{t(ruleOf(mission))}</p>
      </details>
      <span class="scores">
        {seats.map((one, n) => (
          <span key={n} class={`score ${(one.points?.[mission] ?? 0) === 0 ? "zero" : ""}`} style={paint(one)}>
            <span class="dot" />
            <span class="unseen">{one.name}</span> {one.points?.[mission] ?? 0}
          </span>
        ))}
      </span>
      {outcome === null && seat !== undefined && (
        <p class="missing" data-testid={`missing-${mission}`}>
          {gain > 0 && <b>{signed(gain)}</b>} {sayMissing(t, missing)}
        </p>
      )}
      {(scored ?? [])
        .filter((change) => change.mission === mission)
        .map((change) => (
          <p key={change.seat} class="change" style={paint(seats[change.seat])} data-testid="scored">
            <span class="dot" />
            <span class="unseen">{seats[change.seat]?.name}</span>
            {sayScored(t, list, table, change, session.mine.value.has(change.seat))}
          </p>
        ))}
    </li>
  );
}

/** Which outlines on the table mean what: the ground that each highway encloses. */
function Legend({ session }: { session: Session }) {
  const table = session.shown.value!;
  const known = enclosureLegend(table);
  if (known.length === 0) return null;
  return (
    <div class="legend" data-testid="enclosure-legend">
      <p class="whose">{t("enclosure-legend")}</p>
      {known.map(({ owner, components }) => (
        <p key={owner} style={paint(table.status.seats[owner])}>
          <span class="ground" />
          {t("enclosure-of", {
            mine: session.mine.value.has(owner) ? "yes" : "no",
            player: person(t, table.status.seats[owner]),
            components:
              components.length === 0
                ? t("enclosure-nothing")
                : list(components.map((component) => t("any-component", { component }))),
          })}
        </p>
      ))}
    </div>
  );
}
