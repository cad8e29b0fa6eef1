/** Sharing a collapse: a link to it, a clip of it, a file that any server opens. */
import { useEffect, useState } from "preact/hooks";
import { t, words } from "../../app/app-state";
import { collapseLink, copy, download, saveCollapse } from "../../app/games/open";
import { links } from "../../app/links";
import type { Session } from "../../app/session";
import type { CarryReplay } from "../../headless/replay/carry-replay";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { tried } from "../parts/tried";
import { captionOf, clipType, type Made, makeClip } from "./clip";

export function CollapseDialog({ session }: { session: Session }) {
  useEffect(() => void links.learn(), []);
  const watched = session.watched.value;
  if (watched === null) return null;
  const link = (): string => collapseLink(session, watched, words.language.value);
  // Nobody else opens a table of a lesson.
  const alone = session.lesson.view.value !== null;
  return (
    <Dialog title={t("wreck-dialog")} testid="collapse-dialog">
      <p>{captionOf(session, watched)}</p>
      <Clip session={session} link={alone ? null : link} />
      {!alone && <Elsewhere session={session} watched={watched} link={link} />}
    </Dialog>
  );
}

/** Buttons that share the collapse: a link, or a file. */
function Elsewhere({ session, watched, link }: { session: Session; watched: CarryReplay; link: () => string }) {
  return (
    <>
      <div class="row wrap">
        <button type="button" onClick={() => void copy(link())} data-testid="collapse-link">
          <Icon name="share" /> {t("wreck-link")}
        </button>
        <button
          type="button"
          onClick={() => void tried(() => saveCollapse(session.id, watched.number))}
          data-testid="collapse-file"
        >
          {t("wreck-file")}
        </button>
      </div>
      <p class="faint">{t("wreck-file-about")}</p>
    </>
  );
}

type Making = "no" | "none" | number | Made;

/** A clip, made when asked for: it takes as long as it lasts. */
function Clip({ session, link }: { session: Session; link: (() => string) | null }) {
  const [made, setMade] = useState<Making>("no");
  const [url, setUrl] = useState("");
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const make = (): Promise<void> =>
    tried(async () => {
      setMade(0);
      try {
        const done = await makeClip(session, setMade);
        if (done !== null) setUrl(URL.createObjectURL(done.file));
        setMade(done ?? "none");
      } catch (error) {
        setMade("no");
        throw error;
      }
    });
  if (made === "none") return <p data-testid="clip-none">{t("wreck-none")}</p>;
  if (made === "no")
    return (
      <div class="row wrap">
        <button type="button" class="primary" onClick={() => void make()} data-testid="clip-make">
          <Icon name="play" /> {t(clipType() === null ? "wreck-picture" : "wreck-clip")}
        </button>
        {clipType() === null && <p class="faint">{t("wreck-clip-none")}</p>}
      </div>
    );
  if (typeof made === "number")
    return (
      <p role="status" data-testid="clip-making">
        {t("wreck-clip-making", { percent: Math.round(100 * Math.min(1, made)) })}
      </p>
    );
  const { file, kind } = made;
  const shared = { files: [file], ...(link === null ? {} : { url: link() }) };
  return (
    <>
      {kind === "clip" ? (
        <video class="clip" src={url} autoplay loop muted playsInline controls data-testid="clip" />
      ) : (
        <img class="clip" src={url} alt={t("wreck-picture-alt")} data-testid="clip-picture" />
      )}
      <div class="row wrap">
        <button type="button" class="primary" onClick={() => download(file.name, file)} data-testid="clip-save">
          {t(kind === "clip" ? "wreck-clip-save" : "wreck-picture-save")}
        </button>
        {navigator.canShare?.(shared) && (
          <button type="button" onClick={() => void tried(() => navigator.share(shared))} data-testid="clip-share">
            <Icon name="share" /> {t("ending-share")}
          </button>
        )}
      </div>
    </>
  );
}
