import { expect } from "@playwright/test";
import { becomeLegal, draftLegal, myTurn, roundAfter, start, steps } from "../support/at-table";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

test("one click starts a game against a bot, and clicks on the table play it", async ({ page }) => {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.address) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  await start(page, server.address);
  await expect(page.getByTestId("turn")).toHaveText("Your turn");
  for (const part of [0.2, 0.6, 0.4]) {
    await myTurn(page);
    const before = await steps(page);
    await draftLegal(page, part);
    await page.getByTestId("build").click();
    await roundAfter(page, before);
  }
  expect(await steps(page)).toBeGreaterThanOrEqual(6);
  await expect(page.getByTestId("player-0").getByTestId("stock-road")).toContainText("11");
  await expect(page.getByTestId("last")).toContainText("Ariake");
  expect(wrong).toEqual([]);
  expect(outside).toEqual([]);
});

test("a second click on the ghost builds", async ({ page }) => {
  await start(page, server.address);
  const before = await steps(page);
  await draftLegal(page, 0.5);
  const ghost = await page.evaluate(() => {
    const open = window.shuto.session.value!;
    const place = open.composer.draft.value!.place!;
    const at = open.scene.value!.project(place.x, place.y, 0);
    const box = document.querySelector("[data-testid=table]")!.getBoundingClientRect();
    return { x: at.x + box.left, y: at.y + box.top };
  });
  await page.mouse.click(ghost.x, ghost.y);
  await roundAfter(page, before);
});

test("a reload during a game keeps seat and table; the game is listed under my games", async ({ page }) => {
  await start(page, server.address);
  const before = await steps(page);
  await page.keyboard.press("n");
  await becomeLegal(page);
  await page.keyboard.press("Enter");
  await roundAfter(page, before);
  const played = await steps(page);
  await page.reload();
  await myTurn(page);
  expect(await steps(page)).toBe(played);
  await page.getByTestId("home").click();
  await page.getByTestId("resume").first().click();
  await myTurn(page);
  expect(await steps(page)).toBe(played);
});

test("the keyboard alone plays a turn and undoes it", async ({ page }) => {
  await start(page, server.address);
  const before = await steps(page);
  await page.keyboard.press("ArrowUp"); // the ghost appears
  await page.waitForFunction(() => window.shuto.session.value!.composer.draft.value?.place != null);
  const place = () => page.evaluate(() => window.shuto.session.value!.composer.draft.value!.place!);
  const first = await place();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Alt+ArrowLeft");
  const second = await place();
  expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeCloseTo(1.1, 5);
  await page.keyboard.press("]");
  await page.keyboard.press("j");
  await expect(page.getByTestId("kind-junction")).toHaveAttribute("aria-checked", "true");
  await page.keyboard.press("+");
  await page.keyboard.press("n");
  await becomeLegal(page);
  await expect(page.getByTestId("live")).not.toBeEmpty();
  await page.keyboard.press("Enter");
  await roundAfter(page, before);
  expect(
    await page.evaluate(() => window.shuto.session.value!.match.table.value!.columns.some((c) => c.junction)),
  ).toBe(true);
  await page.keyboard.press("u");
  await expect.poll(() => steps(page)).toBe(before);
  await page.keyboard.press("Shift+?");
  await expect(page.getByTestId("help-dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("help-dialog")).toBeHidden();
});

test("Space presses the focused button and does nothing else", async ({ page }) => {
  await start(page, server.address);
  await page.keyboard.press("n");
  await becomeLegal(page);
  const now = () =>
    page.evaluate(() => {
      const { composer, match } = window.shuto.session.value!;
      return { draft: composer.draft.value, steps: match.status.value!.steps };
    });
  const before = await now();
  for (const id of ["camera-plan", "labels"]) {
    await page.getByTestId(id).focus();
    await page.keyboard.press("Space");
    await expect(page.getByTestId(id)).toHaveAttribute("aria-pressed", "true");
    expect(await now()).toEqual(before);
  }
  await page.getByTestId("fine").locator("summary").focus();
  await page.keyboard.press("Space");
  await expect(page.getByTestId("fine")).toHaveAttribute("open");
  expect(await now()).toEqual(before);
  await page.getByTestId("build").focus();
  await page.keyboard.press("Space");
  await roundAfter(page, before.steps);
});

test("a forbidden build is explained in words with its gap, in the chosen language", async ({ page }) => {
  await start(page, server.address);
  // On the way to the other end, some faults have no gap.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByTestId("finding").first()).toContainText("mm", { timeout: 300 });
  }).toPass();
  await expect(page.getByTestId("build")).toBeDisabled();
  await page.getByTestId("settings").click();
  await page.getByTestId("settings-dialog").getByTestId("language").selectOption("de");
  await page.getByTestId("settings-dialog").getByTestId("close").click();
  await expect(page.getByTestId("build")).toHaveText("Bauen");
  await expect(page.getByTestId("turn")).toHaveText("Du bist am Zug");
  await expect(page.getByTestId("finding").first()).toContainText("Pfeiler");
});
