/** Inviting friends who play elsewhere: who you are, and for each of them the link to their seat. */
import { useEffect } from "preact/hooks";
import { dialog, keep, t, words } from "../../../app/app-state";
import { copy } from "../../../app/games/open";
import { links } from "../../../app/links";
import type { Session } from "../../../app/session";
import { PAINT } from "../../../headless/paint";
import { person } from "../../../headless/text/pieces";
import { Dialog } from "../../parts/dialog";
import { Icon } from "../../parts/icons";

export interface Invitation {
  readonly seat: number;
  readonly token: string;
}

/** The seats to which this browser can invite: those of other people, in a game that goes on. */
export function invitations({ id, match, mine }: Session): readonly Invitation[] {
  const seats = Object.entries(keep.game(id)?.seats ?? {});
  if (match.status.value?.outcome || seats.length < 2) return [];
  return seats.map(([seat, token]) => ({ seat: Number(seat), token })).filter(({ seat }) => !mine.value.has(seat));
}

export function InviteDialog({ session }: { session: Session }) {
  useEffect(() => void links.learn(), []);
  const seats = session.match.seats.value;
  const [me] = session.mine.value;
  return (
    <Dialog title={t("web-invite-title")} testid="invite-dialog">
      {me !== undefined && <p data-testid="invite-you">{t("web-invite-you", { player: person(t, seats[me]) })}</p>}
      <p>{t("web-invite-about")}</p>
      <ul class="invites">
        {invitations(session).map(({ seat, token }) => {
          const player = person(t, seats[seat]);
          const link = (): string => links.game(session.id, words.language.value, token);
          return (
            <li key={seat} style={{ "--seat": PAINT[seats[seat]?.colour ?? ""] }}>
              <span class="dot" />
              <strong class="grow">{player}</strong>
              <button
                type="button"
                onClick={() => void copy(link())}
                aria-label={t("web-invite", { player })}
                data-testid={`invite-${seat}`}
              >
                {t("web-invite-copy")}
              </button>
              {"share" in navigator && (
                <button
                  type="button"
                  onClick={() => void navigator.share({ url: link() }).catch(() => {})} // the share sheet was closed
                  aria-label={t("web-invite-send-to", { player })}
                >
                  <Icon name="share" /> {t("web-invite-send")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p class="faint">{t("web-invite-note")}</p>
      <button type="button" class="primary" onClick={() => (dialog.value = null)} data-testid="invite-done">
        {t("web-invite-done")}
      </button>
    </Dialog>
  );
}

/** Opens the invitations again. */
export function InviteButton({ session }: { session: Session }) {
  if (invitations(session).length === 0) return null;
  return (
    <button type="button" onClick={() => (dialog.value = "invite")} data-testid="invite">
      <Icon name="friends" /> {t("web-invite-title")}
    </button>
  );
}
