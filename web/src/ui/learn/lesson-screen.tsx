/** A lesson at its table: the coach, the stage, and only the controls that the lesson needs. */
import { useEffect } from "preact/hooks";
import { dialog, goTo, speak, t } from "../../app/app-state";
import { beginAnew, completed, lessonAfter, loadLessons, openLesson } from "../../app/games/learning";
import { prepare, start, starting } from "../../app/games/new-game";
import { learnHash } from "../../app/route";
import type { Session } from "../../app/session";
import { watchKeys } from "../../app/table/commands";
import type { LessonView } from "../../net/wire.gen";
import { HandPad } from "../hand/hand-pad";
import { HandPanels } from "../hand/hand-panels";
import { SettingsDialog } from "../home/settings-dialog";
import { MissionSheet } from "../missions/sheet";
import { Icon } from "../parts/icons";
import { withKey } from "../parts/with-key";
import { DescribePanel } from "../table/dialogs/describe-panel";
import { Help } from "../table/dialogs/help";
import { Players } from "../table/players";
import { Stage } from "../table/stage/stage";
import { CoachBar } from "./coach-bar";

export function LessonScreen({ session, lesson }: { session: Session; lesson: string }) {
  useEffect(() => watchKeys(session), [session]);
  useEffect(() => void loadLessons(), []);
  const { match } = session;
  const view = session.lesson.view.value;
  const lost = match.link.value === "gone" || !!match.status.value?.halted;
  const finished = session.lesson.finished.value;
  useEffect(() => {
    if (lost) beginAnew(lesson);
  }, [lost, lesson]);
  useEffect(() => {
    if (finished !== null) completed(finished);
  }, [finished]);
  // Another task is another table: look at all of it.
  const task = view?.task ?? 0;
  useEffect(() => {
    if (task > 0) session.scene.value?.showAll();
  }, [task, session]);
  const said = view === null ? "" : coachSays(view);
  useEffect(() => {
    if (said !== "") speak(said);
  }, [said]);
  if (view === null || match.info.value === null) return <main class="loading">{t("web-connecting")}</main>;
  const needs = new Set<string>(view.controls);
  return (
    <main class="table-screen lesson" data-testid="lesson-screen" data-task={view.task} data-done={view.done}>
      <LessonTop view={view} />
      <section class={view.done ? "coach done" : "coach"} aria-label={t("learn-coach")} data-testid="coach">
        {view.done && <Icon name="check" />}
        <p data-testid="coach-says">{said}</p>
      </section>
      {needs.has("supply") && <Players session={session} />}
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
      <section class="controls" aria-label={t("web-controls")} data-covers data-testid="controls">
        {view.done ? <Onward session={session} view={view} /> : <HandPanels session={session} />}
        {!view.done && !session.quiet.value && <CoachBar session={session} needs={needs} />}
        {needs.has("missions") && <MissionSheet session={session} />}
      </section>
      {dialog.value === "help" && <Help />}
      {dialog.value === "describe" && <DescribePanel session={session} />}
      {dialog.value === "settings" && <SettingsDialog />}
    </main>
  );
}

/** What the coach says: the task, or what was learnt. */
function coachSays({ id, task, tasks, done }: LessonView): string {
  if (!done) return t(`lesson-${id}-${task + 1}`);
  return t(task + 1 === tasks ? `lesson-${id}-done` : `lesson-${id}-${task + 1}-done`);
}

function LessonTop({ view }: { view: LessonView }) {
  return (
    <header class="top">
      <button
        type="button"
        class="plain"
        onClick={() => goTo(learnHash())}
        aria-label={t("learn-title")}
        title={t("learn-title")}
        data-testid="to-lessons"
      >
        <Icon name="previous" />
      </button>
      <div class="saying">
        <strong data-testid="lesson-title">{t(`lesson-${view.id}`)}</strong>
        {view.tasks > 1 && (
          <span class="steps" role="img" aria-label={t("learn-task", { task: view.task + 1, tasks: view.tasks })}>
            {Array.from({ length: view.tasks }, (_, n) => (
              <span key={n} class={n < view.task || (n === view.task && view.done) ? "full" : ""} />
            ))}
          </span>
        )}
      </div>
      <nav class="row tight" aria-label={t("web-menu")}>
        {(["describe", "settings", "help"] as const).map((name) => (
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
    </header>
  );
}

/** The way on from a solved task: the next one, the next lesson, or a game. */
function Onward({ session, view }: { session: Session; view: LessonView }) {
  const last = view.task + 1 === view.tasks;
  const next = last ? lessonAfter(view.id) : null;
  // After the last lesson that everybody needs, the way on is a game.
  const more = next !== null && !next.optional;
  const focus = (button: HTMLButtonElement | null): void => button?.focus();
  return (
    <div class="build onward" data-testid="onward">
      {!last && (
        <button
          type="button"
          class="primary big"
          ref={focus}
          onClick={() => void session.beginTask(view.task + 1)}
          data-testid="next-task"
        >
          {t("learn-next")}
        </button>
      )}
      {next !== null && (
        <button
          type="button"
          class={more ? "primary big" : ""}
          ref={more ? focus : undefined}
          onClick={() => openLesson(next.id)}
          data-testid="next-lesson"
        >
          {t("learn-next-lesson", { title: t(`lesson-${next.id}`) })}
        </button>
      )}
      {last && (
        <button
          type="button"
          class={more ? "" : "primary big"}
          ref={more ? undefined : focus}
          disabled={starting.value}
          onClick={() => {
            prepare("bot");
            void start();
          }}
          data-testid="play-bot"
        >
          {t("learn-play")}
        </button>
      )}
    </div>
  );
}
