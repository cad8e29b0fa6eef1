/**
 * Measures the page in a real Chromium, and prints the figures as JSON: node bench/page.mjs ADDRESS MATCH TABLE.json
 *
 * A test machine has no graphics card and draws only a few frames per second. So the canvas is small where the benchmark
 * waits for a painted frame, and the work per frame is the time of the page's scripts, without the drawing.
 */
import { readFileSync } from "node:fs";
import { launch, spread } from "./browser.mjs";

const [address, match, file] = process.argv.slice(2);
const MOVES = 80;
const FRAMES = 60;

const browser = await launch();

/** A first visit with an empty cache: seconds until the start button works and until the table shows, and bytes loaded. */
async function firstVisit() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  let bytes = 0;
  cdp.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  const begin = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(
    () => {
      const start = document.querySelector("[data-testid=start]");
      return start !== null && !start.disabled;
    },
    undefined,
    { polling: 10 },
  );
  const interactive = (performance.now() - begin) / 1000;
  await page.getByTestId("start").click();
  await page.waitForFunction(() => window.shuto?.session.value?.scene.value != null);
  const table = (performance.now() - begin) / 1000;
  await page.waitForLoadState("networkidle");
  await context.close();
  return { interactive, table, bytes };
}

/** Opens the table with all its seats. */
async function openTable(tokens, flat = false) {
  const context = await browser.newContext({
    viewport: { width: 560, height: 420 },
    locale: "en",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: false })));
  await page.goto(`${address}${flat ? "?flat" : ""}#/match/${match}/${tokens.join(".")}`);
  await page.waitForFunction(() => {
    const open = window.shuto?.session.value;
    return open?.scene.value != null && open.match.mySeat.value !== null && open.composer.draft.value !== null;
  });
  return { context, page };
}

/** ms from a move of the pointer to the verdict, and to the frame that shows it. */
async function pointer(tokens, flat) {
  const { context, page } = await openTable(tokens, flat);
  await page.evaluate(() => {
    const open = window.shuto.session.value;
    if (open.composer.draft.value.base === null)
      open.composer.chooseBase(open.match.status.value.base_points[0].column);
  });
  await page.waitForFunction(() => window.shuto.session.value.composer.ring.value !== null);
  const spots = await page.evaluate((count) => {
    const open = window.shuto.session.value;
    const canvas = document.querySelector("[data-testid=table]");
    const box = canvas.getBoundingClientRect();
    const base = open.match.table.value.columns.find((one) => one.id === open.composer.draft.value.base);
    const found = [];
    for (let n = 0; n < count; n += 1) {
      const turn = (2 * Math.PI * n * 7) / count;
      const at = open.scene.value.project(base.x + 112 * Math.cos(turn), base.y + 112 * Math.sin(turn), 0);
      const [x, y] = [at.x + box.left, at.y + box.top];
      if (document.elementFromPoint(x, y) === canvas) found.push([x, y]);
    }
    return found;
  }, MOVES);
  await page.evaluate(() => {
    window.figures = { verdicts: [], paints: [] };
    let moved = 0;
    window.addEventListener("pointermove", () => (moved = performance.now()), { capture: true });
    window.shuto.session.value.composer.judged.subscribe((judged) => {
      if (judged === null || moved === 0) return;
      const from = moved;
      moved = 0;
      window.figures.verdicts.push(performance.now() - from);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.figures.paints.push(performance.now() - from);
        channel.port2.postMessage(null);
      });
    });
  });
  for (const [x, y] of spots) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(150);
  }
  const { verdicts, paints } = await page.evaluate(() => window.figures);
  await context.close();
  return { verdict: spread(verdicts), paint: spread(paints) };
}

/** ms of scripts per frame while the camera moves around a full table. */
async function frames(tokens) {
  const { context, page } = await openTable(tokens);
  const table = JSON.parse(readFileSync(file, "utf-8"));
  await page.evaluate((full) => window.shuto.session.value.scene.value.setTable(full), table);
  await page.waitForTimeout(1500);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === "ScriptDuration").value;
  };
  const before = await spent();
  const count = await page.evaluate(
    (frames) =>
      new Promise((done) => {
        const scene = window.shuto.session.value.scene.value;
        let n = 0;
        const turn = () => {
          scene.orbit(3, 0);
          n += 1;
          if (n < frames) requestAnimationFrame(turn);
          else done(n);
        };
        requestAnimationFrame(turn);
      }),
    FRAMES,
  );
  const script = ((await spent()) - before) / count;
  await context.close();
  return { script: script * 1000, count };
}

const tokens = JSON.parse(process.env.TOKENS ?? "[]");
const figures = {
  visit: await firstVisit(),
  pointer: await pointer(tokens, false),
  flat: await pointer(tokens, true),
  frames: await frames(tokens),
};
console.log(JSON.stringify(figures));
await browser.close();
