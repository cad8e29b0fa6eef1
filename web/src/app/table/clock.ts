/** The clocks of an open table: the time that the page shows, the last seconds, pauses and claims. */
import { effect, signal } from "@preact/signals";
import { HEARD, pace, seatClock } from "../../headless/clock";
import type { MatchState } from "../../headless/match";
import type { MatchSocket } from "../../net/socket";
import { sounds } from "../app-state";

export class TableClock {
  /** The server's time to which the clocks are shown. */
  readonly now = signal<number | null>(null);
  private heard = "";
  private readonly stop: () => void;

  constructor(
    private readonly match: MatchState,
    private readonly socket: MatchSocket,
    private readonly tried: (request: () => Promise<unknown>) => Promise<boolean>,
  ) {
    this.stop = effect(() => {
      const clock = match.status.value?.clock;
      this.now.value = match.time.now();
      if (!clock || clock.runs === null) return;
      const timer = setInterval(() => this.tick(), pace(clock));
      return () => clearInterval(timer);
    });
  }

  private tick(): void {
    const clock = this.match.status.peek()?.clock;
    this.now.value = this.match.time.now();
    if (clock?.kind !== "live" || clock.runs === null || clock.runs !== this.match.mySeat.peek()) return;
    const left = seatClock(clock, clock.runs, this.now.peek())?.left ?? 0;
    const second = `${clock.since} ${Math.ceil(left / 1000)}`;
    if (left > 0 && left <= HEARD && second !== this.heard) sounds.play("tick");
    this.heard = second;
  }

  /** The seat for which this page asks: the first one that it holds. */
  private mine(): number | undefined {
    return [...this.match.held.value].find((seat) => this.match.isPerson(seat));
  }

  async askPause(): Promise<void> {
    const seat = this.mine();
    if (seat !== undefined) await this.tried(() => this.socket.askPause(this.match.revision.value, seat));
  }

  async answerPause(agree: boolean): Promise<void> {
    const seat = this.match.mayAnswerPause.value;
    if (seat !== null) await this.tried(() => this.socket.answerPause(this.match.revision.value, seat, agree));
  }

  async resume(): Promise<void> {
    const seat = this.mine();
    if (seat !== undefined) await this.tried(() => this.socket.resume(this.match.revision.value, seat));
  }

  async claim(): Promise<void> {
    const seat = this.match.mayClaim.value;
    if (seat !== null) await this.tried(() => this.socket.claim(this.match.revision.value, seat));
  }

  dispose(): void {
    this.stop();
  }
}
