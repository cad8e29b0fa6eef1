/** The first start: nothing is compiled yet. The page comes at once, a game can be played meanwhile, and the page becomes
 * fast by itself. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { steps } from "../support/at-table";
import { test } from "../support/browser";
import { playTurn, turnOrEnd } from "../support/player";
import { Server } from "../support/server";

const FINE = 144;
const angles = (page: Page): Promise<number> =>
  page.evaluate(() => window.shuto.session.value!.composer.ring.value!.angles);
const cold = mkdtempSync(join(tmpdir(), "shuto-cold-"));
const server = new Server(0, [], { SHUTO_CACHE: cold });
test.afterAll(() => server.kill());

test("plays a turn against a bot while the kernels are compiled", async ({ page }) => {
  test.setTimeout(300_000); // compiling takes a minute or two
  await server.start();
  await page.goto(server.address);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await expect(page.getByTestId("preparing")).toBeVisible();
  const coarse = await angles(page);
  await playTurn(page, "mouse");
  await expect.poll(() => steps(page), { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(page.getByTestId("preparing")).toBeVisible(); // the bot answered before the kernels were ready
  expect(coarse).toBeLessThan(FINE);
  // The ring becomes fine by itself, while the player does nothing.
  server.run("tools/finish_compiling.py", cold);
  await turnOrEnd(page);
  await expect.poll(() => angles(page), { timeout: 240_000 }).toBe(FINE);
  await expect(page.getByTestId("preparing")).toBeHidden();
});
