/** Takes the pictures of carries for docs/pictures: PICTURES=1 npx playwright test e2e/pictures. Asserts nothing. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CDPSession, expect, type Page } from "@playwright/test";
import { test } from "../support/browser";
import { table } from "../support/by-hand";
import { aim, byMouse, ended, layDown, sight, sweep, taken, there } from "../support/carry";
import { byHand } from "../support/hand-player";
import { madeLegal, playOut, press, turnOrEnd } from "../support/player";
import { Server } from "../support/server";

test.use({ drawn: true });

test.skip(process.env.PICTURES === undefined, "only where pictures are wanted");
const server = new Server(0);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());
test.setTimeout(1_800_000);

const FOLDER = resolve(import.meta.dirname, "../../../docs/pictures");
const FRAMES = resolve(import.meta.dirname, "../../../out/collapse");
const FRAME_MS = 100; // ms that a frame of the collapse is shown
const CLOSE = 105; // mm around what fell
const EARLIEST = 5; // turns before the first picture, so that something has been built

const SIZE = { width: 1280, height: 800 };

class Enough extends Error {}

/** Set the pixel ratio: low during play, high for the picture. */
async function drawn(cdp: CDPSession, beautiful: boolean): Promise<void> {
  const { width, height } = SIZE;
  const deviceScaleFactor = beautiful ? 1 : 0.4;
  // The page reads the pixel ratio only when its size changes.
  for (const less of [1, 0]) {
    await cdp.send("Emulation.setDeviceMetricsOverride", {
      width,
      height: height - less,
      deviceScaleFactor,
      mobile: false,
    });
    await new Promise((done) => setTimeout(done, 300));
  }
}

async function quality(page: Page, wanted: "low" | "high"): Promise<void> {
  await page.getByTestId("settings").click();
  await page.getByTestId("settings-dialog").getByTestId("quality").selectOption(wanted);
  await page.getByTestId("close").click();
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Move the camera near a place of the table. */
const near = (page: Page, { x, y }: Place): Promise<void> =>
  page.evaluate(
    (points) => window.shuto.session.value!.scene.value!.hand.lean(points),
    [-CLOSE, CLOSE].flatMap((dx) =>
      [-CLOSE, CLOSE].map((dy): [number, number, number] => [x + dx, y + dy, dx > 0 && dy > 0 ? 70 : 0]),
    ),
  );

async function picture(page: Page, cdp: CDPSession, name: string): Promise<void> {
  await quality(page, "high");
  const sharp = (): Promise<boolean> =>
    page.getByTestId("table").evaluate((canvas: HTMLCanvasElement) => canvas.width > 0.95 * canvas.clientWidth);
  // A busy page may miss a short change of its size.
  do await drawn(cdp, true);
  while (!(await sharp()));
  await page.waitForTimeout(2500);
  // page.screenshot() would go back to the pixel ratio of the tests.
  const { data } = await cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 84 });
  writeFileSync(`${FOLDER}/hand-${name}-desktop.jpg`, Buffer.from(data, "base64"));
  await drawn(cdp, false);
  await quality(page, "low");
}

/** Play by hand until a road can be carried over a rival's; it is in the hand then. */
async function overRival(page: Page): Promise<void> {
  const manner = byHand(byMouse);
  let turn = 0;
  const finish: typeof manner.finish = async (at, hand) => {
    const earns = await at.evaluate(() =>
      window.shuto.session.value!.composer.verdict.value!.crossings.some(({ why }) => why === "earns"),
    );
    if (!earns || turn < EARLIEST) return manner.finish(at, hand);
    await press(at, hand, "build", "Enter");
    await taken(at);
    throw new Enough();
  };
  const watch = async (played: number): Promise<void> => {
    turn = played + 1;
  };
  await playOut(page, "mouse", watch, { ...manner, finish }).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error;
  });
}

/** The moment at which the fallen pieces move most. */
const falling = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = window.shuto.session.value!.past.carryReplay.value!;
    const bodies = watched.carry.names.filter((name) => watched.fallen.includes(name.split(".")[0]!));
    const speed = (at: number): number => {
      const [before, after] = [at, at + 0.05].map((moment) => {
        watched.go(moment);
        return watched.poses();
      });
      return bodies.reduce((sum, name) => sum + Math.abs((after!.get(name)?.z ?? 0) - (before!.get(name)?.z ?? 0)), 0);
    };
    const moments = Array.from({ length: Math.floor(watched.length / 0.05) }, (_, n) => n * 0.05);
    return moments.reduce((best, at) => (speed(at) > speed(best) ? at : best));
  });

async function pictures(page: Page, cdp: CDPSession): Promise<void> {
  await drawn(cdp, false);
  await table(page, server.address, "steady");
  await overRival(page);
  const first = await byMouse(page);
  for (let n = 0; n < 3; n += 1) {
    await aim(page, first, null, 4);
    await there(page, 6);
  }
  const now = await sight(page);
  await first.raise(28 - now.above, now);
  await there(page, 4);
  await picture(page, cdp, "over");
  expect((await layDown(page, first)).how).toBe("landing");

  await turnOrEnd(page);
  await press(page, "mouse", "snap", "n");
  expect(await madeLegal(page, "mouse")).toBe(true);
  await press(page, "mouse", "build", "Enter");
  await taken(page);
  const stack = await page.evaluate(() => {
    const { match } = window.shuto.session.value!;
    const others = match.table.value!.columns.filter(({ owner }) => owner !== match.mySeat.value);
    return others.reduce((best, one) => (one.height > best.height ? one : best));
  });
  const far = Math.hypot(stack.x, stack.y) || 1;
  const out = (mm: number) => ({ x: stack.x + (mm * stack.x) / far, y: stack.y + (mm * stack.y) / far });
  await sweep(page, await byMouse(page), out(110), out(-60), stack.height * 10 - 14);
  await press(page, "mouse", "put-back", "Escape");
  await ended(page);
  await expect(page.getByTestId("bill")).toBeVisible({ timeout: 20_000 });

  await press(page, "mouse", "pay", "Enter");
  await expect(page.getByTestId("bill")).toHaveCount(0);
  await press(page, "mouse", "replay", "r");
  await press(page, "mouse", "watch-0", "Enter");
  await page.getByTestId("carry-speed-0.125").click();
  await page.getByTestId("carry-play").click();
  const moment = await falling(page);
  await page.evaluate((at) => window.shuto.session.value!.past.carryReplay.value!.go(at), moment);
  await near(page, out(-40));
  await picture(page, cdp, "collapse");
}

test.describe("carries", () => {
  test.use({ viewport: SIZE });
  test("a carry over another highway, and a collapse", async ({ page, context }) => {
    await pictures(page, await context.newCDPSession(page));
  });
});

test.describe("wreck", () => {
  const wrecked = new Server(0);
  test.beforeAll(async () => {
    wrecked.before("tests/server/wrecked.py");
    await wrecked.start();
  });
  test.afterAll(() => wrecked.kill());
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });
  test("wreck", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "high" })));
    await page.goto(`${wrecked.address}#/match/wrecked/the-token-of-ann.the-token-of-ben`);
    await expect(page.getByTestId("blame")).toBeVisible();
    await page.waitForTimeout(6000);
    await page.screenshot({ path: `${FOLDER}/hand-wreck-desktop.jpg`, type: "jpeg", quality: 84 });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    test("bill", async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "high" })));
      await page.goto(`${wrecked.address}#/match/wrecked/the-token-of-ann.the-token-of-ben`);
      await expect(page.getByTestId("blame")).toBeVisible();
      await page.waitForTimeout(6000);
      await page.screenshot({ path: `${FOLDER}/hand-bill-phone.jpg`, type: "jpeg", quality: 84, timeout: 60_000 });
    });
  });

  test("the frames of the collapse in slow motion", async ({ page }) => {
    test.setTimeout(1_200_000);
    rmSync(FRAMES, { recursive: true, force: true });
    mkdirSync(FRAMES, { recursive: true });
    await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "high" })));
    await page.setViewportSize({ width: 1180, height: 620 });
    await page.goto(`${wrecked.address}#/match/wrecked/the-token-of-ann.the-token-of-ben`);
    await expect(page.getByTestId("blame")).toBeVisible();
    await page.waitForTimeout(6000); // the camera has arrived
    await page.addStyleTag({ content: ".camera, [data-testid=hand-badge] { visibility: hidden }" });
    const box = (await page.getByTestId("table").boundingBox())!;
    const free = await page.getByTestId("controls").boundingBox();
    const width = Math.min(box.width, (free?.x ?? Infinity) - box.x);
    const clip = { x: box.x, y: box.y, width, height: box.height };
    await page.evaluate(() => {
      const watched = window.shuto.session.value!.watched.value!;
      watched.again();
      watched.playing.value = false;
    });
    /** Show the next moment; returns whether it is the last one. */
    const next = (seconds: number): Promise<boolean> =>
      page.evaluate(
        (one) =>
          new Promise<boolean>((done) => {
            const watched = window.shuto.session.value!.watched.value!;
            watched.playing.value = true;
            watched.tick(one);
            watched.playing.value = false;
            requestAnimationFrame(() => requestAnimationFrame(() => done(watched.over.value)));
          }),
        seconds,
      );
    for (let frame = 1, over = false; !over && frame < 400; frame += 1) {
      over = await next(FRAME_MS / 1000);
      const name = `${String(frame).padStart(4, "0")}-${over ? 1500 : FRAME_MS}.png`;
      await page.screenshot({ path: `${FRAMES}/${name}`, clip, timeout: 60_000 });
    }
  });
});
