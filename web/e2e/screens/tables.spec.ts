/** The screens with a table: a turn in its states, what opens over it, people who gather, the end. */
import { expect, type Page } from "@playwright/test";
import { becomeLegal, myTurn } from "../support/at-table";
import { test } from "../support/browser";
import { loadGolden } from "../support/golden";
import { atTask, SCRIPTS } from "../support/lessons";
import { turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";
import { drawn, lookAt, type Screen } from "./looking";

test.use({ drawn });
test.setTimeout(1_800_000); // with pictures, which are drawn slowly

test.beforeAll(() => server.start());

const TABLE = { table: true, inReach: ".top button, .camera > button, .actions button" };
const DIALOG = { inReach: "[data-testid=close]" };
const LONG_NAME = "Maximiliane-Josephine";
const LEFT_OF_SIX = 36;

/** A table whose host has a long name, with open seats; returns its fragment and what proves to be the host. */
async function openTable(page: Page, address: string): Promise<{ hash: string; host: object }> {
  const host = await (await page.request.post(`${address}api/players`, { data: { name: LONG_NAME } })).json();
  const headers = { Authorization: `Bearer ${host.secret}` };
  const seats = [{ kind: "human" }, { kind: "open" }, { kind: "open" }, { kind: "bot", name: "Robo", bot: "greedy" }];
  const data = { edition: "four-player-fr", seats, substitutes: "careful" };
  const { id } = await (await page.request.post(`${address}api/matches`, { data, headers })).json();
  return { hash: `#/match/${id}`, host: { ...host.player, secret: host.secret } };
}

/** Go to a table, and wait until the page has left the one before. */
async function goTo(page: Page, address: string, hash: string): Promise<void> {
  await page.goto(address + hash);
  const id = hash.split("/")[2]!;
  await page.waitForFunction((match) => window.shuto?.session.value?.id === match, id);
}

const judged = (page: Page) => page.evaluate(() => window.shuto.session.value!.composer.verdict.value?.legal ?? null);
const withScene = (page: Page) => page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);

/** Ann has put all her columns into three junctions. She is to move. */
const OUT_OF_COLUMNS = [
  ...["shuto 2 rainbow-city", `player ${LONG_NAME}`, "player Bob", "rule missions=true"],
  ...["-450", "-350", "-250", "250", "350"].map((x, n) => `+ development-${n + 1} ${x},350`),
  ...["+ block -450,350", "+ slab -350,350", "+ rotunda -250,350", "+ tower 250,350"],
  ...["+ airport 440,-360", "+ green -440,-360", "+ rainbow -320,-360"],
  ...["c0 56,-95 12j", "c1 -116,134 2", "c2 189,-131 12j", "c3 -252,152 3", "c4 319,-148 8j", "c5 -389,158 4", ""],
];

const SCREENS: readonly Screen[] = [
  {
    name: "lesson",
    ...TABLE,
    open: async (page, address) => {
      await page.goto(`${address}#/learn/${SCRIPTS[0]!.id}`);
      await atTask(page, SCRIPTS[0]!.id, 0);
    },
  },
  {
    name: "fresh",
    ...TABLE,
    open: async (page, address) => {
      const seats = [{ name: LONG_NAME }, { name: "Ariake", kind: "bot", bot: "greedy" }];
      const data = { edition: "two-player-2024", seats };
      const { id, tokens } = await (await page.request.post(`${address}api/matches`, { data })).json();
      await goTo(page, address, `#/match/${id}/${tokens[0]}`);
      await myTurn(page);
    },
  },
  {
    name: "four-players",
    ...TABLE,
    open: async (page, address) => {
      await goTo(page, address, await loadGolden(page, address, "four-player-de-4", 40));
      await turnOrEnd(page);
    },
  },
  {
    name: "out-of-columns",
    table: true,
    inReach: ".top button, .camera > button, [data-testid=set-aside]",
    open: async (page, address) => {
      const data = Buffer.from(OUT_OF_COLUMNS.join("\n"));
      const { id, tokens } = await (await page.request.post(`${address}api/records`, { data })).json();
      await goTo(page, address, `#/match/${id}/${tokens[0]}`);
      await expect(page.getByTestId("stuck")).toBeVisible();
      await withScene(page);
    },
  },
  {
    name: "missions",
    ...TABLE,
    open: async (page, address) => {
      await goTo(page, address, await loadGolden(page, address, "rainbow-city-missions-5", 25));
      await turnOrEnd(page);
      await expect(page.getByTestId("mission-sheet")).toBeVisible();
    },
  },
  {
    name: "legal",
    ...TABLE,
    open: async (page, address) => {
      await goTo(page, address, await loadGolden(page, address, "rainbow-city-6", LEFT_OF_SIX));
      await turnOrEnd(page);
      await page.keyboard.press("1"); // a base point
      await myTurn(page);
      await page.keyboard.press("n");
      await becomeLegal(page);
    },
  },
  {
    name: "illegal",
    ...TABLE,
    open: async (page) => {
      await expect(async () => {
        await page.keyboard.press("ArrowUp");
        await expect.poll(() => judged(page)).not.toBeNull();
        expect(await judged(page)).toBe(false);
      }).toPass({ timeout: 30_000, intervals: [0] });
    },
  },
  {
    name: "rules-at-the-table",
    ...DIALOG,
    open: async (page) => {
      await page.getByTestId("clause-link").first().click();
      await expect(page.getByTestId("rules-dialog").locator(".clause-card.open")).toBeInViewport();
    },
  },
  {
    name: "moves",
    ...DIALOG,
    open: async (page) => {
      await page.getByTestId("moves-button").dispatchEvent("click"); // a window of this size shows the list itself
      await expect(page.getByRole("dialog").locator(".move").last()).toBeInViewport(); // it opens at the last one
    },
  },
  {
    name: "help",
    ...DIALOG,
    open: async (page) => {
      await page.getByTestId("help").click();
      await expect(page.getByTestId("help-dialog")).toBeVisible();
    },
  },
  {
    name: "share",
    ...DIALOG,
    open: async (page) => {
      await page.getByTestId("share").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "in-words",
    ...DIALOG,
    open: async (page) => {
      await page.getByTestId("more").click();
      await page.getByTestId("describe").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "fell",
    ...DIALOG,
    open: async (page) => {
      await page.getByTestId("more").click();
      await page.getByTestId("fell").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "replay",
    table: true,
    inReach: ".top button, .camera > button, [data-testid=replay-play]",
    open: async (page) => {
      await page.getByTestId("replay").click();
      await page.getByTestId("replay-previous").click();
      await expect(page.getByTestId("replay-bar")).toBeVisible();
    },
  },
  {
    name: "ending",
    table: true,
    inReach: ".top button, .camera > button, [data-testid=rematch]",
    open: async (page, address) => {
      await goTo(page, address, await loadGolden(page, address, "rainbow-city-6"));
      await expect(page.getByTestId("outcome")).toBeVisible();
      await withScene(page);
    },
  },
  {
    name: "guest",
    inReach: ".top button, [data-testid=my-name]",
    open: async (page, address) => {
      await goTo(page, address, (await openTable(page, address)).hash);
      await expect(page.getByTestId("my-name")).toBeVisible();
      await page.getByTestId("my-car").selectOption("jumbo-trailer"); // a long name in every language
      await withScene(page);
    },
  },
  {
    name: "invite",
    inReach: ".top button",
    open: async (page, address) => {
      const { hash, host } = await openTable(page, address);
      await page.evaluate((text) => localStorage.setItem("shuto.player", text), JSON.stringify(host));
      await goTo(page, address, hash);
      await page.reload(); // this browser is the host now
      await page.getByTestId("show-qr").click();
      await expect(page.getByTestId("qr")).toBeVisible();
      await withScene(page);
    },
  },
];

test("screens with a table fit every size in every language", async ({ page }) => {
  await lookAt(page, server.address, SCREENS);
});
