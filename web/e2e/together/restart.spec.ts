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

test("a move that waits for the database is not saved yet, and counts once it is", async ({ page }) => {
  await start(page, server.address);
  const before = await steps(page);
  await page.keyboard.press("n");
  await becomeLegal(page);
  const unlock = await server.lock();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("not-saved")).toHaveText("Your move is not saved yet. The server keeps trying.");
  expect(await steps(page)).toBe(before);
  unlock();
  await roundAfter(page, before);
  await expect(page.getByTestId("not-saved")).toHaveCount(0);
});
