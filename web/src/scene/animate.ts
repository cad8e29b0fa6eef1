/** Animations. Each reaches exactly its final state, even if cut short, and its promise always settles. */

export interface Tween {
  /** Seconds before it starts, counted from play(). */
  readonly delay: number;
  readonly duration: number;
  /** Show the animation at a progress from 0 to 1; also called with 0 during the delay. */
  apply(part: number): void;
}

interface Run {
  readonly tweens: readonly Tween[];
  readonly began: number;
  readonly settle: () => void;
}

export class Animator {
  private runs: Run[] = [];

  get active(): boolean {
    return this.runs.length > 0;
  }

  /** Play tweens together, starting at `now` (seconds). */
  play(tweens: readonly Tween[], now: number): Promise<void> {
    if (tweens.length === 0) return Promise.resolve();
    for (const tween of tweens) tween.apply(0);
    return new Promise((resolve) => this.runs.push({ tweens, began: now, settle: resolve }));
  }

  /** Update all tweens; returns whether anything moved. */
  tick(now: number): boolean {
    if (this.runs.length === 0) return false;
    const left: Run[] = [];
    for (const run of this.runs) {
      let running = false;
      for (const tween of run.tweens) {
        const part = (now - run.began - tween.delay) / Math.max(tween.duration, 1e-6);
        tween.apply(Math.min(1, Math.max(0, part)));
        running ||= part < 1;
      }
      if (running) left.push(run);
      else run.settle();
    }
    this.runs = left;
    return true;
  }

  /** Jump to the end of all tweens. */
  finish(): void {
    const runs = this.runs;
    this.runs = [];
    for (const run of runs) {
      for (const tween of run.tweens) tween.apply(1);
      run.settle();
    }
  }
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** A fall with one small rebound. */
export function fall(t: number): number {
  const hit = 0.72;
  if (t < hit) return (t / hit) ** 2;
  const u = (t - hit) / (1 - hit);
  return 1 - 0.06 * 4 * u * (1 - u);
}

/** Lowering by hand: a gentle start and a soft landing. */
export function lower(t: number): number {
  return t * t * t * (t * (6 * t - 15) + 10);
}

/** A decaying swing; 0 at both ends. */
export function wobble(t: number): number {
  return Math.sin(t * Math.PI * 4) * (1 - t) ** 2;
}
