/** A table that waits for people: who sits where, links for those who are missing, and sitting down. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { prefs, route, t, toast, words } from "../../app/app-state";
import { copy } from "../../app/games/open";
import { links } from "../../app/links";
import { CARS, me } from "../../app/people/player";
import { seatText } from "../../app/route";
import type { Session } from "../../app/session";
import { aboutClock } from "../../headless/clock";
import { isDefaultName } from "../../headless/new-game/names";
import { PAINT } from "../../headless/paint";
import { hostName, type SeatRow, seatRows } from "../../headless/people/seating";
import { http } from "../../net/http";
import { Icon } from "../parts/icons";
import { CarPicture } from "./car-picture";
import { WhoIAm } from "./who-i-am";

export function Gathering({ session }: { session: Session }) {
  useEffect(() => void links.learn(), []);
  const { match } = session;
  const status = match.status.value!;
  const rows = seatRows(status, match.info.value?.player ?? null, match.presence.value);
  const seated = rows.some(({ mine }) => mine);
  const host = hostName(status);
  const name = useSignal(me.value?.name ?? (isDefaultName(prefs.name.value) ? "" : prefs.name.value));
  const car = useSignal<string>(me.value?.car ?? CARS[Math.floor(Math.random() * CARS.length)]!);
  const field = useRef<HTMLInputElement>(null);
  const sit = (seat: number): void => {
    if (name.value.trim() !== "") void session.seats.sit(seat, name.value.trim(), car.value);
    else {
      toast(t("people-need-name"), true);
      field.current?.focus();
    }
  };
  const place = route.value;
  const invited = place.at === "match" ? (place.seat ?? null) : null;
  const wanted = rows.find(({ seat, maySit }) => maySit && seat === invited) ?? rows.find(({ maySit }) => maySit);
  const { spectators = 0 } = match.presence.value ?? {};
  return (
    <div class="gathering" data-testid="gathering">
      <h2>{seated || host === null ? t("people-gathering") : t("people-invites", { player: host })}</h2>
      <div class="faint">
        <p>{t("people-gathering-about")}</p>
        <p>{t(status.seating?.substitutes ? "people-substitutes" : "people-no-substitutes")}</p>
      </div>
      {status.seating?.rated && <p data-testid="about-rated">{t("lobby-rated-about")}</p>}
      {status.clock && <p data-testid="about-clock">{aboutClock(t, status.clock)}</p>}
      {!seated && (
        <form
          class="about-me"
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted !== undefined) sit(wanted.seat);
          }}
        >
          <WhoIAm name={name} car={car} field={field} />
        </form>
      )}
      <ol class="gathered">
        {rows.map((row) => (
          <SeatLine
            key={row.seat}
            session={session}
            row={row}
            seated={seated}
            suggested={!seated && row === wanted}
            sit={() => sit(row.seat)}
          />
        ))}
      </ol>
      {spectators > 0 && <p class="faint">{t("people-watchers", { count: spectators })}</p>}
      {seated && <TableLink link={links.game(session.id, words.language.value)} />}
      {rows.some(({ mayFill }) => mayFill) && (
        <button type="button" class="primary" onClick={() => void session.seats.start()} data-testid="start-now">
          {t("people-start")}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly session: Session;
  readonly row: SeatRow;
  /** Whether this page holds a seat already. */
  readonly seated: boolean;
  /** Whether its button stands out: the guest is invited to this seat, or it is the first free one. */
  readonly suggested: boolean;
  readonly sit: () => void;
}

function SeatLine({ session, row, seated, suggested, sit }: LineProps) {
  const { seat, state, name, car, player } = row;
  const { seats } = session;
  const notes = [row.host ? t("people-host") : "", row.away ? t("people-away") : ""].filter((note) => note !== "");
  const link = (): string => links.game(session.id, words.language.value, seatText(seat));
  return (
    <li style={{ "--seat": PAINT[row.colour] }} class={state} data-testid={`seat-${seat}`}>
      {state === "bot" ? <Icon name="bot" /> : state === "open" ? <span class="dot" /> : <CarPicture car={car} />}
      <span class="grow who">
        <strong>{state === "open" ? t("people-open") : name}</strong>
        {notes.length > 0 && <span class="faint">{notes.join(t("facts-separator"))}</span>}
      </span>
      {row.mayInvite && (
        <button
          type="button"
          class="plain"
          onClick={() => void copy(link())}
          aria-label={t("people-seat-link", { seat: seat + 1 })}
          title={t("people-seat-link", { seat: seat + 1 })}
          data-testid={`seat-link-${seat}`}
        >
          <Icon name="share" />
        </button>
      )}
      <span class="row wrap">
        {row.maySit && (
          <button type="button" class={suggested ? "primary" : undefined} onClick={sit} data-testid={`sit-${seat}`}>
            {t(seated ? "people-sit-too" : "people-sit")}
          </button>
        )}
        {row.mayFill && (
          <button type="button" onClick={() => void seats.fill(seat)} data-testid={`fill-${seat}`}>
            <Icon name="bot" /> {t("people-fill")}
          </button>
        )}
        {row.mayMakeHost && (
          <button type="button" onClick={() => void seats.makeHost(seat)} data-testid={`make-host-${seat}`}>
            {t("people-make-host", { player: name })}
          </button>
        )}
        {row.mayKick && (
          <button
            type="button"
            class="plain"
            onClick={() => void seats.kick(seat, player ?? "")}
            aria-label={t("people-kick", { player: name })}
            title={t("people-kick", { player: name })}
            data-testid={`kick-${seat}`}
          >
            <Icon name="close" />
          </button>
        )}
        {row.mayLeave && (
          <button type="button" onClick={() => void seats.leave(seat)} data-testid={`leave-${seat}`}>
            {t("people-leave")}
          </button>
        )}
      </span>
    </li>
  );
}

/** The link to the table: to copy, to send, and as a QR code for phones. */
function TableLink({ link }: { link: string }) {
  const shown = useSignal(false);
  return (
    <section class="table-link" aria-label={t("people-link")}>
      <h3>{t("people-link")}</h3>
      <input type="text" readOnly value={link} aria-label={t("people-link")} data-testid="table-link" />
      <div class="row wrap">
        <button type="button" onClick={() => void copy(link)} data-testid="copy-table-link">
          {t("web-invite-copy")}
        </button>
        {"share" in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ url: link }).catch(() => {})} // the share sheet was closed
          >
            <Icon name="share" /> {t("web-invite-send")}
          </button>
        )}
        <button
          type="button"
          aria-expanded={shown.value}
          onClick={() => (shown.value = !shown.value)}
          data-testid="show-qr"
        >
          {t("people-qr")}
        </button>
      </div>
      {shown.value && (
        <figure class="qr">
          <img src={http.qr(link)} alt={t("people-qr")} data-testid="qr" />
          <figcaption class="faint">{t("people-qr-about")}</figcaption>
        </figure>
      )}
    </section>
  );
}
