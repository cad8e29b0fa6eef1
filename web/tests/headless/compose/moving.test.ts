import { beforeEach, describe, expect, it } from "vitest";
import type { Preview } from "../../../src/net/wire.gen";
import { settle } from "../../table";
import { answer, asker, begin, build, composer, previews } from "./composing";

beforeEach(begin);

describe("moving the ghost", () => {
  it("follows the pointer within reach, and stays when pinned", async () => {
    composer.hover({ x: 500, y: -70 });
    expect(build().place).toEqual({ x: 140, y: -70 });
    composer.hover({ x: 20, y: -70 });
    expect(build().place).toEqual({ x: 100, y: -70 });
    composer.pin({ x: 0, y: 40 });
    composer.hover({ x: 130, y: -70 });
    expect(build().place).toEqual({ x: 0, y: 40 });
  });

  it("has one request in flight, and then sends only the latest", async () => {
    let release: (value: Preview) => void = () => {};
    asker.preview.mockImplementationOnce(() => new Promise((done) => (release = done)));
    for (const x of [101, 102, 103, 104]) composer.hover({ x, y: -70 });
    expect(previews()).toHaveLength(1);
    release(answer());
    await settle();
    expect(previews().map((turn) => (turn as { x: number }).x)).toEqual([101, 104]);
    expect(composer.verdict.value?.legal).toBe(true);
  });

  it("moves exactly with keys, even out of reach; the first key shows the ghost where it earns most", () => {
    composer.nudge(1, 0);
    expect(build().place).toMatchObject({ x: 0, y: 30 });
    composer.nudge(0.1, 0);
    composer.nudge(0, 50);
    expect(build().place).toEqual({ x: 0.1, y: 80 });
  });

  it("rotates around the base point", () => {
    composer.pin({ x: 120, y: -70 });
    composer.rotate(90);
    expect(build().place).toEqual({ x: 0, y: 50 });
  });

  it("changes kind and height and stays in reach", () => {
    composer.pin({ x: 140, y: -70 });
    composer.chooseKind("junction");
    expect(build()).toMatchObject({ kind: "junction", height: 3, place: { x: 135, y: -70 } });
    composer.changeHeight(1);
    expect(build().height).toBe(3);
    composer.chooseKind("off-ramp");
    expect(composer.turn()).toEqual({ type: "off-ramp", base: 0, x: 120, y: -70 });
    composer.chooseKind("column");
    expect(build().height).toBe(2);
  });

  it("shifts the road from its resting lie, and a move resets the shift", async () => {
    composer.pin({ x: 119, y: -70 });
    await settle();
    composer.shift({ along: 0.5 });
    composer.shift({ across: 1 });
    expect(composer.turn()).toMatchObject({ lie: [0.5, -69, 119.5, -69] });
    composer.nudge(1, 0);
    expect(composer.turn()).not.toHaveProperty("lie");
  });

  it("states cars if they are chosen", async () => {
    composer.pin({ x: 119, y: -70 });
    composer.setCars([{ at: 60, type: "limousine" }]);
    expect(composer.turn()).toMatchObject({ cars: [{ at: 60, type: "limousine" }] });
    composer.setCars(null);
    expect(composer.turn()).not.toHaveProperty("cars");
  });

  it("states from whom a column is taken if that is chosen, until the road moves", () => {
    composer.pin({ x: 119, y: -70 });
    expect(composer.turn()).not.toHaveProperty("take");
    composer.setTake([{ owner: 1, yellow: true }]);
    expect(composer.turn()).toMatchObject({ take: [{ owner: 1, yellow: true }] });
    composer.setTake([]);
    expect(composer.turn()).toMatchObject({ take: [] });
    composer.nudge(1, 0);
    expect(composer.turn()).not.toHaveProperty("take");
  });

  it("undoes choices step by step, but not hovering", () => {
    composer.hover({ x: 110, y: -70 });
    composer.hover({ x: 111, y: -70 });
    composer.pin({ x: 120, y: -70 });
    composer.chooseKind("junction");
    composer.back();
    expect(build()).toMatchObject({ kind: "column", place: { x: 120, y: -70 } });
    composer.back();
    expect(build()).toMatchObject({ pinned: false });
    expect(composer.back()).toBe(false);
  });

  it("snaps to the place that the server offers, and reports if there is none", async () => {
    composer.pin({ x: 120, y: -70 });
    asker.nearest.mockResolvedValueOnce({
      type: "nearest",
      request: 1,
      revision: 1,
      turn: { type: "extend", base: 0, x: 118, y: -60, height: 2 },
      distance: 10,
    });
    expect(await composer.snap()).toBe(true);
    expect(build().place).toEqual({ x: 118, y: -60 });
    asker.nearest.mockResolvedValueOnce({ type: "nearest", request: 1, revision: 1, turn: null, distance: null });
    expect(await composer.snap()).toBe(false);
  });
});
