import { beforeEach, describe, expect, it } from "vitest";
import type { RemedyView } from "../../../src/net/wire.gen";
import { settle } from "../../table";
import { answer, asker, begin, build, composer, HINT, previews } from "./composing";

beforeEach(begin);

describe("a hint", () => {
  it("becomes the draft, is judged like any other, and is undone in one step", async () => {
    const before = build();
    expect(await composer.offers.hint()).toBe(true);
    expect(asker.hint).toHaveBeenCalledExactlyOnceWith(1, 0);
    await settle();
    expect(build()).toMatchObject({
      base: "c0",
      kind: "junction",
      height: 3,
      place: { x: 90, y: -75.5 },
      pinned: true,
    });
    expect(composer.verdict.value?.legal).toBe(true);
    expect(composer.back()).toBe(true);
    expect(build().place).toBe(before.place);
  });

  it("says what it is good for, as long as the draft is the hint", async () => {
    expect(composer.offers.why.value).toBe("");
    await composer.offers.hint();
    await settle();
    expect(composer.offers.why.value).toBe("Earns a car.");
    composer.nudge(1, 0);
    await settle();
    expect(composer.offers.why.value).toBe("");
    composer.back();
    expect(composer.offers.why.value).toBe("Earns a car.");
  });

  it("reports that nothing can be built", async () => {
    asker.hint.mockResolvedValue({ type: "hint", request: 1, revision: 1, turn: { type: "pass" }, why: "" });
    expect(await composer.offers.hint()).toBe(false);
    expect(build().place).toBeNull();
    expect(composer.offers.why.value).toBe("");
  });
});

describe("what helps", () => {
  const lower: RemedyView = { kind: "lower", turn: { type: "extend", base: 0, x: 115, y: -70, height: 1 }, by: 1 };
  const helped = (remedy: RemedyView | null): void => {
    asker.preview.mockResolvedValue(answer({ legal: false }));
    asker.remedy.mockResolvedValue({ type: "remedy", request: 1, revision: 1, remedy });
  };

  it("is asked for a place that was chosen, not for a ghost that follows the pointer", async () => {
    helped(lower);
    composer.hover({ x: 120, y: -70 });
    await settle();
    expect(asker.remedy).not.toHaveBeenCalled();
    composer.pin({ x: 120, y: -70 });
    await settle();
    expect(asker.remedy).toHaveBeenCalledExactlyOnceWith(1, previews().at(-1));
    expect(composer.remedy.value).toEqual(lower);
  });

  it("is not asked for a legal turn, and is forgotten when the draft moves on", async () => {
    composer.pin({ x: 120, y: -70 });
    await settle();
    expect(asker.remedy).not.toHaveBeenCalled();
    helped(lower);
    composer.nudge(1, 0);
    await settle();
    expect(composer.remedy.value).toEqual(lower);
    composer.nudge(1, 0);
    expect(composer.remedy.value).toBeNull(); // the new place is not judged yet
  });

  it("becomes the draft, and can be undone", async () => {
    helped(lower);
    composer.pin({ x: 120, y: -70 });
    await settle();
    expect(composer.offers.take(lower)).toBe(true);
    expect(build()).toMatchObject({ height: 1, place: { x: 115, y: -70 }, pinned: true });
    expect(composer.back()).toBe(true);
    expect(build()).toMatchObject({ height: 2, place: { x: 120, y: -70 } });
  });

  it("leaves the place alone where only the cars are wrong", async () => {
    composer.pin({ x: 120, y: -70 });
    composer.setCars([{ at: 200 }]);
    expect(composer.offers.take({ kind: "cars", turn: HINT })).toBe(true);
    expect(build()).toMatchObject({ cars: null, place: { x: 120, y: -70 } });
  });

  it("is left to be played if it is a pass", () => {
    expect(composer.offers.take({ kind: "pass", turn: { type: "pass" } })).toBe(false);
  });

  it("finds a build for a player who wants to pass, and leaves the draft alone", async () => {
    const remedy = { kind: "build", turn: HINT } as const;
    helped(remedy);
    const before = build();
    expect(await composer.offers.buildInstead()).toEqual(remedy);
    expect(asker.remedy).toHaveBeenCalledWith(1, { type: "pass" });
    expect(build()).toEqual(before);
    expect(composer.offers.take(remedy)).toBe(true);
    expect(build()).toMatchObject({ kind: "junction", height: 3 });
  });
});
