/** One question in flight at a time; of those asked meanwhile only the latest is asked next. */
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

  /** Forget what waits, and let no answer in flight be told. */
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
