/** The settings of the person at this page: name and car, other devices, and what the server knows. */
import { useSignal } from "@preact/signals";
import { t, toast, words } from "../../app/app-state";
import { download } from "../../app/games/open";
import { becomePlayer, becomeWithCode, forgetPlayer, me } from "../../app/people/player";
import { session } from "../../app/session";
import { HttpError, http } from "../../net/http";
import { Passkeys, SignInWithPasskey } from "./passkeys";
import { tried } from "./tried";
import { WhoIAm } from "./who-i-am";

export function AboutMe() {
  const player = me.value;
  return (
    <section class="about-me-settings" aria-labelledby="h-me">
      <h3 id="h-me">{t("people-you")}</h3>
      {player === null ? <p class="faint">{t("people-none")}</p> : <Known key={player.id} secret={player.secret} />}
      <OtherCode />
      <SignInWithPasskey />
    </section>
  );
}

function Known({ secret }: { secret: string }) {
  const name = useSignal(me.value?.name ?? "");
  const car = useSignal(me.value?.car ?? "");
  const code = useSignal<{ readonly code: string; readonly until: string } | null>(null);
  const until = (at: string): string =>
    new Intl.DateTimeFormat(words.language.value, { timeStyle: "short" }).format(new Date(at));
  return (
    <>
      <div class="about-me">
        <WhoIAm
          name={name}
          car={car}
          onChange={() =>
            void tried(async () => {
              if (name.value.trim() !== "") await becomePlayer(name.value.trim(), car.value);
            })
          }
        />
      </div>
      <div class="row wrap">
        <button
          type="button"
          onClick={() =>
            void tried(async () => {
              code.value = await http.transferCode(secret);
            })
          }
          data-testid="make-code"
        >
          {t("people-other-device")}
        </button>
        <button
          type="button"
          onClick={() =>
            void tried(async () => {
              await http.forgetDevices(secret);
              toast(t("people-signed-out"));
            })
          }
          data-testid="sign-out"
        >
          {t("people-sign-out")}
        </button>
      </div>
      {code.value !== null && (
        <p>
          <strong
            class="code"
            data-testid="code"
          >{`${code.value.code.slice(0, 4)} ${code.value.code.slice(4)}`}</strong>
          <br />
          {t("people-other-device-about", { time: until(code.value.until) })}
        </p>
      )}
      <Passkeys secret={secret} />
      <div class="row wrap">
        <button
          type="button"
          onClick={() =>
            void tried(async () =>
              download("shuto-player.json", new Blob([await http.exportMe(secret)], { type: "application/json" })),
            )
          }
          data-testid="export-me"
        >
          {t("people-export")}
        </button>
        <button
          type="button"
          onClick={() => {
            if (!window.confirm(t("people-delete-sure"))) return;
            void tried(async () => {
              await http.deleteMe(secret);
              forgetPlayer();
              session.value?.seats.introduce();
              toast(t("people-deleted"));
            });
          }}
          data-testid="delete-me"
        >
          {t("people-delete")}
        </button>
      </div>
    </>
  );
}

/** Become the player who made a code on another device. */
function OtherCode() {
  const typed = useSignal("");
  const use = async (): Promise<void> => {
    const before = me.value;
    if (typed.value.trim() === "") return;
    if (before !== null && !window.confirm(t("people-code-replace", { player: before.name }))) return;
    try {
      const now = await becomeWithCode(typed.value);
      typed.value = "";
      session.value?.seats.introduce();
      toast(t("people-code-used", { player: now.name }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      toast(error.status === 0 ? t("web-refused-offline") : t("people-code-wrong"), true);
    }
  };
  return (
    <form
      class="row wrap"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <label class="row">
        {t("people-code")}
        <input
          type="text"
          size={10}
          maxLength={20}
          autocomplete="one-time-code"
          autocapitalize="characters"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
          data-testid="typed-code"
        />
      </label>
      <button type="submit" data-testid="use-code">
        {t("people-code-use")}
      </button>
    </form>
  );
}
