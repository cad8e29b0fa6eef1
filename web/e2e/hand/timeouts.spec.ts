/** Timeouts: a bot waits before it pays a bill, and a carry ends if the hand never releases. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { skipDrawing, test } from "../support/browser";
import { table } from "../support/by-hand";
import { ended, taken } from "../support/carry";
import { madeLegal } from "../support/player";
import { Server } from "../support/server";

const server = new Server(0, ["--forgive-time", "600", "--longest-carry", "8"]);
test.beforeAll(async () => {
  server.before("tests/server/fallen.py");
  await server.start();
});
test.afterAll(() => server.kill());
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

// Close pages after each test: open ones keep rendering and slow down the tests that follow.
const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function both(browser: Browser, match: string): Promise<readonly [Page, Page]> {
  const pages = [];
  for (const token of ["the-token-of-ann", "the-token-of-ben"]) {
    const context = await browser.newContext();
    opened.push(context);
    await skipDrawing(context);
    const page = await context.newPage();
    await page.goto(`${server.address}#/match/${match}/${token}`);
    await expect(page.getByTestId("bill")).toContainText("Robo pays in a moment, unless you forgive it.");
    pages.push(page);
  }
  return [pages[0]!, pages[1]!];
}

const columns = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => window.shuto.session.value!.match.seats.value.map(({ gray, yellow }) => gray + yellow));

test("all forgive (the cat did it): the bot does not pay", async ({ browser }) => {
  const [ann, ben] = await both(browser, "forgiven");
  const had = await columns(ann);
  await ann.getByTestId("forgive").click();
  await expect(ben.getByTestId("forgiven-by")).toContainText("Ann");
  await expect(ann.getByTestId("forgive")).toHaveCount(0);
  await ben.getByTestId("forgive").click();
  for (const page of [ann, ben]) await expect(page.getByTestId("bill")).toHaveCount(0);
  expect((await columns(ann)).slice(1)).toEqual(had.slice(1));
});

test("one player refuses to forgive: the bot pays at once", async ({ browser }) => {
  const [ann, ben] = await both(browser, "denied");
  const had = await columns(ann);
  await ben.getByTestId("forgive").click();
  await ann.getByTestId("not-forgive").click();
  for (const page of [ann, ben]) await expect(page.getByTestId("bill")).toHaveCount(0);
  expect((await columns(ben))[1]).toBe(had[1]! + 2);
});

test("a hand that never releases gets a warning, and then the piece is back in the supply", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await page.keyboard.press("n");
  expect(await madeLegal(page, "keys")).toBe(true);
  await page.keyboard.press("Enter");
  await taken(page);
  await expect(page.getByTestId("hand-tires")).toContainText(/[1-8]\s/);
  expect(await ended(page)).toMatchObject({ how: "dropped", message: { why: "too-long" } });
  await expect(page.getByTestId("dropped")).toContainText("held for too long");
  await expect(page.getByTestId("hand-tires")).toHaveCount(0);
  await expect(page.getByTestId("build")).toBeVisible(); // it may be taken again
  expect(wrong).toEqual([]);
});
