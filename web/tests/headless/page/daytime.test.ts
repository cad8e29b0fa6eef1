import { describe, expect, it } from "vitest";
import { daytimeAt, daytimeOf, LIGHTS } from "../../../src/headless/page/daytime";

describe("the light over the table", () => {
  it("follows the local time only if that is chosen", () => {
    const midnight = new Date(2026, 5, 1, 0, 10);
    const noon = new Date(2026, 5, 1, 12, 0);
    expect([daytimeOf("auto", midnight), daytimeOf("auto", noon)]).toEqual(["night", "day"]);
    for (const choice of LIGHTS)
      if (choice !== "auto") expect([daytimeOf(choice, midnight), daytimeOf(choice, noon)]).toEqual([choice, choice]);
  });

  it("passes through an evening between day and night, twice a day", () => {
    const lights = Array.from({ length: 96 }, (_, n) => daytimeAt(n / 4));
    const changes = lights.filter((light, n) => n === 0 || light !== lights[n - 1]);
    expect(changes).toEqual(["night", "evening", "day", "evening", "night"]);
  });
});
