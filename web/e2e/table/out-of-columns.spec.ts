/** Out of columns: one sentence, and the one button that the edition leaves. */
import { expect } from "@playwright/test";
import { steps } from "../support/at-table";
import { expectAccessible } from "../support/axe";
import { test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

/** Ann puts all her columns into three junctions, Bob builds small ones. Ann is to move. */
const TURNS = ["c0 56,-95 12j", "c1 -116,134 2", "c2 189,-131 12j", "c3 -252,152 3", "c4 319,-148 8j", "c5 -389,158 4"];
const CITY = [
  ...["-450", "-350", "-250", "250", "350"].map((x, n) => `+ development-${n + 1} ${x},350`),
  ...["+ block -450,350", "+ slab -350,350", "+ rotunda -250,350", "+ tower 250,350"],
  ...["+ airport 440,-360", "+ green -440,-360", "+ rainbow -320,-360"],
];
const CASES = [
  {
    edition: "two-player-2024",
    before: [],
    sentence: /^No columns left: you pass\. If nobody pays you/,
    button: "pass",
  },
  { edition: "four-player-fr", before: [], sentence: /^No columns left: an off-ramp is all/, button: "remedy" },
  {
    edition: "rainbow-city",
    before: ["rule missions=true", ...CITY],
    sentence: /^No columns left: you set a road aside/,
    button: "set-aside",
  },
] as const;

test("out of columns: one sentence and the button that works, edition by edition", async ({ page }) => {
  for (const { edition, before, sentence, button } of CASES) {
    const record = [`shuto 2 ${edition}`, "player Ann", "player Bob", ...before, ...TURNS, ""].join("\n");
    const made = await (await page.request.post(`${server.address}api/records`, { data: Buffer.from(record) })).json();
    await page.goto(`${server.address}#/match/${made.id}/${made.tokens[0]}`);
    const told = page.getByTestId("situation").locator("p");
    await expect(told).toHaveText([sentence]);
    await expect(page.getByTestId("stuck").locator("button.primary")).toHaveCount(1);
    await expect(page.getByTestId("finding")).toHaveCount(0);
    await expect(page.getByTestId("build")).toHaveCount(0);
    if (edition === "rainbow-city") {
      await expect(page.getByTestId("missing-traffic-jam")).toHaveText(/^\+2 3 more connected roads/);
      await expectAccessible(page);
    }
    const played = await steps(page);
    await page.getByTestId(button).click();
    if (button === "remedy") {
      await expect(page.getByTestId("verdict")).toBeVisible(); // an off-ramp is drafted, and it is legal
      await page.getByTestId("build").click();
    }
    await expect.poll(() => steps(page)).toBe(played + 1);
  }
});
