/** Reactions at an open table: sends those of this page, shows and sounds those of everybody. */
import { type Reaction, Reactions, reactingSeat, SHOWN_FOR } from "../../headless/hand/reactions";
import type { MatchState } from "../../headless/match";
import { person } from "../../headless/text/pieces";
import type { MatchSocket } from "../../net/socket";
import type { React } from "../../net/wire.gen";
import { prefs, sounds, speak, t } from "../app-state";

const MOST_MUTED = 200;

export class TableReactions {
  private readonly heard = new Reactions(
    () => prefs.reactions.value,
    (seat) => seat !== null && this.muted(seat),
  );
  readonly shown = this.heard.shown;

  constructor(
    private readonly match: MatchState,
    private readonly socket: MatchSocket,
  ) {}

  /** React with a seat of this page. A refusal is told like any other. */
  send(reaction: Reaction, carrying: number | null): void {
    this.socket.react(reaction, reactingSeat(this.match.held.value, carrying));
  }

  onReact(message: React): void {
    if (!this.heard.hear(message, performance.now())) return;
    setTimeout(() => this.heard.expire(performance.now()), SHOWN_FOR + 20);
    speak(t("web-react-said", { player: this.nameOf(message.seat), text: t(`reaction-${message.reaction}`) }));
    sounds.react(message.reaction);
  }

  /** Does this browser hide what a seat says? It remembers players; a seat without one only at this table. */
  muted(seat: number): boolean {
    return prefs.muted.value.includes(this.speaker(seat));
  }

  mute(seat: number, silent: boolean): void {
    const others = prefs.muted.value.filter((one) => one !== this.speaker(seat));
    prefs.muted.value = silent ? [...others, this.speaker(seat)].slice(-MOST_MUTED) : others;
  }

  private speaker(seat: number): string {
    const player = this.match.status.value?.seating?.seats[seat]?.player ?? null;
    return player ?? `${this.match.info.value?.match ?? ""}/${seat}`;
  }

  nameOf(seat: number | null): string {
    return seat === null ? t("web-react-spectator") : person(t, this.match.seats.value[seat]);
  }
}
