import { Group, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Ghost } from "../../../src/scene/api";
import { clampOrbit, eyeOf, poseOf, START } from "../../../src/scene/camera/camera";
import { setPose, ViewCamera } from "../../../src/scene/camera/lens";
import { baseSight, ghostSights, inTheWay, solidsOf } from "../../../src/scene/camera/occlusion";
import { Picker } from "../../../src/scene/camera/pick";
import { Veils } from "../../../src/scene/camera/veils";
import { toWorld } from "../../../src/scene/mapping";
import type { Pieces } from "../../../src/scene/pieces/model";
import { PieceLayer } from "../../../src/scene/pieces/pieces";
import { CITY_SHAPES as SHAPES } from "../golden";
import { bareMaterials, car, colour, column, component, road } from "../tables";

const NONE: ReadonlySet<string> = new Set();
const EYE = new Vector3(0, -1000, 700); // in front of the table and above it
const base = column("c0", 0, 0, 2);
const table = (more: Partial<Pieces>): Pieces => ({
  columns: [base, ...(more.columns ?? [])],
  roads: more.roads ?? [],
  cars: more.cars ?? [],
  components: more.components ?? [],
});
const hiding = (pieces: Pieces, already = NONE, eye = EYE): string[] =>
  [...inTheWay([baseSight(base, pieces, SHAPES, eye)], solidsOf(pieces, SHAPES), eye, already)].sort();

describe("what hides a base point", () => {
  it("is a tower in front of it, not one behind it or beside it", () => {
    const tower = (x: number, y: number) => table({ components: [component("tower", "tower", x, y)] });
    expect(hiding(tower(0, -40))).toEqual(["tower"]);
    expect(hiding(tower(0, 60))).toEqual([]);
    expect(hiding(tower(45, -40))).toEqual([]);
    expect(hiding(tower(45, -40), NONE, new Vector3(1000, -890, 700))).toEqual(["tower"]); // seen from the right
    expect(hiding(tower(0, -400))).toEqual([]); // the way to the eye is above it
  });

  it("is a tall column, but not a low one that the eye looks over", () => {
    const stack = (height: number) => table({ columns: [column("c1", 0, -30, height)] });
    expect(hiding(stack(9))).toEqual(["c1"]);
    expect(hiding(stack(1))).toEqual([]);
  });

  it("is a wide thing made of many pieces that each hide a little", () => {
    const wall = table({ columns: [-12, 0, 12].map((x, n) => column(`c${n + 1}`, x, -30, 9)) });
    expect(hiding(wall)).toEqual(["c1", "c2", "c3"]);
  });

  it("is never a flat area, nor a road that meets on it, and a thin road only where it hides much", () => {
    const area = table({ components: [component("development-1", "development", 0, -20)] });
    expect(hiding(area)).toEqual([]);
    const own = road("r1", [0, -119, 60], [0, 0, 20], "c9", "c0");
    expect(hiding(table({ roads: [own] }))).toEqual([]);
    const pair = [-6, 6].map((x, n) => road(`r${n}`, [x, -119, 60], [x, 0, 24], "c9", "c8"));
    expect(hiding(table({ roads: pair }))).toEqual(["r0", "r1"]);
    expect(hiding(table({ roads: pair.slice(1) }))).toEqual([]);
    expect(hiding(table({ roads: [road("r2", [-60, -20, 36], [60, -20, 36], "c8", "c9")] }))).toEqual([]);
  });

  it("does not flicker at the limit", () => {
    // A column that moves slowly past: solid, translucent, solid; each change once.
    let already: ReadonlySet<string> = NONE;
    let changes = 0;
    for (let x = -40; x <= 40; x += 0.25) {
      const pieces = table({ columns: [column("c1", x, -30, 9)] });
      const now = new Set(hiding(pieces, already));
      if (now.size !== already.size) changes++;
      already = now;
    }
    expect(changes).toBe(2);
  });
});

describe("what hides a ghost", () => {
  const ghost: Ghost = {
    owner: 0,
    legal: true,
    column: { x: 120, y: 0, foot: 0, height: 3, junction: false },
    road: { start: [0, 0, 20], end: [119, 0, 30] },
  };
  const found = (pieces: Pieces): string[] =>
    [...inTheWay(ghostSights(ghost, SHAPES, EYE, "c0"), solidsOf(pieces, SHAPES), EYE, NONE)].sort();

  it("is a building in front of its column or of most of its road, not the base point itself", () => {
    expect(found(table({}))).toEqual([]);
    expect(found(table({ components: [component("slab", "building", 120, -35)] }))).toEqual(["slab"]);
    expect(found(table({ columns: [25, 50, 75, 95].map((x, n) => column(`c${n + 1}`, x, -25, 9)) }))).toEqual([
      "c1",
      "c2",
      "c3",
      "c4",
    ]);
  });

  it("is not a road that crosses over it", () => {
    expect(found(table({ roads: [road("r1", [60, -60, 45], [60, 60, 45], "c8", "c9")] }))).toEqual([]);
  });
});

describe("translucent pieces", () => {
  const pieces = table({
    columns: [column("c1", 0, -30, 9)],
    roads: [road("r1", [0, -119, 60], [0, 0, 40], "c8", "c9")],
    cars: [car("k1", "r1", 60, { at: [0, -60, 52] })],
  });
  const highlight = { pieces: [], basePoints: ["c0"], chosenBase: "c0" };
  const made = () => {
    const layer = new PieceLayer(new Group(), SHAPES, bareMaterials(), colour);
    layer.show(pieces);
    const veils = new Veils(layer, SHAPES);
    veils.shownAnew();
    const of = (id: string): number =>
      Number(layer.columns.discs.geometry.getAttribute("veil").getX(id === "c0" ? 0 : 2));
    return { layer, veils, of };
  };
  const eye = toWorld(EYE.x, EYE.y, EYE.z);

  it("turn so gradually, and back when nothing must be seen", () => {
    const { veils, of } = made();
    veils.look(eye, null, highlight);
    expect(veils.tick(0.05)).toBe(true);
    expect(of("c1")).toBeGreaterThan(0);
    expect(of("c1")).toBeLessThan(0.5);
    while (veils.tick(0.05));
    expect([of("c0"), of("c1")]).toEqual([0, 0.75]);
    expect(["c0", "c1", "r1", "k1"].filter((id) => veils.has(id))).toEqual(["c1", "r1", "k1"]);
    veils.refresh();
    veils.look(eye, null, { ...highlight, basePoints: [], chosenBase: null });
    expect(veils.tick(Infinity)).toBe(false);
    expect(of("c1")).toBe(0);
  });

  it("stay so when the table is drawn again, and do not catch the pointer", () => {
    const { layer, veils, of } = made();
    veils.look(eye, null, highlight);
    veils.tick(Infinity);
    layer.show({ ...pieces, columns: [base] });
    veils.shownAnew();
    layer.show(pieces);
    veils.shownAnew();
    expect(of("c1")).toBe(0.75);

    const orbit = clampOrbit({ ...START, azimuth: 0, z: 20, y: -6 }, [1000, 800]);
    const camera = new ViewCamera(30, 1.2);
    setPose(camera, poseOf(orbit));
    veils.look(toWorld(...eyeOf(orbit).toArray()), null, highlight);
    const spot = toWorld(0, 0, 20).project(camera);
    expect(new Picker(layer).pick(spot.x, spot.y, camera)?.piece).not.toBe("c0");
    expect(new Picker(layer, (id) => veils.has(id)).pick(spot.x, spot.y, camera)?.piece).toBe("c0");
  });
});
