/** A loupe for fingers and fine work: the plan around the ghost, large, where no finger covers it. */
import type { Session } from "./session";
import { PAINT } from "../headless/setup";
import { footprint } from "../headless/footprint";

const REACH = 34;
const WIDE = 85; // for components, which are larger

export function Loupe({ session, touching }: { session: Session; touching: boolean }) {
  const draft = session.composer.draft.value;
  const ghost = session.ghost.value;
  const table = session.match.table.value;
  if (!touching || ghost === null || table === null || draft === null || !draft.pinned || draft.place === null) return null;
  const { x, y } = draft.place;
  const reach = draft.mode === "component" ? WIDE : REACH;
  const near = (px: number, py: number, far = reach * 2): boolean => Math.hypot(px - x, py - y) < far;
  const paint = (owner: number): string => PAINT[session.match.seats.value[owner]?.colour ?? ""] ?? "#555";
  const glowing = new Set(session.highlight.value.pieces);
  const mine = ghost.legal ? paint(ghost.owner) : "#c1121f";
  // Dashed where it is forbidden, as on the table: not told by colour alone.
  const edge = { stroke: ghost.legal ? "none" : "#33312e", "stroke-width": 1, "stroke-dasharray": "3 2" };
  const spot = session.scene.value?.project(x, y, 0);
  const covered = spot !== undefined && spot.y < 160 && spot.x > window.innerWidth - 170;
  const points = (plan: readonly (readonly [number, number])[]): string => plan.map((p) => p.join(",")).join(" ");
  return (
    <svg class={covered ? "loupe aside" : "loupe"} viewBox={`${x - reach} ${-y - reach} ${reach * 2} ${reach * 2}`} aria-hidden="true" data-testid="loupe">
      <g transform="scale(1 -1)">
        <rect x={x - reach} y={y - reach} width={reach * 2} height={reach * 2} fill="#e8e5de" />
        {table.components
          .filter((c) => near(c.x, c.y, reach + 100))
          .map((c) => (
            <polygon key={c.id} points={points(footprint(session.shapes, c))} fill={glowing.has(c.id) ? "#ffd43b" : "#c6c8ca"} />
          ))}
        {table.columns
          .filter((c) => near(c.x, c.y))
          .map((c) => (
            <circle key={c.id} cx={c.x} cy={c.y} r="10" fill={glowing.has(c.id) ? "#ffd43b" : c.junction ? "#f0cf3f" : "#b4b3b0"} />
          ))}
        {table.roads
          .filter((r) => near((r.start[0] + r.end[0]) / 2, (r.start[1] + r.end[1]) / 2, reach + 100))
          .map((r) => (
            <g key={r.id}>
              <line x1={r.start[0]} y1={r.start[1]} x2={r.end[0]} y2={r.end[1]} stroke={paint(r.owner)} stroke-width="10" />
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
        {ghost.component && <polygon points={points(footprint(session.shapes, ghost.component))} fill={mine} opacity="0.6" {...edge} />}
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
        <path d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} stroke="#33312e" stroke-width="0.6" />
      </g>
    </svg>
  );
}
