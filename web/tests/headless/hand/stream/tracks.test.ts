import { describe, expect, it } from "vitest";
import type { Frame, Pose } from "../../../../src/headless/hand/stream/frames";
import { between, PAINT_DELAY, StreamClock, Tracks } from "../../../../src/headless/hand/stream/tracks";

const at = (x: number): Pose => ({ x, y: 0, z: 0, turn: [0, 0, 0, 1] });
const frame = (number: number, poses: Record<number, Pose>, key = false): Frame => ({
  key,
  phase: "carrying",
  number,
  touches: [],
  poses: Object.entries(poses).map(([body, pose]) => [Number(body), pose] as const),
});

describe("tracks", () => {
  it("interpolate between frames and hold bodies that did not move", () => {
    const tracks = new Tracks(true);
    tracks.add(frame(1, { 0: at(0), 1: at(5) }, true));
    tracks.add(frame(2, { 0: at(10) }));
    tracks.add(frame(10, { 0: at(20) }));
    expect(tracks.at(1.5).get(0)!.x).toBeCloseTo(5);
    expect(tracks.at(6).get(0)!.x).toBe(10);
    expect(tracks.at(9.5).get(0)!.x).toBeCloseTo(15);
    expect(tracks.at(99).get(0)!.x).toBe(20);
    expect(tracks.at(-3).get(0)!.x).toBe(0);
    expect(tracks.at(7).get(1)!.x).toBe(5);
  });

  it("drop old frames unless they are kept for a replay", () => {
    const tracks = new Tracks();
    tracks.add(frame(1, { 0: at(0) }, true));
    for (let n = 2; n < 50; n += 1) tracks.add(frame(n, { 0: at(n) }));
    expect(tracks.at(40.5).get(0)!.x).toBeCloseTo(40.5);
    expect(tracks.at(2).get(0)!.x).toBe(40);
  });

  it("ignore a late frame, and restart at a keyframe", () => {
    const tracks = new Tracks();
    tracks.add(frame(5, { 0: at(1) }, true));
    expect(tracks.add(frame(4, { 0: at(99) }))).toBe(false);
    expect(tracks.at(5).get(0)!.x).toBe(1);
    expect(tracks.add(frame(5, { 0: at(2) }, true))).toBe(true);
    expect(tracks.at(5).get(0)!.x).toBe(2);
  });

  it("rotate the short way", () => {
    const half: Pose = { ...at(0), turn: [0, 0, -Math.SQRT1_2, -Math.SQRT1_2] };
    const { turn } = between(at(0), half, 0.5);
    expect(2 * Math.atan2(turn[2], turn[3])).toBeCloseTo(Math.PI / 4, 5);
  });
});

describe("the clock of a stream", () => {
  it("runs evenly even if frames arrive unevenly", () => {
    const clock = new StreamClock();
    for (let n = 1; n <= 60; n += 1) clock.hear(n, 100 + n / 60 + (n % 3) * 0.004);
    expect(clock.moment(101)).toBeCloseTo(60 - PAINT_DELAY * 60, 0);
  });

  it("catches up after the server was slow", () => {
    const clock = new StreamClock();
    clock.hear(1, 10);
    clock.hear(2, 12);
    expect(clock.moment(12)).toBeCloseTo(2 - PAINT_DELAY * 60, 3);
  });
});
