/** Movements over time. Each ends exactly at its end, whether it runs out or is cut short, and its promise always settles. */

export interface Tween {
  /** Seconds before it begins, counted from when it is played. */
  readonly delay: number;
  readonly duration: number;
  /** Show the movement at a part of its way, 0 to 1; 0 is also shown while it waits. */
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

  /** Play movements together from now (seconds) on. */
  play(tweens: readonly Tween[], now: number): Promise<void> {
    if (tweens.length === 0) return Promise.resolve();
    for (const tween of tweens) tween.apply(0);
    return new Promise((resolve) => this.runs.push({ tweens, began: now, settle: resolve }));
  }

  /** Show everything as it is now; tells whether something moved. */
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

  /** Bring everything to its end at once. */
  finish(): void {
    const runs = this.runs;
    this.runs = [];
    for (const run of runs) {
      for (const tween of run.tweens) tween.apply(1);
      run.settle();
    }
  }
}

/** Slow at the end. */
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

/** A lowering by hand: no sudden start, soft landing. */
export function lower(t: number): number {
  return t * t * t * (t * (6 * t - 15) + 10);
}

/** A swing that dies away: 0 at both ends. */
export function wobble(t: number): number {
  return Math.sin(t * Math.PI * 4) * (1 - t) ** 2;
}
