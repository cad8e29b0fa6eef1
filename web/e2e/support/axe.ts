/** Accessibility: axe-core finds nothing wrong on the page as it is. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
  }
}

/** What is wrong: rules, each with the first elements that break it. */
export async function violations(page: Page): Promise<readonly (readonly string[])[]> {
  await page.evaluate(SOURCE); // not a script tag, which the content security policy forbids
  return page.evaluate(async () =>
    (await window.axe.run()).violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html)]),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
