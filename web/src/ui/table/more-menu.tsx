/** Choices that are seldom needed at a table. On a phone also those for which the top bar has no room. */
import { useEffect, useRef, useState } from "preact/hooks";
import { dialog, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon, type IconName } from "../parts/icons";
import { withKey } from "../parts/with-key";
import { AboutClock, PauseItem } from "./clock";

interface Spare {
  readonly name: "share" | "settings" | "help";
  readonly icon: IconName;
  readonly key?: string;
}

/** Buttons of the top bar that move into this menu on a phone: the turn needs the room. */
export const SPARE: readonly Spare[] = [
  { name: "share", icon: "share" },
  { name: "settings", icon: "settings" },
  { name: "help", icon: "help", key: "?" },
];

export function MoreMenu({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [open]);
  const item = (name: "describe" | "fell" | Spare["name"], icon: IconName, key?: string, spare = false) => (
    <button
      key={name}
      type="button"
      class={spare ? "spare-item" : undefined}
      onClick={() => {
        setOpen(false);
        dialog.value = name;
      }}
      title={key === undefined ? t(`web-${name}`) : withKey(`web-${name}`, key)}
      data-testid={spare ? `more-${name}` : name}
    >
      <Icon name={icon} /> {t(`web-${name}`)}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <div
      class="more"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        type="button"
        class="plain"
        aria-expanded={open}
        aria-controls="more-menu"
        aria-label={t("web-more")}
        data-tip={t("web-more")}
        onClick={() => setOpen(!open)}
        data-testid="more"
      >
        <Icon name="more" />
      </button>
      <div id="more-menu" class="more-menu" hidden={!open}>
        {SPARE.map(({ name, icon, key }) => item(name, icon, key, true))}
        {item("describe", "text", "T")}
        {session.mayReportFall.value && item("fell", "fell", "!")}
        <PauseItem session={session} close={() => setOpen(false)} />
        <LeaveGame session={session} close={() => setOpen(false)} />
        <AboutClock session={session} />
      </div>
    </div>
  );
}

/** Leave a game that goes on. It cannot be taken back, so the page asks first. */
function LeaveGame({ session, close }: { session: Session; close: () => void }) {
  const { match } = session;
  const status = match.status.value;
  const seats = [...match.held.value].filter((seat) => match.isPerson(seat));
  const playing = status?.seating && !status.seating.gathering && status.outcome === null && !status.halted;
  if (!playing || !status.seating?.by_players || seats.length === 0) return null;
  const sure = status.seating.substitutes ? "people-leave-sure-substitute" : "people-leave-sure";
  return (
    <button
      type="button"
      onClick={() => {
        close();
        if (!window.confirm(t(sure))) return;
        for (const seat of seats) void session.seats.leave(seat);
      }}
      data-testid="leave-game"
    >
      <Icon name="close" /> {t("people-leave-game")}
    </button>
  );
}
