/** Clocks in two browsers: set up, counting down, a pause by consent, and a clock at zero that the other claims. */
import { expect, type Page } from "@playwright/test";
import { misfits } from "../screens/fits";
import { skipDrawing, test } from "../support/browser";
import { turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

const seconds = async (page: Page, seat: number): Promise<number> => {
  const [minutes, rest] = (await page.getByTestId(`clock-${seat}`).innerText()).split(":").map(Number);
  return 60 * minutes! + rest!;
};

test("a clock counts down on both screens, stops by consent, and at zero the other player claims", async ({
  page,
  browser,
}) => {
  await page.goto(`${server.address}#/new/friends/two-player-2024`);
  await page.getByTestId("where-link").click();
  await expect(page.getByTestId("at-zero")).toBeHidden(); // no clock by default
  await page.getByTestId("clock").selectOption("live-10");
  await expect(page.getByTestId("about-clock")).toContainText("10 minutes");
  await page.getByTestId("at-zero").selectOption("wait");
  await page.getByTestId("rated").check(); // then the clock stays, and what happens at zero is not a choice
  await expect(page.getByTestId("at-zero")).toBeHidden();
  await expect(page.getByTestId("clock").locator("option[value=none]")).toHaveCount(0);
  await page.getByTestId("name-0").fill("Léa");
  await page.getByTestId("start").click();
  await expect(page.getByTestId("gathering")).toContainText("10 seconds more after each turn");
  await expect(page.getByTestId("about-rated")).toBeVisible();
  const link = await page.getByTestId("table-link").inputValue();
  // The guest's phone is wrong about the time by years.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "de", hasTouch: true });
  await skipDrawing(context);
  await context.addInitScript(() => {
    Date.now = () => 0;
  });
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByTestId("my-name").fill("Jun");
  await guest.getByTestId("sit-1").click();
  await turnOrEnd(page);
  for (const one of [page, guest]) await expect.poll(() => seconds(one, 0)).toBeLessThan(599);
  expect(Math.abs((await seconds(page, 0)) - (await seconds(guest, 0)))).toBeLessThan(60);
  expect(await seconds(guest, 1)).toBe(600);
  expect(await misfits(guest)).toEqual([]);
  await guest.getByTestId("more").click();
  await expect(guest.getByTestId("about-clock")).toContainText("10 Minuten");
  await guest.getByTestId("pause").click();
  await page.getByTestId("agree-pause").click();
  await expect(guest.getByTestId("paused")).toBeVisible();
  await expect(page.getByTestId("build")).toBeHidden();
  await guest.getByTestId("resume").click();
  await turnOrEnd(page);
  await expect(page.getByTestId("hint")).toBeHidden();

  const seats = [{ name: "Léa" }, { name: "Jun" }];
  const data = { edition: "two-player-2024", seats, clock: { bank: 0.5, increment: 0 } };
  const match = await (await page.request.post(`${server.address}api/matches`, { data })).json();
  await page.goto(`${server.address}#/match/${match.id}/${match.tokens[0]}`);
  await guest.goto(`${server.address}#/match/${match.id}/${match.tokens[1]}`);
  await expect(page.getByTestId("flag-bar")).toContainText("Your time is up.");
  await expect(page.getByTestId("claim")).toBeHidden();
  await expect(guest.getByTestId("clock-0")).toHaveText("Zeit ist um");
  await guest.getByTestId("claim").click();
  for (const one of [page, guest]) await expect(one.getByTestId("outcome")).toBeVisible();
  await expect(page.getByTestId("outcome")).toContainText("Léa ran out of time before the first turn.");
  await context.close();
});
