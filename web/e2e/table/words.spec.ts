import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type {} from "../support/at-table";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

const RECORD = join(import.meta.dirname, "../../../tests/golden/games/two-player-2024-2.txt");
const STEPS = 16;

/** A game in the middle, as everybody may open one: the head of a golden playthrough and its first turns. */
function middle(): { name: string; mimeType: string; buffer: Buffer } {
  const lines = readFileSync(RECORD, "utf-8").split("\n");
  const head = lines.filter((line) => /^(shuto|player|rule|cars) /.test(line));
  const turns = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
  const text = [...head, "", ...turns.slice(0, STEPS), ""].join("\n");
  return { name: "middle.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
}

/** All that a reader or a screen reader meets. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = ["title", "aria-label", "alt", "placeholder"];
    const attributes = [...document.querySelectorAll("*")].flatMap((one) => told.map((name) => one.getAttribute(name)));
    const texts = [...document.querySelectorAll("body *:not(script):not(style)")].map((one) => one.textContent);
    return [...texts, ...attributes].filter((text) => text).join("\n");
  });

for (const language of ["en", "ja"]) {
  test(`no piece is called by its id, in ${language}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem("shuto:prefs", JSON.stringify({ language: chosen, quality: "low" })),
      language,
    );
    const nameless = async (): Promise<void> => expect(await said(page)).not.toMatch(/\b[crk]\d+\b/);
    await page.goto(server.address);
    await page.getByTestId("load").setInputFiles(middle());
    await expect(page.getByTestId("table-screen")).toBeVisible();
    await page.getByTestId("build-bar").waitFor({ timeout: 60_000 });
    await nameless();
    const base = page.locator("[data-testid^=base-c]").first();
    if ((await base.count()) > 0) await base.click();
    await page.keyboard.press("ArrowUp");
    const illegal = () => page.evaluate(() => window.shuto.session.value!.composer.verdict.value?.legal === false);
    for (let n = 0; n < 60 && !(await illegal()); n += 1) {
      await page.keyboard.press(n % 2 === 0 ? "ArrowUp" : "ArrowLeft");
      await page.waitForTimeout(30);
    }
    await expect(page.getByTestId("finding").first()).toBeVisible();
    await nameless();
    for (const dialog of ["describe", "fell"]) {
      await page.getByTestId("more").click();
      await page.getByTestId(dialog).click();
      await expect(page.getByTestId(`${dialog}-dialog`)).toBeVisible();
      await nameless();
      await page.getByTestId(`${dialog}-dialog`).getByTestId("close").click();
    }
    await page.getByTestId("replay").click();
    await expect(page.getByTestId("replay-step")).toBeVisible();
    for (let n = 0; n < STEPS; n += 1) {
      await page.getByTestId("replay-previous").click();
      await nameless();
    }
  });
}
