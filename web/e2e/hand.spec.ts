/** Tables where pieces are carried by hand, through the page: games of a turn or so, a collapse with its bill, a phone. */
import { expect, test, type Page } from "@playwright/test";
import type { Ended } from "../src/headless/carry";
import { byFinger, byHand, byMouse, ended, layDown, sight, sweep, taken, there } from "./carry";
import { madeLegal, playOut, turnOrEnd } from "./player";
import { Server } from "./server";

const server = new Server(0);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());
test.setTimeout(150_000);
// Pixels are drawn by the processor here: fewer of them, and a hand that is seen in time.
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

async function table(page: Page, mode: "steady" | "shaky", change: (page: Page) => Promise<void> = async () => {}): Promise<string[]> {
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: true })));
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(server.address);
  await page.getByTestId("edition-two-player-2024").click();
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("name-0").fill("Léa");
  await page.getByTestId("name-1").fill("Jun");
  await page.getByTestId(`mode-${mode}`).click();
  await change(page);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await expect(page.getByTestId("hand-badge")).toContainText(/hand/i);
  return wrong;
}

/** A short game: few cars. */
async function short(page: Page, cars: number): Promise<void> {
  await page.getByTestId("house-rules").locator("summary").click();
  await page.getByTestId("switch-cars").fill(String(cars));
}

/** The first turn: a stack of two, so that there is something to knock over. */
async function buildStack(page: Page): Promise<void> {
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.getByTestId("build").click();
  await taken(page);
  expect(await layDown(page, await byMouse(page))).toMatchObject({ how: "landed", message: { next: "played" } });
  await turnOrEnd(page);
}

const pieces = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { columns, roads, cars } = window.shuto.session.value!.match.table.value!;
    return { columns, roads, cars };
  });
const seats = (page: Page) => page.evaluate(() => window.shuto.session.value!.match.seats.value.map(({ gray, yellow }) => ({ gray, yellow })));

test("a steady hand: the one turn that ends a game of two cars", async ({ page }) => {
  const wrong = await table(page, "steady", (at) => short(at, 2));
  const ends: Ended[] = [];
  const turns = await playOut(page, "mouse", undefined, byHand(byMouse, (end) => ends.push(end)));
  expect(turns).toBe(1); // two cars are gone in a turn: a long game by hand is still to be tested
  await expect(page.getByTestId("outcome")).toBeVisible();
  const landed = ends.filter((end) => end.how === "landed" && end.message.next === "played").length;
  expect(landed / ends.length).toBeGreaterThan(0.7);
  expect(wrong).toEqual([]);
});

test("a gently shaking hand, roads and cars: a game of two cars, to the end", async ({ page }) => {
  const wrong = await table(page, "shaky", async (at) => {
    await at.getByTestId("handled").selectOption("roads-and-cars");
    for (const seat of [0, 1]) await at.getByTestId(`tremor-${seat}`).selectOption("gentle");
    await short(at, 2);
  });
  await expect(page.getByTestId("tremor-of-0")).toBeVisible();
  const ends: Ended[] = [];
  await playOut(page, "mouse", undefined, byHand(byMouse, (end) => ends.push(end)));
  await expect(page.getByTestId("outcome")).toBeVisible();
  expect(ends.some((end) => end.how === "landed" && end.message.next === "piece")).toBe(true);
  expect(wrong).toEqual([]);
});

test("a sweep through a stack: it falls, is billed, paid, and everything is back exactly", async ({ page }) => {
  const wrong = await table(page, "steady");
  await buildStack(page);
  const [before, had] = [await pieces(page), await seats(page)];
  const stack = await page.evaluate(() => {
    const { columns } = window.shuto.session.value!.match.table.value!;
    return columns.filter(({ owner }) => owner === 0).at(-1)!;
  });
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.getByTestId("build").click();
  await taken(page);
  const carrier = await byMouse(page);
  await sweep(page, carrier, { x: stack.x - 75, y: stack.y - 75 }, { x: stack.x + 40, y: stack.y + 40 }, stack.height * 10 - 4);
  expect((await sight(page)).held).toBe(true);
  await page.keyboard.press("Escape");
  const end = await ended(page);
  expect(end).toMatchObject({ how: "landed", message: { next: "bill" } });
  await expect(page.getByTestId("bill")).toBeVisible();
  await expect(page.getByTestId(`fate-${stack.id}`)).toContainText("Léa");
  await expect(page.getByTestId("build-bar")).toHaveCount(0);
  const due = await page.evaluate(() => window.shuto.session.value!.hands.reckoning.bill.value!.owed[0]!);
  expect(due[0]).toBe(0);
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
  const have = await seats(page);
  const sum = ({ gray, yellow }: { gray: number; yellow: number }): number => gray + yellow;
  expect(sum(have[1]!)).toBe(sum(had[1]!) - due[1]);
  expect(sum(have[0]!)).toBe(sum(had[0]!) + due[1]);
  expect(await pieces(page)).toEqual(before);
  await turnOrEnd(page);
  expect(wrong).toEqual([]);
});

test("the cat did it: around one screen all agree at once, and nobody pays", async ({ page }) => {
  await table(page, "steady");
  await buildStack(page);
  const had = await seats(page);
  const stack = await page.evaluate(() => window.shuto.session.value!.match.table.value!.columns.filter(({ owner }) => owner === 0).at(-1)!);
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.keyboard.press("Enter");
  await taken(page);
  await sweep(page, await byMouse(page), { x: stack.x - 75, y: stack.y - 75 }, { x: stack.x + 40, y: stack.y + 40 }, stack.height * 10 - 4);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("forgive")).toBeVisible({ timeout: 20_000 });
  await page.getByTestId("forgive").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
  expect(await seats(page)).toEqual(had);
});

test("by keys alone: a piece is moved, put back, and taken again", async ({ page }) => {
  await table(page, "steady");
  await page.keyboard.press("n");
  expect(await madeLegal(page, "keys")).toBe(true);
  await page.keyboard.press("Enter");
  await taken(page);
  await there(page, 5);
  const began = await sight(page);
  await page.keyboard.down("f");
  await page.waitForTimeout(700);
  await page.keyboard.up("f");
  await page.keyboard.press("ArrowUp");
  const now = await sight(page);
  expect(now.above).toBeLessThan(began.above - 15);
  await expect(page.getByTestId("hand-off")).toContainText("mm");
  await page.keyboard.press("Escape");
  expect(await ended(page)).toMatchObject({ how: "landed", message: { next: "again", fates: [] } });
  await page.keyboard.press("Enter");
  await taken(page);
  await page.keyboard.press("Escape");
  await ended(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, deviceScaleFactor: 0.6 });

  test("a road is carried by finger", async ({ page, context }) => {
    await table(page, "steady");
    const cdp = await context.newCDPSession(page);
    await page.getByTestId("snap").tap();
    expect(await madeLegal(page, "touch")).toBe(true);
    await page.getByTestId("build").tap();
    await taken(page);
    await expect(page.getByTestId("hand-pad")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
    expect((await page.getByTestId("let-go").boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const end = await layDown(page, await byFinger(page, cdp));
    expect(end).toMatchObject({ how: "landed", message: { next: "played" } });
  });
});
