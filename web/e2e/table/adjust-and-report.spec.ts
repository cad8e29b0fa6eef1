/** After a turn: the last build is adjusted, and a fall is reported. */
import { expect } from "@playwright/test";
import { test } from "../support/browser";
import { playTurn, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

test("the last build is adjusted; a fall is reported and paid for", async ({ page }) => {
  const data = { edition: "four-player-fr", seats: [{ name: "Léa" }, { name: "Jun" }] };
  const match = await (await page.request.post(`${server.address}api/matches`, { data })).json();
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
  await page.getByTestId("more").click();
  await page.getByTestId("fell").click();
  await page.getByTestId("fell-by").selectOption("0");
  await page.getByTestId("fell-c1").click();
  await expect(page.getByTestId("fell-costs")).toContainText("1");
  await page.getByTestId("fell-report").click();
  await expect.poll(() => columns(1)).toBe(theirs + 1);
  expect(await columns(0)).toBe(mine - 1);
});
