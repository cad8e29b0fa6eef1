/** The seats as a page shows them: one row for each seat, with the actions allowed to this page. */
import type { PresenceView, SeatedView, SeatView, StatusView } from "../../net/wire.gen";

export interface SeatRow {
  readonly seat: number;
  readonly state: SeatedView["state"];
  readonly name: string;
  readonly colour: SeatView["colour"];
  readonly car: string;
  readonly player: string | null;
  /** Does this page's player hold it? */
  readonly mine: boolean;
  readonly host: boolean;
  /** A person holds it who is not at the table now. */
  readonly away: boolean;
  readonly maySit: boolean;
  readonly mayLeave: boolean;
  /** May this page make it open again? */
  readonly mayKick: boolean;
  readonly mayFill: boolean;
  /** May this page make a link to this very seat? */
  readonly mayInvite: boolean;
  readonly mayMakeHost: boolean;
}

/** Does the table wait for people? */
export const isGathering = (status: StatusView | null): boolean => status?.seating?.gathering === true;

/** One row for each seat, as the player with this id sees it. */
export function seatRows(status: StatusView, me: string | null, presence: PresenceView | null): readonly SeatRow[] {
  const { seating } = status;
  if (!seating) return [];
  const hosting = me !== null && seating.host === me;
  // at a rated table everybody has one seat, and bots have none
  const rated = seating.rated === true;
  const seated = me !== null && seating.seats.some(({ player }) => player === me);
  return status.seats.map(({ name, colour }, seat) => {
    const { state, player, car } = seating.seats[seat]!;
    const mine = me !== null && player === me;
    const other = state === "held" && !mine;
    const inviting = hosting && seating.gathering && state === "open";
    return {
      seat,
      state,
      name,
      colour,
      car,
      player,
      mine,
      host: player !== null && player === seating.host,
      away: state === "held" && presence !== null && presence.here[seat] === false,
      maySit: seating.gathering && state === "open" && !(rated && seated),
      mayLeave: mine,
      mayKick: hosting && seating.gathering && (other || state === "bot"),
      mayFill: inviting && !rated,
      mayInvite: inviting,
      mayMakeHost: hosting && other,
    };
  });
}

/** The name of the host, if they sit at the table. */
export function hostName(status: StatusView): string | null {
  const { seating } = status;
  const seat = seating?.seats.findIndex(({ player }) => player !== null && player === seating.host) ?? -1;
  return status.seats[seat]?.name ?? null;
}
