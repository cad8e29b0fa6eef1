/** Paints a frame when one is wanted, and goes on while something moves. */
import type { WebGLRenderer } from "three";

const PULSE_EVERY = 1 / 30; // seconds between paints if only highlights pulse

/** The activity that goes on after a frame: an animation, only the pulse of highlights, or nothing. */
export type Motion = "moving" | "pulsing" | "still";

export class PaintLoop {
  readonly stats = { painted: 0, paintMs: 0, drawCalls: 0 };
  /** The WebGL context is lost: nothing can be painted. */
  lost = false;
  private disposed = false;
  private request = 0;
  private timer = 0;
  private last = 0;
  /** Did the last frame ask for this one at once? */
  chained = false;
  /** Seconds between the last frame and this one. */
  gap = 0;

  constructor(
    private readonly renderer: WebGLRenderer,
    /** Draw the frame at a time in seconds, `dt` seconds after the last one. */
    private readonly frame: (time: number, dt: number) => Motion,
  ) {}

  /** Paint soon. After an idle period the clock is restarted, so that animations do not jump. */
  wake(): void {
    if (this.request === 0) this.last = performance.now() / 1000 - 0.016;
    this.invalidate();
  }

  /** Paint at once: the canvas has a new size, which has emptied it, and an empty one must not be seen. */
  repaint(): void {
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.paint();
  }

  private invalidate(): void {
    if (this.disposed || this.lost || this.request !== 0) return;
    this.request = requestAnimationFrame(() => this.paint());
  }

  private paint(): void {
    this.request = 0;
    // The context may be lost before its event arrives.
    if (this.disposed || this.lost || this.renderer.getContext().isContextLost()) return;
    const began = performance.now();
    const time = began / 1000;
    const dt = Math.min(0.05, Math.max(0.001, time - this.last));
    this.gap = time - this.last;
    this.last = time;
    const motion = this.frame(time, dt);
    this.stats.painted += 1;
    this.stats.drawCalls = this.renderer.info.render.calls;
    this.stats.paintMs = performance.now() - began;
    this.chained = motion === "moving";
    if (this.chained) this.invalidate();
    else if (motion === "pulsing" && this.timer === 0) {
      this.timer = window.setTimeout(() => {
        this.timer = 0;
        this.invalidate();
      }, PULSE_EVERY * 1000);
    }
  }

  /** Stop until `lost` is false again. */
  lose(): void {
    this.lost = true;
    cancelAnimationFrame(this.request);
    this.request = 0;
  }

  dispose(): void {
    this.disposed = true;
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
  }
}
