/** Saving and sharing: a picture, links, the record, a 3D model. */

import { useEffect, useState } from "preact/hooks";
import { t, words } from "../../../app/app-state";
import { copy, download } from "../../../app/games/open";
import { links } from "../../../app/links";
import { recordHash } from "../../../app/route";
import type { Session } from "../../../app/session";
import { http } from "../../../net/http";
import type { SceneApi } from "../../../scene/api";
import { sharePicture } from "../../ending/share-picture";
import { Dialog } from "../../parts/dialog";
import { Icon } from "../../parts/icons";
import { tried } from "../../parts/tried";

const PICTURE = [1920, 1200] as const;

export function ShareDialog({ session }: { session: Session }) {
  const { id } = session;
  useEffect(() => void links.learn(), []);
  const language = words.language.value;
  const save = (form: "json" | "text", ending: string) => async () => {
    const type = form === "json" ? "application/json" : "text/plain";
    download(`shuto-${id}.${ending}`, new Blob([await http.record(id, form)], { type }));
  };
  return (
    <Dialog title={t("web-share")} testid="share-dialog">
      <Picture session={session} />
      <h3>{t("web-share-table")}</h3>
      <div class="row wrap">
        <button
          type="button"
          class="primary"
          onClick={() => void copy(links.game(id, language))}
          data-testid="copy-watch"
        >
          {t("share-link")}
        </button>
      </div>
      <h3>{t("web-share-record")}</h3>
      <div class="row wrap">
        <button
          type="button"
          onClick={() => void tried(async () => copy(links.to(recordHash((await http.record(id, "link")).trim()))))}
          data-testid="copy-link"
        >
          {t("web-copy-record")}
        </button>
        <button type="button" onClick={() => void tried(save("json", "json"))} data-testid="save-json">
          {t("web-save-json")}
        </button>
        <button type="button" onClick={() => void tried(save("text", "txt"))} data-testid="save-text">
          {t("web-save-text")}
        </button>
      </div>
    </Dialog>
  );
}

/** The picture to share, shown before it is shared or saved; and the bare sculpture. */
function Picture({ session }: { session: Session }) {
  const [made, setMade] = useState<{ readonly url: string; readonly file: File } | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    void tried(async () => {
      const file = new File([await sharePicture(session)], `shuto-${session.id}.png`, { type: "image/png" });
      if (gone) return;
      url = URL.createObjectURL(file);
      setMade({ url, file });
    });
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [session, words.language.value]);
  const name = `shuto-${session.id}`;
  const save = (ending: string, make: (scene: SceneApi) => Promise<Blob>) => (): void =>
    void tried(async () => {
      const scene = session.scene.value;
      if (scene !== null) download(`${name}.${ending}`, await make(scene));
    });
  const shared = made === null ? null : { files: [made.file], url: links.game(session.id, words.language.value) };
  return (
    <>
      <div class="share-picture">
        {made !== null && <img src={made.url} alt={t("share-picture-alt")} data-testid="share-picture" />}
      </div>
      <div class="row wrap">
        {shared !== null && navigator.canShare?.(shared) && (
          <button type="button" class="primary" onClick={() => void tried(() => navigator.share(shared))}>
            <Icon name="share" /> {t("ending-share")}
          </button>
        )}
        <button
          type="button"
          disabled={made === null}
          onClick={() => made !== null && download(`${name}.png`, made.file)}
          data-testid="save-share-picture"
        >
          {t("share-picture-save")}
        </button>
        <button type="button" onClick={save("png", (scene) => scene.screenshot(...PICTURE))} data-testid="save-png">
          {t("share-table-only")}
        </button>
        <button type="button" onClick={save("glb", (scene) => scene.exportGltf())} data-testid="save-gltf">
          {t("web-save-gltf")}
        </button>
      </div>
    </>
  );
}
