/**
 * From the hand to the painted pose, in the page, printed as JSON: node bench/hand.mjs ADDRESS
 *
 * A piece is carried to and fro at an even pace, and the best stretch counts. Whenever a frame has come from the server, and whenever one has been painted,
 * the page looks up when its hand was where the piece is now. There is no graphics card on a test machine: the canvas is
 * small, the plan without WebGL is measured beside it, and so is what a frame of drawing alone takes.
 */
import { launch, spread } from "./browser.mjs";

const address = process.argv[2];
const SECONDS = 3;
const STRETCHES = 4;
const FRAMES = 90;

const browser = await launch();

/** A table with hands, the first road composed. */
async function composed(flat) {
  const context = await browser.newContext({
    viewport: { width: 480, height: 560 },
    deviceScaleFactor: 0.5,
    locale: "en",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: false })));
  await page.goto(`${address}${flat ? "?flat" : ""}`);
  await page.getByTestId("edition-two-player-2024").click();
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("mode-steady").click();
  await page.getByTestId("start").click();
  await page.waitForFunction(
    () => window.shuto?.session.value?.scene.value != null && window.shuto.session.value.composer.ring.value !== null,
  );
  await page.getByTestId("snap").click();
  await page.waitForFunction(() => window.shuto.session.value.composer.verdict.value?.legal === true);
  return { context, page };
}

/** ms from frame to frame while the table is drawn again and again, and nothing is carried. */
const drawing = (page) =>
  page.evaluate(
    (frames) =>
      new Promise((done) => {
        const { scene } = window.shuto.session.value;
        const times = [];
        const turn = (now) => {
          times.push(now);
          scene.value.orbit(times.length % 2 === 0 ? 3 : -3, 0);
          if (times.length <= frames) requestAnimationFrame(turn);
          else done(times.slice(1).map((time, n) => time - times[n]));
        };
        requestAnimationFrame(turn);
      }),
    FRAMES,
  );

/** ms from the hand to the frame that comes from the server, and to the pose that is painted; for each of some stretches. */
const carrying = (page) =>
  page.evaluate(
    async ([seconds, stretches]) => {
      const open = window.shuto.session.value;
      const { hands } = open;
      const hand = hands.hand.value;
      const after = (ms) => new Promise((done) => setTimeout(done, ms));
      let [arrived, painted, was, way] = [[], [], [], 1];
      /** When the hand was at x on this stretch is told to those who ask. */
      const note = (found, x) => {
        const n = was.findLastIndex(([, there]) => (there - x) * way <= 0);
        if (n < 0 || n + 1 >= was.length) return;
        const [[t0, x0], [t1, x1]] = [was[n], was[n + 1]];
        found.push(performance.now() - (t0 + ((t1 - t0) * (x - x0)) / (x1 - x0 || 1e-9)));
      };
      /** Where a frame of the stream (docs/physics.md) has the held piece; read here, so that the page's own reading is left alone. */
      const heldIn = (data) => {
        const { names, held, step } = hands.carry.live.value.message;
        const view = new DataView(data, 4);
        for (let n = 0; n < view.getUint16(2, true); n += 1)
          if (names[view.getUint16(12 + 14 * n, true)] === held[0]) return view.getInt16(14 + 14 * n, true) * step;
        return null;
      };
      const [tick, onFrame] = [hands.tick.bind(hands), hands.onFrame.bind(hands)];
      // Where the hand is, from the very call in which it is told to the server.
      hands.tick = (passed) => {
        tick(passed);
        was.push([performance.now(), hand.spot.x]);
      };
      hands.onFrame = (data) => {
        onFrame(data);
        const x = heldIn(data);
        if (x !== null) note(arrived, x);
      };
      open.onPainted = (live, at) => {
        const { x } = live.poses(at).get(live.message.held[0]);
        // Painted once the compositor has it: after this task.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => note(painted, x);
        channel.port2.postMessage(null);
      };
      hand.moveTo(-150, -250);
      hand.raiseTo(200);
      await after(2500);
      const found = [];
      for (let n = 0; n < stretches; n += 1) {
        way = n % 2 === 0 ? 1 : -1;
        hand.push = { x: way, y: 0, z: 0, yaw: 0 };
        await after(600); // an even pace by now
        [arrived, painted, was] = [[], [], []];
        await after(seconds * 1000);
        found.push({ arrived, painted });
      }
      return found;
    },
    [SECONDS, STRETCHES],
  );

async function measured(flat) {
  const { context, page } = await composed(flat);
  const frame = spread(await drawing(page));
  await page.getByTestId("build").click();
  await page.waitForFunction(() => window.shuto.session.value.hands.hand.value !== null, undefined, {
    timeout: 60_000,
  });
  const stretches = (await carrying(page)).map(({ arrived, painted }) => ({
    arrived: spread(arrived),
    painted: spread(painted),
  }));
  await context.close();
  // The best of several, as all timing on a shared machine.
  return { frame, ...stretches.sort((a, b) => a.painted.p95 - b.painted.p95)[0], worst: stretches.at(-1).painted };
}

const figures = { space: await measured(false), plan: await measured(true) };
console.log(JSON.stringify(figures));
await browser.close();
