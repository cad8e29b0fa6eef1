import { signal } from "@preact/signals-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyBuild } from "../../../src/headless/compose/draft";
import { LessonState, PATIENCE } from "../../../src/headless/learn/lesson";
import { MatchState } from "../../../src/headless/match";
import type { LessonView, VerdictView } from "../../../src/net/wire.gen";
import { aWhole } from "../../table";

const view = (change: Partial<LessonView> = {}): LessonView => ({
  id: "branch",
  task: 0,
  tasks: 2,
  done: false,
  controls: [],
  ...change,
});

describe("a lesson", () => {
  let match: MatchState;
  let lesson: LessonState;
  const draft = signal<ReturnType<typeof emptyBuild> | null>(null);
  const verdict = signal<VerdictView | null>(null);
  const show = (change: Partial<LessonView> = {}): void => match.onWhole(aWhole({ lesson: view(change) }));
  const choose = (x: number, legal: boolean): void => {
    draft.value = { ...emptyBuild("c0", 2), place: { x, y: 0 }, pinned: true };
    verdict.value = { legal } as VerdictView;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    draft.value = null;
    verdict.value = null;
    match = new MatchState();
    lesson = new LessonState(match, { draft, verdict } as never);
    show();
  });
  afterEach(() => {
    lesson.dispose();
    vi.useRealTimers();
  });

  it("says what a try missed, until the player tries something else", () => {
    choose(100, true);
    lesson.miss("Allowed, but …");
    expect(lesson.missed.value).toBe("Allowed, but …");
    choose(101, true);
    expect(lesson.missed.value).toBeNull();
  });

  it("offers help after two mistakes, and not for one spot that is judged twice", () => {
    choose(100, false);
    verdict.value = { legal: false } as VerdictView;
    expect(lesson.mayShow.value).toBe(false);
    lesson.miss("Allowed, but …");
    expect(lesson.mayShow.value).toBe(true);
    show({ task: 1 });
    expect(lesson.mayShow.value).toBe(false); // another task: the count begins anew
  });

  it("does not count spots that the pointer only passes", () => {
    for (const x of [100, 101, 102]) {
      draft.value = { ...emptyBuild("c0", 2), place: { x, y: 0 } };
      verdict.value = { legal: false } as VerdictView;
    }
    expect(lesson.mistakes.value).toBe(0);
  });

  it("offers help after a while, but not once the task is solved", () => {
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(lesson.mayShow.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(lesson.mayShow.value).toBe(true);
    show({ done: true });
    expect(lesson.mayShow.value).toBe(false);
  });

  it("names the lesson when its last task is solved; a game is no lesson", () => {
    show({ done: true });
    expect(lesson.finished.value).toBeNull();
    show({ task: 1, done: true });
    expect(lesson.finished.value).toBe("branch");
    match.onWhole(aWhole());
    expect(lesson.view.value).toBeNull();
    expect(lesson.mayShow.value).toBe(false);
  });
});
