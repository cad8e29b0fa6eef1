import { describe, expect, it, vi } from "vitest";
import { LatestWins } from "../../src/headless/latest";

describe("LatestWins", () => {
  it("sends the latest question even after a failure, and clear() ignores the answer in flight", async () => {
    const [told, failed] = [vi.fn(), vi.fn()];
    const pump = new LatestWins<number, number>(
      async (n) => {
        if (n === 1) throw new Error("no");
        return n;
      },
      told,
      failed,
    );
    pump.push(1);
    pump.push(2);
    pump.push(3);
    await new Promise((done) => setTimeout(done, 0));
    expect(failed).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledExactlyOnceWith(3, 3);
    pump.push(4);
    pump.clear();
    await new Promise((done) => setTimeout(done, 0));
    expect(told).toHaveBeenCalledOnce();
    expect(pump.idle).toBe(true);
  });
});
