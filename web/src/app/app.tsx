/** Chooses the screen for the current route, and shows what is common to all screens. */
import { useEffect } from "preact/hooks";
import { practiceKey } from "../headless/learn/practice";
import { textOfLink } from "../headless/replay/record-link";
import { http } from "../net/http";
import type { PieceShapes } from "../net/wire.gen";
import { HomeScreen } from "../ui/home/home-screen";
import { LearnScreen } from "../ui/learn/learn-screen";
import { LessonScreen } from "../ui/learn/lesson-screen";
import { PracticeScreen } from "../ui/learn/practice-screen";
import { LeaderboardScreen } from "../ui/lobby/leaderboard-screen";
import { LobbyScreen } from "../ui/lobby/lobby-screen";
import { ProfileScreen } from "../ui/lobby/profile-screen";
import { Toasts } from "../ui/parts/toasts";
import { RulesScreen } from "../ui/rules/rules-screen";
import { SetupScreen } from "../ui/setup/setup-screen";
import { TableScreen } from "../ui/table/table-screen";
import { dialog, goTo, keep, preparation, route, spoken, t, toast, words } from "./app-state";
import { keepNew } from "./games/keeping";
import { matchOf, practiceMatch } from "./games/learning";
import { followAsSpectator } from "./games/rematch";
import { learnHash, matchHash, momentHash, type Route } from "./route";
import { Session, session } from "./session";

export function App() {
  const place = route.value;
  const ready = words.ready.value;
  useEffect(() => {
    dialog.value = null;
    if (place.at === "record") void openLink(place.link);
    const lesson = lessonOf(place);
    if (place.at !== "match" && lesson === null) return;
    if (place.at === "match" && place.tokens.length > 0) {
      keep.put({ id: place.id, tokens: place.tokens, edition: "", players: [], at: Date.now() });
      goTo(momentHash(place.id, place.moment ?? {})); // the token is stored; keep it out of the address bar
      return;
    }
    let gone = false;
    let opened: Session | null = null;
    let unfollow = (): void => {};
    const open = async (): Promise<void> => {
      const id = await matchAt(place, () => gone);
      if (gone) return;
      if (id === null) {
        goTo(learnHash()); // there is no such lesson
        return;
      }
      const found = await shapesAtLast(id, () => gone);
      if (gone) return;
      opened = new Session(id, found, lesson === null ? undefined : () => keep.lesson(lesson).tokens);
      session.value = opened;
      unfollow = followAsSpectator(opened);
      const moment = place.at === "match" ? place.moment : undefined;
      opened.camera.first = moment?.view ?? null;
      if (moment !== undefined) void opened.past.show(moment);
    };
    void open();
    return () => {
      gone = true;
      unfollow();
      opened?.dispose();
      if (session.value === opened) session.value = null;
    };
  }, [place]);

  if (!ready) return <main class="loading">Shuto</main>;
  return (
    <>
      <Screen place={place} open={session.value} />
      <Toasts />
      {preparation.progress.value < 1 && <Preparing progress={preparation.progress.value} />}
      <div class="unseen" role="status" aria-live="polite" data-testid="live">
        {spoken.value}
      </div>
    </>
  );
}

/** The name under which this browser keeps the lesson or the practice table of a route; null if it is neither. */
function lessonOf(place: Route): string | null {
  return place.at === "practice" ? practiceKey(place.practice) : place.at === "learn" ? place.lesson : null;
}

async function matchAt(place: Route, gone: () => boolean): Promise<string | null> {
  if (place.at === "practice") return practiceMatch(place.practice, gone);
  if (place.at === "learn" && place.lesson !== null) return matchOf(place.lesson, gone);
  return place.at === "match" ? place.id : null;
}

function Screen({ place, open }: { place: Route; open: Session | null }) {
  const lesson = lessonOf(place);
  if (place.at === "learn" && lesson === null) return <LearnScreen />;
  if (place.at === "rules") return <RulesScreen edition={place.edition} clause={place.clause} />;
  if (place.at === "lobby") return <LobbyScreen />;
  if (place.at === "leaderboard") return <LeaderboardScreen pool={place.pool} />;
  if (place.at === "player") return <ProfileScreen player={place.id} />;
  if (place.at === "setup") return <SetupScreen place={place} />;
  if (place.at !== "match" && lesson === null) return <HomeScreen />;
  if (open === null) return <main class="loading">{t("web-connecting")}</main>;
  if (place.at === "practice") return <PracticeScreen key={open.id} session={open} practice={place.practice} />;
  if (lesson !== null) return <LessonScreen key={open.id} session={open} lesson={lesson} />;
  return <TableScreen key={open.id} session={open} />;
}

/** A thin line: the server is still compiling. Its words are for those who ask, as nobody has to wait. */
function Preparing({ progress }: { progress: number }) {
  const label = t("web-preparing", { percent: Math.round(100 * progress) });
  return (
    <aside class="preparing" aria-label={label} title={label} data-testid="preparing">
      <progress value={progress} aria-label={label} />
    </aside>
  );
}

async function shapesAtLast(id: string, gone: () => boolean): Promise<PieceShapes> {
  for (;;) {
    try {
      return await http.pieces(id);
    } catch (error) {
      if (gone()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

async function openLink(link: string): Promise<void> {
  try {
    const made = await http.load(await textOfLink(link));
    keepNew(made, "", []);
    goTo(matchHash(made.id));
  } catch (error) {
    toast(t("web-bad-record", { reason: error instanceof Error ? error.message : "" }), true);
    goTo("#/");
  }
}
