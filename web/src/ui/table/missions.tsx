/** The score sheet of the missions, updated live. */

import { t, words } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/setup";

/** The message with a mission's rule; both off-ramp missions share one. */
const ruleOf = (mission: string): string =>
  words.has(`rule-mission-${mission}`) ? `rule-mission-${mission}` : "rule-mission-off-ramp";

export function MissionSheet({ session }: { session: Session }) {
  const seats = session.shown.value!.status.seats;
  const rows = [...new Set(seats.flatMap((seat) => Object.keys(seat.points ?? {})))];
  if (rows.length === 0) return null;
  return (
    <details class="missions" open={window.innerWidth > 700} data-testid="mission-sheet">
      <summary>{t("score")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("mission")}</th>
            {seats.map((seat, n) => (
              <th key={n} scope="col" style={{ "--seat": PAINT[seat.colour] }}>
                <span class="dot" />
                <span class="unseen">{seat.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">
                <details class="explained" data-testid={`about-${row}`}>
                  <summary>{t(`mission-${row}`)}</summary>
                  <p class="faint">{t(ruleOf(row))}</p>
                </details>
              </th>
              {seats.map((seat, n) => (
                <td key={n} class={(seat.points?.[row] ?? 0) === 0 ? "zero" : ""}>
                  {seat.points?.[row] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {seats.map((seat, n) => (
              <td key={n}>{Object.values(seat.points ?? {}).reduce((total, points) => total + points, 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
