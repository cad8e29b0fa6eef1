/** Looking back at a game: the replay, a bot's analysis, and recorded carries. */
import { batch, computed, signal } from "@preact/signals";
import { CarryReplay } from "../../headless/replay/carry-replay";
import type { Moment } from "../../headless/replay/moment";
import { ReplayState } from "../../headless/replay/replay";
import { HttpError, http } from "../../net/http";
import type { Analysis, Better, TableView } from "../../net/wire.gen";
import { reducedMotion, t, toast } from "../app-state";
import { links } from "../links";

const ANALYSIS_TRIES = 60;
const ANALYSIS_WAIT = 1500;

export class LookingBack {
  readonly replay = signal<ReplayState | null>(null);
  /** A bot's analysis of the game; "asked" while it runs. */
  readonly analysis = signal<Analysis | "asked" | null>(null);
  /** A better turn, shown at its step of the replay. */
  readonly advice = signal<Better | null>(null);
  /** The recorded carry being watched. */
  readonly carryReplay = signal<CarryReplay | null>(null);
  /** The table on which the watched carry began. */
  private readonly carryTable = signal<TableView | null>(null);
  /** The table of the replay or the carry; null while the live table is shown. */
  readonly table = computed(() => this.carryTable.value ?? this.replay.value?.table.value ?? null);

  constructor(private readonly id: string) {}

  async startReplay(): Promise<void> {
    void links.learn(); // a replay offers links to its moments
    const replay = await http.replay(this.id);
    const state = new ReplayState(replay);
    state.go(replay.tables.length - 1);
    this.replay.value = state;
  }

  /** Show the table after this many steps. A replay that is open may be older than the step. */
  async lookAt(step: number): Promise<void> {
    if ((this.replay.value?.length ?? 0) <= step) await this.startReplay();
    this.stopCarry();
    this.advice.value = null;
    this.replay.value?.pause();
    this.replay.value?.go(step);
  }

  /** Ask a bot to analyse the game. The first request may have to load the bot. */
  async analyse(): Promise<void> {
    if (this.analysis.value !== null) return;
    this.analysis.value = "asked";
    for (let tries = 0; tries < ANALYSIS_TRIES; tries += 1) {
      try {
        this.analysis.value = await http.analysis(this.id);
        return;
      } catch {
        await new Promise((done) => setTimeout(done, ANALYSIS_WAIT));
      }
    }
    this.analysis.value = null;
    toast(t("web-failed", { reason: "" }), true);
  }

  /** Show the table before a weak turn, with the better turn as a ghost. */
  async showBetter(better: Better): Promise<void> {
    if (this.replay.value === null) await this.startReplay();
    this.replay.value?.pause();
    this.replay.value?.go(better.step);
    this.advice.value = better;
  }

  /** Watch a recorded carry, starting from the table on which it began. */
  async watchCarry(number: number): Promise<void> {
    try {
      if (this.replay.value === null) await this.startReplay();
      const replay = this.replay.value;
      replay?.pause();
      if (replay === null) throw new HttpError(404, "");
      const table = replay.tableBefore(number);
      const watched = new CarryReplay(await http.carry(this.id, number), number, table);
      replay.goToCarry(number);
      batch(() => {
        this.carryTable.value = table;
        this.carryReplay.value = watched;
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      toast(t("web-carry-none"), true);
    }
  }

  /** Show a moment of the game, and stop there. A carry without a second is played, in slow motion where pieces fall. */
  async show({ carry, second, step }: Moment): Promise<void> {
    if (carry !== undefined) {
      await this.watchCarry(carry);
      const watched = this.carryReplay.value;
      if (watched === null) return;
      if (second === undefined) {
        if (reducedMotion()) watched.goToEnd();
        else if (watched.collapse !== null) watched.speed.value = "slow-motion";
        return;
      }
      watched.playing.value = false;
      if (second < watched.begins.value) watched.whole.value = true;
      watched.go(second);
    } else if (step !== undefined) {
      await this.startReplay();
      this.replay.value?.go(step);
    }
  }

  stopCarry(): void {
    batch(() => {
      this.carryReplay.value = null;
      this.carryTable.value = null;
    });
  }

  stopReplay(): void {
    this.stopCarry();
    this.advice.value = null;
    this.replay.value?.pause();
    this.replay.value = null;
  }
}
