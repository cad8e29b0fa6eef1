/**
 * From the hand to the painted pose, in the page, printed as JSON: node bench/hand.mjs ADDRESS
 *
 * A piece is carried along at an even pace. Whenever a frame has been painted, the page looks up when its hand was where
 * the piece is shown now. There is no graphics card on a test machine: the canvas is small, and the plan without WebGL is
 * measured beside it.
 */
import { chromium } from "@playwright/test";

const address = process.argv[2];
const ARGS = [
  "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
  "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
]; // prettier-ignore
const SECONDS = 8;
const LIMIT = 80;

const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ARGS });
const spread = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { median: part(0.5), p95: part(0.95), count: sorted.length };
};

async function carried(flat) {
  const context = await browser.newContext({ viewport: { width: 480, height: 560 }, deviceScaleFactor: 0.5, locale: "en", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: false })));
  await page.goto(`${address}${flat ? "?flat" : ""}`);
  await page.getByTestId("edition-two-player-2024").click();
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("mode-steady").click();
  await page.getByTestId("start").click();
  await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null && window.shuto.session.value.composer.ring.value !== null);
  await page.getByTestId("snap").click();
  await page.waitForFunction(() => window.shuto.session.value.composer.verdict.value?.legal === true);
  await page.getByTestId("build").click();
  await page.waitForFunction(() => window.shuto.session.value.hands.hand.value !== null, undefined, { timeout: 60_000 });
  const delays = await page.evaluate(
    (seconds) =>
      new Promise((done) => {
        const open = window.shuto.session.value;
        const hand = open.hands.hand.value;
        const found = [];
        const was = [];
        hand.moveTo(-300, -250);
        hand.raiseTo(200);
        const look = () => {
          was.push([performance.now(), hand.spot.x]);
          if (open.hands.hand.value !== null) requestAnimationFrame(look);
        };
        setTimeout(() => {
          hand.push = { x: 1, y: 0, z: 0, yaw: 0 };
          look();
        }, 2500);
        setTimeout(() => {
          open.onPainted = (live, at) => {
            const x = live.poses(at).get(live.message.held[0]).x;
            // Painted once the compositor has it: after this task.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              const n = was.findLastIndex(([, there]) => there <= x);
              if (n < 0 || n + 1 >= was.length) return;
              const [[t0, x0], [t1, x1]] = [was[n], was[n + 1]];
              found.push(performance.now() - (t0 + ((t1 - t0) * (x - x0)) / Math.max(1e-9, x1 - x0)));
            };
            channel.port2.postMessage(null);
          };
        }, 3500);
        setTimeout(() => done(found), 3500 + seconds * 1000);
      }),
    SECONDS,
  );
  await context.close();
  return { ...spread(delays), fps: delays.length / SECONDS };
}

const figures = { webgl: await carried(false), plan: await carried(true), limit: LIMIT };
console.log(JSON.stringify(figures));
await browser.close();
