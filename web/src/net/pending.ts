/** Requests that wait for their answers: numbers them, resolves a promise for each, and notices a dead connection. */
import type {
  Bill,
  Carry,
  Dropped,
  Hint,
  Landing,
  Names,
  Nearest,
  Outlook,
  Preview,
  Refused,
  Remedy,
  Ring,
  Risk,
} from "./wire.gen";

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

export interface Timers {
  readonly set: (run: () => void, ms: number) => unknown;
  readonly clear: (id: unknown) => void;
}

export const ANSWER_WITHIN = 20_000;

export type Reply = Preview | Nearest | Remedy | Outlook | Ring | Bill | Names | Hint | Risk;

/** How the answer to a request is recognised, if it is not one reply with its number. */
export interface AnsweredBy {
  /** For commands, which a later revision answers: the revision at which they were sent. */
  readonly after?: number;
  /** For requests of the hand: is this message the answer? */
  readonly until?: (message: Carry | Landing | Dropped) => boolean;
  /** For a request that is answered in parts: called with each of them but the last. */
  readonly part?: (reply: Risk) => void;
}

interface Waiting extends AnsweredBy {
  readonly resolve: (reply: Reply | null) => void;
  readonly reject: (error: RequestFailed) => void;
  timer: unknown;
}

export class Pending {
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  /** How many messages and frames have arrived. */
  private heard = 0;

  constructor(
    private readonly timers: Timers,
    /** The connection is dead: a request was not answered in time. */
    private readonly onDead: () => void,
  ) {}

  /** The number of the next request. */
  next(): number {
    this.number += 1;
    return this.number;
  }

  /** Something has arrived: the connection lives. */
  alive(): void {
    this.heard += 1;
  }

  /** Send a request and wait for its answer; `send` says whether it was sent. */
  add(by: AnsweredBy, send: (request: number) => boolean): Promise<Reply | null> {
    const request = this.next();
    return new Promise((resolve, reject) => {
      this.waiting.set(request, { ...by, resolve, reject, timer: this.deadline(request) });
      if (!send(request)) this.fail(request, new RequestFailed("offline", "not connected"));
    });
  }

  /** A reply has arrived. */
  answer(reply: Reply): void {
    const waiting = this.waiting.get(reply.request);
    if (waiting === undefined) return;
    if (reply.type === "risk" && reply.more === true) {
      this.timers.clear(waiting.timer);
      waiting.timer = this.deadline(reply.request);
      waiting.part?.(reply);
    } else this.take(reply.request)?.resolve(reply);
  }

  /** Resolve the requests that something else than a reply has answered. */
  settle(answered: (by: AnsweredBy) => boolean): void {
    for (const [request, waiting] of this.waiting) if (answered(waiting)) this.take(request)?.resolve(null);
  }

  /** Returns whether the request was waiting. */
  fail(request: number, error: RequestFailed): boolean {
    const waiting = this.take(request);
    waiting?.reject(error);
    return waiting !== undefined;
  }

  failAll(code: string): void {
    for (const request of [...this.waiting.keys()]) this.fail(request, new RequestFailed(code, "connection lost"));
  }

  /** It waits no longer. */
  private take(request: number): Waiting | undefined {
    const waiting = this.waiting.get(request);
    if (waiting !== undefined) this.timers.clear(waiting.timer);
    this.waiting.delete(request);
    return waiting;
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
        this.onDead();
      }
    }, ANSWER_WITHIN);
  }
}
