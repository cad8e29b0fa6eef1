/** The screens without a table: home, set-up, lessons, rules, people. */
import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser";
import { SCRIPTS } from "../support/lessons";
import { Server } from "../support/server";
import { drawn, lookAt, type Screen } from "./looking";

test.use({ drawn });
test.setTimeout(1_800_000); // with pictures, which are drawn slowly

const server = new Server(0);
test.beforeAll(async () => {
  server.before("tests/server/rated.py");
  await server.start();
});
test.afterAll(() => server.kill());

/** Written by tests/server/rated.py. */
const PLAYERS = 8;
const identity = (number: number) => ({ id: `player-${number}`, secret: `the-secret-of-player-${number}` });

const kept = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

/** Ask for a game as one of the players. */
async function seek(page: Page, address: string, number: number, wish: object): Promise<string> {
  const headers = { Authorization: `Bearer ${identity(number).secret}` };
  const answer = await page.request.post(`${address}api/lobby/quick`, { data: wish, headers });
  return (await answer.json()).id;
}

/** Games of this browser: one that waits for its player, one that waits for others, one that nobody knows any more. */
async function keepGames(page: Page, address: string): Promise<void> {
  const seats = [{ name: "Maximiliane-Josephine" }, { name: "Wolfgang A." }, { name: "Jun" }];
  for (const mine of [0, 2]) {
    const data = { edition: "four-player-de", seats };
    const { id, tokens } = await (await page.request.post(`${address}api/matches`, { data })).json();
    const game = { id, tokens: [tokens[mine]], mine: [mine], edition: data.edition, players: seats.map((s) => s.name) };
    await kept(page, `shuto:game:${id}`, { ...game, at: Date.now() });
  }
  const lost = { id: "long-gone", tokens: ["x"], edition: "second-edition", players: ["Léa", "Jun"], at: 1 };
  await kept(page, "shuto:game:long-gone", lost);
}

const goTo = (page: Page, address: string, hash: string) => page.goto(address + hash);

const SCREENS: readonly Screen[] = [
  {
    name: "home",
    open: async (page, address) => {
      await goTo(page, address, "#/");
      await expect(page.getByTestId("boxes").locator("li")).toHaveCount(5);
      await expect(page.getByTestId("film")).toHaveClass(/loaded/);
    },
  },
  {
    name: "set-up",
    inReach: "[data-testid=start]",
    open: async (page, address) => {
      await goTo(page, address, "#/new/friends/rainbow-city");
      await page.getByTestId("players-6").click();
      await page.getByTestId("where-link").click();
      await page.getByTestId("clock").selectOption("live-10");
      await page.getByTestId("mode-shaky").click();
      await page.getByTestId("house-rules").locator("summary").click();
      await page.getByTestId("switch-own_crossing").selectOption("blocks-every-car");
      await expect(page.getByTestId("about-own_crossing")).toBeVisible();
      await expect(page.getByTestId("boxes-earned_car").locator("li")).toHaveCount(2);
    },
  },
  {
    name: "lessons",
    open: async (page, address) => {
      const done = { done: true, match: null, tokens: [] };
      for (const { id } of SCRIPTS.slice(0, 3)) await kept(page, `shuto:lesson:${id}`, done);
      await goTo(page, address, "#/learn");
      await expect(page.getByTestId("lessons").locator("[data-done=true]")).toHaveCount(3);
    },
  },
  {
    name: "rules",
    open: async (page, address) => {
      await goTo(page, address, "#/rules/rainbow-city/areas");
      await expect(page.getByTestId("clause-areas")).toBeInViewport();
    },
  },
  {
    name: "often-misread",
    open: async (page) => {
      await page.getByTestId("page-misread").click();
      await expect(page.getByTestId("misread-ramps")).toBeAttached();
    },
  },
  {
    name: "my-games",
    open: async (page, address) => {
      await keepGames(page, address);
      await goTo(page, address, "#/");
      await expect(page.getByTestId("game-state")).toHaveText(["Your turn", /to move/, "No longer on this server"]);
      await page.getByTestId("my-games").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "settings",
    inReach: "[data-testid=close]",
    open: async (page, address) => {
      const { id, secret } = identity(0);
      await kept(page, "shuto.player", { id, secret, name: "Maximiliane-Josephine", car: "jumbo-trailer" });
      await goTo(page, address, "#/");
      await page.reload(); // this browser is a player now
      await page.getByTestId("settings").click();
      await page.getByTestId("make-code").click();
      await expect(page.getByTestId("code")).toBeVisible();
    },
  },
  {
    name: "lobby",
    open: async (page, address) => {
      const rated = { edition: "two-player-2024", rated: true, clock: { bank: 600, increment: 10 } };
      await seek(page, address, 1, { edition: "rainbow-city", players: 4, hand: "shaky" });
      await seek(page, address, 2, rated);
      await seek(page, address, 3, rated); // sits down at the table of player 2, so their game begins
      await goTo(page, address, "#/lobby");
      await expect(page.getByTestId("open-table")).toHaveCount(1);
      await expect(page.getByTestId("live-game")).toHaveCount(1);
    },
  },
  {
    name: "leaderboard",
    open: async (page, address) => {
      await goTo(page, address, "#/leaderboard");
      await expect(page.getByTestId("leader")).toHaveCount(PLAYERS);
    },
  },
  {
    name: "profile",
    open: async (page, address) => {
      await goTo(page, address, `#/player/${identity(0).id}`);
      await expect(page.getByTestId("over-time").first()).toBeVisible();
    },
  },
];

test("screens without a table fit every size in every language", async ({ page }) => {
  await lookAt(page, server.address, SCREENS);
});
