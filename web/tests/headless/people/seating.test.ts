import { describe, expect, it } from "vitest";
import { hostName, isGathering, seatRows } from "../../../src/headless/people/seating";
import type { SeatedView, SeatingView, StatusView } from "../../../src/net/wire.gen";
import { aTable } from "../../table";

const held = (player: string): SeatedView => ({ state: "held", player, car: "sedan" });
const OPEN: SeatedView = { state: "open", player: null, car: "" };
const BOT: SeatedView = { state: "bot", player: null, car: "" };

function gathering(seats: readonly SeatedView[], more: Partial<SeatingView> = {}): StatusView {
  const seating = { gathering: true, by_players: true, host: "ann", substitutes: null, seats, ...more };
  return aTable({ seating }).status;
}

describe("seats of a table that gathers", () => {
  it("lets nobody sit twice and no bot at a rated table", () => {
    const status = gathering([held("ann"), OPEN]);
    const rated = { ...status, seating: { ...status.seating!, rated: true } };
    expect(seatRows(rated, "ann", null).some(({ maySit, mayFill }) => maySit || mayFill)).toBe(false);
    expect(seatRows(rated, "ann", null).map(({ mayInvite }) => mayInvite)).toEqual([false, true]);
    expect(seatRows(rated, "bob", null)[1]?.maySit).toBe(true);
  });

  it("lets a guest sit down and do nothing else", () => {
    const rows = seatRows(gathering([held("ann"), OPEN]), "bob", null);
    expect(rows.map(({ maySit }) => maySit)).toEqual([false, true]);
    expect(
      rows.some(({ mayKick, mayFill, mayLeave, mayMakeHost }) => mayKick || mayFill || mayLeave || mayMakeHost),
    ).toBe(false);
  });

  it("lets the host kick, fill and pass on, but not kick themselves", () => {
    const [ann, bob] = seatRows(gathering([held("ann"), held("bob")]), "ann", null);
    expect(ann).toMatchObject({ mine: true, host: true, mayKick: false, mayLeave: true, mayMakeHost: false });
    expect(bob).toMatchObject({ mine: false, mayKick: true, mayMakeHost: true });
    expect(seatRows(gathering([held("ann"), OPEN]), "ann", null)[1]).toMatchObject({ mayFill: true, maySit: true });
    expect(seatRows(gathering([held("ann"), BOT]), "ann", null)[1]).toMatchObject({ mayKick: true, mayFill: false });
  });

  it("offers nothing of that once the game has started", () => {
    const rows = seatRows(gathering([held("ann"), OPEN], { gathering: false }), "ann", null);
    expect(rows[1]).toMatchObject({ maySit: false, mayFill: false, mayKick: false });
  });

  it("says who is away", () => {
    const presence = { here: [true, false], spectators: 0 };
    expect(seatRows(gathering([held("ann"), held("bob")]), "ann", presence).map(({ away }) => away)).toEqual([
      false,
      true,
    ]);
    expect(seatRows(gathering([held("ann"), OPEN]), "ann", presence)[1]!.away).toBe(false);
  });

  it("names the host, and knows tables without open seats", () => {
    expect(hostName(gathering([OPEN, held("ann")]))).toBe("Bob");
    expect(hostName(gathering([OPEN, OPEN]))).toBeNull();
    expect(isGathering(aTable().status)).toBe(false);
    expect(seatRows(aTable().status, "ann", null)).toEqual([]);
  });
});
