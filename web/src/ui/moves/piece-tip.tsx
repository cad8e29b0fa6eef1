/** The name of the piece under the resting pointer, or under a finger that is held on it. */
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";

export function PieceTip({ session }: { session: Session }) {
  const tip = session.overlay.tip.value;
  const table = session.shown.value;
  if (tip === null || table === null) return null;
  const piece = [...table.columns, ...table.roads, ...table.cars].find(({ id }) => id === tip.piece);
  const name = session.names.of(tip.piece);
  return (
    <div
      class="piece-tip"
      style={{
        left: `${tip.x}px`,
        top: `${tip.y}px`,
        "--seat": piece === undefined ? "transparent" : PAINT[table.status.seats[piece.owner]?.colour ?? ""],
      }}
      aria-hidden="true"
      data-testid="piece-tip"
    >
      {piece !== undefined && <span class="dot" />}
      {name}
    </div>
  );
}
