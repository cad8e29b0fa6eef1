import { describe, expect, it } from "vitest";
import { makePrefs } from "../../src/headless/prefs";
import { Keep, memoryShelf } from "../../src/net/keep";

describe("preferences", () => {
  it("are stored when they change", () => {
    const keep = new Keep(memoryShelf());
    const prefs = makePrefs(keep, ["it-CH"]);
    expect(prefs.language.value).toBe("it");
    expect(keep.prefs()).toEqual({});
    prefs.sound.value = false;
    prefs.language.value = "ja";
    expect(makePrefs(keep, ["en"]).language.value).toBe("ja");
    expect(makePrefs(keep, ["en"]).sound.value).toBe(false);
    expect(makePrefs(keep, ["en"]).motion.value).toBe("auto");
  });
});
