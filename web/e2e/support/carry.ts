/** A hand for the tests: carries pieces through the page as a person does, by reading how far they are off. */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { notched, slideOf } from "../../src/headless/hand/moving/height";
import type { Ended } from "../../src/headless/hand/stream/carry";
import { carry, MOUSE, seeded } from "./person";

export interface Wanted {
  readonly x: number;
  readonly y: number;
}

interface Sight {
  /** Where on the page the place straight below the goal is seen, at the height at which the piece will lie. */
  readonly at: Wanted;
  /** From there to the wanted place, in CSS pixels. */
  readonly dx: number;
  readonly dy: number;
  /** mm from the goal to the wanted place, mm from the goal to the hand, and the goal's height above the target. */
  readonly off: number;
  readonly behind: number;
  readonly above: number;
  readonly z: number;
  readonly held: boolean;
}

/** What the hand sees. Without `want`, relative to the piece's target. */
export function sight(page: Page, want: Wanted | null = null): Promise<Sight> {
  return page.evaluate((wanted) => {
    const { hands, scene } = window.shuto.session.value!;
    const hand = hands.hand.value;
    const nowhere = { x: 0, y: 0 };
    if (hand === null) return { at: nowhere, dx: 0, dy: 0, off: 0, behind: 0, above: 0, z: 0, held: false };
    const { goal, spot, target } = hand;
    const { x, y } = wanted ?? target;
    const [a, b] = [scene.value!.project(goal.x, goal.y, target.z), scene.value!.project(x, y, target.z)];
    const { left, top } = document.querySelector("[data-testid=table]")!.getBoundingClientRect();
    return {
      at: { x: left + a.x, y: top + a.y },
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

/** Wait until the piece is in this page's hand. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => window.shuto.session.value!.hands.hand.value !== null, undefined, {
    timeout: 30_000,
    polling: 50,
  });
}

/** Wait until the table is at rest; returns how the carry ended. */
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

/** An input device that moves a piece in the hand. */
export interface Carrier {
  /** Move the goal by pixels of the screen. */
  shift(dx: number, dy: number): Promise<void>;
  /** Raise the goal by mm. */
  raise(mm: number, now: Sight): Promise<void>;
  letGo(): Promise<void>;
}

export async function byMouse(page: Page): Promise<Carrier> {
  const box = (await page.getByTestId("table").boundingBox())!;
  const pointer = { x: box.x + box.width * 0.5, y: box.y + box.height * 0.45 };
  await page.mouse.move(pointer.x, pointer.y);
  const move = async (dx: number, dy: number): Promise<void> => {
    pointer.x = Math.min(box.x + box.width - 4, Math.max(box.x + 4, pointer.x + dx));
    pointer.y = Math.min(box.y + box.height - 4, Math.max(box.y + 4, pointer.y + dy));
    await page.mouse.move(pointer.x, pointer.y);
  };
  const { at } = await sight(page);
  await move(at.x - pointer.x, at.y - pointer.y); // take hold of the piece
  const scale = await page.evaluate(() => window.devicePixelRatio); // Chromium scales wheel deltas with it
  /** Turn the wheel as far as needed. */
  const wheel = async (mm: number): Promise<void> => {
    const [gap, tweezers] = await page.evaluate(() => {
      const { hands } = window.shuto.session.value!;
      return [hands.gap(), hands.hand.value?.tweezers === true] as const;
    });
    let [low, high] = [-20, 20];
    for (let n = 0; n < 40; n += 1) {
      const middle = (low + high) / 2;
      if (notched(gap, middle, tweezers) < gap + mm) low = middle;
      else high = middle;
    }
    for (let left = low; Math.abs(left) > 0.01; left -= Math.max(-2, Math.min(2, left)))
      await page.mouse.wheel(0, -100 * Math.max(-2, Math.min(2, left)) * scale);
  };
  return {
    shift: move,
    raise: wheel,
    letGo: () => page.mouse.click(pointer.x, pointer.y),
  };
}

/** By touch: one finger on the table moves, the slider at its edge raises, the large button releases. */
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
    raise: async (mm) => {
      const to = (await sight(page)).z + mm;
      const slider = (await page.getByTestId("hand-height").boundingBox())!;
      const thumb = { x: slider.x + slider.width / 2, y: slider.y + slider.height / 2, id: 1 };
      await touch("touchStart", thumb);
      for (let n = 0; n < 12; n += 1) {
        const { z, above, held } = await sight(page);
        if (!held || Math.abs(to - z) < 0.2) break;
        thumb.y -= (slideOf(above + to - z) - slideOf(above)) * slider.height;
        await touch("touchMove", thumb);
      }
      await touch("touchEnd");
    },
    letGo: () => page.getByTestId("let-go").tap(),
  };
}

/** Move the goal over a place, as precisely as the input allows. */
export async function aim(page: Page, carrier: Carrier, want: Wanted | null = null, within = 0.4): Promise<void> {
  for (let n = 0; n < 25; n += 1) {
    const now = await sight(page, want);
    if (!now.held || now.off < within) return;
    await carrier.shift(now.dx, now.dy);
  }
}

/** Wait until the hand has reached its goal. */
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

/** Wait until the piece itself is where the hand is wanted. A busy server simulates what it was sent later. */
async function arrived(page: Page, within: number): Promise<void> {
  await page.waitForFunction(
    (near) => {
      const { hand, carry } = window.shuto.session.value!.hands;
      const [live, goal] = [carry.live.value, hand.value?.goal];
      if (live === null || goal === undefined) return true;
      const pose = live.poses(performance.now() / 1000).get(live.message.held[0]!);
      return pose !== undefined && Math.hypot(pose.x - goal.x, pose.y - goal.y, pose.z - goal.z) < near;
    },
    within,
    { polling: 30, timeout: 30_000 },
  );
}

/** Carry the piece over its target, lower it, and release it just above. */
export async function layDown(page: Page, carrier: Carrier): Promise<Ended> {
  for (let n = 0; n < 3; n += 1) {
    await aim(page, carrier, null, 3); // the camera moves in on the way: aim again
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
  await arrived(page, 4);
  await carrier.letGo();
  await released(page);
  return ended(page);
}

/** The page has let go of the piece; else say why it may not have. */
async function released(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => {
      const { hands, match } = window.shuto.session.value!;
      const [hand, live] = [hands.hand.value, hands.carry.live.value];
      const above = hand === null ? null : hand.spot.z - hand.target.z;
      const over = [...document.querySelectorAll(":hover")].at(-1)?.outerHTML.slice(0, 80);
      return { gone: live === null || hands.falling.value, gap: hands.gap(), above, link: match.link.value, over };
    });
  await expect(async () => expect(await state()).toMatchObject({ gone: true })).toPass({ timeout: 10_000 });
}

/** Where the hand wants the piece, and where the piece is, in plan. */
const plan = (page: Page) =>
  page.evaluate(() => {
    const { hands } = window.shuto.session.value!;
    const [{ goal, target }, pose] = [hands.hand.value!, hands.pose(performance.now() / 1000)!];
    return { goal: [goal.x, goal.y] as const, off: Math.hypot(pose.x - target.x, pose.y - target.y) };
  });

/**
 * Let the scripted person carry the piece with a mouse; returns the seconds, the mm by which lowering moved it sideways,
 * the most pixels from the pointer to the place below the piece while it was lowered, and the mm off at the end.
 */
export async function byPerson(
  page: Page,
  seed: number,
): Promise<{ seconds: number; drift: number; apart: number; off: number }> {
  const box = (await page.getByTestId("table").boundingBox())!;
  const scale = await page.evaluate(() => window.devicePixelRatio);
  let seen = { off: [0, 0] as readonly [number, number], gap: 60, flies: true, at: { x: 0, y: 0 } };
  const look = async (): Promise<void> => {
    const now = await sight(page);
    const more = await page.evaluate(() => {
      const { hands, scene } = window.shuto.session.value!;
      const { x, y, z } = hands.hand.value!.goal;
      return { gap: hands.gap(), at: scene.value!.project(x, y, z) };
    });
    seen = { off: [now.dx, now.dy], gap: more.gap, flies: false, at: more.at };
  };
  await look();
  const pointer = { x: box.x + box.width - 20, y: box.y + box.height / 2 };
  await page.mouse.move(pointer.x, pointer.y);
  const home = [box.x + seen.at.x - pointer.x, box.y + seen.at.y - pointer.y] as const;
  const eyes = { off: () => seen.off, gap: () => seen.gap, flies: () => seen.flies };
  const began = Date.now();
  let [drift, apart] = [0, 0];
  for (const act of carry(eyes, MOUSE, seeded(seed), home)) {
    if ("wait" in act) {
      if (act.wait > 0.1) {
        await page.waitForTimeout(act.wait * 1000);
        await there(page, 1);
        await look();
      }
    } else if ("move" in act) {
      pointer.x += act.move[0];
      pointer.y += act.move[1];
      await page.mouse.move(pointer.x, pointer.y);
    } else if ("notches" in act) {
      const { goal } = await plan(page);
      await page.mouse.wheel(0, -100 * act.notches * scale);
      await there(page, 1);
      const after = await plan(page);
      drift = Math.max(drift, Math.hypot(after.goal[0] - goal[0], after.goal[1] - goal[1]));
      const { at } = await sight(page);
      apart = Math.max(apart, Math.hypot(at.x - pointer.x, at.y - pointer.y));
    }
  }
  await arrived(page, 2);
  const { off } = await plan(page);
  const seconds = (Date.now() - began) / 1000;
  await page.mouse.click(pointer.x, pointer.y);
  return { seconds, drift, apart, off };
}

/** Lower the piece beside something and push it through. */
export async function sweep(page: Page, carrier: Carrier, from: Wanted, to: Wanted, z: number): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    await aim(page, carrier, from, 3);
    await there(page, 8);
  }
  const now = await sight(page, from);
  await carrier.raise(z - now.z, now);
  await there(page, 2);
  await arrived(page, 6);
  await aim(page, carrier, to, 6);
  await there(page, 12);
  await arrived(page, 20);
}
