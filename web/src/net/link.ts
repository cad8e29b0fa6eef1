/**
 * The connection to one match: sends hello, and reconnects after a server restart or a suspended page. It tracks
 * revisions only to notice a gap. No DOM: its dependencies are parameters.
 */
import type { LinkState } from "../headless/match";
import { ANSWER_WITHIN, type AnsweredBy, Pending, type Reply, RequestFailed, type Timers } from "./pending";
import type {
  Carry,
  ClientMessage,
  Dropped,
  Landing,
  Notice,
  Play,
  Presence,
  React,
  Refused,
  ServerMessage,
  Whole,
} from "./wire.gen";

/** The part of WebSocket that we use. */
export interface Wire {
  send(data: string | ArrayBuffer): void;
  close(): void;
  binaryType?: string;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface SocketOptions {
  readonly open: () => Wire;
  readonly tokens: () => readonly string[];
  /** The secret of the player; empty: this browser has no player yet. */
  readonly secret?: () => string;
  readonly language: () => string;
  readonly onWhole: (whole: Whole) => void;
  readonly onPlay: (step: Play) => void;
  readonly onNotice: (notice: Notice) => void;
  /** A piece was taken, or a carry ended. */
  readonly onHand?: (message: Carry | Landing | Dropped) => void;
  /** Somebody at the table reacted. */
  readonly onReact?: (message: React) => void;
  /** Somebody came or went. */
  readonly onPresence?: (message: Presence) => void;
  /** Binary data: a frame of a carry. */
  readonly onFrame?: (data: ArrayBuffer) => void;
  /** A refusal that belongs to no pending request. */
  readonly onRefused: (refused: Refused) => void;
  /** The server has too many connections from here, or of this player. It is told once, and tried again. */
  readonly onCrowded?: () => void;
  readonly onLink: (state: LinkState) => void;
  readonly timers?: Timers;
  readonly random?: () => number;
}

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
const NO_SUCH_MATCH = 4404;
const TOO_MANY = 4429;
const NO_ANSWER = 1006; // what a browser says of a connection that broke

export class MatchLink {
  private wire: Wire | null = null;
  private readonly pending: Pending;
  private tries = 0;
  private retry: unknown = null;
  /** Ends a connection that does not open, or on which hello is not answered. */
  private greeting: unknown = null;
  private stopped = false;
  private revision: number | null = null;
  private readonly timers: Timers;

  constructor(private readonly options: SocketOptions) {
    this.timers = options.timers ?? {
      set: (run, ms) => setTimeout(run, ms),
      clear: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
    };
    this.pending = new Pending(this.timers, () => this.renew());
  }

  /** Connect unless connected. Call it when the page wakes or the network returns, to skip the retry delay. */
  connect(): void {
    if (this.stopped || this.wire !== null) return;
    this.cancelRetry();
    this.options.onLink("connecting");
    const wire = this.options.open();
    this.wire = wire;
    wire.binaryType = "arraybuffer";
    wire.onopen = () => this.hello();
    this.cancelGreeting();
    this.greeting = this.timers.set(() => {
      if (wire !== this.wire) return;
      wire.close();
      this.lost(NO_ANSWER);
    }, ANSWER_WITHIN);
    wire.onmessage = (event) => {
      if (wire !== this.wire) return;
      this.pending.alive();
      if (typeof event.data === "string") this.receive(event.data);
      else if (event.data instanceof ArrayBuffer) this.options.onFrame?.(event.data);
    };
    wire.onclose = (event) => {
      if (wire === this.wire) this.lost(event.code);
    };
  }

  /** Send hello again on the same connection: after a change of language or seats, or after a gap. */
  hello(): void {
    const secret = this.options.secret?.() ?? "";
    const known = secret === "" ? {} : { secret };
    this.send({ type: "hello", tokens: this.options.tokens(), language: this.options.language(), ...known });
  }

  /** Close the connection and open a new one at once. */
  renew(): void {
    if (this.stopped) return;
    const wire = this.wire;
    this.wire = null;
    if (wire !== null) wire.close();
    this.pending.failAll("lost");
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.stopped = true;
    this.cancelRetry();
    this.cancelGreeting();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    this.pending.failAll("closed");
    this.options.onLink("closed");
  }

  /** Send samples of the hand; returns whether they were sent. Samples are dropped while disconnected. */
  sendBytes(data: ArrayBuffer): boolean {
    if (this.wire === null || this.revision === null) return false;
    try {
      this.wire.send(data);
      return true;
    } catch {
      return false;
    }
  }

  /** Send a request and wait for its answer. */
  ask(make: (request: number) => ClientMessage, by: AnsweredBy = {}): Promise<Reply | null> {
    return this.pending.add(by, (request) => this.send(make(request)));
  }

  /** Send a message that is not waited for. A refusal of it is told by `onRefused`. */
  tell(make: (request: number) => ClientMessage): void {
    this.send(make(this.pending.next()));
  }

  private send(message: ClientMessage): boolean {
    if (this.wire === null || (this.revision === null && message.type !== "hello")) return false;
    try {
      this.wire.send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case "whole":
        this.cancelGreeting();
        this.tries = 0;
        this.revision = message.table.status.revision;
        this.options.onLink("open");
        this.options.onWhole(message);
        this.settleCommands();
        return;
      case "play":
        if (this.revision !== null && message.revision <= this.revision) return;
        if (this.revision === null || message.revision !== this.revision + 1) {
          this.hello(); // a revision is missing: ask for the full table
          return;
        }
        this.revision = message.revision;
        this.options.onPlay(message);
        this.settleCommands();
        return;
      case "notice":
        this.options.onNotice(message);
        return;
      case "react":
        this.options.onReact?.(message);
        return;
      case "presence":
        this.options.onPresence?.(message);
        return;
      case "carry":
      case "landing":
      case "dropped":
        this.options.onHand?.(message);
        this.pending.settle(({ until }) => until?.(message) === true);
        return;
      case "refused": {
        if (message.code === "stale" && this.revision !== null && message.revision > this.revision) this.hello();
        const failed = new RequestFailed(message.code, message.text, message);
        if (!this.pending.fail(message.request, failed)) this.options.onRefused(message);
        return;
      }
      default:
        this.pending.answer(message);
    }
  }

  /** Resolve the commands that the current revision answers. */
  private settleCommands(): void {
    const { revision } = this;
    this.pending.settle(({ after }) => after !== undefined && revision !== null && revision > after);
  }

  private lost(code: number): void {
    this.cancelGreeting();
    this.wire = null;
    this.revision = null;
    this.pending.failAll("lost");
    if (this.stopped) return;
    if (code === NO_SUCH_MATCH) {
      this.stopped = true;
      this.options.onLink("gone");
      return;
    }
    if (code === TOO_MANY && this.tries === 0) this.options.onCrowded?.();
    this.options.onLink("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.tries, 10));
    this.tries += 1;
    const jitter = 0.75 + 0.5 * (this.options.random ?? Math.random)();
    this.retry = this.timers.set(() => this.connect(), wait * jitter);
  }

  private cancelRetry(): void {
    if (this.retry !== null) this.timers.clear(this.retry);
    this.retry = null;
  }

  private cancelGreeting(): void {
    if (this.greeting !== null) this.timers.clear(this.greeting);
    this.greeting = null;
  }
}
