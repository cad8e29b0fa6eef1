/**
 * Every screen at every size and in every language: nothing is cut, covered or overlapping, what the turn needs is in
 * reach, the table has most of the window, and axe-core finds nothing. Each screen is opened once.
 * SCREENS=de,ja also takes pictures in these languages into out/screens, for people to look at.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type CDPSession, expect, type Page } from "@playwright/test";
import type { Prefs } from "../../src/headless/page/prefs";
import type { Language } from "../../src/headless/text/words";
import { violations } from "../support/axe";
import { misfits, outOfReach, tableShare } from "./fits";

const FOLDER = resolve(import.meta.dirname, "../../../out/screens");

/** Languages in which to take pictures. */
const PICTURED = (process.env.SCREENS ?? "").split(",").filter((one) => one !== "");

export const drawn = PICTURED.length > 0;

interface Size {
  readonly width: number;
  readonly height: number;
  /** Of the picture: software draws large ones slowly. */
  readonly scale: number;
  readonly touch?: boolean;
}

const SIZES = {
  desktop: { width: 1280, height: 800, scale: 0.6 },
  phone: { width: 390, height: 844, scale: 1, touch: true },
  sideways: { width: 844, height: 390, scale: 1, touch: true },
  zoomed: { width: 720, height: 450, scale: 1 }, // 1440 × 900 at 200 %
  tablet: { width: 820, height: 1180, scale: 0.6, touch: true },
  "4k": { width: 3840, height: 2160, scale: 0.25 },
} as const satisfies Readonly<Record<string, Size>>;

type SizeName = keyof typeof SIZES;

/**
 * The longest words and the widest letters at every size, the other languages where there is least room. English is the
 * last, because screens are opened in English.
 */
const EVERYWHERE = Object.keys(SIZES) as readonly SizeName[];
const SEEN: Readonly<Record<Language, readonly SizeName[]>> = {
  de: EVERYWHERE,
  ja: EVERYWHERE,
  fr: ["phone", "sideways"],
  it: ["sideways", "phone"],
  en: ["phone"],
};

const LEAST_SHARE = 0.5;

export interface Screen {
  readonly name: string;
  /** Come to the screen from any other one, in English and at the size of a desktop. */
  readonly open: (page: Page, address: string) => Promise<void>;
  /** The screen has a table. */
  readonly table?: boolean;
  /** What must be in the window without scrolling. */
  readonly inReach?: string;
}

/** Instead of pictures, which take long to make. The page gives them their size. */
const PICTURES = /\.svg(\?|$)|\/pictures\//;
const EMPTY = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>' };

/** Open these screens one after the other, and look at each. */
export async function lookAt(page: Page, address: string, screens: readonly Screen[]): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("shuto:prefs") === null)
      localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", language: "en" }));
  });
  if (!drawn) await page.route(PICTURES, (route) => route.fulfill(EMPTY));
  await page.goto(address);
  const looking = await Looking.at(page);
  for (const screen of screens) {
    if (await page.locator("dialog[open]").isVisible()) await page.keyboard.press("Escape");
    await screen.open(page, address);
    expect.soft(await violations(page), screen.name).toEqual([]);
    await looking.over(screen);
  }
}

/** The browser lays out the page and paints nothing, which would take most of the time. */
const UNPAINTED = `html, dialog { opacity: 0 !important }
  dialog::backdrop { display: none }
  canvas { visibility: hidden !important }`;

type PageWithPrefs = Window & { shuto: { prefs: Prefs } };

class Looking {
  private size: SizeName = "desktop";

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async at(page: Page): Promise<Looking> {
    if (drawn) mkdirSync(FOLDER, { recursive: true });
    return new Looking(page, await page.context().newCDPSession(page));
  }

  /** Check the open screen at every size and in every language, and take its pictures if they are wanted. */
  async over(screen: Screen): Promise<void> {
    const { name } = screen;
    const found = new Map<string, string[]>();
    if (!drawn) await this.fade(true);
    for (const [language, sizes] of Object.entries(SEEN) as [Language, readonly SizeName[]][]) {
      await this.speak(language);
      for (const size of PICTURED.includes(language) ? EVERYWHERE : sizes) {
        await this.resize(size);
        if (PICTURED.includes(language)) await this.picture(`${name}-${size}-${language}`);
        let wrong = await this.wrong(screen);
        if (wrong.length > 0) {
          await this.still(); // what follows the window by a frame has its place now
          wrong = await this.wrong(screen);
        }
        for (const one of wrong) found.set(one, [...(found.get(one) ?? []), `${size} ${language}`]);
      }
    }
    expect
      .soft(
        [...found].map(([wrong, where]) => `${wrong} (${where.join(", ")})`),
        name,
      )
      .toEqual([]);
    await this.fade(false);
    await this.resize("desktop");
  }

  private async wrong({ table, inReach }: Screen): Promise<readonly string[]> {
    const share = table ? await tableShare(this.page) : 1;
    return [
      ...(await misfits(this.page)),
      ...(inReach === undefined ? [] : await outOfReach(this.page, inReach)),
      ...(share < LEAST_SHARE ? [`the table has ${Math.round(100 * share)} % of the window`] : []),
    ];
  }

  private fade(faded: boolean): Promise<void> {
    return this.page.evaluate(
      (rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      },
      faded ? UNPAINTED : "",
    );
  }

  private async resize(name: SizeName): Promise<void> {
    if (name === this.size) return;
    this.size = name;
    const { width, height, scale, ...rest }: Size = SIZES[name];
    await this.cdp.send("Emulation.setTouchEmulationEnabled", { enabled: rest.touch === true });
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await this.cdp.send("Emulation.setDeviceMetricsOverride", metrics);
    await this.still(width);
  }

  /** Switch the language. A table words its sentences on the server, so they come a moment later. */
  private async speak(language: Language): Promise<void> {
    await this.page.evaluate((wanted) => {
      const { prefs, session } = (window as unknown as PageWithPrefs & typeof window).shuto;
      if (prefs.language.value === wanted) return;
      const match = session.value?.match;
      const whole = new Promise<void>((done) => {
        if (match === undefined) return done();
        const stop = match.hear((news) => {
          if (news.kind === "whole") {
            stop();
            done();
          }
        });
      });
      prefs.language.value = wanted;
      return whole;
    }, language);
    await this.still();
  }

  /** Wait until the window has its size and the text its language, and both have stayed so for some frames. */
  private async still(width: number = SIZES[this.size].width): Promise<void> {
    await this.page.evaluate(async (wide) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const state = (): string => {
        const late = [...document.images].filter((one) => {
          const { top, bottom } = one.getBoundingClientRect(); // others load when they are scrolled to
          return !one.complete && one.checkVisibility() && bottom > 0 && top < window.innerHeight;
        });
        const session = window.shuto.session.value;
        const draft = session?.composer.draft.value;
        const asked = draft?.place != null && session!.composer.verdict.value === null;
        const { prefs } = (window as unknown as PageWithPrefs).shuto;
        // The clauses of rules come from the server.
        const spoken = [document.documentElement, ...document.querySelectorAll<HTMLElement>(".clauses[lang]")].every(
          ({ lang }) => lang === prefs.language.value,
        );
        if (late.length > 0 || asked || !spoken || window.innerWidth !== wide) return "";
        return document.body.textContent;
      };
      for (let [last, same] = ["", 0]; same < 2; ) {
        await frame();
        const now = state();
        same = now === last && now !== "" ? same + 1 : 0;
        last = now;
      }
    }, width);
  }

  private async picture(name: string): Promise<void> {
    const { data } = await this.cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 85 });
    writeFileSync(`${FOLDER}/${name}.jpg`, Buffer.from(data, "base64"));
  }
}
