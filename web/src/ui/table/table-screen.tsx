/** The table screen: the stage, and around it the turn, the supplies, and the available actions. */
import { useEffect } from "preact/hooks";
import { dialog, goTo, list, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { watchKeys } from "../../app/table/commands";
import { isGathering } from "../../headless/people/seating";
import { sayMove, sayTurn } from "../../headless/text/describe";
import { scoreNews } from "../../headless/text/missions";
import { person } from "../../headless/text/pieces";
import type { HaltedView } from "../../net/wire.gen";
import { Ending } from "../ending/ending";
import { FellDialog } from "../hand/fall/fell-dialog";
import { HandBadge } from "../hand/hand-badge";
import { HandPanels } from "../hand/hand-panels";
import { HandPad } from "../hand/moving/hand-pad";
import { SettingsDialog } from "../home/settings-dialog";
import { MissionSheet } from "../missions/sheet";
import { Following } from "../moves/following";
import { MoveList, MovesDialog } from "../moves/move-list";
import { Since } from "../moves/since";
import { HomeButton } from "../parts/home-button";
import { Icon } from "../parts/icons";
import { withKey } from "../parts/with-key";
import { Gathering } from "../people/gathering";
import { AnalysisPanel } from "../replay/analysis";
import { CarryBar, CarryButtons } from "../replay/carry-bar";
import { CollapseDialog } from "../replay/collapse-dialog";
import { ReplayBar } from "../replay/replay-bar";
import { EditionButton, RulesDialog } from "../rules/rules-dialog";
import { ClockBar } from "./clock";
import { DescribePanel } from "./dialogs/describe-panel";
import { Help } from "./dialogs/help";
import { ShareDialog } from "./dialogs/share";
import { LostBanner } from "./lost-banner";
import { MoreMenu, SPARE } from "./more-menu";
import { Players } from "./players";
import { CameraBar } from "./stage/camera-bar";
import { Stage } from "./stage/stage";
import { Talk } from "./talk";
import { BuildBar } from "./turn/build-bar";
import { ComponentBar } from "./turn/component-bar";
import { SituationLine } from "./turn/situation";
import { UndoBar } from "./undo-bar";

export function TableScreen({ session }: { session: Session }) {
  useEffect(() => watchKeys(session), [session]);
  const { match, composer } = session;
  const { replay } = session.past;
  const table = session.shown.value;
  const info = match.info.value;
  if (match.link.value === "gone") {
    return (
      <main class="loading" data-testid="gone">
        <p>{t("web-gone")}</p>
        <button type="button" onClick={() => goTo("#/")}>
          {t("web-home")}
        </button>
      </main>
    );
  }
  if (table === null || info === null) return <main class="loading">{t("web-connecting")}</main>;
  const looking = replay.value !== null;
  const draft = composer.draft.value;
  const busy = looking || session.quiet.value;
  const gathering = isGathering(match.status.value);
  return (
    <main class="table-screen" data-testid="table-screen">
      <TopBar session={session} />
      <LostBanner session={session} />
      {(looking || (table.status.outcome === null && !gathering)) && <Players session={session} />}
      <Stage session={session}>
        <CameraBar session={session} />
        <Talk session={session} />
        <Since session={session} />
      </Stage>
      <HandBadge session={session} />
      <HandPad session={session} />
      <section class="controls" aria-label={t("web-controls")} data-covers data-testid="controls">
        {table.status.halted && <Halted halted={table.status.halted} />}
        {!looking && <UndoBar session={session} />}
        {looking && session.past.carryReplay.value === null && <ReplayBar session={session} />}
        {!looking && <ClockBar session={session} />}
        {table.status.outcome !== null && <Ending session={session} />}
        {session.match.status.value?.outcome && <AnalysisPanel session={session} />}
        {!looking && <HandPanels session={session} />}
        {!busy && <SituationLine session={session} />}
        {!busy && draft?.mode === "build" && <BuildBar session={session} />}
        {!busy && draft?.mode === "component" && <ComponentBar session={session} />}
        {!looking && gathering && <Gathering session={session} />}
        {!busy && draft === null && !gathering && table.status.outcome === null && !table.status.halted && (
          <Waiting session={session} />
        )}
        {looking && <CarryButtons session={session} />}
        {looking && <CarryBar session={session} />}
        {!looking && <Following session={session} />}
        {info.missions && <MissionSheet session={session} />}
        <MoveList session={session} />
      </section>
      {dialog.value === "help" && <Help />}
      {dialog.value === "describe" && <DescribePanel session={session} />}
      {dialog.value === "share" && <ShareDialog session={session} />}
      {dialog.value === "moves" && <MovesDialog session={session} />}
      {dialog.value === "fell" && <FellDialog session={session} />}
      {dialog.value === "collapse" && <CollapseDialog session={session} />}
      {dialog.value === "settings" && <SettingsDialog />}
      {dialog.value === "rules" && <RulesDialog session={session} />}
    </main>
  );
}

function TopBar({ session }: { session: Session }) {
  const { match } = session;
  const { replay } = session.past;
  const table = session.shown.value!;
  const move = session.lastMove.value;
  const last =
    move === null ? null : sayMove(t, table.status.seats[move.seat], move, session.mine.value.has(move.seat));
  const news = scoreNews(t, list, table, session.mine.value, move?.seat ?? null);
  const separator = t("facts-separator");
  return (
    <header class="top">
      <HomeButton />
      <div class="saying">
        <h1 data-testid="turn">
          {replay.value === null ? sayTurn(t, list, table, match.held.value) : t("web-replay")}
        </h1>
        <span
          class="faint last-move"
          title={last === null ? undefined : [last, ...news].join(separator)}
          data-testid="last"
        >
          {match.thinking.value !== null && !session.plays.lags.value && session.plays.move.value === null
            ? t("web-thinking")
            : (last ?? (table.status.to_move === null ? "" : t(`phase-${table.status.phase}`)))}
          {last !== null && news.length > 0 && <span class="news">{separator + news.join(separator)}</span>}
        </span>
      </div>
      <nav class="row tight" aria-label={t("web-menu")}>
        <EditionButton session={session} />
        <button
          type="button"
          class="plain"
          onClick={() => (replay.value === null ? void session.past.startReplay() : session.past.stopReplay())}
          aria-pressed={replay.value !== null}
          aria-label={t("web-replay")}
          data-tip={withKey("web-replay", "R")}
          data-testid="replay"
        >
          <Icon name="play" />
        </button>
        <button
          type="button"
          class="plain moves-button"
          onClick={() => (dialog.value = "moves")}
          aria-label={t("web-moves")}
          data-tip={t("web-moves")}
          data-testid="moves-button"
        >
          <Icon name="list" />
        </button>
        {SPARE.map(({ name, icon, key }) => (
          <button
            key={name}
            type="button"
            class="plain spare"
            onClick={() => (dialog.value = name)}
            aria-label={t(`web-${name}`)}
            data-tip={key === undefined ? t(`web-${name}`) : withKey(`web-${name}`, key)}
            data-testid={name}
          >
            <Icon name={icon} />
          </button>
        ))}
        <MoreMenu session={session} />
      </nav>
    </header>
  );
}

/** A game from an earlier version of the rules that cannot be replayed past some step. */
function Halted({ halted }: { halted: HaltedView }) {
  return (
    <p class="undo-bar" role="alert" data-testid="halted">
      {t("web-halted", { step: halted.step, clause: t(`clause-${halted.clause}`) })}
    </p>
  );
}

/** Shown during another player's turn, and to spectators. */
function Waiting({ session }: { session: Session }) {
  const { match } = session;
  const status = match.status.value;
  const mover = status?.to_move ?? null;
  const player = mover === null ? "" : person(t, status?.seats[mover]);
  const spectators = match.presence.value?.spectators ?? 0;
  return (
    <div class="waiting" data-testid="waiting">
      <p>{match.held.value.size === 0 ? t("web-watching") : t("to-move", { player })}</p>
      {spectators > 0 && (
        <p class="faint" data-testid="watchers">
          {t("people-watchers", { count: spectators })}
        </p>
      )}
      <div class="row wrap">
        {match.adjustable.value !== null && (
          <button type="button" onClick={() => session.composer.startAdjust()} data-testid="adjust">
            {t("web-adjust")}
          </button>
        )}
        {match.held.value.size > 0 && (status?.steps ?? 0) > 0 && !match.strict.value && (
          <button type="button" onClick={() => void session.turns.askUndo()} data-testid="undo">
            <Icon name="undo" /> {t("web-undo-turn")}
          </button>
        )}
      </div>
    </div>
  );
}
