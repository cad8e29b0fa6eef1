/** Opens lessons and keeps how far this browser is with them. */
import { signal } from "@preact/signals";
import { type Practice, practiceKey } from "../../headless/learn/practice";
import { HttpError, http } from "../../net/http";
import type { ListedLesson, NewMatch } from "../../net/wire.gen";
import { goTo, keep, prefs } from "../app-state";
import { learnHash } from "../route";

/** All lessons in their order; empty until the server has answered. */
export const lessons = signal<readonly ListedLesson[]>([]);
/** Counts changes of the kept progress, so that what shows it is drawn again. */
const changes = signal(0);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ask until the server answers; null: the caller is gone, or the server says that there is no such thing. */
async function atLast<T>(ask: () => Promise<T>, gone: () => boolean): Promise<T | null> {
  for (let wait = 300; !gone(); wait = Math.min(4000, wait * 1.6)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return null;
      await pause(wait);
    }
  }
  return null;
}

export async function loadLessons(gone: () => boolean = () => false): Promise<void> {
  if (lessons.value.length === 0) lessons.value = (await atLast(http.lessons, gone)) ?? [];
}

/** The match in which a lesson is played: the one that this browser began, else a new one. Null: no such lesson. */
export async function matchOf(lesson: string, gone: () => boolean): Promise<string | null> {
  return begunOr(lesson, () => http.startLesson(lesson, prefs.language.value), gone);
}

/** The match of the practice table with this hand. */
export async function practiceMatch(practice: Practice, gone: () => boolean): Promise<string | null> {
  const { tremor, pieces } = practice;
  return begunOr(practiceKey(practice), () => http.startPractice(tremor, pieces, prefs.language.value), gone);
}

async function begunOr(lesson: string, make: () => Promise<NewMatch>, gone: () => boolean): Promise<string | null> {
  const begun = keep.lesson(lesson).match;
  if (begun !== null && (await atLast(() => http.exists(begun), gone))) return begun;
  const made = await atLast(make, gone);
  if (made === null) return null;
  keep.putLesson(lesson, { match: made.id, tokens: made.tokens.filter((token) => token !== "") });
  return made.id;
}

export const isDone = (lesson: string): boolean => {
  void changes.value;
  return keep.lesson(lesson).done;
};

export function completed(lesson: string): void {
  if (keep.lesson(lesson).done) return;
  keep.putLesson(lesson, { done: true });
  changes.value += 1;
}

/** Open a lesson. One that was completed begins anew; another one goes on where it was left. */
export function openLesson(lesson: string): void {
  if (isDone(lesson)) keep.putLesson(lesson, { match: null, tokens: [] });
  goTo(learnHash(lesson));
}

/** Begin a lesson anew, because its match is lost. */
export function beginAnew(lesson: string): void {
  keep.putLesson(lesson, { match: null, tokens: [] });
  goTo(learnHash(lesson));
}

/** The lesson after this one; null after the last. */
export function lessonAfter(lesson: string): ListedLesson | null {
  const all = lessons.value;
  return all[all.findIndex(({ id }) => id === lesson) + 1] ?? null;
}

/** Where "Learn to play" leads: the first lesson that is not completed, or the list. */
export async function learn(): Promise<void> {
  await loadLessons();
  const next = lessons.value.find(({ id }) => !isDone(id));
  if (next === undefined) goTo(learnHash());
  else openLesson(next.id);
}
