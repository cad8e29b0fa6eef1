/** Helpers for tests at a table. They act through the page, as a player does; window.shuto is only read. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Session } from "../../src/app/session";

declare global {
  interface Window {
    shuto: { session: { value: Session | null } };
  }
}

/** The address of the set-up screen. */
export const setupAt = (address: string): string => `${address}#/new`;

/** Start the default game against a bot: one click on the home page. */
export async function start(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByTestId("start").click();
  await myTurn(page);
}

/** Wait until this page may build: it is its turn, and the ring and the scene are loaded. */
export async function myTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const open = window.shuto?.session.value;
      if (open?.match.link.value !== "open" || open.scene.value === null) return false;
      return (
        open.match.mySeat.value !== null &&
        (open.composer.ring.value !== null || open.composer.draft.value?.mode === "component")
      );
    },
    undefined,
    { timeout: 60_000 },
  );
}

export const steps = (page: Page): Promise<number> =>
  page.evaluate(() => window.shuto.session.value?.match.status.value?.steps ?? -1);

/** Client coordinates of a visible legal spot that earns the most; `part` (0 to 1) selects one of them. */
export async function legalSpot(page: Page, part: number): Promise<{ x: number; y: number }> {
  const find = () =>
    page.evaluate((which) => {
      const open = window.shuto.session.value!;
      const scene = open.scene.value!;
      const canvas = document.querySelector("[data-testid=table]")!;
      const box = canvas.getBoundingClientRect();
      const seen = (open.overlay.ring.value?.spots ?? [])
        .map((spot) => ({ cars: spot.cars, ...scene.project(spot.x, spot.y, 0) }))
        .filter((spot) => spot.x > 90 && spot.y > 30 && spot.x < box.width - 30 && spot.y < box.height - 90)
        .filter((spot) => document.elementFromPoint(spot.x + box.left, spot.y + box.top) === canvas);
      const best = Math.max(...seen.map((spot) => spot.cars));
      const good = seen.filter((spot) => spot.cars === best);
      const spot = good[Math.floor(which * (good.length - 1))];
      return spot === undefined ? null : { x: spot.x + box.left, y: spot.y + box.top };
    }, part);
  let last: { x: number; y: number } | null = null;
  // Two equal results in a row mean that the ring belongs to this turn and the camera stands still.
  await expect(async () => {
    const before = last;
    last = await find();
    expect(last).not.toBeNull();
    expect(last).toEqual(before);
  }).toPass({ timeout: 30_000, intervals: [100] });
  return last!;
}

/** The button that helps against an illegal build: it snaps to the nearest spot, or shows another legal build. */
export function helpButton(page: Page): Locator {
  return page.getByTestId("snap").or(page.getByTestId("remedy")).first();
}

/** Wait until the draft is judged legal. Snaps to the nearest legal place each time it is not. */
export async function becomeLegal(page: Page, timeout = 30_000): Promise<void> {
  const legal = () => page.evaluate(() => window.shuto.session.value!.composer.verdict.value?.legal ?? null);
  await expect(async () => {
    const said = await legal();
    if (said === false) await helpButton(page).click({ timeout: 2000 });
    expect(said === true && (await legal())).toBe(true);
  }).toPass({ timeout });
}

/** Click on legal spots until the draft is legal. A piece in front of a spot may catch the click, so one is not enough. */
export async function draftLegal(page: Page, part: number): Promise<void> {
  await expect(async () => {
    const spot = await legalSpot(page, part);
    part = (part + 0.17) % 1;
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.click(spot.x, spot.y);
    await becomeLegal(page, 8_000);
  }).toPass({ timeout: 60_000 });
}

/** Wait for a full round: this player's step and the bot's. */
export async function roundAfter(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (then) => {
      const open = window.shuto.session.value!;
      const status = open.match.status.value;
      if (!status || status.steps <= then) return false;
      return status.outcome !== null || (status.steps >= then + 2 && open.match.mySeat.value !== null);
    },
    before,
    { timeout: 60_000 },
  );
}

/** The outcome is shown with the ranking, and the page agrees with the server. */
export async function toldEnd(page: Page, address: string): Promise<void> {
  await expect(page.getByTestId("outcome")).toBeVisible();
  await expect(page.getByTestId("turn")).toContainText(/win|won|draw|share/i);
  const match = await page.evaluate(() => window.shuto.session.value!.id);
  const { status } = await (await page.request.get(`${address}api/matches/${match}`)).json();
  expect(status.phase).toBe("over");
  const told = await page.evaluate(() => {
    const { steps, outcome, seats } = window.shuto.session.value!.match.status.value!;
    return { steps, outcome, seats };
  });
  expect(told).toEqual({ steps: status.steps, outcome: status.outcome, seats: status.seats });
}
