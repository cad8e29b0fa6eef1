/** The session of an open table: the match, its connection, the composer, the hand and the scene. */
import { computed, effect, signal } from "@preact/signals";
import { Composer } from "../headless/compose/composer";
import { draftOfTurn } from "../headless/compose/draft";
import type { KeptDraft } from "../headless/compose/kept-draft";
import { type Composed, ghostOf, highlightOf, marksOf, ringOf } from "../headless/compose/preview";
import type { Finale } from "../headless/ending";
import { KnockReport } from "../headless/hand/fall/knock";
import type { LiveCarry } from "../headless/hand/stream/carry";
import { LessonState } from "../headless/learn/lesson";
import { MatchState } from "../headless/match";
import { PieceNames } from "../headless/names";
import { PlayQueue } from "../headless/play-queue";
import type { Highlight } from "../headless/shown";
import { kindOf } from "../headless/text/pieces";
import { http, socketUrl } from "../net/http";
import { MatchSocket, RequestFailed, type Wire } from "../net/socket";
import type { MoveView, PieceShapes, RematchView, RemedyView, Turn } from "../net/wire.gen";
import type { CameraMode, SceneApi } from "../scene/api";
import { keep, prefs, reducedMotion, sounds, speak, t, toast, words } from "./app-state";
import { HandTable } from "./hand-table";
import { forgetPlayer } from "./people/player";
import { TableReactions } from "./people/reacting";
import { TableSeats } from "./people/seats";
import { TableClock } from "./table/clock";
import { loadScene } from "./table/load-scene";
import { LookingBack } from "./table/looking-back";
import { tellTable } from "./table/telling";
import { Wreck } from "./table/wreck";

export class Session {
  readonly past: LookingBack;
  readonly match = new MatchState();
  readonly composer: Composer;
  readonly camera = signal<CameraMode>("free");
  readonly scene = signal<SceneApi | null>(null);
  readonly loadScene = loadScene;
  /** The view with which the table opens, if a link says so. */
  firstView: readonly number[] | null = null;
  /** The end of the game as it is celebrated; null before and after that. */
  readonly finale = signal<Finale | null>(null);
  /** Shows the plays of others one after the other. */
  readonly plays: PlayQueue;
  /** The table to show: of the replay, else the live one, as far as its plays have been shown. */
  readonly shown = computed(() => this.past.table.value ?? this.plays.table.value);
  readonly composed = computed<Composed>(() => ({
    draft: this.composer.draft.value,
    seat: this.composer.seat.value,
    table: this.match.table.value,
    shapes: this.shapes,
    ring: this.composer.ring.value,
    verdict: this.composer.verdict.value,
  }));
  readonly ghost = computed(() => {
    const [replay, advice] = [this.past.replay.value, this.past.advice.value];
    if (replay === null)
      return this.hands.guide.value ?? (this.quiet.value ? this.begunGhost.value : ghostOf(this.composed.value));
    if (advice === null || replay.index.value !== advice.step) return null;
    const { shapes } = this;
    return ghostOf({
      draft: draftOfTurn(advice.turn),
      seat: advice.seat,
      table: replay.table.value,
      shapes,
      ring: null,
      verdict: null,
    });
  });
  /**
   * Composing is off: a replay or an older table is shown, a carry is under way, or something must be paid or finished
   * first.
   */
  readonly quiet = computed(() => {
    const status = this.match.status.value;
    const elsewhere = this.past.replay.value !== null || this.plays.lags.value;
    const stopped = !!status?.bill || !!status?.begun || status?.clock?.paused === true;
    return elsewhere || this.hands.carry.live.value !== null || stopped;
  });
  /** The ghost of a build that has only some of its pieces in place. */
  private readonly begunGhost = computed(() => {
    const begun = this.hands.begun.value;
    if (begun === null) return null;
    const { shapes } = this;
    const ghost = ghostOf({
      draft: draftOfTurn(begun.turn),
      seat: begun.seat,
      table: this.match.table.value,
      shapes,
      ring: null,
      verdict: null,
    });
    return ghost === null ? null : { ...ghost, guide: true };
  });
  readonly ring = computed(() => (this.quiet.value ? null : ringOf(this.composed.value)));
  readonly marks = computed(() => (this.quiet.value ? [] : marksOf(this.composed.value)));
  /** Pieces that are reported as fallen right now; they glow. */
  readonly reported = signal<readonly string[]>([]);
  /** Pieces whose name in a sentence is pointed at. */
  readonly pointed = signal<readonly string[]>([]);
  /** The piece in the scene whose name is shown, and where on the canvas. */
  readonly tip = signal<{ readonly piece: string; readonly x: number; readonly y: number } | null>(null);
  readonly highlight = computed<Highlight>(() => ({ ...this.marked.value, pointed: this.outlined.value }));
  /** What is pointed at; else, while a play of another player is shown, what it added. */
  private readonly outlined = computed<readonly string[]>(() => {
    const tip = this.tip.value;
    if (tip !== null) return [tip.piece];
    const [pointed, move] = [this.pointed.value, this.plays.move.value];
    const shown = move !== null && this.past.replay.value === null && !this.match.held.value.has(move.seat);
    return pointed.length > 0 || !shown ? pointed : (move.pieces ?? []);
  });
  private readonly marked = computed<Highlight>(() => {
    const reported = this.reported.value;
    if (reported.length > 0) return { pieces: reported, basePoints: [], chosenBase: null };
    if (!this.quiet.value) return highlightOf(this.composed.value);
    // A wreck shows what fell where it lies, not where it stood.
    const billed = this.past.replay.value === null && this.wreck.replay.value === null;
    return {
      pieces: billed ? this.hands.bill.counted.value : [],
      basePoints: [],
      chosenBase: null,
    };
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

  /** A turn was on its way when the connection was lost: nobody knows whether it arrived. */
  private readonly unsure = signal(false);
  /** What a lost connection means for this player's turn. */
  readonly turnIfLost = computed<"unsure" | "unsent" | "safe">(() => {
    if (this.unsure.value) return "unsure";
    return this.composer.draft.value?.pinned === true ? "unsent" : "safe";
  });

  /** Does this page hold a seat that may report a fall? */
  readonly mayReportFall = computed(
    () =>
      this.past.replay.value === null && this.match.held.value.size > 0 && this.match.status.value?.outcome === null,
  );

  readonly hands: HandTable;
  readonly wreck: Wreck;
  /** The recorded carry that the scene shows: one of the replay, or the one that caused the open bill. */
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
  private readonly stops: (() => void)[] = [];

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
      onRefused: (refused) => {
        if (refused.request === 0 && refused.code === "no-player") forgetPlayer();
        else toast(refusal(refused.code, refused.text), true);
      },
      onLink: (state) => {
        if (state === "open") this.unsure.value = false;
        this.match.link.value = state;
      },
    });
    this.composer = new Composer(this.match, this.socket, shapes, {
      get: () => keep.draft<KeptDraft>(id),
      put: (kept) => keep.putDraft(id, kept),
    });
    const turn = (): Turn | null => this.composer.turn();
    this.hands = new HandTable(this.match, this.socket, { shapes, turn, tried: (request) => this.tried(request) });
    this.wreck = new Wreck(this.match, this.hands.bill, {
      carry: (number) => http.carry(id, number),
      calm: reducedMotion,
    });
    this.reactions = new TableReactions(this.match, this.socket);
    this.clock = new TableClock(this.match, this.socket, (request) => this.tried(request));
    this.seats = new TableSeats(id, this.match, this.socket, (request) => this.tried(request));
    this.lesson = new LessonState(this.match, this.composer);
    this.names = new PieceNames(
      this.match,
      this.socket,
      () => this.past.replay.value?.index.value ?? null,
      (id) => t(`piece-new-${kindOf(id)}`),
    );
    this.stops.push(this.names.dispose);
    this.listen();
    this.socket.link.connect();
  }

  private listen(): void {
    const wake = (): void => {
      if (document.visibilityState === "visible") this.socket.link.connect();
    };
    const online = (): void => this.socket.link.connect();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("pageshow", wake);
    window.addEventListener("online", online);
    this.stops.push(() => {
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("pageshow", wake);
      window.removeEventListener("online", online);
    });
    let language = words.language.value;
    this.stops.push(
      effect(() => {
        const now = words.language.value;
        if (now !== language && this.match.link.value === "open") this.socket.link.hello();
        language = now;
      }),
      this.match.hear((news) => {
        const info = this.match.info.value;
        const kept = keep.game(this.id);
        if (news.kind !== "whole" || info === null || kept === null) return;
        const { seats, outcome } = news.table.status;
        const players = seats.map((seat) => seat.name);
        const at = outcome === null ? Date.now() : kept.at; // looking at a finished game does not make it newer
        keep.put({ id: this.id, tokens: [], mine: info.held, edition: info.edition, players, at });
      }),
      tellTable(this.match, this.plays, this.composer),
    );
  }

  /** Run a request that the server may refuse, and report a refusal. Resolves to whether it succeeded. */
  private async tried(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      return true;
    } catch (error) {
      sounds.play("refused");
      if (error instanceof RequestFailed && error.code === "lost") this.unsure.value = true;
      if (error instanceof RequestFailed && error.code === "goal") {
        this.lesson.miss(error.message);
        return false;
      }
      const finding = error instanceof RequestFailed ? error.refused?.verdict?.findings[0] : undefined;
      if (finding?.instead && this.composer.show(finding.instead)) {
        const what = finding.fault === "pass-with-legal-build" ? "pass" : "set-aside";
        toast(t("web-can-still-build", { what }), true);
      } else if (error instanceof RequestFailed) toast(refusal(error.code, error.message), true);
      else throw error;
      return false;
    }
  }

  async build(): Promise<void> {
    if (this.hands.begun.value !== null) {
      await this.hands.take();
      return;
    }
    if (this.plays.lags.value) {
      this.plays.catchUp(); // nobody builds on a table that they have not seen
      return;
    }
    if (this.quiet.value) return;
    if (this.composer.turn() === null) {
      this.composer.appear();
      return;
    }
    const verdict = this.composer.verdict.value;
    if (verdict !== null && !verdict.legal) {
      sounds.play("refused");
      toast(verdict.findings[0]?.text ?? t("illegal"), true);
      speak(verdict.findings.map((finding) => finding.text).join(" "));
      return;
    }
    if (this.hands.on.value && this.composer.draft.value?.mode === "build") await this.hands.take();
    else await this.tried(() => this.composer.commit());
  }

  async send(turn: Turn): Promise<void> {
    await this.tried(() => this.composer.send(turn));
  }

  /** Do what helps: show it as the draft, or play it if it is a pass or a road set aside. */
  async take(remedy: RemedyView): Promise<void> {
    if (this.composer.take(remedy)) sounds.play("tick");
    else await this.send(remedy.turn);
  }

  /** A build that is possible: why this player may not pass or set a road aside. The draft stays as it is. */
  async whyNoPass(): Promise<RemedyView | null> {
    let found: RemedyView | null = null;
    await this.tried(async () => {
      found = await this.composer.buildInstead();
    });
    return found;
  }

  /** Ask a strong bot for a build. */
  async hint(): Promise<void> {
    await this.tried(async () => {
      if (!(await this.composer.hint())) toast(t("web-hint-none"), true);
      else sounds.play("tick");
    });
  }

  async snap(): Promise<void> {
    await this.tried(async () => {
      if (!(await this.composer.snap())) toast(t("web-no-legal-near"), true);
      else sounds.play("tick");
    });
  }

  /** Begin a task of the lesson. */
  async beginTask(task: number): Promise<void> {
    const [seat] = this.match.held.value;
    if (seat !== undefined) await this.tried(() => this.socket.task(this.match.revision.value, seat, task));
  }

  /** Ask to undo the last turn of a seat of this page; with several seats, of the one that moved last. */
  async askUndo(): Promise<void> {
    const held = this.match.held.value;
    const last = this.match.last.value?.seat;
    const seat = last !== undefined && held.has(last) ? last : (this.match.mySeat.value ?? [...held][0]);
    if (seat === undefined) return;
    await this.tried(() => this.socket.askUndo(this.match.revision.value, seat));
  }

  async answerUndo(agree: boolean): Promise<void> {
    const seat = this.match.mayAnswerUndo.value;
    if (seat !== null) await this.tried(() => this.socket.answerUndo(this.match.revision.value, seat, agree));
  }

  /** Ask for a rematch, or find the one that somebody asked for; null if it is refused. */
  async askRematch(bot: string | null): Promise<RematchView | null> {
    const known = (): RematchView | null => this.match.status.value?.rematch ?? null;
    const [seat] = this.match.held.value;
    if (known() === null && seat !== undefined)
      await this.tried(() => this.socket.rematch(this.match.revision.value, seat, bot));
    return known();
  }

  /** A new report of a fall. */
  knockReport(): KnockReport {
    return new KnockReport(this.match, this.socket);
  }

  setCamera(mode: CameraMode): void {
    this.camera.value = mode;
    const last = this.lastMove.value?.pieces?.find((id) => id.startsWith("r"));
    this.scene.value?.setCamera(mode, mode === "follow" ? last : mode === "drive" ? this.driver() : undefined);
  }

  /** The seat whose highway the camera drives along: one of this page, else the one to move. */
  private driver(): string {
    const [table, held] = [this.shown.value, this.match.held.value];
    const wishes = [this.match.mySeat.value, ...held, table?.status.to_move ?? null];
    const built = wishes.find((seat) => seat !== null && table?.roads.some((road) => road.owner === seat));
    return String(built ?? table?.roads[0]?.owner ?? 0);
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.past.replay.value?.pause();
    this.lesson.dispose();
    this.clock.dispose();
    this.plays.dispose();
    this.composer.dispose();
    this.wreck.dispose();
    this.hands.dispose();
    this.socket.link.close();
  }
}

const CODES = new Set(["stale", "offline", "lost", "timeout", "not-your-seat", "nothing-to-undo", "storage", "failed"]);

/** The text of a refusal: ours if the catalogue has one, else the server's. */
export function refusal(code: string, text: string): string {
  return CODES.has(code) ? t(`web-refused-${code}`) : text;
}

export const session = signal<Session | null>(null);
export { prefs };
