import { expect, type Page } from "@playwright/test";
import { becomeLegal, myTurn, roundAfter, start, steps } from "../support/at-table";
import { test } from "../support/browser";
import { Rolling } from "../support/rolling";

const MOST_MS = 2000;

const rolling = new Rolling();
let address: string | null = null;
test.beforeAll(async () => {
  address = await rolling.start();
});
test.afterAll(() => rolling.end());

/** Note in the page for how long it is not connected. */
async function watchLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { since: 0, lost: 0, longest: 0 };
    Object.assign(window, { linkSeen: seen });
    window.shuto.session.value!.match.link.subscribe((state: string) => {
      const now = performance.now();
      if (state === "open") {
        if (seen.since > 0) seen.longest = Math.max(seen.longest, now - seen.since);
        seen.since = 0;
      } else if (seen.since === 0) {
        seen.since = now;
        seen.lost += 1;
      }
    });
  });
}

function seen(page: Page): Promise<{ since: number; lost: number; longest: number }> {
  return page.evaluate(() => (window as never as { linkSeen: never }).linkSeen);
}

async function playTurn(page: Page): Promise<void> {
  const before = await steps(page);
  await page.keyboard.press("n");
  await becomeLegal(page);
  await page.keyboard.press("Enter");
  await roundAfter(page, before);
}

test("the page connects to the other server by itself within two seconds when its own is told to stop", async ({
  page,
}) => {
  test.skip(address === null, "PostgreSQL is not installed: make services");
  await start(page, address!);
  await playTurn(page);
  await watchLink(page);
  const before = await steps(page);
  await rolling.stopOne();
  await expect.poll(async () => (await seen(page)).lost).toBe(1);
  await expect.poll(async () => (await seen(page)).since).toBe(0);
  expect((await seen(page)).longest).toBeLessThan(MOST_MS);
  await myTurn(page);
  expect(await steps(page)).toBe(before);
  await playTurn(page);
});
