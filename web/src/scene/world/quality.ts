/** How well a machine draws: chosen by the player, or found by measuring frames. Pure, except for one look at WebGL. */
import type { Quality } from "../../headless/page/prefs";

/** The effects drawn. High: ambient occlusion. Medium: soft shadows and reflections. Low: plain shadows only. */
export type Level = "high" | "medium" | "low";

const DOWN: Readonly<Record<Level, Level | null>> = { high: "medium", medium: "low", low: null };
const FRAMES = 24; // frames that count together
const SLOW = 1 / 34; // seconds a frame; slower ones look jerky
const PAUSE = 0.2; // seconds; longer gaps are pauses, not frames
const SETTLE = 10; // frames after a step that do not count: shaders are compiled

/** Watches frames while something moves, and steps down if most are slow. It never steps up: that would flicker. */
export class FrameWatch {
  private times: number[] = [];
  private skip = SETTLE;

  constructor(public level: Level) {}

  /** A frame was painted `dt` seconds after the last one; returns whether the level has changed. */
  painted(dt: number): boolean {
    const next = DOWN[this.level];
    if (next === null || dt <= 0) return false;
    if (dt > PAUSE * 4) {
      this.skip = Math.max(this.skip, 2);
      return false;
    }
    if (this.skip > 0) {
      this.skip -= 1;
      return false;
    }
    this.times.push(dt);
    if (this.times.length < FRAMES) return false;
    const middle = [...this.times].sort((a, b) => a - b)[FRAMES / 2]!;
    this.times = [];
    if (middle <= SLOW) return false;
    this.level = middle > 3 * SLOW ? "low" : next;
    this.skip = SETTLE;
    return true;
  }
}

/** The level to begin with. Without a graphics card, everything is drawn by the processor: that is slow. */
export function levelOf(quality: Quality, bySoftware: boolean): Level {
  if (quality === "auto") return bySoftware ? "low" : "high";
  return quality;
}

/** Does this name of a graphics card mean that there is none? */
export const isSoftware = (name: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render|microsoft basic/i.test(name);

let software: boolean | null = null;

/** Is WebGL drawn by the processor here? Looked up once, on a canvas of its own. */
export function drawnBySoftware(): boolean {
  if (software !== null) return software;
  const gl = document.createElement("canvas").getContext("webgl2");
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  software = gl !== null && isSoftware(String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)));
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return software;
}
