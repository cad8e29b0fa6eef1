/** Accessibility: axe-core finds nothing wrong on the page as it is. */
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const SOURCE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

declare global {
  interface Window {
    axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
  }
}

export async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ path: SOURCE });
  const found = await page.evaluate(async () =>
    (await window.axe.run()).violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html)]),
  );
  expect(found).toEqual([]);
}
