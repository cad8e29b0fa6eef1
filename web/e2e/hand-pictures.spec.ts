/** Pictures of hands at work, kept in docs/pictures: PICTURES=1 npx playwright test hand-pictures. Not a test of anything. */
import { expect, test, type Page } from "@playwright/test";
import { resolve } from "node:path";
import { aim, byFinger, byMouse, ended, layDown, sight, sweep, taken, there, type Carrier } from "./carry";
import { madeLegal, turnOrEnd } from "./player";
import { Server } from "./server";

test.skip(process.env["PICTURES"] === undefined, "only where pictures are wanted");
const server = new Server(0);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());
test.setTimeout(400_000);

const FOLDER = resolve(import.meta.dirname, "../../docs/pictures");
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `${FOLDER}/hand-${name}.jpg`, type: "jpeg", quality: 84, timeout: 60_000 });

async function begin(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: false })));
  await page.goto(server.address);
  await page.getByTestId("edition-two-player-2024").click();
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("name-0").fill("Léa");
  await page.getByTestId("name-1").fill("Jun");
  await page.getByTestId("mode-steady").click();
  await page.getByTestId("start").click();
  await turnOrEnd(page);
}

async function take(page: Page): Promise<void> {
  await turnOrEnd(page);
  await page.getByTestId("snap").click();
  expect(await madeLegal(page, "mouse")).toBe(true);
  await page.getByTestId("build").click();
  await taken(page);
}

/** Light and shadows as a card would draw them. */
async function beautiful(page: Page, on: boolean): Promise<void> {
  await page.getByTestId("settings").click();
  await page.getByTestId("settings-dialog").locator("select").nth(2).selectOption(on ? "high" : "low");
  await page.getByTestId("close").click();
}

async function pictures(page: Page, size: string, make: (page: Page) => Promise<Carrier>): Promise<void> {
  await begin(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await take(page);
    const end = await layDown(page, await make(page));
    expect(end.how).toBe("landed");
  }
  await beautiful(page, true);
  await take(page);
  const carrier = await make(page);
  for (let n = 0; n < 2; n += 1) {
    await aim(page, carrier, null, 6);
    await there(page, 8);
  }
  const now = await sight(page);
  await carrier.raise(32 - now.above, now);
  await page.waitForTimeout(1500);
  await picture(page, `steady-${size}`);
  const stack = await page.evaluate(() => {
    const open = window.shuto.session.value!;
    const seat = open.match.mySeat.value;
    const others = open.match.table.value!.columns.filter(({ owner }) => owner !== seat);
    return others.reduce((best, one) => (one.height > best.height ? one : best));
  });
  const far = Math.hypot(stack.x, stack.y) || 1;
  const out = (mm: number) => ({ x: stack.x + (mm * stack.x) / far, y: stack.y + (mm * stack.y) / far });
  await sweep(page, carrier, out(100), out(-25), Math.max(12, stack.height * 10 - 12));
  await picture(page, `collapse-${size}`);
  await page.getByTestId("put-back").click();
  await ended(page);
  await expect(page.getByTestId("bill")).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(2500);
  await picture(page, `bill-${size}`);
}

test.describe("desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test("pictures", ({ page }) => pictures(page, "desktop", byMouse));
});

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  test("pictures", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    await pictures(page, "phone", (at) => byFinger(at, cdp));
  });
});
