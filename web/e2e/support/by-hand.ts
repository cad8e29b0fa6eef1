/** Helpers for tables with hands: set up and start a game through the page, read what stands on the table. */
import { expect, type Page } from "@playwright/test";
import type { Ended } from "../../src/headless/hand/stream/carry";
import { setupAt } from "./at-table";
import { byMouse, ended, layDown, sight, sweep, taken, type Wanted } from "./carry";
import { upright } from "./hand-player";
import { madeLegal, turnOrEnd } from "./player";

/** Start a game of two people on one screen; returns an array that collects the errors of the page. */
export async function table(
  page: Page,
  address: string,
  mode: "steady" | "shaky",
  change: (page: Page) => Promise<void> = async () => {},
): Promise<string[]> {
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: true })));
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(setupAt(address));
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

/** Shorten the game with a house rule: few cars. */
export async function short(page: Page, cars: number): Promise<void> {
  await page.getByTestId("house-rules").locator("summary").click();
  await page.getByTestId("switch-cars").fill(String(cars));
}

/** Play the first turn: a column of height two to knock over later. A trembling hand may need several tries. */
export async function buildStack(page: Page): Promise<void> {
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await expect(async () => {
    await page.getByTestId("build").click();
    await taken(page);
    const end = await layDown(page, await byMouse(page));
    await upright(page);
    expect(end).toMatchObject({ how: "landing", message: { next: "played" } });
  }).toPass({ timeout: 90_000 });
  await turnOrEnd(page);
}

export const pieces = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { columns, roads, cars } = window.shuto.session.value!.match.table.value!;
    return { columns, roads, cars };
  });
export const seats = (page: Page) =>
  page.evaluate(() => window.shuto.session.value!.match.seats.value.map(({ gray, yellow }) => ({ gray, yellow })));

/** Compose a legal build and take its first piece. */
export async function take(page: Page): Promise<void> {
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.getByTestId("build").click();
  await taken(page);
}

/** Push the piece in the hand through a column, some mm above the table. */
export async function pushThrough(page: Page, { x, y }: Wanted, z: number): Promise<void> {
  await sweep(page, await byMouse(page), { x: x - 75, y: y - 75 }, { x: x + 40, y: y + 40 }, z);
}

/** Take a road, push it through the last column of the first player, and put it back; returns that column, and the end. */
export async function knockOver(page: Page): Promise<{ column: string; end: Ended }> {
  const stack = await page.evaluate(
    () => window.shuto.session.value!.match.table.value!.columns.filter(({ owner }) => owner === 0).at(-1)!,
  );
  await take(page);
  await pushThrough(page, stack, stack.height * 10 - 4);
  expect((await sight(page)).held).toBe(true);
  await page.keyboard.press("Escape");
  return { column: stack.id, end: await ended(page) };
}
