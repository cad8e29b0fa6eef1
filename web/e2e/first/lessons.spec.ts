import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { test } from "../support/browser";
import { byMouse, layDown, taken } from "../support/carry";
import { atTask, compose, SCRIPTS } from "../support/lessons";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

const FIRST = SCRIPTS[0]!;
const done = (page: Page) => page.locator("[data-testid=lesson-screen][data-done=true]");

test("every lesson is solved through the page, from the list to the last one", async ({ page }) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await page.goto(`${server.address}#/learn`);
  await expect(page.getByTestId(`lesson-${FIRST.id}`)).toHaveAttribute("aria-current", "step");
  await expectAccessible(page);
  await page.getByTestId(`lesson-${FIRST.id}`).click();
  for (const { id, solutions, byHand } of SCRIPTS) {
    for (const [task, solution] of solutions.entries()) {
      await atTask(page, id, task);
      // That the lesson before was completed says nothing about this one.
      const kept = await page.evaluate((name) => localStorage.getItem(`shuto:lesson:${name}`), id);
      expect(JSON.parse(kept ?? "{}").done ?? false).toBe(false);
      if (id === "what-counts" && task === 0) {
        await expect(page.getByTestId("show-me")).toBeHidden();
        await compose(page, "mouse", { line: "c6 100,45 5", cars: 0 }); // its side is taken: legal, but it earns nothing
        await page.getByTestId("build").click();
        await expect(page.getByTestId("missed")).toHaveText("Allowed, but it earns no car.");
        await expectAccessible(page);
        await page.getByTestId("build").click();
        await page.getByTestId("show-me").click(); // two mistakes: the solution is offered
        await page.waitForFunction(() => window.shuto.session.value!.composer.draft.value?.place?.x === 170);
      } else await compose(page, "mouse", solution);
      if (id === FIRST.id) await expect(page.getByTestId("verdict")).toHaveText("You can build here"); // not yet about cars
      if (id === "crossing-over")
        await expect(page.getByTestId("verdict")).toHaveText("You can build here: earns 1 car");
      await page.getByTestId("build").click();
      if (byHand) {
        await taken(page);
        await layDown(page, await byMouse(page));
      }
      await expect(done(page)).toBeVisible();
      if (id === "what-counts" && task === 0) await page.reload(); // in mid-lesson: the task stays solved
      if (task + 1 < solutions.length) await page.getByTestId("next-task").click();
    }
    const last = id === SCRIPTS.at(-1)!.id;
    await expect(page.getByTestId("play-bot")).toBeVisible();
    if (last) await expectAccessible(page);
    else await page.getByTestId("next-lesson").click();
  }
  await page.getByTestId("to-lessons").click();
  for (const { id } of SCRIPTS) await expect(page.getByTestId(`lesson-${id}`)).toHaveAttribute("data-done", "true");
  await page.reload();
  await expect(page.getByTestId(`lesson-${FIRST.id}`)).toHaveAttribute("data-done", "true");
  await page.getByTestId(`lesson-${FIRST.id}`).click(); // a completed lesson begins anew
  await atTask(page, FIRST.id, 0);
  await page.getByTestId("to-lessons").click();
  await page.getByTestId("home").click();
  await expect(page.getByTestId("start")).toBeVisible();
  await expect(page.getByTestId("my-games")).toBeHidden();
  expect(wrong).toEqual([]);
});

test("a lesson whose match is lost begins anew", async ({ page }) => {
  await page.goto(server.address);
  const key = `shuto:lesson:${FIRST.id}`;
  await page.evaluate((name) => localStorage.setItem(name, JSON.stringify({ match: "gone", tokens: ["t"] })), key);
  await page.goto(`${server.address}#/learn/${FIRST.id}`);
  await atTask(page, FIRST.id, 0);
  await page.goto(`${server.address}#/learn/no-such-lesson`);
  await expect(page.getByTestId("lessons")).toBeVisible();
});
