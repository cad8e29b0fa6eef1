/** All players: colour, name, supply, status. */
import { useEffect, useRef } from "preact/hooks";
import { reducedMotion, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/setup";
import { named } from "../../headless/text/pieces";
import type { SeatView } from "../../net/wire.gen";
import { Icon, type IconName } from "../parts/icons";

const TREMBLES: Readonly<Record<string, string>> = { gentle: "∿", normal: "∿∿", wild: "∿∿∿" };

const trembling = (level: string): string => t("pair", { name: t("web-tremor"), value: t(`web-tremor-${level}`) });

export function Players({ session }: { session: Session }) {
  const status = session.shown.value!.status;
  const list = useRef<HTMLUListElement>(null);
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
    <ul class="players" aria-label={t("players")} data-testid="players" ref={list}>
      {status.seats.map((seat, n) => (
        <li
          key={n}
          class={`player ${status.to_move === n ? "moves" : ""} ${seat.status === "in" ? "" : "left"}`}
          style={{ "--seat": PAINT[seat.colour] }}
          aria-current={status.to_move === n ? "true" : undefined}
          data-testid={`player-${n}`}
        >
          <span class="dot" />
          <span class="name">{named(t, seat.name, session.mine.value.has(n))}</span>
          <Mark seat={seat} thinking={session.match.thinking.value === n} over={status.outcome !== null} />
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

function Stock({ icon, count, label, kind }: { icon: IconName; count: number; label: string; kind: string }) {
  return (
    <span class={`stock ${kind}`} title={t("pair", { name: label, value: count })} data-testid={`stock-${kind}`}>
      <Icon name={icon} />
      <span class="unseen">{label}</span>
      <span>{count}</span>
    </span>
  );
}

function Mark({ seat, thinking, over }: { seat: SeatView; thinking: boolean; over: boolean }) {
  const sum = seat.points === null ? null : Object.values(seat.points).reduce((total, points) => total + points, 0);
  const text = thinking
    ? "…"
    : seat.status === "finished"
      ? t("web-finished", { place: seat.place ?? 1 })
      : seat.status === "out"
        ? t("web-out")
        : seat.on_clock && !over
          ? t("web-on-clock")
          : sum !== null
            ? t("web-points", { count: sum })
            : "";
  return <span class="mark">{text}</span>;
}
