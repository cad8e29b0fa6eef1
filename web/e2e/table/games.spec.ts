/** Whole games through the page: by mouse and keyboard; on one screen and against bots; with a city. By touch: newcomer. */
import { expect, type Page } from "@playwright/test";
import { setupAt, toldEnd } from "../support/at-table";
import { test } from "../support/browser";
import { short } from "../support/by-hand";
import { placeComponent, playOut, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(300_000);

async function quick(page: Page, address = setupAt(server.address)): Promise<readonly string[]> {
  // These tests are about play, so low quality is enough. Other tests cover how it looks.
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low" })));
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(address);
  return wrong;
}

test("plays two-player-2024 on one screen by mouse to the end", async ({ page }) => {
  const wrong = await quick(page);
  await page.getByTestId("edition-two-player-2024").click();
  await page.getByTestId("name-0").fill("Léa");
  await page.getByTestId("name-1").fill("Jun");
  await page.getByTestId("who-1").selectOption("human");
  await short(page, 4);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  const seen = new Set<string>();
  const turns = await playOut(page, "mouse", async () => {
    seen.add((await page.getByTestId("turn").textContent()) ?? "");
  });
  expect(turns).toBeGreaterThan(5);
  expect([...seen].some((text) => text.includes("Léa")) && [...seen].some((text) => text.includes("Jun"))).toBe(true);
  await toldEnd(page, server.address);
  expect(wrong).toEqual([]);
});

test("plays four players with buildings, three of them bots, to the end", async ({ page }) => {
  const wrong = await quick(page);
  await page.getByTestId("edition-four-player-fr").click();
  await page.getByTestId("players-4").click();
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await expect(page.getByTestId("component-bar")).toBeVisible();
  await placeComponent(page, "mouse", { x: 160, y: 40 });
  // How long it takes depends on the bots.
  expect(await playOut(page, "mouse")).toBeGreaterThan(2);
  expect(await page.evaluate(() => window.shuto.session.value!.match.table.value!.components.length)).toBe(4);
  await toldEnd(page, server.address);
  expect(wrong).toEqual([]);
});

test("plays Rainbow City with a city set-up and missions to the end", async ({ page }) => {
  const wrong = await quick(page);
  await page.getByTestId("edition-rainbow-city").click();
  await page.getByTestId("players-2").click();
  await page.getByTestId("missions").check();
  await page.getByTestId("start").click();
  const settingUp = () => page.evaluate(() => window.shuto.session.value!.composer.draft.value?.mode === "component");
  for (let n = 0; n < 12; n += 1) {
    await turnOrEnd(page);
    if (!(await settingUp())) break;
    await placeComponent(page, "mouse", { x: -120 + 60 * (n % 5), y: 60 - 60 * Math.floor(n / 5) });
  }
  await expect(page.getByTestId("mission-sheet")).toBeVisible();
  expect(await playOut(page, "mouse")).toBeGreaterThan(4);
  await toldEnd(page, server.address);
  const told = await page.evaluate(() => window.shuto.session.value!.match.status.value!.outcome!.scores);
  expect(told).toHaveLength(2);
  expect(Math.max(...told!)).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("plays by keyboard alone from the first screen to the end", async ({ page }) => {
  const wrong = await quick(page, server.address);
  await page.getByTestId("start").waitFor();
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.getAttribute("data-testid") === "start")) break;
  }
  await page.keyboard.press("Enter");
  await turnOrEnd(page);
  expect(await playOut(page, "keys")).toBeGreaterThan(4);
  await toldEnd(page, server.address);
  await expect(page.getByTestId("live")).not.toBeEmpty();
  expect(wrong).toEqual([]);
});

test("a strong bot gives a hint and plays; after the game a bot analyses it", async ({ page }) => {
  await quick(page);
  await page.getByTestId("house-rules").locator("summary").click();
  await page.getByTestId("children").check();
  await page.getByTestId("who-1").selectOption("careful");
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await page.getByTestId("hint").click();
  await page.waitForFunction(() => window.shuto.session.value!.composer.verdict.value?.legal === true);
  await page.getByTestId("build").click();
  await playOut(page, "keys");
  await page.getByTestId("analyse").click();
  await expect(page.getByTestId("plot")).toBeVisible({ timeout: 120_000 });
  const lines = await page.getByTestId("plot").locator("polyline").count();
  expect(lines).toBe(2);
  const better = page.getByTestId("better").first();
  if (await better.isVisible()) {
    await better.click();
    await expect(page.getByTestId("replay-bar")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.shuto.session.value!.overlay.ghost.value !== null)).toBe(true);
  }
});
