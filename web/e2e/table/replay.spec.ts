/** A game is replayed, shared as a link, and saved. */
import { expect } from "@playwright/test";
import { becomeLegal, myTurn, roundAfter, start, steps } from "../support/at-table";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

test("a game is replayed, shared as a link, and opened from it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await start(page, server.address);
  for (let n = 0; n < 2; n += 1) {
    await myTurn(page);
    const before = await steps(page);
    await page.keyboard.press("n");
    await becomeLegal(page);
    await page.keyboard.press("Enter");
    await roundAfter(page, before);
  }
  const played = await steps(page);
  await page.getByTestId("replay").click();
  await expect(page.getByTestId("replay-step")).toContainText(`${played} / ${played}`);
  await page.getByTestId("replay-slider").fill("1");
  await expect(page.getByTestId("replay-step")).toContainText("Player builds a column");
  await page.getByTestId("replay-play").click();
  await expect(page.getByTestId("replay-step")).toContainText("2 /", { timeout: 10_000 });
  await page.getByTestId("replay-close").click();
  await page.getByTestId("share").click();
  await page.getByTestId("copy-link").click();
  await expect(page.getByTestId("toast")).toHaveText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#r=");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("save-text").click()]);
  expect(saved.suggestedFilename()).toMatch(/\.txt$/);
  const [picture] = await Promise.all([page.waitForEvent("download"), page.getByTestId("save-png").click()]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByTestId("table-screen").waitFor();
  await expect.poll(() => steps(other)).toBe(played);
});
