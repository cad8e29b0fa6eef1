/** A whole game by hand through the page: every road and every car is carried with the page's pointer. */
import { expect, type Page } from "@playwright/test";
import type { Ended } from "../../src/headless/hand/stream/carry";
import { toldEnd } from "../support/at-table";
import { test } from "../support/browser";
import { short, table } from "../support/by-hand";
import { byMouse } from "../support/carry";
import { byHand } from "../support/hand-player";
import { playOut } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(170_000);
// Rendering is in software here: few pixels keep the frame rate high enough for carrying.
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

/** One of the three cars stands on the ramp from the start: a player who has earned two has won. */
const CARS = 3;

interface Course {
  readonly turns: number;
  readonly ends: readonly Ended[];
}

async function playedOut(page: Page): Promise<Course> {
  const ends: Ended[] = [];
  const turns = await playOut(
    page,
    "mouse",
    undefined,
    byHand(byMouse, (end) => ends.push(end)),
  );
  return { turns, ends };
}

const next = (end: Ended): string => (end.how === "landing" ? end.message.next : "dropped");

/** Check the game: each turn was carried, most carries succeeded, and one player has placed all cars. */
async function wasPlayed(page: Page, { turns, ends }: Course, lucky: number): Promise<void> {
  expect(turns).toBeGreaterThanOrEqual(6);
  const lost = ends.filter((end) => next(end) === "lost").length; // the third miss of a turn ends it
  expect(ends.filter((end) => next(end) === "played" || next(end) === "bill").length + lost).toBe(turns);
  expect(ends.filter((end) => next(end) !== "again" && next(end) !== "dropped").length / ends.length).toBeGreaterThan(
    lucky,
  );
  await toldEnd(page, server.address);
  const left = await page.evaluate(() => window.shuto.session.value!.match.seats.value.map(({ cars }) => cars));
  expect(Math.min(...left)).toBe(0);
  const { roads, cars } = await page.evaluate(() => window.shuto.session.value!.match.table.value!);
  expect(roads.length).toBe(2 + turns - lost); // nobody passed: every other turn laid a road
  expect(cars.length).toBe(2 * CARS - left.reduce((sum, one) => sum + one));
}

test("shaky hand: plays a whole game, every road and every car carried", async ({ page }) => {
  const wrong = await table(page, server.address, "shaky", async (at) => {
    await at.getByTestId("handled").selectOption("roads-and-cars");
    for (const seat of [0, 1]) await at.getByTestId(`tremor-${seat}`).selectOption("gentle");
    await short(at, CARS);
  });
  await expect(page.getByTestId("tremor-of-0")).toBeVisible();
  const course = await playedOut(page);
  await wasPlayed(page, course, 0.7);
  // A road with a car on it is carried in two pieces.
  expect(course.ends.filter((end) => next(end) === "piece").length).toBeGreaterThanOrEqual(2);
  expect(wrong).toEqual([]);
});
