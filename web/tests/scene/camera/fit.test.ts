import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { type Orbit, PLAN_FOV, START } from "../../../src/scene/camera/camera";
import { sideOf } from "../../../src/scene/camera/director";
import { attended, fitted, type Subject, shows } from "../../../src/scene/camera/fit";

import { Rig } from "../../../src/scene/camera/rig";
import { toWorld } from "../../../src/scene/mapping";
import { columnExtent, extentOf, roadExtent } from "../../../src/scene/pieces/extent";
import { CITY_SHAPES, TABLES } from "../golden";
import { column, road } from "../tables";

const SIZE = [1000, 800] as const;
const NONE = { left: 0, right: 0, top: 0, bottom: 0 };
const SCREENS = {
  desktop: { width: 904, height: 750, edges: NONE },
  "4K": { width: 3464, height: 2110, edges: NONE },
  phone: { width: 390, height: 744, edges: { ...NONE, bottom: 260 } },
  "phone held sideways": { width: 844, height: 340, edges: { ...NONE, right: 376 } },
  "a small window": { width: 344, height: 400, edges: NONE },
};

/** Left, right, bottom and top of what is seen, as parts (0 to 1) of what is not covered. */
function seen(rig: Rig, points: readonly Vector3[], screen: (typeof SCREENS)[keyof typeof SCREENS]) {
  const { width, height, edges } = screen;
  const spots = points.map((p) => toWorld(p.x, p.y, p.z).project(rig.camera));
  const xs = spots.map(({ x }) => (((x + 1) / 2) * width - edges.left) / (width - edges.left - edges.right));
  const ys = spots.map(({ y }) => (((y + 1) / 2) * height - edges.bottom) / (height - edges.top - edges.bottom));
  return [Math.min(...xs), 1 - Math.max(...xs), Math.min(...ys), 1 - Math.max(...ys)] as const;
}

describe.each(Object.entries(SCREENS))("on %s, show everything", (_, screen) => {
  it.each(Object.entries(TABLES))("fills the view with %s", (_name, table) => {
    const points = extentOf(table, CITY_SHAPES);
    for (const [azimuth, polar, fov] of [
      [START.azimuth, START.polar, START.fov],
      [2.2, 0.58, START.fov],
      [0.7, 1.25, START.fov],
      [0, 0, PLAN_FOV],
    ] as const) {
      const rig = new Rig(SIZE, true);
      rig.resize(screen.width, screen.height, screen.edges);
      Object.assign(rig, { goal: { ...START, azimuth, polar, fov } });
      rig.showAll(() => points);
      rig.jump();
      const [left, right, bottom, top] = seen(rig, points, screen);
      for (const gap of [left, right, bottom, top]) expect(gap).toBeGreaterThan(0.01);
      // Within 6 % of both margins, left and right or below and above.
      const widest = Math.max(left, right);
      const tallest = Math.max(bottom, top);
      expect(Math.min(widest, tallest)).toBeLessThan(0.06);
      // What is left over is shared evenly.
      expect(Math.abs(left - right)).toBeLessThan(0.12);
      expect(Math.abs(bottom - top)).toBeLessThan(0.12);
    }
  });
});

describe("a view", () => {
  const window = { aspect: 1.2, height: 750, margin: 0.08 };
  const points = extentOf(TABLES["the middle of a game for two"]!, CITY_SHAPES);

  it("shows what it was fitted to, and less when it comes nearer", () => {
    const view = fitted(START, points, window);
    expect(shows(view, points, { ...window, margin: 0.079 })).toBe(true);
    expect(shows({ ...view, span: view.span * 0.97 }, points, window)).toBe(false);
    expect(shows({ ...view, x: view.x + 20 }, points, window)).toBe(false);
    expect(shows({ ...view, azimuth: view.azimuth + Math.PI, polar: 1.4 }, [new Vector3(0, 0, 9e4)], window)).toBe(
      false,
    );
  });

  it("is chosen again when the window changes, until the user moves the camera", () => {
    const rig = new Rig(SIZE, true);
    const gaps = () => Math.min(...seen(rig, points, SCREENS.phone));
    rig.resize(904, 750);
    rig.showAll(() => points);
    rig.resize(390, 744, SCREENS.phone.edges);
    expect(gaps()).toBeGreaterThan(0.01);
    rig.resize(904, 750);
    rig.orbit(1, 0);
    const span = (Reflect.get(rig, "goal") as Orbit).span;
    rig.resize(390, 744, SCREENS.phone.edges);
    expect((Reflect.get(rig, "goal") as Orbit).span).toBe(span);
  });
});

describe("attention to a turn", () => {
  const desk = { aspect: 1.2, height: 750, margin: 0.08 };
  const phone = { aspect: 0.8, height: 480, margin: 0.05 };
  const all = extentOf(TABLES["Rainbow City with six"]!, CITY_SHAPES);
  const base = columnExtent(column("c1", 150, 90, 3), CITY_SHAPES);
  const work: Subject = { points: base, all, works: true };

  it("leaves a view that shows the subject as it is", () => {
    const view = fitted(START, all, desk);
    expect(attended(view, work, desk)).toBe(view);
    const near = { ...fitted(START, base, desk), span: 400 };
    expect(attended(near, work, desk)).toBe(near);
    expect(attended(view, { ...work, points: [] }, desk)).toBe(view);
    // The window has another shape: the same view would do, but shows the work smaller than it could.
    expect(attended(near, work, desk, true)).toEqual(fitted(near, [...all, ...base], desk));
  });

  it("brings back what is outside, with everything around it on a large screen", () => {
    const away = { ...START, x: -300, y: -200, span: 200 };
    const view = attended(away, work, desk);
    expect(shows(view, [...all, ...base], { ...desk, margin: 0.07 })).toBe(true);
    expect([view.azimuth, view.polar]).toEqual([away.azimuth, away.polar]);
  });

  it("stays after a click as long as base point and ghost are in view", () => {
    const ring = [new Vector3(900, 90, 0)];
    const view = fitted(START, all, desk);
    expect(attended(view, { ...work, points: [...base, ...ring], must: base }, desk)).toBe(view);
    const moved = attended(view, { ...work, points: [...base, ...ring] }, desk);
    expect(shows(moved, ring, desk)).toBe(true);
  });

  it("shows what was just built, where everything can be large enough", () => {
    const near = { ...fitted(START, base, desk), span: 300 };
    const also = columnExtent(column("c2", -200, 0, 2), CITY_SHAPES);
    expect(shows(attended(near, { ...work, also }, desk), also, desk)).toBe(true);
    const close = attended(fitted(START, all, phone), work, phone);
    expect(attended(close, { ...work, also }, phone)).toBe(close);
  });

  it("comes near on a small screen, but only for the player who works there", () => {
    const far = fitted(START, all, phone);
    const view = attended(far, work, phone);
    expect(view.span).toBeLessThan(far.span * 0.7);
    expect(shows(view, base, phone)).toBe(true);
    expect(phone.height / view.span).toBeGreaterThan(0.8);
    expect(attended(view, work, phone)).toBe(view);
    expect(attended(far, { ...work, works: false }, phone)).toBe(far);
  });

  it("moves without haste, and at once if motion is reduced", () => {
    const frames = (reduced: boolean): number => {
      const rig = new Rig(SIZE, reduced);
      rig.resize(904, 750);
      rig.pan(4000, 0);
      rig.attend(() => work);
      let ticks = 1;
      while (rig.tick(1 / 60) && ticks < 600) ticks++;
      return ticks;
    };
    expect(frames(true)).toBe(1);
    expect(frames(false)).toBeGreaterThan(60);
  });
});

describe("the first view", () => {
  const seats = [column("c0", 0, -85), column("c1", -85, 0), column("c2", 0, 85), column("c3", 85, 0)].map(
    (one, owner) => ({ ...one, owner }),
  );
  const ramps = seats.map(({ id, owner, x, y }) => ({
    ...road(`r${owner}`, [x * 2, y * 2, 0], [x, y, 10], null, id, { owner }),
    kind: "starting-ramp" as const,
  }));

  it.each([0, 1, 2, 3])("has seat %i near the viewer", (seat) => {
    const side = sideOf(seat, { columns: seats, roads: ramps });
    const rig = new Rig(SIZE, true);
    rig.resize(904, 750);
    rig.start(() => extentOf({ columns: seats, roads: ramps, cars: [], components: [] }, CITY_SHAPES), side);
    rig.jump();
    const heights = seats.map(({ x, y }) => toWorld(x, y, 0).project(rig.camera).y);
    expect(heights.indexOf(Math.min(...heights))).toBe(seat);
  });

  it("is the usual one for a seat without a ramp, and for spectators", () => {
    expect(sideOf(null, { columns: seats, roads: ramps })).toBe(0);
    expect(sideOf(2, { columns: seats, roads: [] })).toBe(0);
  });
});

describe("the space of a road", () => {
  it("has its width and thickness", () => {
    const points = roadExtent({ start: [0, 0, 10], end: [100, 0, 20] }, CITY_SHAPES);
    expect(new Set(points.map(({ y }) => Math.abs(y)))).toEqual(new Set([5]));
    expect(new Set(points.map(({ z }) => z))).toEqual(new Set([10, 12, 20, 22]));
  });
});
