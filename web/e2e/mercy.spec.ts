/** A bot has knocked something over: two people, each on a page of their own, forgive it or let it pay. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { Server } from "./server";

const server = new Server(0, ["--mercy", "600"]);
test.beforeAll(async () => {
  server.before("tests/server/fallen.py");
  await server.start();
});
test.afterAll(() => server.kill());
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

async function both(browser: Browser, match: string): Promise<readonly [Page, Page]> {
  const pages = [];
  for (const token of ["the-token-of-ann", "the-token-of-ben"]) {
    const page = await (await browser.newContext()).newPage();
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
