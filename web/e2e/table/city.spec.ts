/** A city with missions and house rules. */
import { expect } from "@playwright/test";
import { becomeLegal, myTurn, setupAt, steps } from "../support/at-table";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

test("sets up a city with missions, house rules and three players, two of them on this page", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(setupAt(server.address));
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
