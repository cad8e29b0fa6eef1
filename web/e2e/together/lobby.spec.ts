/** Play online: two browsers meet, talk in two languages, finish a rated game, and a spectator follows the rematch. */
import { type Browser, expect, type Page } from "@playwright/test";
import { skipDrawing, test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());
test.setTimeout(180_000);

const PHONE = { width: 390, height: 844 };

async function somebody(browser: Browser, language: string, viewport = { width: 1000, height: 700 }): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await skipDrawing(context);
  const page = await context.newPage();
  await page.addInitScript((chosen) => {
    if (localStorage.getItem("shuto:prefs") === null)
      localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", language: chosen }));
  }, language);
  await page.goto(server.address);
  return page;
}

/** Ask for a rated game of ten minutes. */
async function seek(page: Page, name: string): Promise<void> {
  await page.getByTestId("online").click();
  await page.getByTestId("my-name").fill(name);
  await page.getByTestId("quick-rated").check();
  await page.getByTestId("quick-0").click();
}

test("two browsers meet, talk, play rated, and a spectator follows their rematch", async ({ browser }) => {
  const [ann, bob, eve] = await Promise.all([
    somebody(browser, "en"),
    somebody(browser, "de", PHONE),
    somebody(browser, "fr"),
  ]);
  const wrong: string[] = [];
  for (const page of [ann, bob, eve]) page.on("pageerror", (error) => wrong.push(error.message));
  await seek(ann, "Ann");
  await expect(ann.getByTestId("gathering")).toBeVisible();
  await eve.getByTestId("online").click();
  await expect(eve.getByTestId("open-table")).toContainText("Ann");
  await expect(eve).toHaveTitle("Jouer en ligne – Shuto");
  await seek(bob, "Bob");
  await expect(ann.getByTestId("gathering")).toBeHidden();
  await expect.poll(() => new URL(bob.url()).hash).toBe(new URL(ann.url()).hash);
  await expect(bob.getByTestId("undo")).toBeHidden();

  await eve.getByTestId("watch-game").click();
  await expect(eve.getByTestId("talk")).toBeVisible();
  await ann.getByTestId("talk").click();
  await ann.getByTestId("say-luck").click();
  await expect(bob.getByTestId("reaction")).toContainText("Viel Glück!");
  await expect(bob.getByTestId("reaction")).toContainText("Ann");
  await expect(eve.getByTestId("reaction")).toContainText("Bonne chance");
  await bob.getByTestId("talk").click();
  await bob.getByTestId("mute-0").click();
  await ann.getByTestId("talk").click();
  await ann.getByTestId("say-nice").click();
  await expect(eve.getByTestId("reaction")).toContainText("Joli coup");
  await expect(bob.getByTestId("reaction")).toBeHidden();

  bob.on("dialog", (dialog) => void dialog.accept());
  await bob.getByTestId("more").click();
  await bob.getByTestId("leave-game").click();
  await expect(ann.getByTestId("rated-result")).toContainText("Rating 1");
  await ann.getByTestId("rated-result").getByText("Ann").click();
  await expect(ann.getByTestId("points")).toContainText("±");
  await expect(ann.getByTestId("over-time")).toBeVisible();
  await expect(ann).toHaveTitle("Ann – Shuto");
  await expect(ann.getByTestId("result")).toHaveCount(1);
  await ann.goBack();
  await ann.getByTestId("to-leaderboard").click();
  await expect(ann.getByTestId("nobody")).toBeVisible();
  await expect(ann).toHaveTitle("Leaderboard – Shuto");
  await ann.goBack();

  const finished = new URL(ann.url()).hash;
  await ann.getByTestId("rematch").click();
  await expect(eve.getByTestId("toast").first()).toContainText("revanche");
  await expect.poll(() => new URL(ann.url()).hash).not.toBe(finished);
  await expect.poll(() => new URL(eve.url()).hash).toBe(new URL(ann.url()).hash);
  expect(wrong).toEqual([]);
  for (const page of [ann, bob, eve]) await page.context().close();
});
