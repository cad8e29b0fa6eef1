/** A collapse: the wreck lies until its bill is answered, and is watched again, shared as link, clip and file. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser";
import { Server } from "../support/server";

test.use({ drawn: true });

const server = new Server(0);
test.beforeAll(async () => {
  server.before("tests/server/wrecked.py");
  await server.start();
});
test.afterAll(() => server.kill());
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

const SEATS = "#/match/wrecked/the-token-of-ann.the-token-of-ben";

/** Open the table with its wreck. */
async function opened(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low" })));
  await page.goto(`${server.address}${SEATS}`);
  await expect(page.getByTestId("wreck-again")).toBeVisible();
  await page.waitForFunction(() => window.shuto.session.value!.scene.value !== null);
  return wrong;
}

/** The scene as it is drawn, without what lies over it. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const blob = await window.shuto.session.value!.scene.value!.screenshot(320, 200);
    const hash = await crypto.subtle.digest("SHA-1", await blob.arrayBuffer());
    return [...new Uint8Array(hash)].join();
  });
const watched = (page: Page) =>
  page.evaluate(() => {
    const replay = window.shuto.session.value!.watched.value;
    return replay === null
      ? null
      : { at: replay.at.value, over: replay.over.value, touch: replay.collapse!.touch, number: replay.number };
  });

test("a collapse is watched again and shared as link, clip and file; each opens with it", async ({ page, browser }) => {
  const wrong = await opened(page);
  expect(await watched(page)).toMatchObject({ over: true, number: 4 }); // reduced motion: a still, until asked
  await page.getByTestId("wreck-again").click();
  const now = (await watched(page))!;
  expect(now.at).toBeLessThan(now.touch + 1);
  await page.getByTestId("wreck-share").click();
  await page.getByTestId("clip-make").click();
  await expect(page.getByTestId("clip")).toBeVisible();
  await page.getByTestId("clip-save").click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("collapse-link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("collapse-file").click()]);
  const saved = readFileSync((await file.path())!, "utf-8");
  const context = await browser.newContext({ viewport: { width: 700, height: 500 }, reducedMotion: "no-preference" });
  const friend = await context.newPage();
  friend.on("pageerror", (error) => wrong.push(error.message));
  await friend.goto(link);
  await expect(friend.getByTestId("carry-bar")).toBeVisible();
  const seen = (await watched(friend))!;
  expect(seen.number).toBe(4);
  expect(seen.at).toBeGreaterThanOrEqual(seen.touch - 1);
  // The scene of the other page may still load.
  const view = (where: Page) => where.evaluate(() => window.shuto.session.value?.scene.value?.view() ?? null);
  await expect.poll(() => view(friend)).toEqual(await view(page));
  await friend.goto(server.address);
  await friend
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "collapse.json", mimeType: "application/json", buffer: Buffer.from(saved) });
  await expect(friend.getByTestId("bill")).toBeVisible();
  await expect.poll(() => watched(friend)).toMatchObject({ number: 4 });
  await context.close();
  expect(wrong).toEqual([]);
});

test("the wreck lies until the bill is answered, also after a reload", async ({ page }) => {
  const wrong = await opened(page);
  await expect(page.getByTestId("blame")).toBeVisible();
  await page.waitForTimeout(1500); // it used to be tidied after 0.9 s
  const lies = await picture(page);
  await page.reload();
  await expect(page.getByTestId("wreck-again")).toBeVisible();
  await page.waitForFunction(() => window.shuto.session.value!.scene.value !== null);
  await expect.poll(() => picture(page)).toBe(lies);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = async (testid: string) => (await page.getByTestId(testid).boundingBox())!;
  const seen = async (testid: string) => {
    await expect(page.getByTestId(testid)).toBeInViewport({ ratio: 1 });
    const { y, height } = await box(testid);
    expect(y + height, testid).toBeLessThanOrEqual((await box("pay")).y);
  };
  // On a phone the buttons of the wreck are in reach. The payer sees how much, however long the list of what fell is.
  await seen("wreck-again");
  await page.locator(".bill-fates summary").click();
  await seen("owed-1");
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
  await expect(page.getByTestId("blame")).toHaveCount(0);
  await expect.poll(() => picture(page)).not.toBe(lies);
  expect(wrong).toEqual([]);
});
