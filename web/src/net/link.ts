/**
 * The connection to one match: sends hello, numbers requests, resolves a promise for each, and reconnects after a
 * server restart or a suspended page. It tracks revisions only to notice a gap. No DOM: its dependencies are
 * parameters.
 */
import type { LinkState } from "../headless/match";
import type {
  Bill,
  Carry,
  ClientMessage,
  Dropped,
  Hint,
  Landing,
  Names,
  Nearest,
  Notice,
  Outlook,
  Play,
  Presence,
  Preview,
  React,
  Refused,
  Remedy,
  Ring,
  Risk,
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

/** A request failed: the server refused it, or the connection was lost. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly refused: Refused | null = null,
  ) {
    super(message);
  }
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
  readonly onLink: (state: LinkState) => void;
  readonly timers?: { set: (run: () => void, ms: number) => unknown; clear: (id: unknown) => void };
  readonly random?: () => number;
}

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
export const ANSWER_WITHIN = 20_000;
const NO_SUCH_MATCH = 4404;

type Reply = Preview | Nearest | Remedy | Outlook | Ring | Bill | Names | Hint | Risk;
interface Waiting {
  readonly resolve: (reply: Reply | null) => void;
  readonly reject: (error: RequestFailed) => void;
  /** For commands, which a later revision answers: the revision at which they were sent. */
  readonly after: number | null;
  /** For requests of the hand: is this message the answer? */
  readonly until?: (message: Carry | Landing | Dropped) => boolean;
  /** For a request that is answered in parts: called with each of them but the last. */
  readonly part?: (reply: Risk) => void;
  timer: unknown;
}

export class MatchLink {
  private wire: Wire | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private tries = 0;
  private retry: unknown = null;
  private stopped = false;
  private revision: number | null = null;
  /** How many messages and frames have arrived. */
  private heard = 0;
  private readonly timers: NonNullable<SocketOptions["timers"]>;

  constructor(private readonly options: SocketOptions) {
    this.timers = options.timers ?? {
      set: (run, ms) => setTimeout(run, ms),
      clear: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
    };
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
    wire.onmessage = (event) => {
      if (wire !== this.wire) return;
      this.heard += 1;
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
    this.failAll("lost");
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.stopped = true;
    this.cancelRetry();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    this.failAll("closed");
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

  ask(
    make: (request: number) => ClientMessage,
    after: number | null = null,
    until?: Waiting["until"],
    part?: Waiting["part"],
  ): Promise<Reply | null> {
    const request = ++this.number;
    return new Promise((resolve, reject) => {
      const timer = this.deadline(request);
      const kinds = { ...(until === undefined ? {} : { until }), ...(part === undefined ? {} : { part }) };
      this.waiting.set(request, { resolve, reject, after, timer, ...kinds });
      if (!this.send(make(request))) this.fail(request, new RequestFailed("offline", "not connected"));
    });
  }

  /** After this time without an answer the connection counts as dead. */
  private deadline(request: number): unknown {
    const { heard } = this;
    return this.timers.set(() => {
      const waiting = this.waiting.get(request);
      if (waiting === undefined) return;
      // A table comes to rest later on a busy server. As long as its frames arrive, the connection lives: a new one
      // would miss the landing.
      if (waiting.until !== undefined && this.heard > heard) waiting.timer = this.deadline(request);
      else {
        this.fail(request, new RequestFailed("timeout", "no answer"));
        this.renew();
      }
    }, ANSWER_WITHIN);
  }

  /** Send a message that is not waited for. A refusal of it is told by `onRefused`. */
  tell(make: (request: number) => ClientMessage): void {
    this.number += 1;
    this.send(make(this.number));
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
        this.settle((waiting) => waiting.until?.(message) === true);
        return;
      case "refused": {
        if (message.code === "stale" && this.revision !== null && message.revision > this.revision) this.hello();
        const failed = new RequestFailed(message.code, message.text, message);
        if (!this.fail(message.request, failed)) this.options.onRefused(message);
        return;
      }
      default: {
        const waiting = this.waiting.get(message.request);
        if (waiting === undefined) return;
        this.timers.clear(waiting.timer);
        if (message.type === "risk" && message.more === true) {
          waiting.timer = this.deadline(message.request);
          waiting.part?.(message);
          return;
        }
        this.waiting.delete(message.request);
        waiting.resolve(message);
      }
    }
  }

  /** Resolve the commands that the current revision answers. */
  private settleCommands(): void {
    const { revision } = this;
    this.settle(({ after }) => after !== null && revision !== null && revision > after);
  }

  private settle(answered: (waiting: Waiting) => boolean): void {
    for (const [request, waiting] of this.waiting) {
      if (!answered(waiting)) continue;
      this.timers.clear(waiting.timer);
      this.waiting.delete(request);
      waiting.resolve(null);
    }
  }

  private fail(request: number, error: RequestFailed): boolean {
    const waiting = this.waiting.get(request);
    if (waiting === undefined) return false;
    this.timers.clear(waiting.timer);
    this.waiting.delete(request);
    waiting.reject(error);
    return true;
  }

  private failAll(code: string): void {
    for (const request of [...this.waiting.keys()]) this.fail(request, new RequestFailed(code, "connection lost"));
  }

  private lost(code: number): void {
    this.wire = null;
    this.revision = null;
    this.failAll("lost");
    if (this.stopped) return;
    if (code === NO_SUCH_MATCH) {
      this.stopped = true;
      this.options.onLink("gone");
      return;
    }
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
}
