/** A hand for the tests: carries pieces through the page as a person does, looking at how far they are off. */
import { type CDPSession, expect, type Page } from "@playwright/test";
import type { Ended } from "../src/headless/hand/carry";
import { steps } from "./at-table";
import { type Finish, type Hand, type Manner, type Plan, press } from "./player";

export interface Wanted {
  readonly x: number;
  readonly y: number;
}

interface Sight {
  /** From the pointer's aim to the wanted place, CSS pixels. */
  readonly dx: number;
  readonly dy: number;
  /** mm between the aim and the wanted place; between the aim and the hand; the aim's height over the piece's place. */
  readonly off: number;
  readonly behind: number;
  readonly above: number;
  readonly z: number;
  readonly held: boolean;
}

/** What the hand sees. Without a wish: its place. */
export function sight(page: Page, want: Wanted | null = null): Promise<Sight> {
  return page.evaluate((wanted) => {
    const { hands, scene } = window.shuto.session.value!;
    const hand = hands.hand.value;
    if (hand === null) return { dx: 0, dy: 0, off: 0, behind: 0, above: 0, z: 0, held: false };
    const { goal, spot, target } = hand;
    const { x, y } = wanted ?? target;
    const [a, b] = [scene.value!.project(goal.x, goal.y, goal.z), scene.value!.project(x, y, goal.z)];
    return {
      dx: b.x - a.x,
      dy: b.y - a.y,
      off: Math.hypot(goal.x - x, goal.y - y),
      behind: Math.hypot(goal.x - spot.x, goal.y - spot.y, goal.z - spot.z),
      above: goal.z - target.z,
      z: goal.z,
      held: !hands.falling.value,
    };
  }, want);
}

/** The piece is in this page's hand. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => window.shuto.session.value!.hands.hand.value !== null, undefined, {
    timeout: 30_000,
    polling: 50,
  });
}

/** How the carry ended, once the table is at rest. */
export async function ended(page: Page): Promise<Ended> {
  const how = await page.waitForFunction(
    () => {
      const { carry } = window.shuto.session.value!.hands;
      return carry.live.value === null ? carry.ended.value : null;
    },
    undefined,
    { timeout: 30_000, polling: 50 },
  );
  return (await how.jsonValue()) as Ended;
}

/** Something that moves a piece in the hand about. */
export interface Carrier {
  /** Move the aim by pixels of the screen. */
  shift(dx: number, dy: number): Promise<void>;
  /** Raise the aim by mm. */
  raise(mm: number, now: Sight): Promise<void>;
  letGo(): Promise<void>;
}

export async function byMouse(page: Page): Promise<Carrier> {
  const box = (await page.getByTestId("table").boundingBox())!;
  const at = { x: box.x + box.width * 0.5, y: box.y + box.height * 0.45 };
  await page.mouse.move(at.x, at.y);
  const scale = await page.evaluate(() => window.devicePixelRatio); // Chromium counts a wheel in other pixels
  return {
    shift: async (dx, dy) => {
      at.x = Math.min(box.x + box.width - 4, Math.max(box.x + 4, at.x + dx));
      at.y = Math.min(box.y + box.height - 4, Math.max(box.y + 4, at.y + dy));
      await page.mouse.move(at.x, at.y);
    },
    raise: (mm) => page.mouse.wheel(0, (-mm / 0.06) * scale),
    letGo: () => page.mouse.click(at.x, at.y),
  };
}

/** One finger on the table moves, the slider at its edge raises, the big button lets go. */
export async function byFinger(page: Page, cdp: CDPSession): Promise<Carrier> {
  const box = (await page.getByTestId("table").boundingBox())!;
  const middle = { x: box.x + box.width * 0.5, y: box.y + box.height * 0.5 };
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number; id: number }[]
  ) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    shift: async (dx, dy) => {
      const far = Math.max(1, Math.abs(dx) / (box.width * 0.4), Math.abs(dy) / (box.height * 0.4));
      await touch("touchStart", { ...middle, id: 0 });
      for (let n = 1; n <= 3; n += 1)
        await touch("touchMove", { x: middle.x + (dx * n) / 3 / far, y: middle.y + (dy * n) / 3 / far, id: 0 });
      await touch("touchEnd");
    },
    raise: (mm, now) => page.getByTestId("hand-height").fill(String(Math.max(0, Math.round((now.z + mm) * 2) / 2))),
    letGo: () => page.getByTestId("let-go").tap(),
  };
}

/** Bring the aim over a place, as near as a hand can. */
export async function aim(page: Page, carrier: Carrier, want: Wanted | null = null, within = 0.4): Promise<void> {
  for (let n = 0; n < 25; n += 1) {
    const now = await sight(page, want);
    if (!now.held || now.off < within) return;
    await carrier.shift(now.dx, now.dy);
  }
}

/** Wait until the hand is where it is wanted. */
export async function there(page: Page, within = 0.3): Promise<void> {
  await page.waitForFunction(
    (near) => {
      const hand = window.shuto.session.value!.hands.hand.value;
      if (hand === null) return true;
      const { goal, spot } = hand;
      return hand.seconds > 0.95 && Math.hypot(goal.x - spot.x, goal.y - spot.y, goal.z - spot.z) < near;
    },
    within,
    { polling: 30 },
  );
}

/** Over its place, down, and let go just above it. */
export async function layDown(page: Page, carrier: Carrier): Promise<Ended> {
  for (let n = 0; n < 3; n += 1) {
    await aim(page, carrier, null, 3); // the camera leans in on the way: aim again
    await there(page, 8);
  }
  let now = await sight(page);
  await carrier.raise(25 - now.above, now);
  await aim(page, carrier);
  await there(page, 2);
  await aim(page, carrier);
  now = await sight(page);
  await carrier.raise(0.8 - now.above, now);
  await there(page);
  await page.waitForTimeout(150);
  await carrier.letGo();
  return ended(page);
}

/** Down beside something, and through it. */
export async function sweep(page: Page, carrier: Carrier, from: Wanted, to: Wanted, z: number): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await aim(page, carrier, from, 3);
    await there(page, 8);
  }
  const now = await sight(page, from);
  await carrier.raise(z - now.z, now);
  await there(page, 2);
  await aim(page, carrier, to, 6);
  await there(page, 12);
}

/** Pay what is owed, as it is proposed. */
export async function payBill(page: Page): Promise<void> {
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("bill")).toHaveCount(0);
}

/** Everything is back and the camera stands still: what is pointed at now is what is meant. */
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

/** Builds that come down from above only; those that have to be slid in are left to other plans. */
export const fromAbove = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      window.shuto.session.value!.composer.verdict.value?.crossings.every((crossing) => crossing.over === true) ??
      false,
  );

/** Of many plans those that come down from above, as the server says; a few are enough. */
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

/** So often a piece is taken up again before another plan is tried. */
const TRIES = 6;

/** Not every build comes down from above: many plans are looked at. */
const MANY = 200;

/** One stays low, the other climbs and goes over it: so that cars are earned by roads that come down from above. */
const taste = (seat: number, height: number): number => -2 * Math.abs(height - (seat === 0 ? 1 : 4));

/** Play by hand, piece by piece; tells how each carry ended to whoever listens. */
export function byHand(makeCarrier: (page: Page) => Promise<Carrier>, told: (end: Ended) => void = () => {}): Manner {
  return { most: MANY, taste, sieve, finish: carried(makeCarrier, told) };
}

function carried(makeCarrier: (page: Page) => Promise<Carrier>, told: (end: Ended) => void): Finish {
  return async (page: Page, hand: Hand) => {
    if (!(await fromAbove(page))) return false;
    const before = await steps(page);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const begun = await page.evaluate(() => window.shuto.session.value!.hands.begun.value !== null);
      await press(page, hand, begun ? "take-next" : "build", "Enter");
      await taken(page);
      const end = await layDown(page, await makeCarrier(page));
      told(end);
      const next = end.how === "landing" ? end.message.next : "again";
      if (next === "bill") await payBill(page);
      // What came of it is told first, the step follows.
      if (next === "played" || next === "bill")
        await expect.poll(() => steps(page), { intervals: [50] }).toBeGreaterThan(before);
      await upright(page);
      if (next === "played" || next === "bill") return true;
    }
    return false;
  };
}
