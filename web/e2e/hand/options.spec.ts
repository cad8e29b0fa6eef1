/** What a carry offers beside the plain one: risk, tweezers, all pieces by hand, two fingers, no WebGL. */
import { expect } from "@playwright/test";
import { test } from "../support/browser";
import { buildStack, knockOver, pieces, table, take } from "../support/by-hand";
import { aim, byFinger, byMouse, ended, layDown, sight, taken, there } from "../support/carry";
import { madeLegal, point, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(120_000);
// Rendering is in software here: few pixels keep the frame rate high enough for carrying.
test.use({ viewport: { width: 900, height: 600 }, deviceScaleFactor: 0.4 });

test("risk: shows chances, and pieces that may fall glow until the piece is taken", async ({ page }) => {
  const wrong = await table(page, server.address, "shaky");
  await buildStack(page);
  await page.evaluate(() => {
    const { hand } = window.shuto.session.value!.scene.value!;
    const setRisks = hand.setRisks.bind(hand);
    hand.setRisks = (risks) => {
      (window as unknown as { glowing: object }).glowing = Object.fromEntries(risks);
      setRisks(risks);
    };
  });
  const glowing = () => page.evaluate(() => (window as unknown as { glowing: object }).glowing);
  await page.keyboard.press("n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.getByTestId("ask-risk").click();
  await expect(page.getByTestId("risk")).toContainText("%", { timeout: 60_000 });
  // Both at once: the answer is refined while it is shown.
  const [risk, glow] = await page.evaluate(() => [
    window.shuto.session.value!.hands.risk.answer.value,
    (window as unknown as { glowing: object }).glowing,
  ]);
  expect(risk).toMatchObject({ falls: expect.any(Number), legal: expect.any(Number) });
  expect(glow).toEqual((risk as { pieces: object }).pieces);
  await page.getByTestId("build").click();
  await taken(page);
  await expect(page.getByTestId("risk")).toHaveCount(0);
  expect(await glowing()).toEqual({});
  await page.keyboard.press("Escape");
  await ended(page);
  expect(wrong).toEqual([]);
});

test("practice: a clean carry has a time, and the browser keeps the best one", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low" })));
  await page.goto(`${server.address}/#/practice/gentle/roads`);
  const screen = page.getByTestId("practice-screen");
  await expect(screen).toHaveAttribute("data-done", "false");
  await expect(page.getByTestId("task-0")).toContainText(/not done yet/i);
  await page.getByTestId("show-me").click(); // the whole gesture, which a person who knows it skips
  await expect(page.getByTestId("demo")).toHaveAttribute("data-phase", "lower");
  await page.getByTestId("demo-skip").click();
  await expect(page.getByTestId("demo")).toHaveCount(0);
  await expect(async () => {
    await page.getByTestId("build").click();
    await taken(page);
    expect(await layDown(page, await byMouse(page))).toMatchObject({ message: { next: "played" } });
  }).toPass({ timeout: 90_000 });
  await expect(screen).toHaveAttribute("data-done", "true");
  await expect(page.getByTestId("practice-time")).toContainText(/best/i);
  const best = await page.getByTestId("task-0").textContent();
  expect(best).toMatch(/best.*\d/i);
  await page.getByTestId("again").click();
  await expect(screen).toHaveAttribute("data-done", "false");
  await page.reload();
  await expect(page.getByTestId("task-0")).toHaveText(best!);
});

test("the wreck stays until it is paid for, then is put back visibly; touches are heard and felt", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const calls: number[] = [];
    (window as unknown as { felt: number[] }).felt = calls;
    navigator.vibrate = (pattern) => calls.push(Number(pattern)) > 0;
  });
  const wrong = await table(page, server.address, "steady");
  await buildStack(page);
  const before = await pieces(page);
  await knockOver(page);
  await expect(page.getByTestId("bill")).toBeVisible();
  const back = page.evaluate(
    () =>
      new Promise<{ seconds: number; frames: number }>((done) => {
        const scene = window.shuto.session.value!.scene.value!;
        const giveBack = scene.hand.giveBack.bind(scene.hand);
        scene.hand.giveBack = async (...args) => {
          const [from, frames] = [performance.now(), scene.stats.painted];
          await giveBack(...args);
          done({ seconds: (performance.now() - from) / 1000, frames: scene.stats.painted - frames });
        };
      }),
  );
  await page.getByTestId("pay").click();
  const { seconds, frames } = await back;
  expect(seconds).toBeGreaterThan(0.3);
  expect(seconds).toBeLessThan(6);
  expect(frames).toBeGreaterThan(2);
  expect(await pieces(page)).toEqual(before);
  const felt = await page.evaluate(() => (window as unknown as { felt: number[] }).felt);
  expect(felt.length).toBeGreaterThan(0);
  expect(felt.every((ms) => ms >= 8 && ms <= 45)).toBe(true);
  expect(wrong).toEqual([]);
});

test("tweezers hold the pointer and move a fraction of its way; a click high up does not release", async ({ page }) => {
  const wrong = await table(page, server.address, "steady");
  await take(page);
  const carrier = await byMouse(page);
  await aim(page, carrier, null, 3);
  await there(page, 8);
  const way = async (): Promise<number> => {
    const before = await page.evaluate(() => window.shuto.session.value!.hands.hand.value!.goal);
    await carrier.shift(12, 0); // near the place: far away tweezers are quick
    const after = await page.evaluate(() => window.shuto.session.value!.hands.hand.value!.goal);
    return Math.hypot(after.x - before.x, after.y - before.y);
  };
  await carrier.raise(90, await sight(page));
  await there(page, 4);
  await carrier.letGo();
  await expect(page.getByTestId("toast")).toContainText(/high/i);
  expect((await sight(page)).held).toBe(true);
  const free = await way();
  await page.getByTestId("tweezers").check();
  await carrier.shift(0, 0); // back from the checkbox
  await aim(page, carrier, null, 3);
  expect(await way()).toBeLessThan(free * 0.5);
  expect(await way()).toBeGreaterThan(free * 0.2);
  const locked = () => page.evaluate(() => document.pointerLockElement !== null);
  expect(await locked()).toBe(true);
  await page.keyboard.press("Escape"); // frees the pointer, and only that
  await expect.poll(locked).toBe(false);
  expect((await sight(page)).held).toBe(true);
  await page.getByTestId("tweezers").uncheck();
  expect(await layDown(page, carrier)).toMatchObject({ how: "landing", message: { next: "played" } });
  expect(wrong).toEqual([]);
});

test("everything by hand: column, then road; the build can be undone in between", async ({ page }) => {
  const wrong = await table(page, server.address, "steady", async (at) => {
    await at.getByTestId("handled").selectOption("everything");
  });
  await take(page);
  const carrier = await byMouse(page);
  expect(await layDown(page, carrier)).toMatchObject({ how: "landing", message: { next: "piece" } });
  await expect(page.getByTestId("begun")).toBeVisible();
  const before = await pieces(page);
  // After a reload the column lies there as a piece, not as a ghost.
  await page.reload();
  await expect(page.getByTestId("begun")).toBeVisible();
  const seen = () =>
    page.evaluate(() => {
      const { hands, overlay, scene } = window.shuto.session.value!;
      const [placed, pose] = [
        hands.begun.view.value!.placed[0],
        [...(hands.begun.lying.value?.poses.values() ?? [])][0],
      ];
      if (pose === undefined || scene.value === null) return null;
      const { x, y } = scene.value.project(pose.x, pose.y, pose.z);
      const { left, top } = document.querySelector("[data-testid=table]")!.getBoundingClientRect();
      return [scene.value.pick(x + left, y + top)?.piece === placed, overlay.ghost.value?.column === undefined];
    });
  await expect.poll(seen).toEqual([true, true]);
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("begun")).toHaveCount(0);
  expect(await pieces(page)).toEqual(before);
  await take(page);
  for (let n = 0; n < 12; n += 1) {
    const end = await layDown(page, await byMouse(page));
    expect(end.how).toBe("landing");
    if (end.how === "landing" && end.message.next === "played") break;
    await page.getByTestId("take-next").click();
    await taken(page);
  }
  await turnOrEnd(page);
  expect(await page.evaluate(() => window.shuto.session.value!.match.table.value!.roads.length)).toBe(3);
  expect(wrong).toEqual([]);
});

test("without WebGL: the piece moves, touched pieces flash, pieces that may fall are marked", async ({ page }) => {
  const wrong = await table(page, `${server.address}?flat`, "steady");
  await buildStack(page);
  await page.evaluate(() => {
    const { hand } = window.shuto.session.value!.scene.value! as unknown as { hand: { flash(name: string): void } };
    const flash = hand.flash.bind(hand);
    (window as unknown as { flashed: string[] }).flashed = [];
    hand.flash = (name) => {
      (window as unknown as { flashed: string[] }).flashed.push(name);
      flash(name);
    };
  });
  const { column } = await knockOver(page);
  const flashed = await page.evaluate(() => (window as unknown as { flashed: string[] }).flashed);
  expect(flashed.some((name) => name.startsWith(`${column}.`))).toBe(true);
  await expect(page.getByTestId("bill")).toBeVisible();
  expect(wrong).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, deviceScaleFactor: 0.6 });

  test("a second finger raises, rotates and presses a button, and nothing in the layout moves", async ({
    page,
    context,
  }) => {
    const wrong = await table(page, server.address, "steady");
    const cdp = await context.newCDPSession(page);
    await expect(page.getByTestId("snap")).toBeDisabled(); // nothing is aimed at
    expect(await point(page, "touch", { x: 104, y: -8 })).toBe(true);
    expect(await madeLegal(page, "touch")).toBe(true);
    await page.getByTestId("build").tap();
    await taken(page);
    const carrier = await byFinger(page, cdp);
    await aim(page, carrier, null, 3);
    await there(page, 8);
    await expect(page.getByTestId("side-view")).toBeVisible();
    const layout = async () => {
      const names = ["hand-height", "let-go", "put-back", "table"];
      return Promise.all(names.map((name) => page.getByTestId(name).boundingBox()));
    };
    const laid = await layout();
    const box = (await page.getByTestId("table").boundingBox())!;
    const one = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.5, id: 0 };
    const two = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.6, id: 1 };
    const goal = () => page.evaluate(() => ({ ...window.shuto.session.value!.hands.hand.value!.goal }));
    const before = await goal();
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: (typeof one)[]) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [one]);
    await touch("touchStart", [one, two]);
    for (let n = 1; n <= 4; n += 1) await touch("touchMove", [one, { ...two, x: two.x + 5 * n, y: two.y - 15 * n }]);
    await touch("touchEnd", []);
    await expect.poll(async () => (await goal()).z - before.z).toBeGreaterThan(15);
    await expect.poll(async () => Math.abs((await goal()).yaw - before.yaw)).toBeGreaterThan(0.05);
    expect(Math.hypot((await goal()).x - before.x, (await goal()).y - before.y)).toBeLessThan(6);
    await carrier.shift(0, -60);
    expect(await layout()).toEqual(laid);
    // Another finger presses the button while the first still holds the piece.
    const button = (await page.getByTestId("put-back").boundingBox())!;
    const other = { x: button.x + button.width / 2, y: button.y + button.height / 2, id: 1 };
    await touch("touchStart", [one]);
    await touch("touchStart", [one, other]);
    await touch("touchEnd", [other]);
    expect(await ended(page)).toMatchObject({ how: "landing", message: { next: "again", fates: [] } });
    await touch("touchEnd", []);
    await expect(page.getByTestId("side-view")).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
});
