import { expect, test } from "@playwright/test";
import { becomeLegal, legalSpot, roundAfter, start, steps } from "./at-table";
import { Server } from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test("a turn by touch on a phone, with nothing in the way", async ({ page }) => {
  await start(page, server.address);
  const before = await steps(page);
  const spot = await legalSpot(page, 0.7);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(page.getByTestId("loupe")).toBeVisible();
  await becomeLegal(page);
  const overlaps = await page.evaluate(() => {
    const box = (id: string) => document.querySelector(`[data-testid=${id}]`)!.getBoundingClientRect();
    const [players, stage, controls] = [box("players"), box("stage"), box("controls")];
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return { wide, players: players.bottom > stage.top + 1, controls: controls.top < stage.bottom - 14, low: controls.bottom > window.innerHeight + 1, stage: stage.height };
  });
  expect(overlaps).toMatchObject({ wide: false, players: false, controls: false, low: false });
  expect(overlaps.stage).toBeGreaterThan(300);
  for (const button of await page.getByTestId("controls").locator("button:visible").all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(34);
  }
  await page.getByTestId("build").tap();
  await roundAfter(page, before);
});
