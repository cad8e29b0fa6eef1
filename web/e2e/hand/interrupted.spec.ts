/** A carry that something interrupts: help, a replay, a reload, a double click, another draft after a risk request. */
import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser";
import { buildStack, table, take } from "../support/by-hand";
import { byMouse, ended, layDown, sight, taken } from "../support/carry";
import { madeLegal } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(150_000);
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

const goal = (page: Page) =>
  page.evaluate(() => {
    const { x, y, z } = window.shuto.session.value!.hands.hand.value!.goal; // yaw and pitch change by themselves at first
    return { x, y, z };
  });
/** Was the held piece in the source that the scene last followed? */
const followed = (page: Page) => page.evaluate(() => (window as unknown as { followed: string | null }).followed);

test("help and a replay leave the held piece in place, and it is shown again afterwards", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await buildStack(page);
  await page.evaluate(() => {
    const { hand } = window.shuto.session.value!.scene.value!;
    const told = window as unknown as { followed: string | null };
    const [follow, giveBack] = [hand.follow.bind(hand), hand.giveBack.bind(hand)];
    hand.follow = (source) => {
      told.followed = source.held?.name ?? null;
      follow(source);
    };
    hand.giveBack = (...args) => {
      told.followed = null;
      return giveBack(...args);
    };
  });
  await take(page);
  const held = await page.evaluate(() => window.shuto.session.value!.hands.carry.live.value!.message.held[0]!);
  await page.getByTestId("help").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await sight(page)).held).toBe(true);

  const before = await goal(page);
  await page.getByTestId("replay").click();
  await expect(page.getByTestId("replay-bar")).toBeVisible();
  await page.getByTestId("watch-0").click();
  await expect(page.getByTestId("carry-bar")).toBeVisible();
  const box = (await page.getByTestId("table").boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.move(box.x + 260, box.y + 240, { steps: 3 });
  expect(await goal(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("hand-bar")).toBeVisible();
  await expect.poll(() => followed(page)).toBe(held);
  expect((await sight(page)).held).toBe(true);
  await page.keyboard.press("Escape");
  expect(await ended(page)).toMatchObject({ how: "landing", message: { next: "again", fates: [] } });
  expect(wrong).toEqual([]);
});

test("a reloaded page continues the carry", async ({ page }) => {
  await table(page, server.address, "steady");
  await take(page);
  await page.reload();
  await page.getByTestId("go-on").click();
  await taken(page);
  expect(await layDown(page, await byMouse(page))).toMatchObject({ how: "landing", message: { next: "played" } });
});

test("a double click that takes a piece does not release it", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  const dropped = page.evaluate(
    () =>
      new Promise<boolean>((told) => {
        const { hands } = window.shuto.session.value!;
        const stop = hands.hand.subscribe((hand) => {
          if (hand === null) return;
          queueMicrotask(() => void hands.letGo().then(told)); // "let go" is now where "take" was
          queueMicrotask(() => stop());
        });
      }),
  );
  await page.getByTestId("build").click();
  expect(await dropped).toBe(false);
  expect((await sight(page)).held).toBe(true);
  await page.keyboard.press("Escape");
  await ended(page);
  expect(wrong).toEqual([]);
});

test("Space on a focused button presses it and does not release the piece", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await take(page);
  await page.waitForFunction(() => window.shuto.session.value!.hands.hand.value!.seconds > 1);
  await page.getByTestId("camera-menu").focus(); // this stage is too small for the whole bar
  await page.keyboard.press("Space");
  await page.getByTestId("camera-plan").focus();
  await page.keyboard.press("Space");
  await expect(page.getByTestId("camera-plan")).toHaveAttribute("aria-pressed", "true");
  expect((await sight(page)).held).toBe(true);
  expect(await page.evaluate(() => window.shuto.session.value!.hands.falling.value)).toBe(false);
  await page.getByTestId("put-back").focus();
  await page.keyboard.press("Space");
  expect(await ended(page)).toMatchObject({ how: "landing", message: { next: "again", fates: [] } });
  expect(wrong).toEqual([]);
});

test("a risk is not shown for another build", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.getByTestId("ask-risk").click();
  await expect(page.getByTestId("risk")).toContainText("%", { timeout: 60_000 });
  await page.getByTestId("kind-junction").click();
  await expect(page.getByTestId("risk")).toHaveCount(0);
  expect(wrong).toEqual([]);
});
