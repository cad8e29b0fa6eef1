/** Layout: what does not fit on the page at its present size. */
import type { Page } from "@playwright/test";

/**
 * What is cut, sticks out of the page, is covered, overlaps something else, or is a word broken in two: nothing, if all
 * is well. If a dialog is open, only the dialog is looked at.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    /** A piece of text or a control, where it can be seen. */
    interface Mark extends Box {
      readonly of: Element;
      readonly name: string;
      /** What scrolls or floats as one: things of different layers may lie on each other. */
      readonly layer: Element;
      /** For a control: what is clicked at its middle. */
      readonly control: boolean;
    }
    const CONTROLS = "button, a[href], select, input, summary, [role=slider]";
    /** Marks may touch, and the box of a letter is larger than the letter. */
    const SLACK = 3;
    const SMALLEST = 11; // CSS pixels of a letter

    const wide = document.documentElement.clientWidth;
    const scope = document.querySelector("dialog[open]") ?? document.querySelector("main")!;
    const found = new Set<string>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (one: Element): CSSStyleDeclaration => {
      let style = styles.get(one);
      if (style === undefined) {
        style = getComputedStyle(one);
        styles.set(one, style);
      }
      return style;
    };
    const around = function* (one: Element | null): Generator<Element> {
      for (let box = one; box !== null && box !== document.body; box = box.parentElement) yield box;
    };
    /** Invisible, or for screen readers alone. */
    const hidden = ({ opacity, clipPath }: CSSStyleDeclaration): boolean =>
      opacity === "0" || clipPath === "inset(50%)";
    const shown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.closest(".film, option") === null &&
      one.parentElement?.closest("svg") === null &&
      ![...around(one)].some((box) => box !== scope && hidden(styleOf(box)));
    const says = (text: string | null | undefined): string => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 50);

    /** The part of a box that its surroundings let us see. `cut`: whether some of it cannot be scrolled into view. */
    const visible = (inside: Element | null, box: Box, loose: number): { seen: Box | null; cut: boolean } => {
      let { left, top, right, bottom } = box;
      let [cut, sideways, down] = [false, false, false];
      for (const frame of around(inside)) {
        const style = styleOf(frame);
        const [x, y] = [style.overflowX, style.overflowY];
        if (x === "visible" && y === "visible") continue;
        const edge = frame.getBoundingClientRect();
        const scrolls = (way: string, long: number, room: number): boolean => /auto|scroll/.test(way) && long > room;
        sideways ||= scrolls(x, frame.scrollWidth, frame.clientWidth);
        down ||= scrolls(y, frame.scrollHeight, frame.clientHeight);
        // Where a name may be too long, an ellipsis says so, and its title has all of it.
        const told = style.textOverflow === "ellipsis" && frame.closest("[title]") !== null;
        if (!sideways && !told && (left < edge.left - 1 || right > edge.right + 1)) cut = true;
        if (!down && (top < edge.top - loose || bottom > edge.bottom + loose)) cut = true;
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { seen: right > left && bottom > top ? { left, top, right, bottom } : null, cut };
    };
    const layerOf = (one: Element): Element => {
      for (let box: Element | null = one; box !== null && box !== scope; box = box.parentElement) {
        if (/fixed|sticky/.test(styleOf(box).position)) return box;
      }
      return scope;
    };

    /** The two parts of every word that is broken without a hyphen. */
    const broken = function* (node: Node): Generator<readonly [string, string]> {
      const part = document.createRange();
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{Script=Latin}\p{Mark}]{3,}/gu)) {
        const top = (from: number, to: number): number => {
          part.setStart(node, index + from);
          part.setEnd(node, index + to);
          return part.getBoundingClientRect().top;
        };
        if (Math.abs(top(0, 1) - top(word.length - 1, word.length)) < 2) continue;
        const at = [...word].findIndex((_, n) => n > 0 && top(n, n + 1) > top(0, 1) + 2);
        yield [word.slice(0, at), word.slice(at)];
      }
    };

    const marks: Mark[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const of = node.parentElement!;
      if (says(node.textContent) === "" || !shown(of)) continue;
      const size = Number.parseFloat(styleOf(of).fontSize);
      const name = says(node.textContent);
      if (size * Number.parseFloat(styleOf(of).zoom || "1") < SMALLEST) found.add(`too small: ${name}`);
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      for (const [one, other] of boxes.length < 2 ? [] : broken(node)) {
        found.add(`broken: ${one}|${other}`);
      }
      for (const box of boxes) {
        if (box.width < 1) continue;
        const { seen, cut } = visible(of, box, box.height * 0.35);
        if (cut) found.add(`cut: ${name} in ${of.tagName}.${of.className}`);
        if (seen !== null) marks.push({ ...seen, of, name, layer: layerOf(of), control: false });
      }
    }
    for (const of of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!shown(of)) continue;
      const box = of.getBoundingClientRect();
      const name = says(of.dataset.testid ?? of.getAttribute("aria-label") ?? of.textContent);
      const { seen, cut } = visible(of.parentElement, box, 1);
      if (cut) found.add(`cut: ${name}`);
      if (seen !== null) marks.push({ ...seen, of, name, layer: layerOf(of), control: true });
      if (of instanceof HTMLSelectElement) {
        const style = styleOf(of);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = style.font;
        const text = pen.measureText(of.selectedOptions[0]?.text ?? "").width;
        const arrow = 16;
        const room = of.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (text > room - arrow) found.add(`cut: ${of.selectedOptions[0]?.text} in ${name}`);
      } else if (of.matches("button") && of.scrollWidth > of.clientWidth + 1) found.add(`cut: ${name}`);
    }

    for (const of of scope.querySelectorAll("svg.icon")) {
      if (!shown(of)) continue;
      const { seen } = visible(of.parentElement, of.getBoundingClientRect(), 1);
      const name = `the picture beside ${says(of.parentElement?.closest("li, p, button, a, label")?.textContent)}`;
      if (seen !== null) marks.push({ ...seen, of, name, layer: layerOf(of), control: false });
    }

    if (document.documentElement.scrollWidth > wide) found.add("the page scrolls sideways");
    const strip = (one: Element): boolean =>
      [...around(one.parentElement)].some(
        (box) => /auto|scroll/.test(styleOf(box).overflowX) && box.scrollWidth > box.clientWidth + 1,
      );
    for (const one of scope.querySelectorAll("*:not(svg *):not(option)")) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || (box.right <= wide + 1 && box.left >= -1)) continue;
      if (shown(one) && !strip(one))
        found.add(`out of the page: ${one.tagName}.${one.className}: ${says(one.textContent)}`);
    }

    marks.sort((a, b) => a.top - b.top);
    for (const [n, one] of marks.entries()) {
      for (let m = n + 1; m < marks.length && marks[m]!.top < one.bottom - SLACK; m += 1) {
        const other = marks[m]!;
        if (one.layer !== other.layer || one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > SLACK && down > Math.max(SLACK, 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top)))
          found.add(`overlap: ${one.name} and ${other.name}`);
      }
      if (!one.control) continue;
      const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
      if (x < 0 || y < 0 || x > wide || y > window.innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || one.of.contains(hit) || hit.contains(one.of)) continue;
      if (one.of.closest("label")?.contains(hit)) continue;
      // What floats over something that scrolls does not keep it from being reached.
      if (layerOf(hit) !== one.layer && layerOf(hit) !== scope) continue;
      found.add(`covered: ${one.name} by ${hit.tagName}.${hit.className}`);
    }
    return [...found];
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

/** The share of the window that the table has, without what the sheet below it covers. */
export function tableShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { width, top, bottom } = document.querySelector("[data-testid=table]")!.getBoundingClientRect();
    const sheet = document.querySelector("[data-testid=controls]")!.getBoundingClientRect();
    const end = sheet.top > top && sheet.left < width ? Math.min(bottom, sheet.top) : bottom;
    return (width * (end - top)) / (window.innerWidth * window.innerHeight);
  });
}
