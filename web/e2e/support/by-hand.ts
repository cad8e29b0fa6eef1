/** Helpers for tables with hands: set up and start a game through the page, read what stands on the table. */
import { expect, type Page } from "@playwright/test";
import { setupAt } from "./at-table";
import { byMouse, ended, layDown, sweep, taken } from "./carry";
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

/** Take the first road and sweep it through the other player's column. */
export async function knockOver(page: Page): Promise<string> {
  const stack = await page.evaluate(
    () => window.shuto.session.value!.match.table.value!.columns.filter(({ owner }) => owner === 0).at(-1)!,
  );
  await take(page);
  await sweep(
    page,
    await byMouse(page),
    { x: stack.x - 75, y: stack.y - 75 },
    { x: stack.x + 40, y: stack.y + 40 },
    stack.height * 10 - 4,
  );
  await page.keyboard.press("Escape");
  await ended(page);
  return stack.id;
}
