/** The practice table: tasks for the hand, without a game and without bills, and the best time of each. */
import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { dialog, goTo, keep, prefs, t } from "../../app/app-state";
import { practiceHash } from "../../app/route";
import type { Session } from "../../app/session";
import { knockedOver } from "../../headless/hand/stream/carry";
import { bestKey, type Practice, PracticeClock, practiceKey, sameBuild } from "../../headless/learn/practice";
import { HANDLED, TREMORS } from "../../headless/new-game/setup";
import type { LessonView } from "../../net/wire.gen";
import { HandPanels } from "../hand/hand-panels";
import { Tweezers } from "../hand/moving/hand-bar";
import { SettingsDialog } from "../home/settings-dialog";
import { HomeButton } from "../parts/home-button";
import { CollapseDialog } from "../replay/collapse-dialog";
import { Help } from "../table/dialogs/help";
import { CoachBar } from "./coach-bar";
import { Coach, CoachedStage, TopMenu, useCoached } from "./coached";

export function PracticeScreen({ session, practice }: { session: Session; practice: Practice }) {
  const clock = useMemo(() => new PracticeClock(keep), [session]);
  const { match, hands, composer } = session;
  const view = session.lesson.view.value;
  useEffect(() => measure(session, practice, clock), [session, practice, clock]);
  // The build of the task is aimed at already. The player may choose another spot.
  const turn = view?.turn ?? null;
  const aimless = view?.done === false && !session.quiet.value && composer.draft.value?.place === null;
  useEffect(() => {
    if (aimless && turn !== null) composer.offers.show(turn);
  }, [aimless, turn, composer]);
  const said = view === null ? "" : practiceSays(session, view);
  useCoached(session, practiceKey(practice), said);
  if (view === null || match.info.value === null) return <main class="loading">{t("web-connecting")}</main>;
  const carrying = hands.carry.live.value !== null;
  return (
    <main
      class="table-screen lesson practice"
      data-testid="practice-screen"
      data-task={view.task}
      data-done={view.done}
    >
      <header class="top">
        <HomeButton />
        <div class="saying">
          <h1>{t("lesson-practice")}</h1>
        </div>
        <TopMenu names={["settings", "help"]} />
      </header>
      <Coach done={view.done} said={said} />
      <CoachedStage session={session} />
      <section class="controls" aria-label={t("web-controls")} data-covers data-testid="controls">
        {view.done ? <Solved session={session} view={view} clock={clock} /> : <HandPanels session={session} />}
        {!view.done && !session.quiet.value && <CoachBar session={session} needs={new Set(view.controls)} />}
        {!carrying && <Tasks session={session} view={view} practice={practice} />}
        {!carrying && <HandChoice session={session} practice={practice} />}
      </section>
      {dialog.value === "help" && <Help />}
      {dialog.value === "settings" && <SettingsDialog />}
      {dialog.value === "collapse" && <CollapseDialog session={session} />}
    </main>
  );
}

/** The coach's words: the task, that something fell, or that all is well. */
function practiceSays(session: Session, { task, done }: LessonView): string {
  const ended = session.hands.carry.ended.value;
  if (done) return t("lesson-practice-done");
  if (ended?.how === "landing" && ended.message.fates.some(knockedOver)) return t("learn-practice-fell");
  return t(`lesson-practice-${task + 1}`);
}

/** Let the clock hear of every carry; returns a function that stops it. */
function measure(session: Session, practice: Practice, clock: PracticeClock): () => void {
  const { hands } = session;
  let under: number | null = null;
  return effect(() => {
    const [live, ended] = [hands.carry.live.value, hands.carry.ended.value];
    const view = session.lesson.view.peek();
    if (live !== null && live.message.carry !== under) {
      under = live.message.carry;
      clock.taken(view?.turn != null && sameBuild(view.turn, live.message.turn), performance.now());
    } else if (live === null && ended !== null && ended.message.carry === under) {
      under = null;
      const next = ended.how === "landing" ? ended.message.next : null;
      clock.ended(next, bestKey(view?.task ?? 0, practice, prefs.tweezers.peek()), performance.now());
    }
  });
}

function Solved({ session, view, clock }: { session: Session; view: LessonView; clock: PracticeClock }) {
  const last = clock.last.value;
  const focus = (button: HTMLButtonElement | null): void => button?.focus();
  const next = (view.task + 1) % view.tasks;
  return (
    <div class="build onward" data-testid="onward">
      {last !== null && (
        <p class="practice-time" data-testid="practice-time">
          <strong>{t("learn-practice-time", { seconds: last.seconds })}</strong>{" "}
          {last.record ? t("learn-practice-record") : last.counts ? "" : t("learn-practice-elsewhere")}
        </p>
      )}
      <button
        type="button"
        class="primary big"
        ref={focus}
        onClick={() => void session.beginTask(view.task)}
        data-testid="again"
      >
        {t("learn-practice-again")}
      </button>
      <button type="button" onClick={() => void session.beginTask(next)} data-testid="next-task">
        {t("learn-next")}
      </button>
    </div>
  );
}

/** The tasks with their best times. */
function Tasks({ session, view, practice }: { session: Session; view: LessonView; practice: Practice }) {
  return (
    <ol class="practice-tasks" aria-label={t("learn-practice-tasks")}>
      {Array.from({ length: view.tasks }, (_, task) => {
        const best = keep.best(bestKey(task, practice, prefs.tweezers.value));
        const [title] = t(`lesson-practice-${task + 1}`).split(/\s?[:：]/);
        return (
          <li key={task}>
            <button
              type="button"
              class={task === view.task ? "chosen" : ""}
              aria-current={task === view.task ? "step" : undefined}
              onClick={() => void session.beginTask(task)}
              data-testid={`task-${task}`}
            >
              <span>{title}</span>
              <small>{best === null ? t("learn-practice-none") : t("learn-practice-best", { seconds: best })}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Tremor, what is carried, and tweezers. Another hand is another table. */
function HandChoice({ session, practice }: { session: Session; practice: Practice }) {
  const choose = (change: Partial<Practice>) => goTo(practiceHash({ ...practice, ...change }));
  return (
    <div class="practice-hand">
      <label class="switch">
        <span>{t("web-tremor")}</span>
        <select
          value={practice.tremor}
          onChange={(event) => choose({ tremor: event.currentTarget.value as Practice["tremor"] })}
          data-testid="practice-tremor"
        >
          {TREMORS.map((one) => (
            <option key={one} value={one}>
              {t(`web-tremor-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <span>{t("web-hand-pieces")}</span>
        <select
          value={practice.pieces}
          onChange={(event) => choose({ pieces: event.currentTarget.value as Practice["pieces"] })}
          data-testid="practice-pieces"
        >
          {HANDLED.map((one) => (
            <option key={one} value={one}>
              {t(`web-hand-pieces-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Tweezers session={session} />
    </div>
  );
}
