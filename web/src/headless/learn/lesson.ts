/** A lesson at its table: the task, what the last try missed, and whether help is offered. */
import { computed, effect, signal, untracked } from "@preact/signals-core";
import type { Composer } from "../compose/composer";
import type { Place } from "../geometry";
import type { MatchState } from "../match";

/** After this many mistakes, or this many ms, the solution may be shown. */
export const MISTAKES = 2;
export const PATIENCE = 25_000;

export class LessonState {
  readonly view = computed(() => this.match.status.value?.lesson ?? null);
  /** The shortcoming of the last try, in words; null as soon as the player tries something else. */
  readonly missed = signal<string | null>(null);
  readonly mistakes = signal(0);
  private readonly late = signal(false);
  /** The task is not solved, and help is due. */
  readonly mayShow = computed(
    () => this.view.value?.done === false && (this.late.value || this.mistakes.value >= MISTAKES),
  );
  /** The lesson of this table, once its last task is solved. The page may already be on its way to another lesson. */
  readonly finished = computed(() => {
    const view = this.view.value;
    return view?.done === true && view.task + 1 === view.tasks ? view.id : null;
  });
  private readonly stops: (() => void)[];
  /** The last spot that was counted as a mistake. */
  private wrong: Place | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly match: MatchState,
    composer: Pick<Composer, "draft" | "verdict">,
  ) {
    const key = computed(() => {
      const view = this.view.value;
      return view === null ? null : `${view.id} ${view.task} ${view.done}`;
    });
    this.stops = [
      effect(() => {
        const now = key.value;
        untracked(() => this.begin(now !== null));
      }),
      // A spot that was chosen and is not legal counts as a mistake, once for each spot.
      effect(() => {
        const [draft, verdict] = [composer.draft.value, composer.verdict.value];
        if (!draft?.pinned || verdict?.legal !== false || draft.place === this.wrong) return;
        this.wrong = draft.place;
        untracked(() => this.err());
      }),
      effect(() => {
        void composer.draft.value?.place;
        this.missed.value = null;
      }),
    ];
  }

  private begin(playing: boolean): void {
    this.missed.value = null;
    this.mistakes.value = 0;
    this.late.value = false;
    clearTimeout(this.timer);
    if (playing) this.timer = setTimeout(() => (this.late.value = true), PATIENCE);
  }

  private err(): void {
    this.mistakes.value += 1;
  }

  /** A legal turn does not do what the task asks for. */
  miss(text: string): void {
    this.err();
    this.missed.value = text;
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }
}
