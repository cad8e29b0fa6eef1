/** How pieces came to fall during a carry: which touch began it, what touched what, and when all was at rest. */
import type { CarryView, FateView } from "../../net/wire.gen";
import { knockedOver } from "../hand/stream/carry";
import { FRAMES_A_SECOND, type Frame, type Pose } from "../hand/stream/frames";
import { pieceOf } from "../piece-id";

/** One piece knocked another: names of bodies, and when, in seconds since the carry began. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly at: number;
  /** Does it belong to the longest chain, the one that is told first? */
  readonly main: boolean;
}

export interface Collapse {
  /** The first touch that mattered: the one from which the chain of blame leads to something that fell. */
  readonly touch: number;
  /** When the first of the blamed pieces began to move. */
  readonly fall: number;
  /** When the last of them came to rest. */
  readonly rest: number;
  /** The chain of blame, in the order of time. Each body is knocked once. */
  readonly links: readonly Link[];
  /** The bodies that were brought down. */
  readonly fallen: readonly string[];
}

// A table that is awake jitters by less than this, as in the blame of the server.
const MOVED = 0.3; // mm
const TURNED = Math.cos(Math.PI / 360); // of half an angle of one degree
const AT_REST = 0.12; // mm in one frame
const SLACK = 6; // frames by which a touch may be noticed after the movement that it causes

/** The collapse of a carry; null if nothing was brought down. `blamed`: the fates that count. */
export function collapseOf(
  carry: Pick<CarryView, "names" | "fates">,
  frames: readonly Frame[],
  blamed: (fate: FateView) => boolean = knockedOver,
): Collapse | null {
  const fates = carry.fates.filter((fate) => blamed(fate) && fate.chain.length > 0);
  if (fates.length === 0) return null;
  const motion = new Motion(carry.names, frames);
  const chains = fates.map(({ chain }) => chain);
  const pieces = (chain: readonly string[]): number => new Set(chain.map(pieceOf)).size;
  const longest = new Set(chains.reduce((best, chain) => (pieces(chain) > pieces(best) ? chain : best)));
  const links = new Map<string, Link>();
  const touches: number[] = [];
  for (const { name, chain } of fates) {
    for (const [n, to] of chain.entries()) {
      if (n === 0 || links.has(to)) continue;
      const from = chain[n - 1]!;
      links.set(to, { from, to, at: motion.knock(from, to), main: longest.has(from) && longest.has(to) });
    }
    touches.push(links.get(chain[1] ?? name)?.at ?? motion.onset(name));
  }
  const fallen = [...new Set(fates.map(({ name }) => name))];
  const touch = Math.min(...touches);
  return {
    touch,
    fall: Math.max(touch, Math.min(...fallen.map((name) => motion.onset(name)))),
    rest: Math.max(touch, ...fallen.map((name) => motion.rest(name))),
    // The top of a stack that is hit low moves first: what is later in a chain never appears before the touch.
    links: [...links.values()].map((link) => ({ ...link, at: Math.max(touch, link.at) })).sort((a, b) => a.at - b.at),
    fallen,
  };
}

/** When bodies began to move, touched each other, and came to rest; in seconds since the first frame. */
class Motion {
  private readonly first: number;
  private readonly last: number;
  private readonly onsets = new Map<string, number>();
  private readonly rests = new Map<string, number>();
  private readonly touched = new Map<string, number[]>();

  constructor(names: readonly string[], frames: readonly Frame[]) {
    this.first = frames[0]?.number ?? 0;
    this.last = frames.at(-1)?.number ?? 0;
    const stood = new Map<string, Pose>();
    const before = new Map<string, { readonly at: number; readonly pose: Pose }>();
    for (const { number, poses, touches } of frames) {
      for (const [body, pose] of poses) {
        const name = names[body];
        if (name === undefined) continue;
        const began = stood.get(name);
        if (began === undefined) stood.set(name, pose);
        else if (!this.onsets.has(name) && moved(began, pose)) this.onsets.set(name, number);
        const last = before.get(name);
        if (last !== undefined && distance(last.pose, pose) > AT_REST * (number - last.at))
          this.rests.set(name, number);
        before.set(name, { at: number, pose });
      }
      for (const { one, other } of touches) {
        const [a, b] = [one === null ? "" : (names[one] ?? ""), other === null ? "" : (names[other] ?? "")];
        const pair = pairOf(a, b);
        this.touched.set(pair, [...(this.touched.get(pair) ?? []), number]);
      }
    }
  }

  onset(name: string): number {
    return this.seconds(this.onsets.get(name) ?? this.last);
  }

  rest(name: string): number {
    return this.seconds(this.rests.get(name) ?? this.first);
  }

  /** When `from` knocked `to`: their last touch before it moved; if they stood together, when it began to move. */
  knock(from: string, to: string): number {
    const onset = this.onsets.get(to) ?? this.last;
    const touch = this.touched
      .get(pairOf(from, to))
      ?.filter((at) => at <= onset + SLACK)
      .at(-1);
    return this.seconds(touch ?? onset);
  }

  private seconds(frame: number): number {
    return (frame - this.first) / FRAMES_A_SECOND;
  }
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const distance = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

function moved(a: Pose, b: Pose): boolean {
  const dot = a.turn.reduce((sum, part, n) => sum + part * b.turn[n]!, 0);
  return distance(a, b) > MOVED || Math.abs(dot) < TURNED;
}
