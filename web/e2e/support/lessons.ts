/** The lessons for the tests: their solutions, read from the files, and played through the controls of the page. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Kind, nearestSpot, optionOf, spotsOf } from "../../src/headless/compose/ring";
import { distance, type Place } from "../../src/headless/geometry";
import { look } from "./plans";
import { chooseBase, chooseKindAndHeight, type Hand, madeLegal, point } from "./player";

const FOLDER = resolve(import.meta.dirname, "../../../src/shuto/learn/lessons");

/** A turn in the notation, and how many cars it has to earn. */
export interface Solution {
  readonly line: string;
  readonly cars: number;
}

export interface Scripted {
  readonly id: string;
  readonly byHand: boolean;
  /** The solution of each task. */
  readonly solutions: readonly Solution[];
}

/** Without the practice table, which is not among the lessons of the page. */
export const SCRIPTS: readonly Scripted[] = readdirSync(FOLDER)
  .sort()
  .map((name) => ({ name, text: readFileSync(resolve(FOLDER, name), "utf-8") }))
  .filter(({ text }) => !/^practice = true$/m.test(text))
  .map(({ name, text }) => {
    return {
      id: name.replace(/^\d+-|\.toml$/g, ""),
      byHand: /^hand = true$/m.test(text),
      solutions: [...text.matchAll(/^solution = "(.+)"$(?:\ngoal = \{.*\bcars = (\d+))?/gm)].map(
        ([, line, cars = "0"]) => ({ line: line!, cars: Number(cars) }),
      ),
    };
  });

/** Wait until the page is ready for this task. */
export async function atTask(page: Page, lesson: string, task: number): Promise<void> {
  await page.waitForFunction(
    ({ id, number }) => {
      const open = window.shuto?.session.value;
      const view = open?.lesson.view.value;
      const ready = open?.scene.value && open.match.link.value === "open" && open.composer.draft.value !== null;
      if (!ready || view?.id !== id || view.task !== number || view.done) return false;
      const draft = open.composer.draft.value;
      return draft?.mode === "component" || draft?.base === null || open.composer.ring.value !== null;
    },
    { id: lesson, number: task },
    { timeout: 60_000, polling: 50 },
  );
}

/** Compose a turn given in the notation, as a player would: base point, kind, height, then the spot. */
export async function compose(page: Page, hand: Hand, { line, cars }: Solution): Promise<void> {
  const component = /^\+ \S+ ([-\d.]+),([-\d.]+)/.exec(line);
  const build = /^(c\d+) (> )?([-\d.]+),([-\d.]+)(?: (\d+)(j)?)?$/.exec(line);
  const [x, y] = component ? [component[1], component[2]] : [build![3], build![4]];
  if (build) {
    const bases = await page.evaluate(() =>
      window.shuto.session.value!.match.status.value!.base_points.map(({ column }) => column),
    );
    if (bases.length > 1) await chooseBase(page, hand, build[1]!, bases);
    const kind = build[2] ? "off-ramp" : build[6] ? "junction" : "column";
    await chooseKindAndHeight(page, hand, { kind, height: Number(build[5] ?? 0) });
  }
  const place = { x: Number(x), y: Number(y) };
  expect(await point(page, hand, build ? await dotFor(page, place, cars) : place)).toBe(true);
  expect(await madeLegal(page, hand)).toBe(true);
}

/** How far from the solution a dot may be, in mm. */
const NEAR = 25;

/**
 * Where a player points who has to earn cars: at the nearest dot that earns enough.
 *
 * A solution between two dots may earn fewer if the pointer is a pixel off.
 */
async function dotFor(page: Page, place: Place, cars: number): Promise<Place> {
  const { ring, at, kind, height } = await look(page);
  if (cars === 0 || ring === null || at === null) return place;
  const { spots, ...base } = spotsOf(ring, at, optionOf(ring, kind as Kind, height));
  const enough = spots.filter((spot) => spot.cars >= cars);
  return nearestSpot({ ...base, spots: enough }, (spot) => distance(spot, place), NEAR) ?? place;
}
