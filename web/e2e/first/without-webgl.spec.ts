/** A browser without WebGL. */
import { expect } from "@playwright/test";
import { steps } from "../support/at-table";
import { test } from "../support/browser";
import { playTurn, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

test("without WebGL a 2D plan is shown and can be played", async ({ page }) => {
  await page.goto(`${server.address}?flat`);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  for (let n = 0; n < 2; n += 1) {
    await turnOrEnd(page);
    await playTurn(page, "mouse");
  }
  expect(await steps(page)).toBeGreaterThanOrEqual(3);
});
