/** A player for the tests who builds by hand: chooses builds that can be laid from above, and carries their pieces. */
import { expect, type Page } from "@playwright/test";
import type { Ended } from "../../src/headless/hand/stream/carry";
import { steps } from "./at-table";
import { type Carrier, layDown, taken } from "./carry";
import type { Plan } from "./plans";
import { type Finish, type Hand, type Manner, press } from "./player";

/** Pay the bill as proposed. */
export async function payBill(page: Page): Promise<void> {
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
}

/** Wait until the camera stands still, so that the next click hits what it aims at. */
export async function upright(page: Page): Promise<void> {
  const where = () =>
    page.evaluate(
      () =>
        new Promise<string>((told) =>
          requestAnimationFrame(() => {
            const spot = window.shuto.session.value!.scene.value!.project(50, 50, 0);
            told(`${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`);
          }),
        ),
    );
  for (let n = 0, last = ""; n < 20; n += 1) {
    const now = await where();
    if (now === last) return;
    last = now;
    await page.waitForTimeout(120);
  }
}

/** Can the drafted road be laid from above? Roads that pass under others would have to be slid in. */
export const fromAbove = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      window.shuto.session.value!.composer.verdict.value?.crossings.every((crossing) => crossing.over === true) ??
      false,
  );

/** Keep only plans that can be laid from above, as the server says; a few are enough. */
async function sieve(page: Page, base: string, plans: readonly Plan[]): Promise<readonly Plan[]> {
  const good: Plan[] = [];
  for (const plan of plans) {
    if (good.length >= 4) break;
    const fits = await page.evaluate(
      async ({ from, one }) => {
        const open = window.shuto.session.value!;
        const common = { base: Number(from.slice(1)), x: one.x, y: one.y };
        const turn =
          one.kind === "off-ramp"
            ? ({ type: "off-ramp", ...common } as const)
            : ({ type: "extend", ...common, height: one.height, junction: one.kind === "junction" } as const);
        const { verdict } = await open.composer.inquiry.asker.preview(open.match.revision.value, turn);
        return verdict.legal && verdict.crossings.every((crossing) => crossing.over === true);
      },
      { from: base, one: plan },
    );
    if (fits) good.push(plan);
  }
  return good;
}

/** How often a piece is carried before another plan is tried. */
const TRIES = 6;

/** Number of plans to consider: not every build can be laid from above. */
const MANY = 200;

/** Seat 0 stays low, seat 1 climbs and crosses over it, so that roads laid from above earn cars. */
const taste = (seat: number, height: number): number => -2 * Math.abs(height - (seat === 0 ? 1 : 4));

/** Play by hand, piece by piece; calls `told` with the result of each carry. */
export function byHand(makeCarrier: (page: Page) => Promise<Carrier>, told: (end: Ended) => void = () => {}): Manner {
  return { most: MANY, taste, sieve, finish: carried(makeCarrier, told) };
}

function carried(makeCarrier: (page: Page) => Promise<Carrier>, told: (end: Ended) => void): Finish {
  return async (page: Page, hand: Hand) => {
    if (!(await fromAbove(page))) return false;
    const before = await steps(page);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const begun = await page.evaluate(() => window.shuto.session.value!.hands.begun.view.value !== null);
      await press(page, hand, begun ? "take-next" : "build", "Enter");
      await taken(page);
      const end = await layDown(page, await makeCarrier(page));
      told(end);
      const next = end.how === "landing" ? end.message.next : "again";
      if (next === "bill") await payBill(page);
      const over = next === "played" || next === "bill" || next === "lost"; // the third miss of a turn ends it
      // The landing arrives before the step.
      if (over) await expect.poll(() => steps(page), { intervals: [50] }).toBeGreaterThan(before);
      await upright(page);
      if (over) return true;
    }
    return false;
  };
}
