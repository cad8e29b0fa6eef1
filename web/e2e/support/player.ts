/** A player for the tests: reads the table through window.shuto, decides here, and acts only through the page. */
import { expect, type Page } from "@playwright/test";
import type { Kind } from "../../src/headless/compose/ring";
import { helpButton, steps } from "./at-table";
import { look, type Plan, plans, type Sight, type Wishes } from "./plans";

export type Hand = "mouse" | "touch" | "keys";

const KEY: Readonly<Record<Kind, string>> = { column: "k", junction: "j", "off-ramp": "o" };

/** Wait until this page can play its turn or the game is over; returns which. */
export async function turnOrEnd(page: Page): Promise<"turn" | "end"> {
  const said = await page.waitForFunction(
    () => {
      const open = window.shuto?.session.value;
      const status = open?.match.status.value;
      if (!open || !status || open.scene.value === null || open.composer.sending.value) return null;
      if (status.outcome !== null) return "end";
      if (open.match.link.value !== "open" || open.match.mySeat.value === null) return null;
      const draft = open.composer.draft.value;
      if (draft === null) return null;
      return draft.mode === "component" || draft.base === null || open.composer.ring.value !== null ? "turn" : null;
    },
    undefined,
    { timeout: 60_000, polling: 50 },
  );
  return (await said.jsonValue())!;
}

/** Build the composed legal turn; false if this plan does not work and another should be tried. */
export type Finish = (page: Page, hand: Hand) => Promise<boolean>;

/** How a player plays: how many plans they consider, which plans are worth trying, how a build is finished. */
export interface Manner extends Wishes {
  readonly finish: Finish;
  readonly sieve?: (page: Page, base: string, plans: readonly Plan[]) => Promise<readonly Plan[]>;
}
const pressBuild: Finish = async (page, hand) => {
  await press(page, hand, "build", "Enter");
  return true;
};

export async function press(page: Page, hand: Hand, testid: string, key: string): Promise<void> {
  if (hand === "keys") await page.keyboard.press(key);
  else if (hand === "touch") await page.getByTestId(testid).tap();
  else await page.getByTestId(testid).click();
}

export async function chooseKindAndHeight(page: Page, hand: Hand, plan: Pick<Plan, "kind" | "height">): Promise<void> {
  const now = () =>
    page.evaluate(() => {
      const draft = window.shuto.session.value!.composer.draft.value;
      return draft?.mode === "build" ? { kind: draft.kind, height: draft.height } : null;
    });
  if ((await now())?.kind !== plan.kind) await press(page, hand, `kind-${plan.kind}`, KEY[plan.kind]);
  if (plan.kind === "off-ramp") return;
  for (let n = 0; n < 12; n += 1) {
    const height = (await now())?.height ?? plan.height;
    if (height === plan.height) return;
    await press(page, hand, height < plan.height ? "higher" : "lower", height < plan.height ? "+" : "-");
  }
}

/** The client coordinates of a place of the table; null if it is not visible. */
export function onPage(page: Page, place: { x: number; y: number }): Promise<{ x: number; y: number } | null> {
  return page.evaluate(visible, place);
}

/** Runs in the page. */
function visible({ x, y }: { x: number; y: number }): { x: number; y: number } | null {
  const spot = window.shuto.session.value!.scene.value!.project(x, y, 0);
  const canvas = document.querySelector("[data-testid=table]")!;
  const box = canvas.getBoundingClientRect();
  const at = { x: spot.x + box.left, y: spot.y + box.top };
  return document.elementFromPoint(at.x, at.y) === canvas ? at : null;
}

export async function point(page: Page, hand: Hand, place: { x: number; y: number }): Promise<boolean> {
  let at = await onPage(page, place);
  if (at === null) {
    const menu = page.getByTestId("camera-menu"); // on a small stage the camera bar is folded
    if (hand !== "keys" && (await menu.isVisible()) && !(await page.getByTestId("show-all").isVisible()))
      await press(page, hand, "camera-menu", "");
    await press(page, hand, "show-all", "f"); // bring the place into view
    const seen = await page.waitForFunction(visible, place, { timeout: 5_000 }).catch(() => null);
    at = seen === null ? null : await seen.jsonValue();
  }
  if (at === null) return false;
  if (hand === "touch") await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  return true;
}

/** The current draft, for the failure message of a timeout. */
function drafted(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { composer, match } = window.shuto.session.value!;
    return JSON.stringify({
      draft: composer.draft.value,
      link: match.link.value,
      revision: match.revision.value,
      seat: match.mySeat.value,
    });
  });
}

/** Wait for the verdict on the draft; if it is illegal, snap to the nearest legal place. True if it may be built. */
export async function madeLegal(page: Page, hand: Hand): Promise<boolean> {
  const said = async () => {
    const judged = page.waitForFunction(
      () => {
        const open = window.shuto.session.value!;
        const verdict = open.composer.verdict.value;
        return verdict === null || open.composer.draft.value?.place == null ? null : { legal: verdict.legal };
      },
      undefined,
      { timeout: 60_000 },
    );
    const verdict = await judged.catch(async (error: Error) => {
      throw new Error(`no verdict on ${await drafted(page)}: ${error.message}`);
    });
    return (await verdict.jsonValue())!.legal;
  };
  if (await said()) return true;
  // Mark old toasts, so that the next unmarked one belongs to this action.
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll("[data-testid=toast]")) toast.setAttribute("data-read", "");
  });
  // Where nothing can be built, the button passes or sets a road aside: not what we want yet.
  if (await page.locator("button.remedy[data-kind=pass], button.remedy[data-kind=set-aside]").isVisible()) return false;
  if (hand === "keys") await page.keyboard.press("n");
  else if (hand === "touch") await helpButton(page).tap({ timeout: 15_000 });
  else await helpButton(page).click({ timeout: 15_000 });
  const done = await page.waitForFunction(
    () => {
      const { composer } = window.shuto.session.value!;
      if (composer.verdict.value?.legal === true) return "legal";
      return document.querySelector("[data-testid=toast]:not([data-read])") !== null ? "none" : null;
    },
    undefined,
    { timeout: 15_000 },
  );
  return (await done.jsonValue()) === "legal";
}

/** Play one turn as well as a quick player would. */
export async function playTurn(page: Page, hand: Hand, manner: Manner = { finish: pressBuild }): Promise<void> {
  const before = await steps(page);
  const { bases } = await look(page);
  let done = false;
  for (let n = 0; n < Math.max(bases.length, 1) && !done; n += 1) {
    // Who cannot build has no base points to choose from, but one button. The page knows when the outlook has come.
    await page.waitForFunction(() => window.shuto.session.value!.composer.outlook.value !== null);
    const chip = page.getByTestId(`base-${bases[n] ?? ""}`);
    const chips = bases.length > 1 && hand !== "keys" ? chip.waitFor({ timeout: 3_000 }) : Promise.resolve();
    if (
      !(await chips.then(
        () => true,
        () => false,
      )) ||
      (await page.getByTestId("stuck").isVisible())
    )
      break;
    if (bases.length > 1) await chooseBase(page, hand, bases[n]!, bases);
    done = await buildFromHere(page, hand, manner);
  }
  if (!done) {
    const instead = page.getByTestId("pass").or(page.getByTestId("set-aside")).or(page.getByTestId("stop")).first();
    const offered = await instead.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!offered) {
      // There is a legal build, but this player's few plans did not reach it: they ask for a hint.
      // One who can build no column has no button for it, but the key works.
      const how = (await page.getByTestId("hint").isVisible()) ? hand : "keys";
      await press(page, how, "hint", "h");
      await page.waitForFunction(() => window.shuto.session.value!.composer.verdict.value?.legal === true, undefined, {
        timeout: 60_000,
      });
      await manner.finish(page, how);
    } else if (hand === "keys") {
      await instead.focus();
      await page.keyboard.press("Enter");
    } else await instead.click();
  }
  await expect.poll(() => steps(page), { timeout: 20_000, intervals: [50] }).toBeGreaterThan(before);
}

async function buildFromHere(page: Page, hand: Hand, manner: Manner): Promise<boolean> {
  const { finish, sieve } = manner;
  const sight = await look(page);
  const thought = plans(sight, manner);
  for (const plan of sieve === undefined || sight.base === null ? thought : await sieve(page, sight.base, thought)) {
    await chooseKindAndHeight(page, hand, plan);
    if (hand === "keys") await page.keyboard.press("n");
    else {
      if (!(await point(page, hand, plan))) continue;
      const met = await whatWasMet(page, sight);
      if (met === "built") return true;
      if (met === "base") await chooseBase(page, hand, sight.base!, sight.bases);
      if (met !== "place") continue;
    }
    if (!(await madeLegal(page, hand))) continue;
    if (await finish(page, hand)) return true;
  }
  return false;
}

/** What a click hit: the place, another base point in front of it, or the ghost itself, which builds. */
async function whatWasMet(page: Page, sight: Sight): Promise<"place" | "base" | "built" | "nothing"> {
  const met = await page.waitForFunction(({ base, steps }) => {
    const { composer, match } = window.shuto.session.value!;
    const draft = composer.draft.value;
    if (composer.sending.value) return null;
    if (match.status.value!.steps > steps || draft?.mode !== "build") return "built";
    if (draft.base !== base) return "base";
    return draft.place === null ? "nothing" : "place";
  }, sight);
  return (await met.jsonValue())!;
}

export async function chooseBase(page: Page, hand: Hand, base: string, bases: readonly string[]): Promise<void> {
  await press(page, hand, `base-${base}`, String(bases.indexOf(base) + 1));
  await page.waitForFunction((wanted) => {
    const { composer } = window.shuto.session.value!;
    const draft = composer.draft.value;
    return draft?.mode === "build" && draft.base === wanted && composer.ring.value !== null;
  }, base);
}

/** Where to try to place a component: at the place itself, then around it. What others placed may fill any of these. */
const AROUND = [0, 60, -60, 120, -120].flatMap((x) => [0, 60, -60].map((y) => ({ x, y })));

/** Place the offered component on a legal place near the given one. */
export async function placeComponent(page: Page, hand: Hand, place: { x: number; y: number }): Promise<void> {
  const before = await steps(page);
  let legal = false;
  for (const { x, y } of AROUND) {
    if (hand === "keys") await page.keyboard.press("n");
    else if (!(await point(page, hand, { x: place.x + x, y: place.y + y }))) continue;
    legal = await madeLegal(page, hand);
    if (legal) break;
  }
  expect(legal).toBe(true);
  await press(page, hand, "build", "Enter");
  await expect.poll(() => steps(page), { timeout: 20_000, intervals: [50] }).toBeGreaterThan(before);
}

/** Play until the game is over; returns how many turns this page played. */
export async function playOut(
  page: Page,
  hand: Hand,
  watch: (turn: number) => Promise<void> = async () => {},
  manner?: Manner,
): Promise<number> {
  for (let turn = 0; turn < 120; turn += 1) {
    if ((await turnOrEnd(page)) === "end") return turn;
    await playTurn(page, hand, manner);
    await watch(turn);
  }
  throw new Error("the game does not end");
}
