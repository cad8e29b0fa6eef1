/** Several pages at one table: two tabs, two browsers, a spectator. */
import { type Browser, expect, type Page } from "@playwright/test";
import { setupAt, steps } from "../support/at-table";
import { skipDrawing, test } from "../support/browser";
import { playOut, playTurn, turnOrEnd } from "../support/player";
import { scanned } from "../support/qr";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

async function newMatch(page: Page): Promise<{ id: string; tokens: string[] }> {
  const seats = [{ name: "Léa" }, { name: "Jun" }];
  const data = { edition: "two-player-2024", seats };
  return (await page.request.post(`${server.address}api/matches`, { data })).json();
}

async function sitDown(browser: Browser, hash: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 900, height: 640 },
    locale: "en",
    reducedMotion: "reduce",
  });
  await skipDrawing(context);
  const page = await context.newPage();
  await page.goto(`${server.address}${hash}`);
  await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
  return page;
}

test("two tabs of one browser: each shows what the other builds, and neither builds twice", async ({
  page,
  context,
}) => {
  await page.goto(setupAt(server.address));
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

test("invite by link: a guest scans the QR code with a phone, picks a name and a seat, they play to the end and again", async ({
  page,
  browser,
}) => {
  // A player of another server: this one does not know them.
  const unknown = JSON.stringify({ id: "x", name: "Léa", car: "sedan", secret: "gone" });
  await page.goto(server.address);
  await page.evaluate((player) => localStorage.setItem("shuto.player", player), unknown);
  await page.goto(`${server.address}#/new/friends/two-player-2024`);
  await page.reload();
  await page.getByTestId("where-link").click();
  await page.getByTestId("name-0").fill("Léa");
  await page.getByTestId("house-rules").locator("summary").click();
  await page.getByTestId("switch-cars").fill("3"); // one stands on the ramp already: a short game
  await page.getByTestId("start").click();
  await expect(page.getByTestId("seat-0")).toContainText("Léa");
  await page.getByTestId("show-qr").click();
  const link = await scanned(page.getByTestId("qr"));
  expect(link).toBe(await page.getByTestId("table-link").inputValue());
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "de", hasTouch: true });
  await skipDrawing(context);
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByTestId("gathering")).toContainText("Léa lädt dich zu einer Partie ein.");
  await guest.getByTestId("sit-1").click(); // without a name
  await expect(guest.getByTestId("my-name")).toBeFocused();
  await guest.getByTestId("my-name").fill("Jun 🚕");
  await guest.getByTestId("my-car").selectOption("highway-bus");
  await guest.getByTestId("sit-1").click();
  await expect(page.getByTestId("player-1")).toContainText("Jun 🚕");
  const held = (one: Page) => one.evaluate(() => [...window.shuto.session.value!.match.held.value]);
  expect([await held(page), await held(guest)]).toEqual([[0], [1]]);
  await turnOrEnd(page);
  await playTurn(page, "keys");
  await turnOrEnd(guest);
  await expect(page.getByTestId("build")).toBeHidden(); // the inviter cannot play the guest's seat
  await guest.reload(); // the browser is still the same player
  await turnOrEnd(guest);
  await playTurn(guest, "keys");
  await expect.poll(() => steps(page)).toBe(2);
  await Promise.all([playOut(page, "keys"), playOut(guest, "keys")]);
  for (const one of [page, guest]) await expect(one.getByTestId("outcome")).toBeVisible();
  await page.getByTestId("rematch").click();
  await guest.getByTestId("rematch-join").click();
  await expect.poll(() => steps(guest)).toBe(0);
  expect([await held(page), await held(guest)]).toEqual([[1], [0]]);
  page.on("dialog", (question) => void question.accept());
  await page.getByTestId("more").click();
  await page.getByTestId("leave-game").click();
  await expect.poll(() => held(page)).toEqual([]);
  await turnOrEnd(guest); // a bot plays on
  // With a code, another browser becomes the same player.
  await guest.getByTestId("more").click();
  await guest.getByTestId("more-settings").click();
  await guest.getByTestId("make-code").click();
  const code = await guest.getByTestId("code").innerText();
  await page.getByTestId("settings").click();
  await page.getByTestId("typed-code").fill(code.toLowerCase());
  await page.getByTestId("use-code").click();
  await expect.poll(() => held(page)).toEqual([0]);
  await context.close();
});
