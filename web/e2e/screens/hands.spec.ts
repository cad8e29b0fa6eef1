/** The screens of carrying by hand: the practice table, a piece in the hand, a bill and its wreck. */
import { expect } from "@playwright/test";
import { test } from "../support/browser";
import { take } from "../support/by-hand";
import { turnOrEnd } from "../support/player";
import { Server } from "../support/server";
import { drawn, lookAt, type Screen } from "./looking";

test.use({ drawn });
test.setTimeout(1_800_000); // with pictures, which are drawn slowly

const server = new Server(0);
test.beforeAll(async () => {
  server.before("tests/server/wrecked.py");
  await server.start();
});
test.afterAll(() => server.kill());

/** Written by tests/server/wrecked.py. */
const WRECKED = "#/match/wrecked/the-token-of-ann.the-token-of-ben";

const SCREENS: readonly Screen[] = [
  {
    name: "practice",
    table: true,
    inReach: ".top button, .actions button",
    open: async (page, address) => {
      await page.goto(`${address}#/practice/gentle/roads`);
      await turnOrEnd(page);
    },
  },
  {
    name: "carry",
    table: true,
    inReach: ".top button, [data-testid=let-go], [data-testid=put-back]",
    open: async (page, address) => {
      const seats = [{ name: "Maximiliane-Josephine" }, { name: "Jun" }];
      const data = { edition: "two-player-2024", seats, hand: { mode: "shaky" } };
      const { id, tokens } = await (await page.request.post(`${address}api/matches`, { data })).json();
      await page.goto(`${address}#/match/${id}/${tokens.join(".")}`);
      await turnOrEnd(page);
      await take(page);
    },
  },
  {
    name: "bill",
    table: true,
    inReach: ".top button, [data-testid=pay]",
    open: async (page, address) => {
      await page.goto(address + WRECKED);
      await expect(page.getByTestId("wreck-again")).toBeVisible();
      await page.waitForFunction(() => window.shuto.session.value!.scene.value !== null);
    },
  },
  {
    name: "collapse",
    inReach: "[data-testid=close]",
    open: async (page) => {
      await page.getByTestId("wreck-share").click();
      await expect(page.getByTestId("collapse-dialog")).toBeVisible();
    },
  },
];

test("screens of carrying by hand fit every size in every language", async ({ page }) => {
  await lookAt(page, server.address, SCREENS);
});
