/** The gesture that is shown: natural, straight down at the end, piece after piece. */
import { describe, expect, it } from "vitest";
import { Gesture, type Part, START } from "../../../../src/headless/hand/moving/gesture";
import type { Pose } from "../../../../src/headless/hand/stream/frames";

const pose = (x: number, y: number, z: number): Pose => ({ x, y, z, turn: [0, 0, 0, 1] });
const PARTS: readonly Part[] = [
  {
    piece: "c5",
    rest: new Map([
      ["c5.0", pose(10, 20, 5)],
      ["c5.1", pose(10, 20, 15)],
    ]),
  },
  { piece: "r5", rest: new Map([["r5", pose(50, 20, 21)]]) },
];
const WAY = [0.6, -0.8] as const;
const moments = (gesture: Gesture) =>
  Array.from({ length: Math.ceil(gesture.seconds * 60) + 1 }, (_, n) => gesture.at(n / 60));

describe("a gesture", () => {
  const gesture = new Gesture(PARTS, false);

  it("begins where a carry begins, and ends with every piece where it lies", () => {
    expect(gesture.at(0)).toMatchObject({ part: 0, phase: "move", ...START, over: false });
    const end = gesture.at(gesture.seconds + 1);
    expect(end).toMatchObject({ part: 1, phase: "let-go", over: true });
    const rest = new Map(PARTS.flatMap((part) => [...part.rest]));
    expect(gesture.poses(end, WAY)).toEqual(rest);
  });

  it("moves as a hand does, and straight down once it is above the place", () => {
    let before = gesture.at(0);
    const phases: string[] = [];
    for (const moment of moments(gesture)) {
      if (moment.part === before.part) {
        const far = Math.hypot(moment.beside - before.beside, moment.above - before.above);
        expect(far * 60).toBeLessThan(250); // mm a second
      }
      if (moment.phase !== "move") expect(moment.beside).toBe(0);
      if (moment.phase === "lower") expect(moment.above).toBeGreaterThan(1);
      const name = `${moment.part} ${moment.phase}`;
      if (phases.at(-1) !== name) phases.push(name);
      before = moment;
    }
    expect(phases).toEqual(["0 move", "0 lower", "0 let-go", "1 move", "1 lower", "1 let-go"]);
  });

  it("carries the discs of a column together, and a piece only when its turn has come", () => {
    const poses = gesture.poses(gesture.at(0), WAY);
    expect([...poses.keys()]).toEqual(["c5.0", "c5.1"]);
    const [low, high] = [poses.get("c5.0")!, poses.get("c5.1")!];
    expect([low.x - 10, low.y - 20]).toEqual([expect.closeTo(69, 6), expect.closeTo(-92, 6)]);
    expect([high.x, high.y, high.z - low.z]).toEqual([low.x, low.y, 10]);
  });

  it("shows only the ends of its phases if motion is reduced", () => {
    const calm = new Gesture(PARTS, true);
    const seen = new Set(moments(calm).map(({ beside, above }) => `${beside} ${above.toFixed(1)}`));
    expect([...seen]).toEqual(["0 42.0", "0 1.2", "0 0.0"]);
  });
});
