/** Saving and sharing: the record, a link, invitations, an image, a 3D model. */

import { useEffect } from "preact/hooks";
import { keep, t, toast } from "../../app/app-state";
import { links } from "../../app/links";
import { copy, download } from "../../app/open";
import { matchHash, recordHash } from "../../app/route";
import type { Session } from "../../app/session";
import { person } from "../../headless/text/pieces";
import { http } from "../../net/http";
import { Dialog } from "../parts/dialog";

const PICTURE = [1920, 1200] as const;

async function tried(request: () => Promise<void>): Promise<void> {
  try {
    await request();
  } catch (error) {
    toast(t("web-failed", { reason: error instanceof Error ? error.message : "" }), true);
  }
}

export function ShareDialog({ session }: { session: Session }) {
  const { id, match } = session;
  const seats = keep.game(id)?.seats ?? {};
  useEffect(() => void links.learn(), []);
  const save = (form: "json" | "text", ending: string) => async () => {
    const type = form === "json" ? "application/json" : "text/plain";
    download(`shuto-${id}.${ending}`, new Blob([await http.record(id, form)], { type }));
  };
  return (
    <Dialog title={t("web-share")} testid="share-dialog">
      <h3>{t("web-share-record")}</h3>
      <div class="row wrap">
        <button type="button" onClick={() => void tried(save("json", "json"))} data-testid="save-json">
          {t("web-save-json")}
        </button>
        <button type="button" onClick={() => void tried(save("text", "txt"))} data-testid="save-text">
          {t("web-save-text")}
        </button>
        <button
          type="button"
          onClick={() => void tried(async () => copy(links.to(recordHash((await http.record(id, "link")).trim()))))}
          data-testid="copy-link"
        >
          {t("web-copy-record")}
        </button>
      </div>
      <h3>{t("web-share-table")}</h3>
      <div class="row wrap">
        <button type="button" onClick={() => void copy(links.to(matchHash(id)))} data-testid="copy-watch">
          {t("web-copy-watch")}
        </button>
        {Object.entries(seats).map(([seat, token]) => (
          <button
            type="button"
            key={seat}
            onClick={() => void copy(links.to(matchHash(id, token)))}
            data-testid={`invite-${seat}`}
          >
            {t("web-invite", { player: person(t, match.seats.value[Number(seat)]) })}
          </button>
        ))}
      </div>
      <p class="faint">{t("web-invite-note")}</p>
      <h3>{t("web-share-picture")}</h3>
      <div class="row wrap">
        <button
          type="button"
          onClick={() =>
            void tried(async () => {
              const scene = session.scene.value;
              if (scene !== null) download(`shuto-${id}.png`, await scene.screenshot(...PICTURE));
            })
          }
          data-testid="save-png"
        >
          {t("web-save-png")}
        </button>
        <button
          type="button"
          onClick={() =>
            void tried(async () => {
              const scene = session.scene.value;
              if (scene !== null) download(`shuto-${id}.glb`, await scene.exportGltf());
            })
          }
          data-testid="save-gltf"
        >
          {t("web-save-gltf")}
        </button>
      </div>
    </Dialog>
  );
}
