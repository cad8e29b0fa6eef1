/** The first start: nothing is compiled yet. The page comes at once, and a game can be played meanwhile. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { steps } from "./at-table";
import { playTurn, turnOrEnd } from "./player";
import { Server } from "./server";

const server = new Server(0, [], { SHUTO_CACHE: mkdtempSync(join(tmpdir(), "shuto-cold-")) });
test.afterAll(() => server.kill());

test("plays a turn against a bot while the kernels are compiled", async ({ page }) => {
  await server.start();
  await page.goto(server.address);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await expect(page.getByTestId("preparing")).toBeVisible();
  const coarse = await page.evaluate(() => window.shuto.session.value!.composer.ring.value!.angles);
  await playTurn(page, "mouse");
  await expect.poll(() => steps(page), { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(page.getByTestId("preparing")).toBeVisible(); // the bot answered before the kernels were ready
  expect(coarse).toBeLessThan(144);
});
