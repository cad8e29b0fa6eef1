/** A lesson at its table: the coach, the stage, and only the controls that the lesson needs. */
import { useEffect } from "preact/hooks";
import { dialog, goTo, t } from "../../app/app-state";
import { completed, lessonAfter, loadLessons, openLesson } from "../../app/games/learning";
import { prepare, start, starting } from "../../app/games/new-game";
import { learnHash } from "../../app/route";
import type { Session } from "../../app/session";
import type { LessonView } from "../../net/wire.gen";
import { HandPanels } from "../hand/hand-panels";
import { SettingsDialog } from "../home/settings-dialog";
import { MissionSheet } from "../missions/sheet";
import { Icon } from "../parts/icons";
import { CollapseDialog } from "../replay/collapse-dialog";
import { DescribePanel } from "../table/dialogs/describe-panel";
import { Help } from "../table/dialogs/help";
import { Players } from "../table/players";
import { CoachBar } from "./coach-bar";
import { Coach, CoachedStage, TopMenu, useCoached } from "./coached";

export function LessonScreen({ session, lesson }: { session: Session; lesson: string }) {
  useEffect(() => void loadLessons(), []);
  const { match } = session;
  const view = session.lesson.view.value;
  const finished = session.lesson.finished.value;
  useEffect(() => {
    if (finished !== null) completed(finished);
  }, [finished]);
  const said = view === null ? "" : coachSays(view);
  useCoached(session, lesson, said);
  if (view === null || match.info.value === null) return <main class="loading">{t("web-connecting")}</main>;
  const needs = new Set<string>(view.controls);
  return (
    <main class="table-screen lesson" data-testid="lesson-screen" data-task={view.task} data-done={view.done}>
      <LessonTop view={view} />
      <Coach done={view.done} said={said} />
      {needs.has("supply") && <Players session={session} />}
      <CoachedStage session={session} />
      <section class="controls" aria-label={t("web-controls")} data-covers data-testid="controls">
        {view.done ? <Onward session={session} view={view} /> : <HandPanels session={session} />}
        {!view.done && !session.quiet.value && <CoachBar session={session} needs={needs} />}
        {needs.has("missions") && <MissionSheet session={session} />}
      </section>
      {dialog.value === "help" && <Help />}
      {dialog.value === "describe" && <DescribePanel session={session} />}
      {dialog.value === "settings" && <SettingsDialog />}
      {dialog.value === "collapse" && <CollapseDialog session={session} />}
    </main>
  );
}

/** The coach's words: the task, or the point that was learnt. */
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
        <h1 data-testid="lesson-title">{t(`lesson-${view.id}`)}</h1>
        {view.tasks > 1 && (
          <span class="steps" role="img" aria-label={t("learn-task", { task: view.task + 1, tasks: view.tasks })}>
            {Array.from({ length: view.tasks }, (_, n) => (
              <span key={n} class={n < view.task || (n === view.task && view.done) ? "full" : ""} />
            ))}
          </span>
        )}
      </div>
      <TopMenu names={["describe", "settings", "help"]} />
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
