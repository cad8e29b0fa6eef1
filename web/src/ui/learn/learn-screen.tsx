/** The list of lessons, with a tick at each that was completed. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { goTo, t } from "../../app/app-state";
import { isDone, lessons, loadLessons, openLesson } from "../../app/games/learning";
import { learnHash, practiceHash } from "../../app/route";
import { http } from "../../net/http";
import type { ListedLesson } from "../../net/wire.gen";
import { Icon } from "../parts/icons";
import { PageHead } from "../parts/page-head";

export function LearnScreen() {
  useEffect(() => {
    let gone = false;
    void loadLessons(() => gone);
    return () => {
      gone = true;
    };
  }, []);
  const all = lessons.value;
  const next = all.find(({ id, optional }) => !optional && !isDone(id));
  return (
    <main class="setup learn" data-testid="lessons">
      <PageHead title={t("learn-title")} />
      <Lessons
        lessons={all.filter(({ optional }) => !optional)}
        numbered
        next={next?.id ?? null}
        label={t("learn-title")}
      />
      {all.some(({ optional }) => optional) && <h2>{t("learn-optional")}</h2>}
      <Lessons
        lessons={all.filter(({ optional }) => optional)}
        numbered={false}
        next={null}
        label={t("learn-optional")}
      >
        <PracticeDoor />
      </Lessons>
    </main>
  );
}

function PracticeDoor() {
  return (
    <li class="practice-door">
      <button type="button" class="door" onClick={() => goTo(practiceHash())} data-testid="practice">
        <span class="door-icon">
          <Icon name="hand" />
        </span>
        <span class="door-text">
          <strong>{t("learn-practice")}</strong>
          <span>{t("learn-practice-about")}</span>
        </span>
      </button>
    </li>
  );
}

interface LessonsProps {
  readonly lessons: readonly ListedLesson[];
  readonly numbered: boolean;
  /** The lesson to go on with. */
  readonly next: string | null;
  readonly label: string;
  /** The section after the lessons. */
  readonly children?: ComponentChildren;
}

function Lessons({ lessons, numbered, next, label, children }: LessonsProps) {
  return (
    <ol class="lessons" aria-label={label}>
      {lessons.map(({ id }, n) => (
        <li key={id}>
          <a
            href={learnHash(id)}
            class={id === next ? "card chosen" : "card"}
            aria-current={id === next ? "step" : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              openLesson(id);
            }}
            data-testid={`lesson-${id}`}
            data-done={isDone(id)}
          >
            <img src={http.lessonPicture(id)} alt="" width="400" height="240" loading="lazy" />
            <span class="title">
              {(numbered || isDone(id)) && <span class="number">{isDone(id) ? <Icon name="check" /> : n + 1}</span>}
              <strong>{t(`lesson-${id}`)}</strong>
              {isDone(id) && <span class="unseen">{t("learn-done")}</span>}
            </span>
          </a>
        </li>
      ))}
      {children}
    </ol>
  );
}
