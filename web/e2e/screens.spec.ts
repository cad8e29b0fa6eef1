/**
 * Every screen at every size, in German and Japanese: nothing is cut, what the turn needs is in reach, the table has
 * most of the window. The pictures in test-results/screens are for people to look at.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { becomeLegal, myTurn } from "./at-table";
import { expectAccessible } from "./axe";
import { test } from "./browser";
import { cutOff, outOfReach, tableShare } from "./fits";
import { loadGolden } from "./golden";
import { atTask, SCRIPTS } from "./lessons";
import { turnOrEnd } from "./player";
import { shared as server } from "./server";

test.use({ drawn: true });

test.beforeAll(() => server.start());
test.setTimeout(300_000);

const FOLDER = resolve(import.meta.dirname, "../test-results/screens");

/** Width, height, and the scale of the picture: software draws large ones slowly. */
const SIZES = {
  phone: [390, 844, 1],
  sideways: [844, 390, 1],
  zoomed: [720, 450, 1], // 1440 × 900 at 200 %
  tablet: [820, 1180, 0.6],
  desktop: [1280, 800, 0.6],
  "4k": [3840, 2160, 0.25],
} as const;

interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** The screen has a table. */
  readonly table?: boolean;
  /** What must be in the window without scrolling. */
  readonly inReach?: string;
}

const TABLE = { table: true, inReach: ".top button, .camera > button, .actions button" };
const LEFT_OF_SIX = 36;

const judged = (page: Page) => page.evaluate(() => window.shuto.session.value!.composer.verdict.value?.legal ?? null);

/** A table with open seats, whose host has a long name. */
async function openTable(page: Page): Promise<string> {
  const player = await page.request.post(`${server.address}api/players`, { data: { name: "Maximiliane-Josephine" } });
  const headers = { Authorization: `Bearer ${(await player.json()).secret}` };
  const seats = [{ kind: "human" }, { kind: "open" }, { kind: "open" }, { kind: "bot", name: "Robo", bot: "greedy" }];
  const data = { edition: "four-player-fr", seats, substitutes: "careful" };
  return `#/match/${(await (await page.request.post(`${server.address}api/matches`, { data, headers })).json()).id}`;
}

const SCREENS: readonly Screen[] = [
  {
    name: "home",
    open: async (page) => {
      await page.goto(server.address);
      await expect(page.getByTestId("boxes").locator("li")).toHaveCount(5);
    },
  },
  {
    name: "set-up",
    inReach: "[data-testid=start]",
    open: async (page) => {
      await page.goto(`${server.address}#/new/friends/rainbow-city`);
      await page.getByTestId("players-6").click();
      await page.getByTestId("house-rules").locator("summary").click();
      await page.getByTestId("switch-own_crossing").selectOption("blocks-every-car");
      await expect(page.getByTestId("about-own_crossing")).toBeVisible();
      await expect(page.getByTestId("boxes-earned_car").locator("li")).toHaveCount(2);
    },
  },
  {
    name: "rules",
    open: async (page) => {
      await page.goto(`${server.address}#/rules/rainbow-city/areas`);
      await expect(page.getByTestId("clause-areas")).toBeInViewport();
    },
  },
  {
    name: "often-misread",
    open: async (page) => {
      await page.getByTestId("page-misread").click();
      await expect(page.getByTestId("misread-ramps")).toBeAttached();
    },
  },
  {
    name: "lesson",
    ...TABLE,
    open: async (page) => {
      await page.goto(`${server.address}#/learn/${SCRIPTS[0]!.id}`);
      await atTask(page, SCRIPTS[0]!.id, 0);
    },
  },
  {
    name: "gathering",
    inReach: ".top button, [data-testid=my-name]",
    open: async (page) => {
      await page.goto(server.address + (await openTable(page)));
      await expect(page.getByTestId("my-name")).toBeVisible();
      await page.getByTestId("my-car").selectOption("jumbo-trailer"); // a long name in every language
      await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
    },
  },
  {
    name: "legal",
    ...TABLE,
    open: async (page) => {
      await page.goto(server.address + (await loadGolden(page, server.address, "rainbow-city-6", LEFT_OF_SIX)));
      await turnOrEnd(page);
      await page.keyboard.press("1"); // a base point
      await myTurn(page);
      await page.keyboard.press("n");
      await becomeLegal(page);
    },
  },
  {
    name: "illegal",
    ...TABLE,
    open: async (page) => {
      await expect(async () => {
        await page.keyboard.press("ArrowUp");
        await expect.poll(() => judged(page)).not.toBeNull();
        expect(await judged(page)).toBe(false);
      }).toPass({ timeout: 30_000, intervals: [0] });
    },
  },
  {
    name: "missions",
    ...TABLE,
    open: async (page) => {
      await page.goto(server.address + (await loadGolden(page, server.address, "rainbow-city-missions-5", 25)));
      await turnOrEnd(page);
      await expect(page.getByTestId("mission-sheet")).toBeVisible();
    },
  },
  {
    name: "ending",
    table: true,
    inReach: ".top button, .camera > button, [data-testid=rematch]",
    open: async (page) => {
      await page.goto(server.address + (await loadGolden(page, server.address, "rainbow-city-6")));
      await expect(page.getByTestId("outcome")).toBeVisible();
      await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
    },
  },
];

for (const language of ["de", "ja"]) {
  test(`every screen fits every size (${language})`, async ({ page }) => {
    mkdirSync(FOLDER, { recursive: true });
    const prefs = JSON.stringify({ quality: "low", language });
    await page.addInitScript((text) => localStorage.setItem("shuto:prefs", text), prefs);
    const cdp = await page.context().newCDPSession(page);
    const resize = async ([width, height, deviceScaleFactor]: readonly [number, number, number]): Promise<void> => {
      await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
      await page.waitForFunction((wide) => window.innerWidth === wide, width);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    for (const { name, open, table, inReach } of SCREENS) {
      await resize(SIZES.desktop);
      await open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectAccessible(page);
      for (const [size, dimensions] of Object.entries(SIZES)) {
        await resize(dimensions);
        const where = `${name}, ${size}, ${language}`;
        const { data } = await cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 80 });
        writeFileSync(`${FOLDER}/${name}-${size}-${language}.jpg`, Buffer.from(data, "base64"));
        expect.soft(await cutOff(page), where).toEqual([]);
        if (inReach !== undefined) expect.soft(await outOfReach(page, inReach), where).toEqual([]);
        if (table) expect.soft(await tableShare(page), where).toBeGreaterThan(0.45);
      }
    }
  });
}
