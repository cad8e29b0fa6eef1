/** What waits, and for how long: a bot that has knocked something over for mercy, a table for a hand that does not let go. */
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { table } from "./by-hand";
import { ended, taken } from "./carry";
import { madeLegal } from "./player";
import { Server } from "./server";

const server = new Server(0, ["--mercy", "600", "--longest-carry", "8"]);
test.beforeAll(async () => {
  server.before("tests/server/fallen.py");
  await server.start();
});
test.afterAll(() => server.kill());
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

// Pages that stay open draw on and on: the tests after these would wait for them.
const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function both(browser: Browser, match: string): Promise<readonly [Page, Page]> {
  const pages = [];
  for (const token of ["the-token-of-ann", "the-token-of-ben"]) {
    const context = await browser.newContext();
    opened.push(context);
    const page = await context.newPage();
    await page.goto(`${server.address}#/match/${match}/${token}`);
    await expect(page.getByTestId("bill")).toContainText("Robo pays in a moment, unless you forgive it.");
    pages.push(page);
  }
  return [pages[0]!, pages[1]!];
}

const columns = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => window.shuto.session.value!.match.seats.value.map(({ gray, yellow }) => gray + yellow));

test("all say that it was the cat: the bot does not pay", async ({ browser }) => {
  const [ann, ben] = await both(browser, "forgiven");
  const had = await columns(ann);
  await ann.getByTestId("forgive").click();
  await expect(ben.getByTestId("forgiven-by")).toContainText("Ann");
  await expect(ann.getByTestId("forgive")).toHaveCount(0);
  await ben.getByTestId("forgive").click();
  for (const page of [ann, ben]) await expect(page.getByTestId("bill")).toHaveCount(0);
  expect((await columns(ann)).slice(1)).toEqual(had.slice(1));
});

test("one says that it was not: the bot pays at once", async ({ browser }) => {
  const [ann, ben] = await both(browser, "denied");
  const had = await columns(ann);
  await ben.getByTestId("forgive").click();
  await ann.getByTestId("not-forgive").click();
  for (const page of [ann, ben]) await expect(page.getByTestId("bill")).toHaveCount(0);
  expect((await columns(ben))[1]).toBe(had[1]! + 2);
});

test("a hand that does not let go is told that it tires, and then the piece is back in the supply", async ({
  page,
}) => {
  const wrong = await table(page, server.address, "steady");
  await page.keyboard.press("n");
  expect(await madeLegal(page, "keys")).toBe(true);
  await page.keyboard.press("Enter");
  await taken(page);
  await expect(page.getByTestId("hand-tires")).toContainText(/[1-8]\s/);
  expect(await ended(page)).toMatchObject({ how: "dropped", message: { why: "too-long" } });
  await expect(page.getByTestId("dropped")).toContainText("held for too long");
  await expect(page.getByTestId("hand-tires")).toHaveCount(0);
  await expect(page.getByTestId("build")).toBeVisible(); // and may be taken again
  expect(wrong).toEqual([]);
});
