import { describe, expect, it } from "vitest";
import {
  FrameError,
  readEnvelope,
  readFrame,
  readFrames,
  unpackTurn,
  writeSamples,
} from "../../../../src/headless/hand/stream/frames";
import made from "../../../fixtures/frames.json";

/** Bytes written by the server's codec (tools/hand_frames.py). */
const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

describe("frames of the server's codec", () => {
  it("decode to the values that the server encoded", () => {
    made.frames.forEach((text, n) => {
      const frame = readFrame(new DataView(bytes(text)), made.unit);
      const meant = made.meaning[n]!;
      expect([frame.number, frame.phase, frame.key]).toEqual([meant.number, meant.phase, n === 0]);
      const poses = Object.fromEntries(
        frame.poses.map(([body, { x, y, z, turn }]) => [made.names[body], [x, y, z, ...turn]]),
      );
      expect(Object.keys(poses)).toEqual(Object.keys(meant.poses));
      for (const [name, values] of Object.entries<number[]>(meant.poses as never))
        for (const [i, value] of values.entries()) expect(poses[name]![i]).toBeCloseTo(value, 9);
      const name = (body: number | null): string => (body === null ? "table" : made.names[body]!);
      expect(frame.touches.map(({ one, other, strength }) => [name(one), name(other), strength])).toEqual(
        meant.touches,
      );
    });
  });

  it("are read one after the other from stored data", () => {
    expect(readFrames(bytes(made.together), made.unit).map((frame) => frame.number)).toEqual([1, 7, 9, 10]);
    expect(() => readFrames(bytes(made.together).slice(0, -1), made.unit)).toThrow(FrameError);
  });

  it("keep their rotation", () => {
    for (const [a, b, c, ...turn] of made.turns)
      for (const [i, value] of unpackTurn(a!, b!, c!).entries()) expect(value).toBeCloseTo(turn[i]!, 9);
  });

  it("reject data that is not a frame", () => {
    for (const data of [new ArrayBuffer(3), new ArrayBuffer(12), bytes(made.frames[0]!).slice(0, 40)])
      expect(() => readFrame(new DataView(data), 0.02)).toThrow(FrameError);
    expect(() => readEnvelope(new ArrayBuffer(2))).toThrow(FrameError);
  });

  it("come in an envelope with the carry's number", () => {
    const frame = new Uint8Array(bytes(made.frames[1]!));
    const whole = new Uint8Array(4 + frame.length);
    whole.set([0x39, 0x30, 1, 0]);
    whole.set(frame, 4);
    const read = readEnvelope(whole.buffer);
    expect(read.carry).toBe(65536 + 12345);
    expect(readFrame(read.frame, 0.02).number).toBe(7);
  });
});

it("samples are encoded as the server reads them", () => {
  const view = new DataView(
    writeSamples(0x80000201, [
      { t: 0.5, x: 1, y: -2, z: 150, yaw: 0.25, pitch: -0.125 },
      { t: 1, x: 0, y: 0, z: 0, yaw: 0, pitch: 0 },
    ]),
  );
  expect(view.byteLength).toBe(8 + 2 * 24);
  expect([
    view.getUint8(0),
    view.getUint8(1),
    view.getUint16(2, true),
    view.getUint16(4, true),
    view.getUint16(6, true),
  ]).toEqual([1, 0, 0x201, 2, 0x8000]);
  expect(Array.from({ length: 6 }, (_, n) => view.getFloat32(8 + 4 * n, true))).toEqual([
    0.5, 1, -2, 150, 0.25, -0.125,
  ]);
});
