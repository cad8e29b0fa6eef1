/** Tells what happens at an open table, by sounds and in the live region for screen readers. */
import { effect } from "@preact/signals";
import type { Composer } from "../../headless/compose/composer";
import type { MatchState, News } from "../../headless/match";
import type { PlayQueue } from "../../headless/play-queue";
import { sayMove, sayTurn } from "../../headless/text/describe";
import { scoreNews } from "../../headless/text/missions";
import { list, sounds, speak, t } from "../app-state";

/** Tell everything that is shown; returns a function that stops. */
export function tellTable(match: MatchState, plays: PlayQueue, composer: Composer): () => void {
  const stops = [
    plays.hear((news) => {
      tell(match, plays, news);
      if (news.kind !== "play") return;
      const { columns, roads, cars } = news.change;
      if (columns.length > 0) sounds.play("column");
      if (roads.length > 0) sounds.play("road", 0.18);
      for (let n = 0; n < Math.min(cars.length, 4); n += 1) sounds.play("car", 0.34 + n * 0.12);
    }),
    effect(() => {
      const [verdict, draft] = [composer.verdict.value, composer.draft.value];
      if (verdict === null || draft === null || !draft.pinned) return;
      const first = verdict.findings[0]?.text;
      const legal = draft.mode === "build" ? t("web-legal-build", { count: verdict.cars.length }) : t("web-legal");
      speak(first ?? legal);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function tell(match: MatchState, plays: PlayQueue, { kind, table }: News): void {
  if (table.status.lesson) {
    if (table.status.lesson.done) sounds.play("turn", 0.6);
    return; // the coach speaks
  }
  const move = match.moves.value[table.status.steps - 1];
  const turn = sayTurn(t, list, table, match.held.value);
  const mine = match.held.value.size === 1 ? match.held.value : new Set<number>();
  const news = scoreNews(t, list, table, mine, move?.seat ?? null);
  const first =
    move === undefined
      ? null
      : [sayMove(t, table.status.seats[move.seat], move, mine.has(move.seat)), ...news].join(t("facts-separator"));
  speak(first === null ? turn : t("web-said", { first, second: turn }));
  // The end has a sound of its own (ui/ending/finale.ts).
  if (kind === "play" && table.status.outcome === null && match.mySeat.value !== null && !plays.lags.value)
    sounds.play("turn", 0.6);
}
