/** It is your turn: the tab, the icon and a notification say so. What a player aimed at survives a reload. */
import { type Browser, expect, type Page } from "@playwright/test";
import { skipDrawing, test } from "../support/browser";
import { playTurn, turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

/** A browser of a player at a table, at an address where service workers exist. */
async function sitting(browser: Browser, player: unknown, match: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en", reducedMotion: "reduce", permissions: ["notifications"] });
  await skipDrawing(context);
  await context.addInitScript((kept) => {
    localStorage.setItem("shuto.player", JSON.stringify(kept));
    const shown: string[] = [];
    class Told {
      static readonly permission = "granted";
      static readonly requestPermission = async () => "granted";
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title} ${body}`);
      }
    }
    Object.assign(window, { Notification: Told, told: shown });
  }, player);
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/#/match/${match}`);
  return page;
}

/** What a service worker has besides a window. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<void> };
  readonly WindowClient: { readonly prototype: { readonly url: string; focus: () => Promise<void> } };
}

/**
 * What the service worker shows when it is told of a turn, and what a click on it does: at a table that is open in a tab,
 * and at one that is not. Only a real click may focus and open windows, so both are noted instead.
 */
async function pushed(page: Page, match: string): Promise<unknown> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0] !== undefined) found(registrations[0].registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const [origin, registrationId] = [new URL(page.url()).origin, await registered];
  const data = JSON.stringify({ match, title: "It is your turn.", body: "Your game with Ann" });
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  const worker = page.context().serviceWorkers()[0]!;
  const count = () =>
    worker.evaluate(async () => (await (self as unknown as WorkerScope).registration.getNotifications()).length);
  await expect.poll(count).toBe(1);
  return worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [told] = await scope.registration.getNotifications();
    const opened: string[] = [];
    const focused: string[] = [];
    scope.clients.openWindow = async (url) => void opened.push(url);
    scope.WindowClient.prototype.focus = async function () {
      focused.push(this.url);
    };
    const click = async (notification: unknown) => {
      const work: Promise<unknown>[] = [];
      const waitUntil = (done: Promise<unknown>) => work.push(done);
      self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
      await Promise.all(work);
    };
    await click(told);
    await click({ data: "closed", close: () => {} });
    return { shown: [`${told!.title} ${told!.body}`], opened, focused };
  });
}

test("the tab and a notification say that it is your turn, and a draft survives a reload", async ({
  page,
  browser,
}) => {
  const post = async (path: string, data: unknown, secret = "") =>
    (
      await page.request.post(`${server.address}${path}`, {
        data,
        headers: secret === "" ? {} : { authorization: `Bearer ${secret}` },
      })
    ).json();
  const [ann, bob] = [await post("api/players", { name: "Ann" }), await post("api/players", { name: "Bob" })];
  const seats = [{ kind: "human" }, { kind: "open" }];
  const { id } = await post("api/matches", { edition: "two-player-2024", seats }, ann.secret);
  const hers = await sitting(browser, { ...ann.player, secret: ann.secret }, id);
  const his = await sitting(browser, { ...bob.player, secret: bob.secret }, id);
  await his.getByTestId("sit-1").click();
  await expect(hers).toHaveTitle("● Your turn – Shuto");
  await expect(his).toHaveTitle("Ann and Bob – Shuto");
  const icon = (one: Page) => one.locator("link[rel=icon]").getAttribute("href");
  expect(await icon(hers)).toContain("circle");
  expect(await icon(his)).not.toContain("circle");

  const worker = () =>
    his.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found !== undefined));
  expect(await worker()).toBe(false); // nobody is asked for anything before they choose it
  await his.getByTestId("settings").first().click();
  await his.getByTestId("tell-me").check();
  await expect(his.getByTestId("tell-how")).toBeVisible();
  expect(await worker()).toBe(true);
  await his.keyboard.press("Escape");
  expect(await pushed(his, id)).toEqual({
    shown: ["It is your turn. Your game with Ann"],
    opened: [`http://localhost:${server.port}/#/match/closed`],
    focused: [his.url()],
  });
  await his.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));

  await turnOrEnd(hers);
  await hers.keyboard.press("n");
  await hers.waitForFunction(() => window.shuto.session.value!.composer.verdict.value?.legal === true);
  const aimed = () => hers.evaluate(() => window.shuto.session.value?.composer.draft.value?.place ?? null);
  const before = await aimed();
  expect(before).not.toBeNull();
  await hers.reload();
  await expect.poll(aimed).toEqual(before);

  await playTurn(hers, "keys");
  const told = () => his.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toEqual(["It is your turn. Your game with Ann"]);
  await expect(his).toHaveTitle("● Your turn – Shuto");
  await expect(hers).toHaveTitle("Ann and Bob – Shuto");
});
