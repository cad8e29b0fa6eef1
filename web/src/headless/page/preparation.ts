/** Follows the server's preparation: until its kernels are compiled, answers are slower and rings coarser. */
import { signal } from "@preact/signals-core";

const ASK_EVERY = 1000;

export class Preparation {
  /** How much is compiled, from 0 to 1. */
  readonly progress = signal(1);

  constructor(
    private readonly ask: () => Promise<number>,
    private readonly pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  ) {}

  /** Ask until all is compiled. Resolves to whether the page has seen the server unprepared. */
  async watch(): Promise<boolean> {
    let seen = false;
    for (;;) {
      try {
        this.progress.value = await this.ask();
      } catch {
        // The server does not answer: ask again.
      }
      if (this.progress.value >= 1) return seen;
      seen = true;
      await this.pause(ASK_EVERY);
    }
  }
}
