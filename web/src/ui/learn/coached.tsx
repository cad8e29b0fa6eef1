/** The common parts of a lesson and the practice table: the coach, the stage, the top menu, a table that is lost. */
import { useEffect } from "preact/hooks";
import { dialog, speak, t } from "../../app/app-state";
import { beginAnew } from "../../app/games/learning";
import type { Session } from "../../app/session";
import { watchKeys } from "../../app/table/commands";
import { HandPad } from "../hand/moving/hand-pad";
import { Icon } from "../parts/icons";
import { withKey } from "../parts/with-key";
import { Stage } from "../table/stage/stage";

/** Keys work, what the coach says is spoken, and if the table is lost, `lesson` begins anew. */
export function useCoached(session: Session, lesson: string, said: string): void {
  useEffect(() => watchKeys(session), [session]);
  const { match } = session;
  const lost = match.link.value === "gone" || !!match.status.value?.halted;
  useEffect(() => {
    if (lost) beginAnew(lesson);
  }, [lost, lesson]);
  // Another task is another table: look at all of it.
  const task = session.lesson.view.value?.task ?? 0;
  useEffect(() => {
    if (task > 0) session.scene.value?.showAll();
  }, [task, session]);
  useEffect(() => {
    if (said !== "") speak(said);
  }, [said]);
}

export function Coach({ done, said }: { done: boolean; said: string }) {
  return (
    <section class={done ? "coach done" : "coach"} aria-label={t("learn-coach")} data-testid="coach">
      {done && <Icon name="check" />}
      <p data-testid="coach-says">{said}</p>
    </section>
  );
}

export function CoachedStage({ session }: { session: Session }) {
  return (
    <>
      <Stage session={session}>
        <div class="camera">
          <div class="camera-bar open">
            <button
              type="button"
              class="plain"
              onClick={() => session.scene.value?.showAll()}
              aria-label={t("web-show-all")}
              title={withKey("web-show-all", "F")}
              data-testid="show-all"
            >
              <Icon name="show-all" />
            </button>
          </div>
        </div>
      </Stage>
      <HandPad session={session} />
    </>
  );
}

export function TopMenu({ names }: { names: readonly ("describe" | "settings" | "help")[] }) {
  return (
    <nav class="row tight" aria-label={t("web-menu")}>
      {names.map((name) => (
        <button
          type="button"
          key={name}
          class="plain"
          onClick={() => (dialog.value = name)}
          aria-label={t(`web-${name}`)}
          title={t(`web-${name}`)}
          data-testid={name}
        >
          <Icon name={name === "describe" ? "text" : name} />
        </button>
      ))}
    </nav>
  );
}
