/**
 * `test` for every spec. Without a graphics card, drawing takes most of a test's time, and most tests never look at the
 * picture: they run with WebGL calls that draw nothing. A spec about pictures says `test.use({ drawn: true })`.
 * Whatever a test does, the page must need nothing that the server's content security policy forbids.
 */
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { shared } from "./server";

const DRAWING = [
  "drawArrays",
  "drawArraysInstanced",
  "drawElements",
  "drawElementsInstanced",
  "clear",
  "blitFramebuffer",
  "generateMipmap",
] as const;

/** Let the pages of a context draw nothing on canvases with WebGL. Everything else about the scene works. */
export async function skipDrawing(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    for (const name of names) WebGL2RenderingContext.prototype[name] = () => {};
  }, DRAWING);
}

export const test = base.extend<{ drawn: boolean }, { sharing: undefined }>({
  sharing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      await use(undefined);
      await shared.kill();
    },
    { scope: "worker", auto: true },
  ],
  drawn: [false, { option: true }],
  context: async ({ context, drawn }, use) => {
    if (!drawn) await skipDrawing(context);
    const violations: string[] = [];
    context.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    await use(context);
    expect(violations).toEqual([]);
  },
});
