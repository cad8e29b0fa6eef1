import { describe, expect, it } from "vitest";
import { Preparation } from "../../../src/headless/page/preparation";

const answers = (...values: (number | Error)[]) => {
  const left = [...values];
  return async (): Promise<number> => {
    const next = left.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error("asked too often");
    return next;
  };
};

describe("preparation", () => {
  it("shows nothing if the server is ready", async () => {
    const preparation = new Preparation(answers(1), async () => {});
    expect(await preparation.watch()).toBe(false);
    expect(preparation.progress.value).toBe(1);
  });

  it("asks until the server is ready, also through a lost connection", async () => {
    const shown: number[] = [];
    const preparation = new Preparation(answers(0.2, new Error("offline"), 0.7, 1), async () => {
      shown.push(preparation.progress.value);
    });
    expect(await preparation.watch()).toBe(true);
    expect(shown).toEqual([0.2, 0.2, 0.7]);
    expect(preparation.progress.value).toBe(1);
  });
});
