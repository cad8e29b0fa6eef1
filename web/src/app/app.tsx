/** Chooses the screen for the current route, and shows what is common to all screens. */
import { useEffect } from "preact/hooks";
import { textOfLink } from "../headless/replay/record-link";
import { http } from "../net/http";
import { SetupScreen } from "../ui/setup/setup-screen";
import { TableScreen } from "../ui/table/table-screen";
import { dialog, goTo, keep, preparation, route, shapes, spoken, t, toast, toasts, words } from "./app-state";
import { keepNew } from "./open";
import { matchHash } from "./route";
import { Session, session } from "./session";

export function App() {
  const place = route.value;
  const ready = words.ready.value;
  useEffect(() => {
    dialog.value = null;
    if (place.at === "record") void openLink(place.link);
    if (place.at !== "match") return;
    if (place.tokens.length > 0) {
      keep.put({ id: place.id, tokens: place.tokens, edition: "", players: [], at: Date.now() });
      goTo(matchHash(place.id)); // the token is stored; keep it out of the address bar
      return;
    }
    let gone = false;
    let opened: Session | null = null;
    void shapesAtLast(() => gone).then((found) => {
      if (gone || found === null) return;
      opened = new Session(place.id, found);
      session.value = opened;
      if (place.carry !== undefined) void opened.past.watchCarry(place.carry);
    });
    return () => {
      gone = true;
      opened?.dispose();
      if (session.value === opened) session.value = null;
    };
  }, [place]);

  if (!ready) return <main class="loading">Shuto</main>;
  const open = session.value;
  return (
    <>
      {place.at === "match" ? (
        open !== null ? (
          <TableScreen key={open.id} session={open} />
        ) : (
          <main class="loading">{t("web-connecting")}</main>
        )
      ) : (
        <SetupScreen />
      )}
      <div class="toasts" aria-hidden="true">
        {toasts.value.map((shown) => (
          <div key={shown.id} class={shown.bad ? "toast bad" : "toast"} data-testid="toast">
            {shown.text}
          </div>
        ))}
      </div>
      {preparation.progress.value < 1 && (
        <Preparing progress={preparation.progress.value} atTable={place.at === "match"} />
      )}
      <div class="unseen" role="status" aria-live="polite" data-testid="live">
        {spoken.value}
      </div>
    </>
  );
}

/** Says that the server is still compiling, and how far it is. */
function Preparing({ progress, atTable }: { progress: number; atTable: boolean }) {
  const label = t("web-preparing", { percent: Math.round(100 * progress) });
  return (
    <div class={atTable ? "preparing at-table" : "preparing"} data-testid="preparing">
      <progress value={progress} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

async function shapesAtLast(gone: () => boolean): ReturnType<typeof shapes> {
  for (;;) {
    try {
      return await shapes();
    } catch (error) {
      if (gone()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

async function openLink(link: string): Promise<void> {
  try {
    const made = await http.load(await textOfLink(link));
    keepNew(made, "", []);
    goTo(matchHash(made.id));
  } catch (error) {
    toast(t("web-bad-record", { reason: error instanceof Error ? error.message : "" }), true);
    goTo("#/");
  }
}
