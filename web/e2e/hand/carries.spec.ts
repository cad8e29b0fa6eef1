/** Carrying by hand through the page: a collapse with its bill, keys, a phone. */
import { expect } from "@playwright/test";
import { test } from "../support/browser";
import { buildStack, knockOver, pieces, pushThrough, seats, table, take } from "../support/by-hand";
import { byFinger, byPerson, ended, layDown, sight, taken, there } from "../support/carry";
import { madeLegal, point, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(150_000);
// Rendering is in software here: few pixels keep the frame rate high enough for carrying.
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

test("a sweep through a column: it falls, is billed and paid, and everything is back exactly", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await buildStack(page);
  const [before, had] = [await pieces(page), await seats(page)];
  const { column, end } = await knockOver(page);
  expect(end).toMatchObject({ how: "landing", message: { next: "bill" } });
  await expect(page.getByTestId("bill")).toBeVisible();
  await expect(page.getByTestId(`fate-${column}`)).toContainText("Léa");
  await expect(page.getByTestId("build-bar")).toHaveCount(0);
  const due = await page.evaluate(() => window.shuto.session.value!.hands.bill.view.value!.pays[0]!);
  const count = (due.gray ?? 0) + (due.yellow ?? 0);
  expect(due.owner).toBe(0);
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
  const have = await seats(page);
  const sum = ({ gray, yellow }: { gray: number; yellow: number }): number => gray + yellow;
  expect(sum(have[1]!)).toBe(sum(had[1]!) - count);
  expect(sum(have[0]!)).toBe(sum(had[0]!) + count);
  expect(await pieces(page)).toEqual(before);
  await turnOrEnd(page);
  expect(wrong).toEqual([]);
});

test("the cat did it: on one screen all agree at once, and nobody pays", async ({ page }) => {
  await table(page, server.address, "steady");
  await buildStack(page);
  const had = await seats(page);
  await knockOver(page);
  await expect(page.getByTestId("forgive")).toBeVisible({ timeout: 20_000 });
  await page.getByTestId("forgive").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
  expect(await seats(page)).toEqual(had);
});

test("an own wreck costs nothing: it is put back, watched again, and shared by a link before the turn is played", async ({
  page,
}) => {
  const wrong = await table(page, server.address, "steady");
  const before = await pieces(page);
  await take(page);
  const own = await page.evaluate(() => {
    const { match } = window.shuto.session.value!;
    return match.table.value!.columns.find(({ owner }) => owner === match.mySeat.value)!;
  });
  await pushThrough(page, own, 6);
  await page.keyboard.press("Escape");
  const end = await ended(page);
  expect(end).toMatchObject({ how: "landing", message: { next: "again" } });
  const number = end.message.carry;
  await page.getByTestId("wreck-again").click();
  const watched = () => page.evaluate(() => window.shuto.session.value!.watched.value?.number ?? null);
  await expect.poll(watched).toBe(number);
  await expect(page.getByTestId("blame")).toBeVisible();
  await page.getByTestId("wreck-skip").click();
  await expect.poll(watched).toBeNull();
  expect(await pieces(page)).toEqual(before);
  await page.getByTestId("wreck-share").click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("collapse-link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await page.context().newPage();
  await friend.goto(link);
  await expect(friend.getByTestId("carry-bar")).toBeVisible();
  await friend.close();
  expect(wrong).toEqual([]);
});

test("a scripted person aims, lowers and lets go: lowering moves nothing sideways, and the road lies", async ({
  page,
}) => {
  const wrong = await table(page, server.address, "steady");
  await take(page);
  const { seconds, drift, apart, off } = await byPerson(page, 7);
  console.info(
    `a person with a mouse, in a browser that draws slowly: ${seconds.toFixed(1)} s, ${off.toFixed(2)} mm off, the pointer at most ${apart.toFixed(1)} px from its place`,
  );
  expect(drift).toBeLessThan(0.01);
  expect(apart).toBeLessThan(4);
  expect(off).toBeLessThan(2);
  expect(await ended(page)).toMatchObject({ how: "landing", message: { next: "played" } });
  expect(wrong).toEqual([]);
});

test("by keys alone: a piece is moved, put back, and taken again", async ({ page }) => {
  await table(page, server.address, "steady");
  await page.keyboard.press("n");
  expect(await madeLegal(page, "keys")).toBe(true);
  await page.keyboard.press("Enter");
  await taken(page);
  await there(page, 5);
  const began = await sight(page);
  await page.keyboard.down("f");
  await expect.poll(async () => (await sight(page)).above, { intervals: [100] }).toBeLessThan(began.above - 15);
  await page.keyboard.up("f");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByTestId("hand-off")).toContainText("mm");
  await page.keyboard.press("Escape");
  expect(await ended(page)).toMatchObject({ how: "landing", message: { next: "again", fates: [] } });
  await page.keyboard.press("Enter");
  await taken(page);
  await page.keyboard.press("Escape");
  await ended(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, deviceScaleFactor: 0.6 });

  test("a road is carried by touch", async ({ page, context }) => {
    await table(page, server.address, "steady");
    const cdp = await context.newCDPSession(page);
    await expect(page.getByTestId("snap")).toBeDisabled(); // nothing is aimed at
    expect(await point(page, "touch", { x: 104, y: -8 })).toBe(true);
    expect(await madeLegal(page, "touch")).toBe(true);
    await page.getByTestId("build").tap();
    await taken(page);
    await expect(page.getByTestId("hand-pad")).toBeVisible();
    await expect(page.getByTestId("hand-task")).toHaveText("Carry the road to its spot, lower it and let go.");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
    expect((await page.getByTestId("let-go").boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const end = await layDown(page, await byFinger(page, cdp));
    expect(end).toMatchObject({ how: "landing", message: { next: "played" } });
  });
});
