import { expect } from "@playwright/test";
import { becomeLegal, myTurn, roundAfter, start, steps } from "../support/at-table";
import { test } from "../support/browser";
import { Server } from "../support/server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

test("the page reconnects and continues after the server was killed during a game and restarted", async ({ page }) => {
  await start(page, server.address);
  let before = await steps(page);
  await page.keyboard.press("n");
  await becomeLegal(page);
  await page.keyboard.press("Enter");
  await roundAfter(page, before);
  before = await steps(page);
  await server.kill();
  await expect(page.getByTestId("lost")).toContainText("Connection lost");
  await server.start();
  await expect
    .poll(() => page.evaluate(() => window.shuto.session.value!.match.link.value), { timeout: 30_000 })
    .toBe("open");
  await myTurn(page);
  expect(await steps(page)).toBe(before);
  await page.keyboard.press("n");
  await becomeLegal(page);
  await page.keyboard.press("Enter");
  await roundAfter(page, before);
  expect(await steps(page)).toBeGreaterThan(before);
});
