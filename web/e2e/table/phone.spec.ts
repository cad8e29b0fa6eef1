import { expect } from "@playwright/test";
import { becomeLegal, legalSpot, myTurn, roundAfter, setupAt, start, steps } from "../support/at-table";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test("plays a turn by touch on a phone, with nothing covering the controls", async ({ page }) => {
  await start(page, server.address);
  const before = await steps(page);
  const spot = await legalSpot(page, 0.7);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(page.getByTestId("loupe")).toBeVisible();
  await becomeLegal(page);
  const overlaps = await page.evaluate(() => {
    const box = (id: string) => document.querySelector(`[data-testid=${id}]`)!.getBoundingClientRect();
    const [players, stage, controls] = [box("players"), box("stage"), box("controls")];
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    return {
      wide,
      players: players.bottom > stage.top + 1,
      controls: controls.top < stage.bottom - 14,
      low: controls.bottom > window.innerHeight + 1,
      stage: stage.height,
    };
  });
  expect(overlaps).toMatchObject({ wide: false, players: false, controls: false, low: false });
  expect(overlaps.stage).toBeGreaterThan(300);
  for (const button of await page.getByTestId("controls").locator("button:visible").all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(34);
  }
  await page.getByTestId("build").tap();
  await roundAfter(page, before);
});

test("the loupe goes with a hint, the ghost is in view, and the camera bar is whole on small screens", async ({
  page,
}) => {
  await start(page, server.address);
  const spot = await legalSpot(page, 0.3);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(page.getByTestId("loupe")).toBeVisible();
  await page.evaluate(() => window.shuto.session.value!.scene.value!.pan(-900, 0));
  await page.getByTestId("hint").tap();
  await expect(page.getByTestId("loupe")).toHaveCount(0);
  // The hint is off the screen at first: the view comes to it.
  const ghostInView = () =>
    page.evaluate(() => {
      const { composer, scene } = window.shuto.session.value!;
      const place = composer.draft.value?.place;
      return place ? scene.value!.project(place.x, place.y, 0).visible : null;
    });
  await expect.poll(ghostInView).toBe(true);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByTestId("camera-menu").tap();
    for (const id of ["camera-free", "camera-plan", "camera-follow", "camera-drive", "labels", "sides"])
      await page.getByTestId(id).tap({ trial: true });
    await page.getByTestId("show-all").tap();
    await expect(page.getByTestId("show-all")).toBeHidden();
    await expect.poll(ghostInView).toBe(true);
  }
});

test("two fingers zoom the table and one finger pans it, without building", async ({ page, context }) => {
  await start(page, server.address);
  const before = await steps(page);
  const box = (await page.getByTestId("table").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await context.newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  /** The length of 100 mm of the table on the screen, and where its middle is. */
  const view = () =>
    page.evaluate(() => {
      const scene = window.shuto.session.value!.scene.value!;
      const [a, b] = [scene.project(-50, 0, 0), scene.project(50, 0, 0)];
      return { size: Math.hypot(b.x - a.x, b.y - a.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    });
  const settled = async () => {
    let last = await view();
    for (let n = 0; n < 40; n += 1) {
      await page.waitForTimeout(80);
      const now = await view();
      if (Math.abs(now.size - last.size) + Math.hypot(now.x - last.x, now.y - last.y) < 0.05) break;
      last = now;
    }
    return view();
  };
  const first = await settled();
  await touch("touchStart", { x: x - 30, y, id: 0 }, { x: x + 30, y, id: 1 });
  for (let n = 1; n <= 8; n += 1)
    await touch("touchMove", { x: x - 30 - 8 * n, y, id: 0 }, { x: x + 30 + 8 * n, y, id: 1 });
  await touch("touchEnd");
  const near = await settled();
  expect(near.size / first.size).toBeGreaterThan(1.5);
  await touch("touchStart", { x, y: y + 60, id: 0 });
  for (let n = 1; n <= 8; n += 1) await touch("touchMove", { x: x + 8 * n, y: y + 60, id: 0 });
  await touch("touchEnd");
  const moved = await settled();
  expect(Math.hypot(moved.x - near.x, moved.y - near.y)).toBeGreaterThan(20);
  expect(await steps(page)).toBe(before);
});

test("a phone that is turned sideways shows the turn large again", async ({ page }) => {
  await start(page, server.address);
  /** The part of the stage, along the longer side, that the spots of the ring take. */
  const filled = () =>
    page.evaluate(() => {
      const { overlay, scene } = window.shuto.session.value!;
      const { width, height } = document.querySelector("[data-testid=stage]")!.getBoundingClientRect();
      const spots = (overlay.ring.value?.spots ?? []).map(({ x, y }) => scene.value!.project(x, y, 0));
      const spread = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);
      return Math.max(spread(spots.map(({ x }) => x)) / width, spread(spots.map(({ y }) => y)) / height);
    });
  await expect.poll(filled).toBeGreaterThan(0.7);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(filled).toBeGreaterThan(0.7);
});

test("hand settings stay within the page's margins in every language", async ({ page }) => {
  await page.goto(setupAt(server.address));
  await page.getByTestId("mode-shaky").tap();
  for (const language of ["en", "fr", "de", "it", "ja"]) {
    await page.getByTestId("language").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const out = await page.evaluate(() => {
      const edge = (one: Element): number => one.getBoundingClientRect().right;
      const settings = document.querySelector("[data-testid=hand-settings]")!;
      return Math.max(...[...settings.querySelectorAll("select")].map(edge)) - edge(settings);
    });
    expect(out, language).toBeLessThanOrEqual(0.5);
  }
});

test.describe("held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 }, deviceScaleFactor: 1 });

  test("the reason why a build is not legal shows without scrolling, in every language", async ({ page }) => {
    const seats = ["Léa", "Jun", "Ada", "Max"].map((name) => ({ name }));
    const data = { edition: "four-player-de", seats };
    const match = await (await page.request.post(`${server.address}api/matches`, { data })).json();
    await page.goto(`${server.address}#/match/${match.id}/${match.tokens.join(".")}`);
    await myTurn(page);
    const judged = () => page.evaluate(() => window.shuto.session.value!.composer.verdict.value?.legal ?? null);
    await expect(async () => {
      await page.keyboard.press("ArrowUp");
      await expect.poll(judged).not.toBeNull();
      expect(await judged()).toBe(false);
    }).toPass({ timeout: 30_000, intervals: [0] });
    for (const language of ["en", "fr", "de", "it", "ja"]) {
      await page.getByTestId("settings").tap();
      await page.getByTestId("settings-dialog").getByTestId("language").selectOption(language);
      await page.getByTestId("settings-dialog").getByTestId("close").tap();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const reason = (await page.getByTestId("finding").first().boundingBox())!;
      const actions = (await page.getByTestId("build").boundingBox())!;
      expect(reason.y + reason.height, language).toBeLessThanOrEqual(actions.y);
      await expect(page.getByTestId("finding").first()).toBeInViewport({ ratio: 1 });
    }
  });
});
