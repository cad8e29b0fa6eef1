/** The player's actions in their turn: builds, passes, asks for help, takes a turn back. */
import type { ReadonlySignal } from "@preact/signals";
import type { Composer } from "../../headless/compose/composer";
import type { MatchState } from "../../headless/match";
import type { PlayQueue } from "../../headless/play-queue";
import type { MatchSocket } from "../../net/socket";
import type { RemedyView, Turn } from "../../net/wire.gen";
import { sounds, speak, t, toast } from "../app-state";
import type { HandTable } from "../hand/hand-table";
import type { Requests } from "./requests";

interface Around {
  readonly match: MatchState;
  readonly composer: Composer;
  readonly plays: PlayQueue;
  readonly hands: HandTable;
  /** Composing is off. */
  readonly quiet: ReadonlySignal<boolean>;
  readonly requests: Requests;
}

export class Turns {
  constructor(
    private readonly around: Around,
    private readonly socket: MatchSocket,
  ) {}

  async build(): Promise<void> {
    const { composer, hands, plays, quiet, requests } = this.around;
    if (hands.begun.view.value !== null) {
      await hands.take();
      return;
    }
    if (plays.lags.value) {
      plays.catchUp(); // nobody builds on a table that they have not seen
      return;
    }
    if (quiet.value) return;
    if (composer.turn() === null) {
      composer.appear();
      return;
    }
    const verdict = composer.verdict.value;
    if (verdict !== null && !verdict.legal) {
      sounds.play("refused");
      toast(verdict.findings[0]?.text ?? t("illegal"), true);
      speak(verdict.findings.map((finding) => finding.text).join(" "));
      return;
    }
    if (hands.on.value && composer.draft.value?.mode === "build") await hands.take();
    else await requests.tried(() => composer.commit());
  }

  async send(turn: Turn): Promise<void> {
    const { composer, requests } = this.around;
    await requests.tried(() => composer.send(turn));
  }

  /** Do what helps: show it as the draft, or play it if it is a pass or a road set aside. */
  async take(remedy: RemedyView): Promise<void> {
    if (this.around.composer.offers.take(remedy)) sounds.play("tick");
    else await this.send(remedy.turn);
  }

  /** A build that is possible: why this player may not pass or set a road aside. The draft stays as it is. */
  async whyNoPass(): Promise<RemedyView | null> {
    const { composer, requests } = this.around;
    let found: RemedyView | null = null;
    await requests.tried(async () => {
      found = await composer.offers.buildInstead();
    });
    return found;
  }

  /** Ask a strong bot for a build. */
  hint(): Promise<void> {
    return this.helped(() => this.around.composer.offers.hint(), t("web-hint-none"));
  }

  snap(): Promise<void> {
    return this.helped(() => this.around.composer.snap(), t("web-no-legal-near"));
  }

  /** Ask to undo the last turn of a seat of this page; with several seats, of the one that moved last. */
  async askUndo(): Promise<void> {
    const { match, requests } = this.around;
    const held = match.held.value;
    const last = match.last.value?.seat;
    const seat = last !== undefined && held.has(last) ? last : (match.mySeat.value ?? [...held][0]);
    if (seat === undefined) return;
    await requests.tried(() => this.socket.askUndo(match.revision.value, seat));
  }

  async answerUndo(agree: boolean): Promise<void> {
    const { match, requests } = this.around;
    const seat = match.mayAnswerUndo.value;
    if (seat !== null) await requests.tried(() => this.socket.answerUndo(match.revision.value, seat, agree));
  }

  private async helped(help: () => Promise<boolean>, none: string): Promise<void> {
    await this.around.requests.tried(async () => {
      if (!(await help())) toast(none, true);
      else sounds.play("tick");
    });
  }
}
