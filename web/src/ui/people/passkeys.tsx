/** Passkeys in the settings: those of the player, and signing in with one. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, toast, words } from "../../app/app-state";
import { becomeWithPasskey, me } from "../../app/people/player";
import { session } from "../../app/session";
import { HttpError, http } from "../../net/http";
import { makePasskey, NoPasskey, passkeysHere } from "../../net/passkeys";
import type { PasskeyView } from "../../net/wire.gen";
import { tried } from "./tried";

/** Whether the server has passkeys; null: it has not answered yet. */
const offered = signal<boolean | null>(null);

function useOffered(): boolean {
  useEffect(() => {
    if (offered.value !== null) return;
    http.online().then(
      ({ passkeys }) => (offered.value = passkeys),
      () => {}, // offline: asked again when the settings are opened again
    );
  }, []);
  return offered.value === true;
}

/** Run a request. If the person cancels it in the browser's dialog, say so. */
async function unlessCancelled(request: () => Promise<void>): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (!(error instanceof NoPasskey)) throw error;
    toast(t(error.why === "again" ? "people-passkey-again" : "people-passkey-none"), true);
  }
}

/** The passkeys of a player: add one, remove one. */
export function Passkeys({ secret }: { secret: string }) {
  const known = useSignal<readonly PasskeyView[]>([]);
  const here = useOffered() && passkeysHere();
  const date = (at: string): string =>
    new Intl.DateTimeFormat(words.language.value, { dateStyle: "medium" }).format(new Date(at));
  useEffect(() => {
    if (here)
      void tried(async () => {
        known.value = await http.passkeys(secret);
      });
  }, [here, secret]);
  if (!here) return null;
  const add = async (): Promise<void> => {
    const made = await makePasskey(await http.offerPasskey(secret));
    known.value = [...known.value, await http.addPasskey(secret, made)];
    toast(t("people-passkey-added"));
  };
  return (
    <div class="own-passkeys">
      <h4>{t("people-passkeys")}</h4>
      <p class="faint">{t("people-passkey-about")}</p>
      <ul class="passkeys">
        {known.value.map(({ id, created_at }) => (
          <li key={id} class="row wrap">
            {t("people-passkey-of", { date: date(created_at) })}
            <button
              type="button"
              onClick={() =>
                void tried(async () => {
                  await http.removePasskey(secret, id);
                  known.value = known.value.filter((one) => one.id !== id);
                  toast(t("people-passkey-removed"));
                })
              }
              data-testid="remove-passkey"
            >
              {t("people-passkey-remove")}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void tried(() => unlessCancelled(add))} data-testid="add-passkey">
        {t("people-passkey-add")}
      </button>
    </div>
  );
}

/** Become a player with a passkey. Where browsers allow none, say why. */
export function SignInWithPasskey() {
  if (!useOffered()) return null;
  if (!passkeysHere())
    return (
      <p class="faint" data-testid="no-passkeys">
        {t("people-passkey-not-here")}
      </p>
    );
  const use = async (): Promise<void> => {
    const before = me.value;
    if (before !== null && !window.confirm(t("people-passkey-replace", { player: before.name }))) return;
    try {
      const now = await becomeWithPasskey();
      session.value?.seats.introduce();
      toast(t("people-code-used", { player: now.name }));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error;
      toast(t("people-passkey-wrong"), true);
    }
  };
  return (
    <p>
      <button type="button" onClick={() => void tried(() => unlessCancelled(use))} data-testid="use-passkey">
        {t("people-passkey-use")}
      </button>
    </p>
  );
}
