/** Sends one question at a time. Of those asked in the meantime, only the latest is sent next. */
export class LatestWins<Q, A> {
  private busy = false;
  private next: { question: Q } | null = null;
  private era = 0;

  constructor(
    private readonly ask: (question: Q) => Promise<A>,
    private readonly tell: (question: Q, answer: A) => void,
    private readonly failed: (question: Q, error: unknown) => void = () => {},
  ) {}

  push(question: Q): void {
    if (this.busy) {
      this.next = { question };
      return;
    }
    void this.run(question);
  }

  /** Drop the waiting question and ignore the answer in flight. */
  clear(): void {
    this.next = null;
    this.era += 1;
  }

  get idle(): boolean {
    return !this.busy && this.next === null;
  }

  private async run(question: Q): Promise<void> {
    this.busy = true;
    const era = this.era;
    try {
      const answer = await this.ask(question);
      if (era === this.era) this.tell(question, answer);
    } catch (error) {
      if (era === this.era) this.failed(question, error);
    } finally {
      this.busy = false;
      const next = this.next;
      this.next = null;
      if (next !== null) void this.run(next.question);
    }
  }
}
