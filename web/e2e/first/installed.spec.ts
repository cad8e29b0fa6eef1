/** A Shuto that was installed from its wheel. tests/wheel starts it and says where it is: SHUTO_ADDRESS, SHUTO_SHARED. */
import { expect } from "@playwright/test";
import { becomeLegal, roundAfter, start, steps } from "../support/at-table";
import { test } from "../support/browser";

test.use({ drawn: true });

const ADDRESS = process.env.SHUTO_ADDRESS ?? "";
/** The address for others; empty if the machine has none. */
const SHARED = process.env.SHUTO_SHARED ?? "";

test("a turn is played, and an invitation copied at localhost opens at the address for others", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await start(page, ADDRESS);
  const before = await steps(page);
  await page.keyboard.press("n");
  await becomeLegal(page);
  await page.keyboard.press("Enter");
  await roundAfter(page, before);
  const played = await steps(page);
  await page.getByTestId("share").click();
  await page.getByTestId("copy-watch").click();
  await expect(page.getByTestId("toast")).toHaveText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${SHARED || ADDRESS}g/`), link).toBe(true);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByTestId("waiting")).toBeVisible();
  expect(await steps(friend)).toBe(played);
  expect(wrong).toEqual([]);
});
