/** The end of a game: the flight, the reasons for every place, the rematch, links with a preview and to a moment. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { steps } from "../support/at-table";
import { expectAccessible } from "../support/axe";
import { test } from "../support/browser";
import { Server, shared as server } from "../support/server";

test.use({ drawn: true });

test.beforeAll(() => server.start());

/** The plan instead of the 3D scene: quicker, where only the panels matter. */
const FLAT = "?flat";

interface Golden {
  readonly head: readonly string[];
  readonly turns: readonly string[];
  /** What is told of each place: "1 Ann was …". */
  readonly told: readonly string[];
}

function golden(name: string): Golden {
  const lines = readFileSync(join(import.meta.dirname, `../../../tests/golden/games/${name}.txt`), "utf-8").split("\n");
  return {
    head: lines.filter((line) => /^(shuto|player|rule|cars|first) /.test(line)),
    turns: lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2)),
    told: lines.filter((line) => /^ {2}\d /.test(line)).map((line) => line.trim()),
  };
}

/** Load a golden game, without its last turns if `left` says so; every seat is a person. */
async function load(page: Page, { head, turns }: Golden, left = 0): Promise<{ id: string; tokens: string[] }> {
  const data = [...head, "", ...turns.slice(0, turns.length - left), ""].join("\n");
  return (await page.request.post(`${server.address}api/records`, { data })).json();
}

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`${server.address}${hash}`);
  await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null, undefined, { timeout: 60_000 });
}

async function sitDown(browser: Browser, hash: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 640 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await open(page, `${FLAT}${hash}`);
  return page;
}

const ENDINGS = [
  "second-edition-2",
  "four-player-fr-4",
  "four-player-de-4",
  "two-player-2024-2",
  "no-turn",
  "rainbow-city-6",
  "rainbow-city-missions-5",
];

test("the end of each edition tells every player why they have their place", async ({ page }) => {
  for (const name of ENDINGS) {
    const game = golden(name);
    const { id } = await load(page, game);
    await page.goto(`${server.address}${FLAT}#/match/${id}`);
    const rows = page.locator("[data-testid^=place-]");
    await expect(rows, name).toHaveCount(game.told.length);
    for (const [n, told] of game.told.entries()) {
      const [, place, reasons] = /^(\d) (.*)$/.exec(told)!;
      await expect(rows.nth(n).locator(".place")).toHaveText(place!);
      await expect(rows.nth(n).locator("p").first()).toHaveText(reasons!);
    }
    await expectAccessible(page);
  }
});

test("the last turn leads to a flight that any key ends; buttons work meanwhile", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const game = golden("two-player-2024-2");
  const { id, tokens } = await load(page, game, 1);
  const whole = await load(page, game);
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low" })));
  await open(page, `#/match/${id}/${tokens.join(".")}`);
  await expect(page.getByTestId("outcome")).toBeHidden();
  const record = await (await page.request.get(`${server.address}api/matches/${whole.id}/record`)).json();
  await page.evaluate((turn) => void window.shuto.session.value!.turns.send(turn), record.steps.at(-1).turn);
  await expect(page.getByTestId("skip-flight")).toBeVisible();
  await expect(page.getByTestId("rematch")).toBeEnabled();
  await page.keyboard.press("Space");
  await expect(page.getByTestId("skip-flight")).toBeHidden();
  await expect(page.getByTestId("cheer")).toBeAttached();
  await page.getByTestId("fly-again").click();
  await expect(page.getByTestId("skip-flight")).toBeVisible();
  await page.getByTestId("replay-end").click();
  await expect(page.getByTestId("replay-bar")).toBeVisible();
});

test("a rematch takes two people and a spectator to one table, with seats swapped", async ({ page, browser }) => {
  const { id, tokens } = await load(page, golden("two-player-2024-2"));
  const ann = await sitDown(browser, `#/match/${id}/${tokens[0]}`);
  const bob = await sitDown(browser, `#/match/${id}/${tokens[1]}`);
  const watcher = await sitDown(browser, `#/match/${id}`);
  await expect(watcher.getByTestId("rematch")).toBeHidden();
  await ann.getByTestId("rematch").click();
  await expect.poll(() => steps(ann)).toBe(0);
  await expect(bob.getByTestId("rematch-asked")).toContainText("Ann has started a rematch");
  await bob.getByTestId("rematch-join").click();
  const table = (of: Page) =>
    of.evaluate(() => {
      const open = window.shuto.session.value;
      if (open === null) return null; // between two tables
      return { id: open.id, held: [...open.match.held.value], mover: open.match.status.value?.to_move ?? null };
    });
  await expect.poll(() => table(bob)).toMatchObject({ held: [0], mover: 0 });
  const { id: again } = (await table(bob))!;
  expect(again).not.toBe(id);
  await expect.poll(() => table(ann)).toEqual({ id: again, held: [1], mover: 0 });
  await expect.poll(() => table(watcher)).toEqual({ id: again, held: [], mover: 0 });
  for (const one of [ann, bob, watcher]) await one.context().close();
});

test.describe("against a bot", () => {
  const played = new Server(0);
  test.beforeAll(async () => {
    played.before("tests/server/won.py");
    await played.start();
  });
  test.afterAll(() => played.kill());

  test("after a clear win the next level is offered, after a defeat it is not", async ({ page }) => {
    await page.goto(`${played.address}${FLAT}#/match/lost/the-token-of-jun`);
    await expect(page.getByTestId("rematch")).toBeEnabled();
    await expect(page.getByTestId("next-level")).toHaveCount(0);
    await page.goto(`${played.address}${FLAT}#/match/won/the-token-of-jun`);
    await expect(page.getByTestId("next-level")).toHaveText("Play level 2");
    await page.getByTestId("next-level").click();
    await expect.poll(() => steps(page)).toBe(0);
    const seats = await page.evaluate(() =>
      window.shuto.session.value!.match.seats.value.map(({ name, kind, bot }) => [name, kind, bot]),
    );
    expect(seats).toEqual([
      ["Jun", "human", "driver"],
      ["Robo", "bot", "thrifty"],
    ]);
  });
});

test("a link has a preview, and one to a moment opens there with the camera", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, tokens } = await load(page, golden("two-player-2024-2"));
  await open(page, `#/match/${id}/${tokens.join(".")}`);
  await page.getByTestId("share-end").click();
  await expect(page.getByTestId("share-picture")).toBeVisible({ timeout: 60_000 });
  const copied = async (button: string): Promise<string> => {
    await page.getByTestId(button).click();
    await expect(page.getByTestId("toast").last()).toHaveText("Copied.");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const link = await copied("copy-watch");
  expect(await (await page.request.get(link)).text()).toContain('property="og:image"');
  await page.getByTestId("close").click();
  await page.getByTestId("replay-end").click();
  await page.getByTestId("replay-slider").fill("7");
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -400);
  const view = () => page.evaluate(() => window.shuto.session.value!.scene.value!.view());
  const seen = await view();
  const moment = await copied("moment-copy");
  await page.goto(moment);
  await expect(page.getByTestId("replay-step")).toContainText("7 /", { timeout: 60_000 });
  await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
  await expect.poll(view).toEqual(seen);
  expect(page.url()).toContain(`#/match/${id}&step=7`);
});
