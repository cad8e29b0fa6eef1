/** A newcomer's path: home, the first lesson, the first car, a game against a bot to its end, a rematch. With times. */
import { expect, type Page } from "@playwright/test";
import { steps, toldEnd } from "../support/at-table";
import { test } from "../support/browser";
import { atTask, compose, SCRIPTS } from "../support/lessons";
import { type Hand, playOut, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(300_000);

const LESSONS = ["first-road", "crossing-over"].map((id) => SCRIPTS.find((script) => script.id === id)!);

async function newcomer(page: Page, hand: Hand, where: string): Promise<void> {
  const began = Date.now();
  const tell = (what: string): void =>
    console.log(`newcomer (${where}): ${what} after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const press = (testid: string) => page.getByTestId(testid)[hand === "touch" ? "tap" : "click"]();
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low" })));

  await page.goto(server.address);
  await press("learn"); // opens the first lesson
  for (const { id, solutions } of LESSONS) {
    if (id !== "first-road") await press(`lesson-${id}`);
    for (const [task, solution] of solutions.entries()) {
      await atTask(page, id, task);
      if (id === "first-road" && task === 0) tell("first lesson open");
      await compose(page, hand, solution);
      if (id === "first-road" && task === 0) tell("first legal turn");
      for (const seen of ["build", "coach-says"]) await expect(page.getByTestId(seen)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await press("build");
      await page.locator("[data-testid=lesson-screen][data-done=true]").waitFor();
      if (task + 1 < solutions.length) await press("next-task");
    }
    tell(id === "first-road" ? "first road built" : "first car earned");
    await press("to-lessons");
    await expect(page.getByTestId(`lesson-${id}`)).toHaveAttribute("data-done", "true");
  }

  await press("home");
  await press("start");
  await turnOrEnd(page);
  tell("game against a bot open");
  const turns = await playOut(page, hand);
  expect(turns).toBeGreaterThan(4);
  await toldEnd(page, server.address);
  tell(`end of the game (${turns} turns)`);

  const table = () =>
    page.evaluate(() => {
      const session = window.shuto.session.value;
      if (session === null) return null; // between two tables
      const { id, match } = session;
      return {
        id,
        held: [...match.held.value],
        edition: match.info.value?.edition,
        bots: match.seats.value.map(({ bot }) => bot ?? null),
      };
    });
  const before = (await table())!;
  expect(before.held).toEqual([0]);
  await press("rematch");
  await expect.poll(async () => (await table())?.id ?? before.id).not.toBe(before.id);
  await expect.poll(table).toMatchObject({ held: [1], edition: before.edition, bots: [...before.bots].reverse() });
  await turnOrEnd(page);
  expect(await steps(page)).toBe(1); // the bot has begun
  tell("rematch open");
  expect(wrong).toEqual([]);
}

test("a newcomer learns, plays to the end, and takes a rematch, by mouse", ({ page }) =>
  newcomer(page, "mouse", "desktop"));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a newcomer learns, plays to the end, and takes a rematch, by touch", ({ page }) =>
    newcomer(page, "touch", "phone"));
});
