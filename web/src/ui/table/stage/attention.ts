/** When the view may follow the game: calmly, and never against the player. */

const REST = 2500; // ms after the player has moved the camera, in which it stays where they put it

interface Wish {
  readonly look: () => void;
  /** The time from which it may be granted, in ms. */
  readonly from: number;
}

export class Attention {
  private holding = false;
  private movedAt = -Infinity;
  private readonly wishes = new Map<string, Wish>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at something in some ms. Replaces an earlier wish about the same thing. */
  want(what: string, look: () => void, delay: number): void {
    this.wishes.set(what, { look, from: performance.now() + delay });
    this.grant();
  }

  /** The player presses the pointer on the table, or releases it. */
  hold(on: boolean): void {
    this.holding = on;
    this.grant();
  }

  /** The player has moved the camera: until something new happens, they want to see just this. */
  moved(): void {
    this.movedAt = performance.now();
    this.forget();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.wishes.clear();
  }

  private grant(): void {
    clearTimeout(this.timer);
    if (this.holding) return;
    const now = performance.now();
    let next = Infinity;
    for (const [what, { look, from }] of [...this.wishes]) {
      const wait = Math.max(from, this.movedAt + REST) - now;
      next = Math.min(next, wait > 0 ? wait : Infinity);
      if (wait > 0) continue;
      this.wishes.delete(what);
      look();
    }
    if (next < Infinity) this.timer = setTimeout(() => this.grant(), next);
  }
}
