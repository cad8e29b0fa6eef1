/** The home page and the set-up: one click to a game, what is remembered, names, my games, every size and language. */
import { expect } from "@playwright/test";
import { myTurn, setupAt, start } from "../support/at-table";
import { expectAccessible } from "../support/axe";
import { test } from "../support/browser";
import { turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

test("one click starts the default game, and the first visit is invited to learn", async ({ page }) => {
  await page.goto(server.address);
  await expect(page).toHaveTitle(/Shuto/);
  await expect(page.getByTestId("learn")).toHaveClass(/primary/);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  const { edition, bot } = await page.evaluate(() => {
    const { match } = window.shuto.session.value!;
    return { edition: match.info.value!.edition, bot: match.seats.value[1]!.bot };
  });
  expect({ edition, bot }).toEqual({ edition: "two-player-2024", bot: "greedy" });
  await expect(page.getByTestId("player-1")).toContainText("Ariake");
  await expect(page).toHaveTitle("● Your turn – Shuto");
  await page.getByTestId("home").click();
  await expect(page.getByTestId("continue")).toHaveClass(/primary/);
  await expect(page.getByTestId("continue")).toContainText("You and Ariake");
  await expect(page.getByTestId("start")).not.toHaveClass(/primary/);
  await page.getByTestId("continue").click();
  await expect(page.getByTestId("player-0")).toContainText("You");
});

test("the last settings are remembered, for bots and for friends; friends elsewhere get links", async ({ page }) => {
  await page.goto(setupAt(server.address));
  await page.getByTestId("edition-rainbow-city").click();
  await page.getByTestId("players-3").click();
  await page.getByTestId("who-1").selectOption("careful");
  await page.getByTestId("who-2").selectOption("careful");
  await page.getByTestId("mode-steady").click();
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  await page.reload();
  await page.getByTestId("home").click();
  await expect(page.getByTestId("start")).toContainText("Rainbow City");
  await expect(page.getByTestId("start")).toContainText("Level 3");
  await page.getByTestId("other").click();
  await expect(page.getByTestId("edition-rainbow-city")).toHaveAttribute("aria-checked", "true");
  await expect(page.getByTestId("mode-steady")).toHaveAttribute("aria-checked", "true");
  await expect(page.getByTestId("who-2")).toHaveValue("careful");
  await page.getByTestId("with-friends").click();
  await page.getByTestId("edition-two-player-2024").click();
  await expect(page.getByTestId("who-1")).toHaveValue("human");
  await page.getByTestId("name-1").fill("a\u200bb"); // nobody sees what is between the letters
  await expect(page.getByTestId("wrong-1")).toBeVisible();
  await page.getByTestId("start").click(); // goes to the name instead
  await expect(page.getByTestId("name-1")).toBeFocused();
  await expect(page.getByTestId("toast")).toHaveCount(0);
  await page.getByTestId("name-1").fill("👩‍🚀");
  await expect(page.getByTestId("wrong-1")).toHaveCount(0);
  await page.getByTestId("where-link").click();
  await page.getByTestId("start").click();
  await expect(page.getByTestId("gathering").getByRole("listitem")).toHaveText([/^Player/, /^Open seat/]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("copy-table-link").click();
  await expect(page.getByTestId("toast")).toHaveText("Copied.");
  expect(await page.evaluate(() => [...window.shuto.session.value!.match.held.value])).toEqual([0]);
  const friend = await (await page.context().browser()!.newContext()).newPage();
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(friend.getByTestId("gathering")).toContainText("Player invites you"); // who has not given a name
  const [family, flag] = ["👨‍👩‍👧‍👦", "🇨🇭"];
  await friend.getByTestId("my-name").fill(family.repeat(12) + flag.repeat(20));
  const name = family.repeat(12) + flag.repeat(12); // the most whole emoji that a name may have
  await expect(friend.getByTestId("my-name")).toHaveValue(name);
  await friend.getByTestId("sit-1").click();
  await expect(page.getByTestId("player-1").locator(".name")).toHaveText(name);
});

test("my games: whose turn it is, a picture, and one that the server does not know any more", async ({ page }) => {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await start(page, server.address);
  await page.evaluate(() => {
    const lost = { id: "long-gone", tokens: ["x"], edition: "second-edition", players: ["Léa", "Jun"], at: 1 };
    localStorage.setItem("shuto:game:long-gone", JSON.stringify(lost));
  });
  await page.getByTestId("home").click();
  const states = page.getByTestId("game-state");
  await expect(states).toHaveText(["Your turn", "No longer on this server"]);
  const drawn = () =>
    page
      .getByTestId("game")
      .first()
      .locator("img")
      .evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(100);
  await expectAccessible(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByTestId("forget").last().click();
  await expect(states).toHaveText(["Your turn"]);
  await page.getByTestId("resume").click();
  await myTurn(page);
  expect(wrong).toEqual([]);
});

test.describe("the moving picture", () => {
  test.use({ reducedMotion: "no-preference" } as never);

  test("builds a game, can be stopped, and stands still under reduced motion", async ({ page }) => {
    await page.goto(server.address);
    const shown = () => page.locator(".film .road:not(.placed)").first().isVisible();
    await expect(page.locator(".film .placed").first()).toBeAttached();
    await expect.poll(shown).toBe(false); // later turns are not there yet
    await page.getByTestId("hold").click();
    await expect.poll(shown).toBe(true);
    await page.getByTestId("hold").click();
    await expect.poll(shown).toBe(false);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(shown).toBe(true);
    await expect(page.getByTestId("hold")).toHaveCount(0);
  });
});
