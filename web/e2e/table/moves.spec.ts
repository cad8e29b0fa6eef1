/** The list of moves, bots that play one after another, names of pieces, and a draft that survives a reload. */
import { expect, type Page } from "@playwright/test";
import { myTurn } from "../support/at-table";
import { expectAccessible } from "../support/axe";
import { test } from "../support/browser";
import { playTurn, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

/** Ann against bots, in an edition without a set-up. */
async function sitDown(page: Page, bots: number): Promise<void> {
  const seats = [
    { name: "Ann" },
    ...["Bea", "Cleo", "Dan"].slice(0, bots).map((name) => ({ name, kind: "bot", bot: "greedy" })),
  ];
  const edition = bots === 1 ? "second-edition" : "four-player-de";
  const data = { edition, seats, house_rules: bots === 1 ? {} : { obstacles: "none" } };
  const { id, tokens } = await (await page.request.post(`${server.address}api/matches`, { data })).json();
  await page.goto(`${server.address}#/match/${id}/${tokens[0]}`);
  await myTurn(page);
}

const shownSteps = (page: Page) => page.evaluate(() => window.shuto.session.value!.shown.value!.status.steps);

test("a click on a move looks back, a click on the last one returns; a draft survives a reload", async ({ page }) => {
  await sitDown(page, 1);
  await playTurn(page, "keys");
  await expect(page.getByTestId("move-2")).toBeVisible();
  await expect(page.getByTestId("move-2")).toHaveAttribute("aria-current", "step");
  await expect(page.getByTestId("move-1")).toContainText("Ann column of height 2");
  // Pointing at a move outlines what it built.
  await page.getByTestId("move-1").hover();
  const outlined = () => page.evaluate(() => window.shuto.session.value!.overlay.highlight.value.pointed);
  await expect.poll(outlined).toEqual(["c2", "r2"]);
  await page.getByTestId("move-1").click();
  await expect(page.getByTestId("replay-bar")).toBeVisible();
  await expect(page.getByTestId("move-1")).toHaveAttribute("aria-current", "step");
  const roads = () => page.evaluate(() => window.shuto.session.value!.shown.value!.roads.length);
  await expect.poll(roads).toBe(3);
  // The keys go through the list, not to the ghost.
  await page.keyboard.press("ArrowDown");
  await expect(page.getByTestId("move-2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("replay-bar")).toHaveCount(0);
  await expect.poll(roads).toBe(4);
  await turnOrEnd(page);
  // The arrow comes after "n": its answer could still move the ghost while the test reads the draft.
  const draft = () => page.evaluate(() => window.shuto.session.value?.composer.draft.value ?? null);
  await page.keyboard.press("n");
  await expect.poll(async () => (await draft())?.pinned).toBe(true);
  const snapped = await draft();
  await page.keyboard.press("ArrowRight");
  const settled = await page.waitForFunction((before) => {
    const { draft, verdict } = window.shuto.session.value!.composer;
    return JSON.stringify(draft.value?.place) !== before && verdict.value !== null && draft.value;
  }, JSON.stringify(snapped?.place));
  const before = await settled.jsonValue();
  await page.reload();
  await myTurn(page);
  await expect.poll(draft).toEqual(before);
  await expect(page.getByTestId("findings")).toBeVisible();
  await expect(page.getByTestId("move-2")).toBeVisible(); // the list is back, too
  await page.getByTestId("more").click();
  await expectAccessible(page);
});

test("three bots play one after another, and nobody builds on an old table", async ({ page }) => {
  await sitDown(page, 3);
  // Whether plays have to wait depends on how fast the bots are; that each is shown for itself does not.
  await page.evaluate(() => {
    const { plays, match, quiet } = window.shuto.session.value!;
    const seen: { shown: number; newest: number; quiet: boolean }[] = [];
    plays.table.subscribe((table) => {
      const newest = match.status.peek()?.steps ?? 0;
      seen.push({ shown: table?.status.steps ?? 0, newest, quiet: quiet.peek() });
    });
    Object.assign(window, { seen });
  });
  await playTurn(page, "keys");
  await expect.poll(() => shownSteps(page)).toBe(4);
  type Seen = { shown: number; newest: number; quiet: boolean };
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
  expect(seen.map(({ shown }) => shown)).toEqual([0, 1, 2, 3, 4]);
  for (const { shown, newest, quiet } of seen) expect(quiet || shown === newest).toBe(true);
  await expect(page.getByTestId("following")).toHaveCount(0);
  await expect(page.getByTestId("build-bar")).toBeVisible();
  await expect(page.getByTestId("move-4")).toContainText("Dan");
});
