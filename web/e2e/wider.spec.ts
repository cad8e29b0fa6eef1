import { expect, test } from "@playwright/test";
import { becomeLegal, myTurn, roundAfter, start, steps } from "./at-table";
import { playTurn, turnOrEnd } from "./player";
import { Server } from "./server";

const server = new Server(0);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("sets up a city with missions, house rules and three players, two of them on this page", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(server.address);
  await page.getByTestId("edition-rainbow-city").click();
  await page.getByTestId("players-3").click();
  await page.getByTestId("missions").check();
  await page.getByTestId("name-0").fill("Léa");
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("house-rules").locator("summary").click();
  await page.getByTestId("switch-penalty").selectOption("per-piece");
  await page.getByTestId("start").click();
  await myTurn(page);
  await expect(page.getByTestId("component-bar")).toBeVisible();
  await expect(page.getByTestId("mission-sheet")).toBeVisible();
  // Players place components in turn; this page places each of its own at the nearest legal place.
  const building = () => page.evaluate(() => window.shuto.session.value!.match.status.value!.phase === "building");
  for (let n = 0; n < 14 && !(await building()); n += 1) {
    await page.waitForFunction(() => {
      const open = window.shuto.session.value!;
      return open.match.mySeat.value !== null || open.match.status.value!.phase === "building";
    });
    if (await building()) break;
    const before = await steps(page);
    const box = (await page.getByTestId("table").boundingBox())!;
    await page.mouse.click(box.x + box.width * (0.3 + 0.05 * (n % 9)), box.y + box.height * (0.3 + 0.06 * (n % 7)));
    await page.getByTestId("turn-left").click();
    await becomeLegal(page);
    await page.getByTestId("build").click();
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  await expect.poll(building).toBe(true);
  await expect(page.getByTestId("mission-sheet")).toContainText("Drive");
  await page.keyboard.press("t");
  await expect(page.getByTestId("describe-dialog")).toContainText("Léa");
});

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

test("without WebGL a 2D plan is shown and can be played", async ({ page }) => {
  await page.goto(`${server.address}?flat`);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  for (let n = 0; n < 2; n += 1) {
    await turnOrEnd(page);
    await playTurn(page, "mouse");
  }
  expect(await steps(page)).toBeGreaterThanOrEqual(3);
});
