/** A loupe for touch and fine work: an enlarged plan around the ghost, where no finger covers it. */
import type { ComponentChildren } from "preact";
import type { Session } from "../../../app/session";
import { footprint } from "../../../headless/footprint";
import type { Place } from "../../../headless/geometry";
import { PAINT } from "../../../headless/paint";
import type { Ghost } from "../../../scene/api";

const REACH = 34;
const WIDE = 85; // for components, which are larger

const points = (plan: readonly (readonly [number, number])[]): string => plan.map((p) => p.join(",")).join(" ");
const paintOf = (session: Session, owner: number): string =>
  PAINT[session.match.seats.value[owner]?.colour ?? ""] ?? "#555";

/** Around the ghost while it is where a finger has put it; a hint or a key may move it on. */
export function Loupe({ session, touched }: { session: Session; touched: Place | null }) {
  const draft = session.composer.draft.value;
  const ghost = session.overlay.ghost.value;
  if (session.hands.hand.value !== null) return null; // a view from the side is shown instead
  if (touched === null || ghost === null || draft === null || !draft.pinned || draft.place === null) return null;
  const { x, y } = draft.place;
  if (x !== touched.x || y !== touched.y) return null;
  return (
    <Glass session={session} at={draft.place} reach={draft.mode === "component" ? WIDE : REACH}>
      <GhostPlan session={session} ghost={ghost} />
      <path d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} stroke="#33312e" stroke-width="0.6" />
    </Glass>
  );
}

function Glass({
  session,
  at,
  reach,
  children,
}: {
  session: Session;
  at: Place;
  reach: number;
  children: ComponentChildren;
}) {
  const table = session.match.table.value;
  if (table === null) return null;
  const { x, y } = at;
  const near = (px: number, py: number, far = reach * 2): boolean => Math.hypot(px - x, py - y) < far;
  const glowing = new Set(session.overlay.highlight.value.pieces);
  const [spot, north] = [session.scene.value?.project(x, y, 0), session.scene.value?.project(x, y + 10, 0)];
  const covered = spot !== undefined && spot.y < 160 && spot.x > window.innerWidth - 170;
  // Rotate with the camera, so that moving a finger up moves the ghost up in the loupe too.
  const turned =
    spot === undefined || north === undefined ? 0 : (Math.atan2(north.x - spot.x, spot.y - north.y) * 180) / Math.PI;
  return (
    <svg
      class={covered ? "loupe aside" : "loupe"}
      viewBox={`${x - reach} ${-y - reach} ${reach * 2} ${reach * 2}`}
      aria-hidden="true"
      data-testid="loupe"
    >
      <g transform={`rotate(${turned.toFixed(1)} ${x} ${-y}) scale(1 -1)`}>
        <rect x={x - reach} y={y - reach} width={reach * 2} height={reach * 2} fill="#e8e5de" />
        {table.components
          .filter((c) => near(c.x, c.y, reach + 100))
          .map((c) => (
            <polygon
              key={c.id}
              points={points(footprint(session.shapes, c))}
              fill={glowing.has(c.id) ? "#ffd43b" : "#c6c8ca"}
            />
          ))}
        {table.columns
          .filter((c) => near(c.x, c.y))
          .map((c) => (
            <circle
              key={c.id}
              cx={c.x}
              cy={c.y}
              r="10"
              fill={glowing.has(c.id) ? "#ffd43b" : c.junction ? "#f0cf3f" : "#b4b3b0"}
            />
          ))}
        {table.roads
          .filter((r) => near((r.start[0] + r.end[0]) / 2, (r.start[1] + r.end[1]) / 2, reach + 100))
          .map((r) => (
            <g key={r.id}>
              <line
                x1={r.start[0]}
                y1={r.start[1]}
                x2={r.end[0]}
                y2={r.end[1]}
                stroke={paintOf(session, r.owner)}
                stroke-width="10"
              />
              <line
                x1={r.start[0]}
                y1={r.start[1]}
                x2={r.end[0]}
                y2={r.end[1]}
                stroke={glowing.has(r.id) ? "#ffd43b" : "#d8d2c6"}
                stroke-width="8.4"
              />
            </g>
          ))}
        {children}
      </g>
    </svg>
  );
}

function GhostPlan({ session, ghost }: { session: Session; ghost: Ghost }) {
  const mine = ghost.legal ? paintOf(session, ghost.owner) : "#c1121f";
  // Dashed if forbidden, as on the table: not shown by colour alone.
  const edge = { stroke: ghost.legal ? "none" : "#33312e", "stroke-width": 1, "stroke-dasharray": "3 2" };
  return (
    <>
      {ghost.component && (
        <polygon points={points(footprint(session.shapes, ghost.component))} fill={mine} opacity="0.6" {...edge} />
      )}
      {ghost.column && <circle cx={ghost.column.x} cy={ghost.column.y} r="10" fill={mine} opacity="0.55" {...edge} />}
      {ghost.road && (
        <line
          x1={ghost.road.start[0]}
          y1={ghost.road.start[1]}
          x2={ghost.road.end[0]}
          y2={ghost.road.end[1]}
          stroke={mine}
          stroke-width="10"
          opacity="0.5"
        />
      )}
    </>
  );
}
