import { Group, PerspectiveCamera } from "three";
import { describe, expect, it } from "vitest";
import { Animator } from "../../../src/scene/animate";
import { Picker } from "../../../src/scene/camera/pick";
import { CAR_TYPES, makeCar } from "../../../src/scene/pieces/carmodels";
import { type Pieces, withChange } from "../../../src/scene/pieces/model";
import { PieceLayer } from "../../../src/scene/pieces/pieces";
import type { InstancePool } from "../../../src/scene/pieces/pool";
import { bareMaterials, car, change, colour, column, road, SHAPES, TABLE } from "../tables";

const BARE: Pieces = { ...TABLE, components: [] }; // textures of areas need a canvas
const layer = (): PieceLayer => new PieceLayer(new Group(), SHAPES, bareMaterials(), colour);

/** Every instance with its pose and colour, sorted by key. */
function picture(pieces: PieceLayer): string[] {
  const pools: InstancePool[] = [
    pieces.columns.discs,
    ...pieces.columns.rims,
    pieces.roads.beams,
    ...pieces.roads.edges,
    ...pieces.cars.pools(),
  ];
  return pools
    .flatMap((pool) =>
      [...pool.entries()].map(
        ({ key, matrix, colour: tint, extra }) =>
          `${key} ${[...matrix.elements, ...extra].map((n) => n.toFixed(4)).join(" ")} ${tint.getHexString()}`,
      ),
    )
    .sort();
}

const STEP = change({
  columns: [column("c4", 120, 240, 4, { junction: true })],
  roads: [road("r4", [120, 120, 30], [120, 239.6, 40], "c2", "c4", { kind: "off-ramp" })],
  cars: [car("k1", "r4", 60, { type: "highway-bus", owner: 1 }), car("k2", "r4", 30)],
  sides: [{ road: "r1", over: true, under: false }],
});

describe("pieces on the table", () => {
  it("look the same whether a step is added or the full table is set", () => {
    const step = layer();
    step.show(BARE);
    step.show(withChange(BARE, STEP));
    const whole = layer();
    whole.show(withChange(BARE, STEP));
    expect(picture(step)).toEqual(picture(whole));
  });

  it("look as before after an undo", () => {
    const pieces = layer();
    pieces.show(BARE);
    const before = picture(pieces);
    pieces.show(withChange(BARE, STEP));
    pieces.show(BARE);
    expect(picture(pieces)).toEqual(before);
  });

  it("show whose every column is, on the top disc", () => {
    const pieces = layer();
    pieces.show(BARE);
    for (const { id, owner, x, y, height } of BARE.columns) {
      const rim = [...pieces.columns.rims[owner]!.entries()].find(({ key }) => key === id);
      expect(rim?.colour.getHexString()).toBe(colour(owner).getHexString());
      expect([...(rim?.matrix.elements.slice(12, 15) ?? [])].map((n) => n + 0)).toEqual([x, 10 * (height - 1), -y + 0]);
    }
  });

  it("may exceed the initial capacity", () => {
    const pieces = layer();
    const many = Array.from({ length: 60 }, (_, i) => column(`c${i}`, i * 7 - 200, 0, 5));
    pieces.show({ ...BARE, columns: many, roads: [], cars: [] });
    expect(pieces.columns.discs.size).toBe(300);
    pieces.show({ ...BARE, columns: many.slice(0, 2), roads: [], cars: [] });
    expect(pieces.columns.discs.size).toBe(10);
  });

  it("end exactly in place, whether the animation finishes or is cut short", async () => {
    const still = layer();
    still.show(withChange(BARE, STEP));
    for (const cut of [true, false]) {
      const pieces = layer();
      const animator = new Animator();
      pieces.show(BARE);
      const arrived = animator.play(pieces.arrival(pieces.show(withChange(BARE, STEP))), 0);
      animator.tick(0.2);
      expect(picture(pieces)).not.toEqual(picture(still));
      if (cut) animator.finish();
      else animator.tick(5);
      await arrived;
      expect(animator.active).toBe(false);
      expect(picture(pieces)).toEqual(picture(still));
    }
  });

  it("arrive within a second", () => {
    const pieces = layer();
    pieces.show(BARE);
    const tweens = pieces.arrival(pieces.show(withChange(BARE, STEP)));
    expect(Math.max(...tweens.map((one) => one.delay + one.duration))).toBeLessThan(1.05);
  });

  it("ignore an animation whose piece is gone", () => {
    const pieces = layer();
    const animator = new Animator();
    pieces.show(BARE);
    void animator.play(pieces.arrival(pieces.show(withChange(BARE, STEP))), 0);
    pieces.show(BARE);
    animator.finish();
    expect(pieces.columns.discs.has("c4#0")).toBe(false);
    expect(pieces.roads.beams.has("r4")).toBe(false);
  });
});

describe("picking", () => {
  it("finds a piece from above, and the table beside it", () => {
    const pieces = layer();
    pieces.show({ ...BARE, roads: [], cars: [] });
    const camera = new PerspectiveCamera(30, 1, 1, 2000);
    camera.position.set(0, 500, 0.001);
    camera.lookAt(0, 0, 0);
    camera.updateMatrixWorld();
    const picker = new Picker(pieces);
    expect(picker.pick(0.02, 0.01, camera)).toMatchObject({ piece: "c0" });
    const beside = picker.pick(0.3, 0.3, camera);
    expect(beside?.piece).toBeNull();
    expect(beside?.x).toBeCloseTo(0.3 * 500 * Math.tan(Math.PI / 12), 1);
    expect(beside?.y).toBeCloseTo(0.3 * 500 * Math.tan(Math.PI / 12), 1);
  });
});

describe("car models", () => {
  it.each(CAR_TYPES)("%s stays within the size of its piece", (type) => {
    const { geometry } = makeCar(type);
    geometry.computeBoundingBox();
    const box = geometry.boundingBox;
    const long = ["limousine", "jumbo-trailer", "highway-bus"].includes(type) ? 24 : 16;
    expect(box?.min.x).toBeGreaterThan(-long / 2 - 0.3);
    expect(box?.max.x).toBeLessThan(long / 2 + 0.3);
    expect(Math.max(-(box?.min.z ?? 9), box?.max.z ?? 9)).toBeLessThan(4.4);
    expect(box?.min.y).toBeGreaterThan(-0.05);
    expect(box?.max.y).toBeLessThan(7.35);
  });
});
