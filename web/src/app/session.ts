/** The session of an open table: the match, its connection, the composer, the hand and the scene. */
import { computed, signal } from "@preact/signals";
import { Composer } from "../headless/compose/composer";
import type { KeptDraft } from "../headless/compose/kept-draft";
import type { Finale } from "../headless/ending";
import { KnockReport } from "../headless/hand/fall/knock";
import type { LiveCarry } from "../headless/hand/stream/carry";
import { LessonState } from "../headless/learn/lesson";
import { MatchState } from "../headless/match";
import { PieceNames } from "../headless/names";
import { kindOf } from "../headless/piece-id";
import { PlayQueue } from "../headless/play-queue";
import { http, socketUrl } from "../net/http";
import { MatchSocket, type Wire } from "../net/socket";
import type { MoveView, PieceShapes, RematchView } from "../net/wire.gen";
import type { SceneApi } from "../scene/api";
import { keep, reducedMotion, t, toast, words } from "./app-state";
import { keepKnown } from "./games/keeping";
import { Demo } from "./hand/demo";
import { HandTable } from "./hand/hand-table";
import { forgetPlayer } from "./people/player";
import { TableReactions } from "./people/reacting";
import { TableSeats } from "./people/seats";
import { TableCamera } from "./table/camera";
import { TableClock } from "./table/clock";
import { loadScene } from "./table/load-scene";
import { LookingBack } from "./table/looking-back";
import { Overlay } from "./table/overlay";
import { Requests, refusal } from "./table/requests";
import { stayConnected } from "./table/staying";
import { tellTable } from "./table/telling";
import { Turns } from "./table/turns";
import { Wreck } from "./table/wreck";

export class Session {
  readonly past: LookingBack;
  readonly match = new MatchState();
  readonly composer: Composer;
  readonly requests: Requests;
  /** The player's actions in their turn. */
  readonly turns: Turns;
  /** The things shown besides the pieces. */
  readonly overlay: Overlay;
  readonly camera: TableCamera;
  readonly scene = signal<SceneApi | null>(null);
  readonly loadScene = loadScene;
  /** The end of the game as it is celebrated; null before and after that. */
  readonly finale = signal<Finale | null>(null);
  /** Shows the plays of others one after the other. */
  readonly plays: PlayQueue;
  /** The table to show: of the replay, else the live one, as far as its plays have been shown. */
  readonly shown = computed(() => this.past.table.value ?? this.plays.table.value);
  /**
   * Composing is off: a replay, a wreck, a demonstration or an older table is shown, a carry is under way, or something
   * must be paid or finished first.
   */
  readonly quiet = computed(() => {
    const status = this.match.status.value;
    const elsewhere = this.past.replay.value !== null || this.plays.lags.value;
    const stopped = !!status?.bill || !!status?.begun || status?.clock?.paused === true;
    return elsewhere || this.hands.carry.live.value !== null || stopped || this.wreck.free.value || this.demo.on.value;
  });

  /** Seats whose pieces are called "yours"; none if several people share this page. */
  readonly mine = computed<ReadonlySet<number>>(() =>
    this.match.held.value.size === 1 ? this.match.held.value : new Set(),
  );

  /** The moves that have been shown. */
  readonly moves = computed<readonly MoveView[]>(() => {
    const all = this.match.moves.value;
    return this.past.replay.value === null ? all.slice(0, this.plays.table.value?.status.steps ?? 0) : all;
  });

  /** The move that led to the table that is shown; null at the start. */
  readonly lastMove = computed<MoveView | null>(() => {
    const steps = this.past.replay.value?.index.value ?? this.shown.value?.status.steps ?? 0;
    return this.match.moves.value[steps - 1] ?? null;
  });

  /** Does this page hold a seat that may report a fall? */
  readonly mayReportFall = computed(
    () =>
      this.past.replay.value === null && this.match.held.value.size > 0 && this.match.status.value?.outcome === null,
  );

  readonly hands: HandTable;
  /** How a build is carried, shown on request. */
  readonly demo: Demo;
  readonly wreck: Wreck;
  /** The recorded carry that the scene shows: one of the replay, or the one that caused a wreck. */
  readonly watched = computed(
    () => this.past.carryReplay.value ?? (this.past.replay.value === null ? this.wreck.replay.value : null),
  );
  /** Called after a moment of the watched carry has been painted, while a clip is made of it. */
  onWatched: ((canvas: HTMLCanvasElement) => void) | null = null;
  readonly names: PieceNames;
  readonly reactions: TableReactions;
  readonly clock: TableClock;
  readonly seats: TableSeats;
  readonly lesson: LessonState;
  /** Hook for benchmarks: called after a carry has been painted. */
  onPainted: ((live: LiveCarry, now: number) => void) | null = null;
  private readonly socket: MatchSocket;
  private readonly stops: readonly (() => void)[];

  constructor(
    readonly id: string,
    readonly shapes: PieceShapes,
    tokens: () => readonly string[] = () => keep.tokens(id),
  ) {
    this.past = new LookingBack(id);
    this.plays = new PlayQueue(this.match, {
      calm: reducedMotion,
      hurried: () => document.hidden || this.hands.on.value || this.lesson.view.value !== null,
      now: () => performance.now(),
      timers: {
        set: (run, ms) => setTimeout(run, ms),
        clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      },
    });
    this.socket = new MatchSocket({
      open: () => new WebSocket(socketUrl(id, location)) as unknown as Wire,
      tokens,
      secret: () => keep.player()?.secret ?? "",
      language: () => words.language.value,
      onWhole: (whole) => this.match.onWhole(whole),
      onPlay: (step) => this.match.onPlay(step),
      onNotice: (notice) => this.match.onNotice(notice),
      onHand: (message) => this.hands.onHand(message),
      onReact: (message) => this.reactions.onReact(message),
      onPresence: (message) => this.match.onPresence(message),
      onFrame: (data) => this.hands.onFrame(data),
      onCrowded: () => toast(t("web-refused-too-many"), true),
      onRefused: (refused) => {
        if (refused.request === 0 && refused.code === "no-player") forgetPlayer();
        else toast(refusal(refused.code, refused.text), true);
      },
      onLink: (state) => {
        if (state === "open") this.requests.connected();
        this.match.link.value = state;
      },
    });
    this.composer = new Composer(this.match, this.socket, shapes, {
      get: () => keep.draft<KeptDraft>(id),
      put: (kept) => keep.putDraft(id, kept),
    });
    this.requests = new Requests(this.composer, (why) => this.lesson.miss(why));
    const { tried } = this.requests;
    this.hands = new HandTable(this.match, this.socket, { shapes, turn: () => this.composer.turn(), tried });
    this.wreck = new Wreck(this.match, this.hands.bill, {
      carry: (number) => http.carry(id, number),
      calm: reducedMotion,
      missing: () => toast(t("web-carry-none"), true),
    });
    this.reactions = new TableReactions(this.match, this.socket);
    this.clock = new TableClock(this.match, this.socket, tried);
    this.seats = new TableSeats(id, this.match, this.socket, tried);
    this.lesson = new LessonState(this.match, this.composer);
    this.names = new PieceNames(
      this.match,
      this.socket,
      () => this.past.replay.value?.index.value ?? null,
      (id) => t(`piece-new-${kindOf(id)}`),
    );
    this.overlay = new Overlay(this);
    this.turns = new Turns(this, this.socket);
    this.camera = new TableCamera(this);
    this.demo = new Demo(this);
    this.stops = [
      this.names.dispose,
      stayConnected(this.match, this.socket),
      keepKnown(id, this.match),
      tellTable(this.match, this.plays, this.composer),
    ];
    this.socket.link.connect();
  }

  /** Begin a task of the lesson. */
  async beginTask(task: number): Promise<void> {
    const [seat] = this.match.held.value;
    if (seat !== undefined) await this.requests.tried(() => this.socket.task(this.match.revision.value, seat, task));
  }

  /** Ask for a rematch, or find the one that somebody asked for; null if it is refused. */
  async askRematch(bot: string | null): Promise<RematchView | null> {
    const known = (): RematchView | null => this.match.status.value?.rematch ?? null;
    const [seat] = this.match.held.value;
    if (known() === null && seat !== undefined)
      await this.requests.tried(() => this.socket.rematch(this.match.revision.value, seat, bot));
    return known();
  }

  /** A new report of a fall. */
  knockReport(): KnockReport {
    return new KnockReport(this.match, this.socket);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.past.replay.value?.pause();
    this.lesson.dispose();
    this.clock.dispose();
    this.plays.dispose();
    this.composer.dispose();
    this.demo.dispose();
    this.wreck.dispose();
    this.hands.dispose();
    this.socket.link.close();
  }
}

export const session = signal<Session | null>(null);
