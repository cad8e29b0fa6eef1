/** The undo history of a draft. It holds choices, not hovering. */
import { type ReadonlySignal, signal } from "@preact/signals-core";

export class History<T> {
  private past: T[] = [];
  private readonly count = signal(0);

  constructor(private readonly longest = 100) {}

  /** How many values can be gone back to. */
  get size(): ReadonlySignal<number> {
    return this.count;
  }

  remember(value: T): void {
    if (this.past.at(-1) !== value) this.past.push(value);
    if (this.past.length > this.longest) this.past.shift();
    this.count.value = this.past.length;
  }

  back(): T | null {
    const before = this.past.pop() ?? null;
    this.count.value = this.past.length;
    return before;
  }

  clear(): void {
    this.past = [];
    this.count.value = 0;
  }
}
