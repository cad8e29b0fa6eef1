/** The lessons for the tests: their solutions, read from the files, and played through the controls of the page. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { chooseBase, chooseKindAndHeight, type Hand, madeLegal, point } from "./player";

const FOLDER = resolve(import.meta.dirname, "../../../src/shuto/learn/lessons");

export interface Scripted {
  readonly id: string;
  readonly byHand: boolean;
  /** The solution of each task, in the notation. */
  readonly solutions: readonly string[];
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
      solutions: [...text.matchAll(/^solution = "(.+)"$/gm)].map((found) => found[1]!),
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
export async function compose(page: Page, hand: Hand, line: string): Promise<void> {
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
  expect(await point(page, hand, { x: Number(x), y: Number(y) })).toBe(true);
  expect(await madeLegal(page, hand)).toBe(true);
}
