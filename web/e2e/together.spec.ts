/** Several pages at one table: two tabs, two browsers, a spectator. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { steps } from "./at-table";
import { playTurn, turnOrEnd } from "./player";
import { Server } from "./server";

const server = new Server(0);
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

async function newMatch(page: Page, edition = "two-player-2024"): Promise<{ id: string; tokens: string[] }> {
  const seats = [{ name: "Léa" }, { name: "Jun" }];
  return (await page.request.post(`${server.address}api/matches`, { data: { edition, seats } })).json();
}

async function sitDown(browser: Browser, hash: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 640 },
    locale: "en",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${server.address}${hash}`);
  await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
  return page;
}

test("two tabs of one browser: each shows what the other builds, and neither builds twice", async ({
  page,
  context,
}) => {
  await page.goto(server.address);
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await turnOrEnd(other);
  await playTurn(page, "keys");
  await expect.poll(() => steps(other)).toBe(1);
  await turnOrEnd(other);
  await playTurn(other, "keys");
  await expect.poll(() => steps(page)).toBe(2);
  // Both send their next turn at once: one is played, the other is refused because the table has moved on.
  await Promise.all([turnOrEnd(page), turnOrEnd(other)]);
  for (const tab of [page, other]) {
    await tab.keyboard.press("n");
    await tab.waitForFunction(() => window.shuto.session.value!.composer.verdict.value?.legal === true);
  }
  await Promise.all([page.keyboard.press("Enter"), other.keyboard.press("Enter")]);
  await expect.poll(() => steps(page)).toBeGreaterThanOrEqual(3);
  await expect.poll(async () => (await steps(page)) === (await steps(other))).toBe(true);
  expect(await steps(page)).toBe(3);
  const roads = (tab: Page) => tab.evaluate(() => window.shuto.session.value!.match.table.value!.roads);
  expect(await roads(page)).toEqual(await roads(other));
});

test("two browsers: turns, a request to undo, refused and then granted; a spectator watches", async ({
  page,
  browser,
}) => {
  const match = await newMatch(page);
  const lea = await sitDown(browser, `#/match/${match.id}/${match.tokens[0]}`);
  const jun = await sitDown(browser, `#/match/${match.id}/${match.tokens[1]}`);
  const watcher = await sitDown(browser, `#/match/${match.id}`);
  await turnOrEnd(lea);
  await expect(jun.getByTestId("turn")).toContainText("Léa");
  await playTurn(lea, "keys");
  await turnOrEnd(jun);
  // Jun is composing a turn when Léa asks to undo. The draft must survive Jun's refusal.
  await jun.keyboard.press("n");
  await jun.waitForFunction(() => window.shuto.session.value!.composer.verdict.value?.legal === true);
  const place = () => jun.evaluate(() => window.shuto.session.value!.composer.draft.value!.place);
  const drafted = await place();
  await lea.keyboard.press("u");
  await expect(jun.getByTestId("undo-bar")).toContainText("Léa");
  await expect(watcher.getByTestId("agree")).toBeHidden();
  await jun.getByTestId("disagree").click();
  await expect(lea.getByTestId("undo-bar")).toBeHidden();
  expect(await steps(lea)).toBe(1);
  expect(await place()).toEqual(drafted);
  await lea.keyboard.press("u");
  await jun.getByTestId("agree").click();
  await expect.poll(() => steps(lea)).toBe(0);
  await expect.poll(() => steps(watcher)).toBe(0);
  await turnOrEnd(lea);
  await playTurn(lea, "keys");
  await expect.poll(() => steps(watcher)).toBe(1);
  expect(await watcher.evaluate(() => window.shuto.session.value!.match.mySeat.value)).toBeNull();
  await expect(watcher.getByTestId("build")).toBeHidden();
  for (const one of [lea, jun, watcher]) await one.context().close();
});

test("the last build is adjusted; a fall is reported and paid for", async ({ page }) => {
  const match = await newMatch(page, "four-player-fr");
  await page.goto(`${server.address}#/match/${match.id}/${match.tokens.join(".")}`);
  await turnOrEnd(page);
  await playTurn(page, "keys");
  await turnOrEnd(page);
  const column = () => page.evaluate(() => window.shuto.session.value!.match.table.value!.columns.at(-1)!);
  const before = await column();
  await page.getByTestId("adjust").click();
  await page.keyboard.press("Shift+ArrowUp");
  await page.waitForFunction(() => window.shuto.session.value!.composer.verdict.value?.legal === true);
  await page.getByTestId("build").click();
  await expect
    .poll(async () => Math.hypot((await column()).x - before.x, (await column()).y - before.y))
    .toBeCloseTo(1, 1);
  const columns = (seat: number) =>
    page.evaluate((n) => {
      const { gray, yellow } = window.shuto.session.value!.match.seats.value[n]!;
      return gray + yellow;
    }, seat);
  const [mine, theirs] = [await columns(0), await columns(1)];
  await page.getByTestId("fell").click();
  await page.getByTestId("fell-by").selectOption("0");
  await page.getByTestId("fell-c1").click();
  await expect(page.getByTestId("fell-costs")).toContainText("1");
  await page.getByTestId("fell-report").click();
  await expect.poll(() => columns(1)).toBe(theirs + 1);
  expect(await columns(0)).toBe(mine - 1);
});

test("exports the table as glTF and the picture as PNG", async ({ page }) => {
  await page.goto(server.address);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await page.getByTestId("share").click();
  const bytes = async (testid: string): Promise<Buffer> => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId(testid).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const sculpture = await bytes("save-gltf");
  expect(sculpture.subarray(0, 4).toString()).toBe("glTF");
  expect(sculpture.readUInt32LE(8)).toBe(sculpture.length);
  const json = JSON.parse(sculpture.subarray(20, 20 + sculpture.readUInt32LE(12)).toString());
  expect(json.meshes.length).toBeGreaterThan(3);
  const picture = await bytes("save-png");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.readUInt32BE(16)).toBe(1920);
});
