/**
 * Takes the pictures of the browser for docs/pictures, and the frames of the animation of a game:
 * PICTURES=1 npx playwright test e2e/pictures. Asserts nothing. tools/animation.py joins the frames.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { Turn } from "../../src/net/wire.gen";
import { myTurn } from "../support/at-table";
import { test } from "../support/browser";
import { Server } from "../support/server";

test.use({ drawn: true });

test.skip(process.env.PICTURES === undefined, "only where pictures are wanted");
const server = new Server(0);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());
test.setTimeout(1_800_000);

const ROOT = resolve(import.meta.dirname, "../../..");
const FOLDER = `${ROOT}/docs/pictures`;
const FRAMES = `${ROOT}/out/frames`;
const JPEG = { type: "jpeg", quality: 86, timeout: 60_000 } as const;

/** An example, or its first turns. */
function record(example: string, turns = Infinity): string {
  const lines = readFileSync(`${ROOT}/${example}`, "utf-8").split("\n");
  const isTurn = (line: string): boolean => /^(c\d|\+|aside|pass)/.test(line);
  const last = lines.filter(isTurn)[turns];
  return last === undefined ? lines.join("\n") : lines.slice(0, lines.indexOf(last)).join("\n");
}

/** Open the table of a record, with every seat held by this page. */
async function open(page: Page, text: string): Promise<void> {
  // Automatic would be low here: there is no graphics card.
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "high" })));
  const headers = { "content-type": "text/plain" };
  const made = await page.request.post(`${server.address}api/records`, { data: text, headers });
  const { id, tokens } = await made.json();
  await page.goto(`${server.address}#/match/${id}/${tokens.join(".")}`);
  await page.waitForFunction(() => {
    const session = window.shuto?.session.value;
    return !!session?.scene.value && session.match.table.value !== null;
  });
  await page.getByTestId("preparing").waitFor({ state: "detached", timeout: 300_000 });
}

interface View {
  /** A turn around the table and toward its edge, in pixels of a drag. */
  readonly orbit: readonly [number, number];
  readonly pan: readonly [number, number];
  readonly zoom: number;
}

/** Wait until the page has painted some frames: the camera is where it was sent. A busy machine takes its time. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done));
  });

/** Show everything, then move the camera from there. */
async function look(page: Page, { orbit, pan, zoom }: View): Promise<void> {
  await page.waitForTimeout(900); // the page itself moves the camera once after it has opened
  await page.evaluate(
    ([turn, shift, factor]) => {
      const scene = window.shuto.session.value!.scene.value!;
      const box = document.querySelector("[data-testid=table]")!.getBoundingClientRect();
      scene.orbit(turn[0]!, turn[1]!);
      scene.showAll();
      scene.zoom(factor, box.left + box.width / 2, box.top + box.height / 2);
      scene.pan(shift[0]!, shift[1]!);
    },
    [orbit, pan, zoom] as const,
  );
  await frames(page);
}

interface Format {
  readonly width: number;
  readonly height: number;
  /** Pixels drawn along each side of a pixel of the picture, to smooth the edges. */
  readonly smooth: number;
  readonly type: "image/png" | "image/jpeg";
}

/** The scene without the page around it. */
async function shot(page: Page, format: Format): Promise<Buffer> {
  const url = await page.evaluate(async ({ width, height, smooth, type }) => {
    const scene = window.shuto.session.value!.scene.value!;
    const drawn = await createImageBitmap(await scene.screenshot(width * smooth, height * smooth), {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: "high",
    });
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")!.drawImage(drawn, 0, 0);
    return canvas.toDataURL(type, 0.88);
  }, format);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** Show a turn as the player's draft, and wait for the verdict. */
async function draft(page: Page, turn: Turn): Promise<void> {
  await myTurn(page);
  await page.evaluate((shown) => window.shuto.session.value!.composer.offers.show(shown), turn);
  await page.waitForFunction(() => {
    const { composer } = window.shuto.session.value!;
    return composer.verdict.value !== null && composer.ring.value !== null;
  });
  await page.waitForTimeout(1200);
}

const GAME = "examples/rainbow-city.txt";
const CITY: View = { orbit: [115, -14], pan: [0, 10], zoom: 1.16 };
const STILL: Format = { width: 1200, height: 800, smooth: 2, type: "image/jpeg" };
const FRAME: Format = { width: 960, height: 600, smooth: 1.5, type: "image/png" };

test("the city at the end of a game, and the drive through it", async ({ page }) => {
  await open(page, record(GAME));
  await look(page, CITY);
  writeFileSync(`${FOLDER}/rainbow-city.jpg`, await shot(page, STILL));
  await page.evaluate(() => {
    const scene = window.shuto.session.value!.scene.value!;
    scene.setCamera("drive", "3");
    scene.zoom(2.5, 0, 0); // on a drive: forward, off the ramp
  });
  await frames(page);
  writeFileSync(`${FOLDER}/drive.jpg`, await shot(page, STILL));
});

test.describe("desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });

  test("a turn that is not legal", async ({ page }) => {
    await open(page, record("examples/too-close.txt", 8));
    await draft(page, { type: "extend", base: 8, x: -25.99, y: 11.85, height: 2, junction: true });
    await look(page, { orbit: [0, 0], pan: [0, 0], zoom: 0.94 });
    await page.screenshot({ ...JPEG, path: `${FOLDER}/forbidden-in-the-browser.jpg` });
  });
});

test.describe("phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "ja",
  });

  test("a turn on a phone, in Japanese", async ({ page }) => {
    await open(page, record(GAME, 20));
    await draft(page, { type: "extend", base: 8, x: 6.7, y: -46.84, height: 4, junction: false });
    await look(page, { orbit: [0, 0], pan: [0, 0], zoom: 1.2 });
    await page.screenshot({ ...JPEG, path: `${FOLDER}/phone.jpg` });
  });
});

/** The moments of a step, in ms after it began, and how long the animation shows each. */
const MOMENTS: Readonly<Record<"component" | "turn", readonly (readonly [at: number, shown: number])[]>> = {
  component: [
    [250, 90],
    [4000, 130],
  ],
  turn: [
    [200, 110],
    [520, 110],
    [4000, 230],
  ],
};

test("the frames of a game being built", async ({ page }) => {
  rmSync(FRAMES, { recursive: true, force: true });
  mkdirSync(FRAMES, { recursive: true });
  await open(page, record(GAME));
  await look(page, CITY);
  const steps = await page.evaluate(async () => {
    const session = window.shuto.session.value!;
    session.camera.mode.value = "follow"; // in this mode the page leaves the camera where it is
    await session.past.startReplay();
    return session.past.replay.value!.length;
  });
  const go = (step: number) =>
    page.evaluate((to) => {
      const replay = window.shuto.session.value!.past.replay.value!;
      replay.go(to);
      return replay.table.value.status.phase === "setup" ? ("component" as const) : ("turn" as const);
    }, step);
  let frames = 0;
  const keep = async (ms: number): Promise<void> => {
    frames += 1;
    writeFileSync(`${FRAMES}/${String(frames).padStart(4, "0")}-${ms}.png`, await shot(page, FRAME));
  };
  await go(0);
  await page.waitForTimeout(1000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5000);
  await keep(500);
  for (let step = 1; step < steps; step += 1) {
    let now = 0;
    for (const [at, shown] of MOMENTS[await go(step)]) {
      await page.clock.fastForward(at - now);
      now = at;
      await keep(step === steps - 1 && at === 4000 ? 3500 : shown);
    }
  }
});
