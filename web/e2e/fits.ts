/** Layout: what does not fit on the page at its present size. */
import type { Page } from "@playwright/test";

/** What sticks out of the page, and what does not fit its own box: nothing, if all is well. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const pen = document.createElement("canvas").getContext("2d")!;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > wide) found.push("the page scrolls sideways");
    /** Inside a strip that scrolls sideways, being out of the page is no fault. */
    const inStrip = (one: Element): boolean => {
      for (let box = one.parentElement; box !== null; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1) return true;
      return false;
    };
    for (const one of document.querySelectorAll<HTMLElement>("main *:not(svg *):not(option):not(.unseen)")) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || one.closest(".film") !== null) continue;
      const name = `${one.tagName}.${one.className}: ${one.textContent?.slice(0, 40)}`;
      if ((box.right > wide + 1 || box.left < -1) && !inStrip(one)) found.push(`out of the page: ${name}`);
      if (one instanceof HTMLSelectElement) {
        const style = getComputedStyle(one);
        pen.font = style.font;
        const text = pen.measureText(one.selectedOptions[0]?.text ?? "").width;
        const room =
          one.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - 16;
        if (text > room) found.push(`cut off: ${one.selectedOptions[0]?.text} in ${one.dataset.testid}`);
      } else if (one.matches("button, [data-testid=turn]") && one.scrollWidth > one.clientWidth + 1)
        found.push(`cut off: ${name}`);
    }
    return found;
  });
}

/** Which of these are not wholly in the window, or lie under something else: none, if all is well. */
export function outOfReach(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility());
    if (shown.length === 0) return [`none shown: ${wanted}`];
    return shown.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const name = one.dataset.testid ?? one.textContent?.slice(0, 40);
      if (left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1)
        return [`cut: ${name} at ${[left, top, right, bottom].map(Math.round)}`];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return one.contains(hit)
        ? []
        : [`covered: ${name} by ${hit?.closest<HTMLElement>("[data-testid]")?.dataset.testid}`];
    });
  }, selector);
}

/** The share of the window that the table has. */
export function tableShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { width, height } = document.querySelector("[data-testid=table]")!.getBoundingClientRect();
    return (width * height) / (window.innerWidth * window.innerHeight);
  });
}
