/** The requests and commands of a match, one method each. */
import { MatchLink, type SocketOptions } from "./link";
import type {
  Aftermath,
  Bill,
  ClientMessage,
  Extend,
  Hint,
  Names,
  Nearest,
  OffRamp,
  Outlook,
  Payment,
  PlaceComponent,
  Preview,
  React,
  Remedy,
  Ring,
  Risk,
  Turn,
} from "./wire.gen";

export { FIRST_WAIT, LONGEST_WAIT, type SocketOptions, type Wire } from "./link";
export { ANSWER_WITHIN, RequestFailed } from "./pending";

export class MatchSocket {
  readonly link: MatchLink;

  constructor(options: SocketOptions) {
    this.link = new MatchLink(options);
  }

  /** Resolves when the match has moved past a revision; rejects with the reason if the command is refused. */
  private async command(after: number, make: (request: number) => ClientMessage): Promise<void> {
    await this.link.ask(make, { after });
  }

  preview(revision: number, turn: Turn): Promise<Preview> {
    return this.link.ask((request) => ({ type: "preview", request, revision, turn })) as Promise<Preview>;
  }

  nearest(revision: number, turn: Extend | OffRamp | PlaceComponent): Promise<Nearest> {
    return this.link.ask((request) => ({ type: "nearest", request, revision, turn })) as Promise<Nearest>;
  }

  names(revision: number, step: number | null): Promise<Names> {
    return this.link.ask((request) => ({ type: "names", request, revision, step })) as Promise<Names>;
  }

  remedy(revision: number, turn: Turn): Promise<Remedy> {
    return this.link.ask((request) => ({ type: "remedy", request, revision, turn })) as Promise<Remedy>;
  }

  outlook(revision: number): Promise<Outlook> {
    return this.link.ask((request) => ({ type: "outlook", request, revision })) as Promise<Outlook>;
  }

  hint(revision: number, seat: number): Promise<Hint> {
    return this.link.ask((request) => ({ type: "hint", request, revision, seat })) as Promise<Hint>;
  }

  ring(revision: number, base: number): Promise<Ring> {
    return this.link.ask((request) => ({ type: "ring", request, revision, base })) as Promise<Ring>;
  }

  async play(revision: number, seat: number, turn: Turn): Promise<void> {
    await this.command(revision, (request) => ({ type: "play", request, revision, seat, turn }));
  }

  /** Ask what this fall would cost. */
  bill(revision: number, aftermath: Aftermath): Promise<Bill> {
    return this.link.ask((request) => ({ type: "bill", request, revision, aftermath })) as Promise<Bill>;
  }

  async knock(revision: number, seat: number, aftermath: Aftermath): Promise<void> {
    await this.command(revision, (request) => ({ type: "knock", request, revision, seat, aftermath }));
  }

  async askUndo(revision: number, seat: number): Promise<void> {
    await this.command(revision, (request) => ({ type: "undo", request, revision, seat }));
  }

  async answerUndo(revision: number, seat: number, agree: boolean): Promise<void> {
    await this.command(revision, (request) => ({ type: "answer-undo", request, revision, seat, agree }));
  }

  /** Begin a task of the lesson. */
  async task(revision: number, seat: number, task: number): Promise<void> {
    await this.command(revision, (request) => ({ type: "task", request, revision, seat, task }));
  }

  /** Resolves once the piece is in the hand. */
  async take(
    revision: number,
    seat: number,
    turn: Extend | OffRamp,
    piece: string | null,
    tweezers: boolean,
  ): Promise<void> {
    await this.link.ask((request) => ({ type: "take", request, revision, seat, turn, piece, tweezers }), {
      until: (message) => message.type === "carry" && message.seat === seat,
    });
  }

  /** Resolves once the table is at rest and the landing is judged. */
  async letGo(carry: number): Promise<void> {
    await this.link.ask((request) => ({ type: "let-go", request, carry }), {
      until: (message) => message.type !== "carry" && message.carry === carry,
    });
  }

  async giveUp(carry: number): Promise<void> {
    await this.link.ask((request) => ({ type: "give-up", request, carry }), {
      until: (message) => message.type !== "carry" && message.carry === carry,
    });
  }

  async pay(revision: number, seat: number, pays: readonly Payment[] | null): Promise<void> {
    await this.command(revision, (request) => ({ type: "pay", request, revision, seat, pays }));
  }

  async forgive(revision: number, seat: number, agree: boolean): Promise<void> {
    await this.command(revision, (request) => ({ type: "forgive", request, revision, seat, agree }));
  }

  /** Resolves when the match has moved past that revision: then its status names the new match. */
  async rematch(revision: number, seat: number, bot: string | null): Promise<void> {
    await this.command(revision, (request) => ({ type: "rematch", request, seat, bot }));
  }

  async askPause(revision: number, seat: number): Promise<void> {
    await this.command(revision, (request) => ({ type: "pause", request, revision, seat }));
  }

  async answerPause(revision: number, seat: number, agree: boolean): Promise<void> {
    await this.command(revision, (request) => ({ type: "answer-pause", request, revision, seat, agree }));
  }

  async resume(revision: number, seat: number): Promise<void> {
    await this.command(revision, (request) => ({ type: "resume", request, revision, seat }));
  }

  async claim(revision: number, seat: number): Promise<void> {
    await this.command(revision, (request) => ({ type: "claim", request, revision, seat }));
  }

  // Seats: answered by the next full table, also if all is so already.

  async sit(revision: number, seat: number): Promise<void> {
    await this.command(revision - 1, (request) => ({ type: "sit", request, seat }));
  }

  async leave(revision: number, seat: number): Promise<void> {
    await this.command(revision - 1, (request) => ({ type: "leave", request, seat }));
  }

  async kick(revision: number, seat: number, player: string): Promise<void> {
    await this.command(revision - 1, (request) => ({ type: "kick", request, seat, player }));
  }

  async fill(revision: number, seat: number, bot: string): Promise<void> {
    await this.command(revision - 1, (request) => ({ type: "fill", request, seat, bot }));
  }

  async start(revision: number, bot: string): Promise<void> {
    await this.command(revision - 1, (request) => ({ type: "start", request, bot }));
  }

  async passHost(revision: number, seat: number): Promise<void> {
    await this.command(revision - 1, (request) => ({ type: "pass-host", request, seat }));
  }

  react(reaction: React["reaction"], seat: number | null): void {
    this.link.tell((request) => ({ type: "react", request, reaction, seat }));
  }

  /** Resolves with the best estimate; `part` hears of those before it. */
  risk(revision: number, turn: Extend | OffRamp, part: (risk: Risk) => void): Promise<Risk> {
    const asked = this.link.ask((request) => ({ type: "risk", request, revision, turn }), { part });
    return asked as Promise<Risk>;
  }
}
