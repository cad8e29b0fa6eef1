import { describe, expect, it } from "vitest";
import { SetupForm } from "../../../src/headless/new-game/setup";
import { makePrefs } from "../../../src/headless/page/prefs";
import { Keep, memoryShelf } from "../../../src/net/keep";

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

  it("keep the light and the quality, and ignore values that no longer exist", () => {
    const keep = new Keep(memoryShelf());
    const prefs = makePrefs(keep, ["en"]);
    expect([prefs.light.value, prefs.quality.value]).toEqual(["day", "auto"]);
    prefs.light.value = "night";
    prefs.quality.value = "low";
    const again = makePrefs(keep, ["en"]);
    expect([again.light.value, again.quality.value]).toEqual(["night", "low"]);
    keep.putPrefs({ light: "noon", quality: "best" });
    const odd = makePrefs(keep, ["en"]);
    expect([odd.light.value, odd.quality.value]).toEqual(["day", "auto"]);
  });

  it("remember the level and the set-ups, and forget what is damaged", () => {
    const keep = new Keep(memoryShelf());
    const prefs = makePrefs(keep, ["en"]);
    expect([prefs.level.value, prefs.setups.value]).toEqual(["greedy", {}]);
    prefs.level.value = "careful";
    const form = new SetupForm(() => "X");
    prefs.setups.value = { friends: form.toRemember() };
    expect(makePrefs(keep, ["en"]).level.value).toBe("careful");
    expect(makePrefs(keep, ["en"]).setups.value).toEqual({ friends: form.toRemember() });
    keep.putPrefs({ level: "invincible", setups: { bot: { edition: "x" }, cats: form.toRemember() } });
    expect(makePrefs(keep, ["en"]).level.value).toBe("greedy");
    expect(makePrefs(keep, ["en"]).setups.value).toEqual({});
  });
});
