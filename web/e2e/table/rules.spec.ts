import { expect, type Locator } from "@playwright/test";
import { start } from "../support/at-table";
import { expectAccessible } from "../support/axe";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

/** The picture has arrived and is no broken image. */
const drawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);

test("a finding opens its clause with pictures; another edition is compared with the one in play", async ({ page }) => {
  await start(page, server.address);
  await page.keyboard.press("n");
  const link = page.getByTestId("clause-link").first();
  await expect(async () => {
    await page.keyboard.press("ArrowUp"); // away from the base point, until no road reaches
    await expect(link).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(link).toContainText("§");
  const [title, section] = (await link.innerText()).split(" § ");
  await link.click();

  const rules = page.getByTestId("rules-dialog");
  const opened = rules.locator(".clause-card.open");
  await expect(opened).toBeInViewport();
  await expect(opened.getByRole("heading")).toContainText(title!);
  await expect(opened.getByRole("heading")).toContainText(`§ ${section}`);
  await expect(opened.locator("[data-tone=bad]").first()).toContainText("Not OK");
  await drawn(opened.locator("[data-tone=bad] img").first());
  await expectAccessible(page);

  await rules.getByTestId("rules-search").fill("off-ramp height");
  await expect(rules.getByTestId("clause-off-ramp-height")).toBeVisible();
  await expect(rules.getByTestId("clause-no-touch")).toHaveCount(0);
  await rules.getByTestId("rules-search").fill("");

  const playing = await rules.getByTestId("rules-edition").inputValue();
  const other = playing === "four-player-fr" ? "second-edition" : "four-player-fr";
  await rules.getByTestId("rules-edition").selectOption(other);
  await expect(rules.getByTestId("rules-compare")).toHaveValue(playing);
  const differing = rules.locator(".clause-card[data-differs=true]");
  await expect(differing.first()).toContainText("differs");
  await expect(differing.first().getByTestId("other-text")).not.toBeEmpty();
  await expect(rules.getByTestId("rules-count")).toContainText(String(await differing.count()));

  await page.keyboard.press("Escape");
  await expect(rules).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the rules have a screen of their own, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.address}#/rules/rainbow-city/areas`);
  const areas = page.getByTestId("clause-areas");
  await expect(areas).toBeInViewport();
  await drawn(areas.getByTestId("example-column-on-green").locator("img"));
  await page.getByTestId("rules-edition").selectOption("second-edition");
  await expect(page).toHaveURL(/#\/rules\/second-edition$/);
  await expect(page.getByTestId("clause-children")).toBeAttached();
  await expect(areas).toHaveCount(0);

  await page.getByTestId("page-misread").click();
  const ramps = page.getByTestId("misread-ramps");
  await expect(ramps.getByTestId("example-over-a-ramp")).toHaveCount(2); // one for each answer of the books
  await expect(ramps.locator("[data-tone=good]")).toContainText("earns 1 car");
  await expect(ramps.locator("[data-tone=none]")).toContainText("earns no car");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await ramps.getByRole("button").click();
  await expect(page.getByTestId("clause-earning")).toBeInViewport();
  await expectAccessible(page);
});
