/** The session of an open table: the match, its connection, the composer, the hand and the scene. */
import { computed, effect, signal } from "@preact/signals";
import { Composer } from "../headless/compose/composer";
import { draftOfTurn } from "../headless/compose/draft";
import { type Composed, ghostOf, highlightOf, marksOf, ringOf } from "../headless/compose/preview";
import type { LiveCarry } from "../headless/hand/carry";
import { KnockReport } from "../headless/hand/knock";
import { MatchState } from "../headless/match";
import { lastInWords, sayTurn } from "../headless/text/describe";
import { socketUrl } from "../net/http";
import { MatchSocket, RequestFailed, type Wire } from "../net/socket";
import type { PieceShapes, Turn } from "../net/wire.gen";
import type { CameraMode, SceneApi } from "../scene/api";
import { keep, list, prefs, sounds, speak, t, toast, words } from "./app-state";
import { HandTable } from "./hand-table";
import { loadScene } from "./load-scene";
import { LookingBack } from "./looking-back";

export class Session {
  readonly past: LookingBack;
  readonly match = new MatchState();
  readonly composer: Composer;
  readonly camera = signal<CameraMode>("free");
  readonly scene = signal<SceneApi | null>(null);
  readonly loadScene = loadScene;
  /** The table to show: of the replay, else the live one. */
  readonly shown = computed(() => this.past.table.value ?? this.match.table.value);
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
  /** Composing is off: a replay is shown, a carry is under way, or something must be paid or finished first. */
  readonly quiet = computed(() => {
    const status = this.match.status.value;
    return this.past.replay.value !== null || this.hands.carry.live.value !== null || !!status?.bill || !!status?.begun;
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
  readonly highlight = computed(() => {
    const reported = this.reported.value;
    if (reported.length > 0) return { pieces: reported, basePoints: [], chosenBase: null };
    if (!this.quiet.value) return highlightOf(this.composed.value);
    return {
      pieces: this.past.replay.value === null ? this.hands.bill.counted.value : [],
      basePoints: [],
      chosenBase: null,
    };
  });

  /** Seats whose pieces are called "yours"; none if several people share this page. */
  readonly mine = computed<ReadonlySet<number>>(() =>
    this.match.held.value.size === 1 ? this.match.held.value : new Set(),
  );

  /** Does this page hold a seat that may report a fall? */
  readonly mayReportFall = computed(
    () =>
      this.past.replay.value === null && this.match.held.value.size > 0 && this.match.status.value?.outcome === null,
  );

  readonly hands: HandTable;
  /** Hook for benchmarks: called after a carry has been painted. */
  onPainted: ((live: LiveCarry, now: number) => void) | null = null;
  private readonly socket: MatchSocket;
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly shapes: PieceShapes,
  ) {
    this.past = new LookingBack(id);
    this.socket = new MatchSocket({
      open: () => new WebSocket(socketUrl(id, location)) as unknown as Wire,
      tokens: () => keep.tokens(id),
      language: () => words.language.value,
      onWhole: (whole) => this.match.onWhole(whole),
      onPlay: (step) => this.match.onPlay(step),
      onNotice: (notice) => this.match.onNotice(notice),
      onHand: (message) => this.hands.onHand(message),
      onFrame: (data) => this.hands.onFrame(data),
      onRefused: (refused) => toast(refusal(refused.code, refused.text), true),
      onLink: (state) => (this.match.link.value = state),
    });
    this.composer = new Composer(this.match, this.socket, shapes);
    const turn = (): Turn | null => this.composer.turn();
    this.hands = new HandTable(this.match, this.socket, { shapes, turn, tried: (request) => this.tried(request) });
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
        if (news.kind === "whole" && info !== null && keep.game(this.id) !== null) {
          const players = news.table.status.seats.map((seat) => seat.name);
          keep.put({ id: this.id, tokens: [], edition: info.edition, players, at: Date.now() });
        }
        this.tellAloud();
        if (news.kind === "play")
          this.soundOf(news.change.columns.length, news.change.roads.length, news.change.cars.length);
      }),
      effect(() => {
        const verdict = this.composer.verdict.value;
        const draft = this.composer.draft.value;
        if (verdict === null || draft === null || !draft.pinned) return;
        const first = verdict.findings[0]?.text;
        const legal = draft.mode === "build" ? t("web-legal-build", { count: verdict.cars.length }) : t("web-legal");
        speak(first ?? legal);
      }),
    );
  }

  private tellAloud(): void {
    const table = this.match.table.value;
    if (table === null) return;
    const last = lastInWords(t, table, this.match.last.value);
    const turn = sayTurn(t, list, table, this.match.held.value);
    speak(last === null ? turn : t("web-said", { first: last, second: turn }));
    if (table.status.outcome !== null) sounds.play("end", 0.4);
    else if (this.match.mySeat.value !== null && this.match.last.value !== null) sounds.play("turn", 0.6);
  }

  private soundOf(columns: number, roads: number, cars: number): void {
    if (columns > 0) sounds.play("column");
    if (roads > 0) sounds.play("road", 0.18);
    for (let n = 0; n < Math.min(cars, 4); n += 1) sounds.play("car", 0.34 + n * 0.12);
  }

  /** Run a request that the server may refuse, and report a refusal. Resolves to whether it succeeded. */
  private async tried(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      return true;
    } catch (error) {
      sounds.play("refused");
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
    if (this.quiet.value) return;
    if (this.composer.turn() === null) {
      this.composer.appear();
      return;
    }
    const verdict = this.composer.verdict.value;
    if (verdict !== null && !verdict.legal) {
      sounds.play("refused");
      speak(verdict.findings.map((finding) => finding.text).join(" "));
      toast(verdict.findings[0]?.text ?? t("illegal"), true);
      return;
    }
    if (this.hands.on.value && this.composer.draft.value?.mode === "build") await this.hands.take();
    else await this.tried(() => this.composer.commit());
  }

  async send(turn: Turn): Promise<void> {
    await this.tried(() => this.composer.send(turn));
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

  /** A new report of a fall. */
  knockReport(): KnockReport {
    return new KnockReport(this.match, this.socket);
  }

  setCamera(mode: CameraMode): void {
    this.camera.value = mode;
    const last = this.match.last.value?.pieces.find((id) => id.startsWith("r"));
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
    this.composer.dispose();
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
