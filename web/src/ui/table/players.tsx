/** All players: colour, name, supply, status. */
import { useEffect, useRef } from "preact/hooks";
import { reducedMotion, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";
import { named } from "../../headless/text/pieces";
import type { SeatView } from "../../net/wire.gen";
import { Icon, type IconName } from "../parts/icons";
import { SeatTime } from "./clock";

/** Waves for a hand that trembles, a straight line for one that is steadied. */
const TREMBLES: Readonly<Record<string, string>> = { gentle: "—", normal: "∿", wild: "∿∿∿" };

const trembling = (level: string): string => t("pair", { name: t("web-tremor"), value: t(`web-tremor-${level}`) });

export function Players({ session }: { session: Session }) {
  const status = session.shown.value!.status;
  const list = useRef<HTMLUListElement>(null);
  const here = session.match.presence.value?.here ?? [];
  // Away: somebody holds the seat and is not at the table. Tables of one browser have nobody to miss.
  const away = (seat: number): boolean =>
    status.seating?.by_players === true && status.seating.seats[seat]?.state === "held" && here[seat] === false;
  // On a phone the players are in a scrolling strip: keep the player to move in view.
  useEffect(() => {
    const strip = list.current;
    const mover = status.to_move === null ? null : (strip?.children[status.to_move] as HTMLElement | undefined);
    if (!strip || !mover) return;
    strip.scrollTo({
      left: mover.offsetLeft - (strip.clientWidth - mover.offsetWidth) / 2,
      behavior: reducedMotion() ? "auto" : "smooth",
    });
  }, [status.to_move]);
  return (
    <ul
      class="players"
      data-scored={status.seats.some(({ points }) => points !== null)}
      data-crowd={status.seats.length > 4 ? "large" : status.seats.length > 2 ? "small" : undefined}
      aria-label={t("players")}
      data-testid="players"
      ref={list}
    >
      {status.seats.map((seat, n) => (
        <li
          key={n}
          class={`player ${status.to_move === n ? "moves" : ""} ${seat.status === "in" ? "" : "left"} ${away(n) ? "away" : ""}`}
          style={{ "--seat": PAINT[seat.colour] }}
          aria-current={status.to_move === n ? "true" : undefined}
          data-testid={`player-${n}`}
        >
          <span class="dot" />
          <Name name={named(t, seat.name, session.mine.value.has(n))} />
          <span class="beside">
            <SeatTime session={session} seat={n} />
            <Mark
              seat={seat}
              thinking={session.match.thinking.value === n}
              over={status.outcome !== null}
              away={away(n)}
            />
          </span>
          <span class="supply">
            <Stock icon="car" count={seat.cars} label={t("cars")} kind="car" />
            <Stock icon="column" count={seat.gray} label={t("gray")} kind="gray" />
            <Stock icon="column" count={seat.yellow} label={t("yellow")} kind="yellow" />
            <Stock icon="road" count={seat.roads} label={t("roads")} kind="road" />
            <span class="faint left-over" aria-hidden="true">
              {t("web-left")}
            </span>
            {seat.tremor !== "none" && (
              <span class="tremor" title={trembling(seat.tremor)} data-testid={`tremor-of-${n}`}>
                <span aria-hidden="true">{TREMBLES[seat.tremor] ?? "≈"}</span>
                <span class="unseen">{trembling(seat.tremor)}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A long name may not fit: its title has all of it. */
const Name = ({ name }: { name: string }) => (
  <span class="name" title={name}>
    {name}
  </span>
);

function Stock({ icon, count, label, kind }: { icon: IconName; count: number; label: string; kind: string }) {
  return (
    <span class={`stock ${kind}`} title={t("pair", { name: label, value: count })} data-testid={`stock-${kind}`}>
      <Icon name={icon} />
      <span class="unseen">{label}</span>
      <span>{count}</span>
    </span>
  );
}

interface MarkProps {
  readonly seat: SeatView;
  readonly thinking: boolean;
  readonly over: boolean;
  readonly away: boolean;
}

function Mark({ seat, thinking, over, away }: MarkProps) {
  const sum = seat.points === null ? null : Object.values(seat.points).reduce((total, points) => total + points, 0);
  const text = thinking
    ? "…"
    : seat.status === "finished"
      ? t("web-finished", { place: seat.place ?? 1 })
      : seat.status === "out"
        ? t("web-out")
        : seat.last_chance && !over
          ? t("web-last-chance")
          : sum !== null
            ? t("web-points", { count: sum })
            : "";
  const facts = [text, away && !over ? t("people-away") : ""].filter((fact) => fact !== "").join(t("facts-separator"));
  return (
    <span class="mark" title={facts}>
      <span class="long">{facts}</span>
      <span class="short" aria-hidden="true">
        {thinking ? "…" : <ShortMark seat={seat} over={over} points={sum} />}
      </span>
    </span>
  );
}

/** The same where there is room for a letter or two. */
function ShortMark({ seat, over, points }: { seat: SeatView; over: boolean; points: number | null }) {
  if (seat.status === "finished")
    return (
      <>
        <Icon name="check" />
        {seat.place ?? 1}
      </>
    );
  if (seat.status === "out") return <Icon name="close" />;
  if (seat.last_chance && !over) return <Icon name="last-chance" />;
  return <>{points === null ? "" : `★${points}`}</>;
}
