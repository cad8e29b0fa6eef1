/** A button over the table that opens the phrases, and mutes other people. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { phrasesFor } from "../../headless/hand/reactions";
import { person } from "../../headless/text/pieces";
import { Icon } from "../parts/icons";

export function Talk({ session }: { session: Session }) {
  const { match, reactions } = session;
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const elsewhere = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, []);
  const status = match.status.value;
  const held = match.held.value;
  // whoever holds all seats of people has nobody to talk to
  if (status === null || status.lesson || session.past.replay.value !== null || match.allHere.value) return null;
  const phrases = phrasesFor(held.size > 0, status.outcome !== null, status.seating?.cheering !== false);
  if (phrases.length === 0) return null;
  const others = match.seats.value.flatMap((seat, n) => (seat.kind === "human" && !held.has(n) ? [n] : []));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <div
      class="talk"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open.value) return;
        event.stopPropagation();
        open.value = false;
      }}
    >
      <button
        type="button"
        class="plain"
        aria-expanded={open.value}
        aria-controls="talk-menu"
        aria-label={t("web-talk")}
        title={t("web-talk")}
        onClick={() => (open.value = !open.value)}
        data-testid="talk"
      >
        <Icon name="bubble" />
      </button>
      <div id="talk-menu" class="talk-menu" hidden={!open.value}>
        <div class="phrases">
          {phrases.map((one) => (
            <button
              key={one}
              type="button"
              class="chip"
              onClick={() => {
                open.value = false;
                reactions.send(one, null);
              }}
              data-testid={`say-${one}`}
            >
              {t(`reaction-${one}`)}
            </button>
          ))}
        </div>
        {others.map((seat) => {
          const name = reactions.muted(seat) ? "web-talk-unmute" : "web-talk-mute";
          return (
            <button
              key={seat}
              type="button"
              onClick={() => reactions.mute(seat, !reactions.muted(seat))}
              data-testid={`mute-${seat}`}
            >
              <Icon name={reactions.muted(seat) ? "muted" : "bubble"} />{" "}
              {t(name, { player: person(t, match.seats.value[seat]) })}
            </button>
          );
        })}
      </div>
    </div>
  );
}
