/** Carries that others see: live on another page, and replayed later, from a link too. */
import { expect, type Page } from "@playwright/test";
import { skipDrawing, test } from "../support/browser";
import { buildStack, knockOver, pieces, pushThrough, table, take } from "../support/by-hand";
import { aim, byMouse, layDown, sight, taken, there } from "../support/carry";
import { turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(120_000);
// Rendering is in software here: few pixels keep the frame rate high enough for carrying.
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

/** The pose at which the scene paints a body now. */
const watchedAt = (page: Page, name: string) =>
  page.evaluate((body) => {
    const live = window.shuto.session.value!.hands.carry.live.value;
    const pose = live?.poses(performance.now() / 1000).get(body === "" ? live.message.held[0]! : body);
    return pose === undefined ? null : { x: pose.x, y: pose.y, z: pose.z };
  }, name);

test("another page shows a carry live and cannot affect it", async ({ page, browser }) => {
  const wrong = await table(page, server.address, "steady");
  const other = await browser.newContext({
    viewport: { width: 700, height: 500 },
    deviceScaleFactor: 0.3,
    reducedMotion: "reduce",
  });
  await skipDrawing(other);
  const watcher = await other.newPage();
  watcher.on("pageerror", (error) => wrong.push(error.message));
  const match = await page.evaluate(() => window.shuto.session.value!.id);
  await watcher.goto(`${server.address}#/match/${match}`);
  await watcher.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
  await take(page);
  await expect(watcher.getByTestId("hand-watch")).toContainText("Léa");
  await expect(watcher.getByTestId("hand-name")).toHaveText("Léa");
  await watcher.getByTestId("react-gasp").click();
  await expect(page.getByTestId("reaction")).toContainText("Oh!");
  await expect.poll(() => watchedAt(watcher, "")).not.toBeNull();
  const began = (await watchedAt(watcher, ""))!;
  const carrier = await byMouse(page);
  await aim(page, carrier, null, 3);
  await there(page, 8);
  const want = await page.evaluate(() => window.shuto.session.value!.hands.hand.value!.spot);
  await expect
    .poll(async () => {
      const now = await watchedAt(watcher, "");
      return now === null ? 999 : Math.hypot(now.x - want.x, now.y - want.y);
    })
    .toBeLessThan(12);
  expect(Math.hypot(began.x - want.x, began.y - want.y)).toBeGreaterThan(100);
  expect(await watcher.getByTestId("let-go").count()).toBe(0);
  await watcher.keyboard.press("Space"); // a spectator's keys do nothing
  expect((await sight(page)).held).toBe(true);
  const own = await page.evaluate(
    () => window.shuto.session.value!.match.table.value!.columns.find((one) => one.owner === 0)!,
  );
  await pushThrough(page, own, 6);
  await page.keyboard.press("Escape");
  await expect(watcher.getByTestId("landing-by")).toHaveText("Léa knocked something over");
  await page.getByTestId("build").click();
  await taken(page);
  expect(await layDown(page, await byMouse(page))).toMatchObject({ how: "landing", message: { next: "played" } });
  await expect.poll(() => pieces(watcher)).toEqual(await pieces(page));
  expect(wrong).toEqual([]);
  await other.close();
});

test("a collapse can be replayed slowly, from any side, and by a link on another page", async ({ page, browser }) => {
  const wrong = await table(page, server.address, "steady");
  await buildStack(page);
  const { column } = await knockOver(page);
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
  await page.getByTestId("replay").click();
  await page.getByTestId("watch-0").click();
  await expect(page.getByTestId("carry-bar")).toContainText("Fallen: ");
  await page.getByTestId("carry-speed-0.25").click();
  // Back to its beginning: on a slow machine it may have ended meanwhile.
  const slider = page.getByTestId("carry-slider");
  await slider.fill((await slider.getAttribute("min"))!);
  await page.getByTestId("carry-play").click();
  const at = () => page.evaluate(() => window.shuto.session.value!.past.carryReplay.value!.at.value);
  const [from, begun] = [await at(), Date.now()];
  // It advances, and never too fast. How slow it may be depends on the load of the machine.
  await expect.poll(at, { intervals: [50] }).toBeGreaterThan(from + 0.15);
  expect(((await at()) - from) / ((Date.now() - begun) / 1000)).toBeLessThan(0.35);
  const project = () => page.evaluate(() => window.shuto.session.value!.scene.value!.project(50, 50, 0));
  const before = await project();
  const box = (await page.getByTestId("table").boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + 250);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(box.x + 420, box.y + 260, { steps: 4 });
  await page.mouse.up({ button: "right" });
  await expect.poll(async () => Math.abs((await project()).x - before.x)).toBeGreaterThan(5);
  const topOf = (where: Page) =>
    where.evaluate((id) => {
      const watched = window.shuto.session.value!.past.carryReplay.value!;
      const column = window.shuto.session.value!.shown.value!.columns.find((one) => one.id === id)!;
      return watched.poses().get(`${id}.${column.height - 1}`)!.z;
    }, column);
  const slide = (where: Page, part: string) =>
    where.getByTestId("carry-slider").evaluate((slider: HTMLInputElement, to) => {
      slider.value = to === "end" ? slider.max : "0";
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }, part);
  await slide(page, "0");
  const stood = await topOf(page);
  await slide(page, "end");
  const lies = await topOf(page);
  expect(lies).toBeLessThan(stood - 1.5);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("carry-copy").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const context = await browser.newContext({
    viewport: { width: 700, height: 500 },
    deviceScaleFactor: 0.3,
    locale: "en",
  });
  await skipDrawing(context);
  const friend = await context.newPage();
  friend.on("pageerror", (error) => wrong.push(error.message));
  await friend.goto(link);
  await expect(friend.getByTestId("carry-bar")).toBeVisible({ timeout: 20_000 });
  await slide(friend, "end");
  expect(await topOf(friend)).toBe(lies);
  await context.close();
  await page.getByTestId("carry-close").click();
  await page.getByTestId("replay").click();
  await turnOrEnd(page);
  expect(wrong).toEqual([]);
});
