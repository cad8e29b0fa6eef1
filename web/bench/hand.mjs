/**
 * Measures the delay from the hand to the painted pose, and prints it as JSON: node bench/hand.mjs ADDRESS
 *
 * The hand moves a piece to and fro at a constant speed. For each frame that arrives from the server, and for each one
 * that is painted, the page looks up when the hand was where the piece is now. The best stretch counts. A test machine
 * has no graphics card, so the canvas is small. The plan without WebGL and the time to draw one frame are measured too.
 */
import { launch, spread } from "./browser.mjs";

const address = process.argv[2];
const SECONDS = 3;
const STRETCHES = 4;
const FRAMES = 90;

const browser = await launch();

/** Opens a table where pieces are carried, and composes the first road. */
async function composed(flat) {
  const context = await browser.newContext({
    viewport: { width: 480, height: 560 },
    deviceScaleFactor: 0.5,
    locale: "en",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("shuto:prefs", JSON.stringify({ quality: "low", sound: false })));
  await page.goto(`${address}${flat ? "?flat" : ""}#/new`);
  await page.getByTestId("edition-two-player-2024").click();
  await page.getByTestId("who-1").selectOption("human");
  await page.getByTestId("mode-steady").click();
  await page.getByTestId("start").click();
  await page.waitForFunction(
    () => window.shuto?.session.value?.scene.value != null && window.shuto.session.value.composer.ring.value !== null,
  );
  await page.keyboard.press("n"); // to the nearest spot, though nothing is aimed at
  await page.waitForFunction(() => window.shuto.session.value.composer.verdict.value?.legal === true);
  return { context, page };
}

/** ms between two frames while the table is redrawn all the time and nothing is carried. */
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

/** For each stretch: ms from the hand to the arrival of the frame, and to the painted pose. */
const carrying = (page) =>
  page.evaluate(
    async ([seconds, stretches]) => {
      const open = window.shuto.session.value;
      const { hands } = open;
      const hand = hands.hand.value;
      const after = (ms) => new Promise((done) => setTimeout(done, ms));
      let [arrived, painted, was, way] = [[], [], [], 1];
      /** Add to `found` how many ms ago the hand was at x. */
      const note = (found, x) => {
        const n = was.findLastIndex(([, there]) => (there - x) * way <= 0);
        if (n < 0 || n + 1 >= was.length) return;
        const [[t0, x0], [t1, x1]] = [was[n], was[n + 1]];
        found.push(performance.now() - (t0 + ((t1 - t0) * (x - x0)) / (x1 - x0 || 1e-9)));
      };
      /** The x of the held piece in a frame (docs/physics.md). Decoded here, so that the decoder of the page stays unchanged. */
      const heldIn = (data) => {
        const { names, held, unit } = hands.carry.live.value.message;
        const view = new DataView(data, 4);
        for (let n = 0; n < view.getUint16(2, true); n += 1)
          if (names[view.getUint16(12 + 14 * n, true)] === held[0]) return view.getInt16(14 + 14 * n, true) * unit;
        return null;
      };
      const [tick, onFrame] = [hands.tick.bind(hands), hands.onFrame.bind(hands)];
      // Note where the hand is, in the call that sends it to the server.
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
        // The frame reaches the compositor after this task.
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
        await after(600); // until the speed is constant
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
  // The best stretch: on a shared machine, other programs slow some of them down.
  return { frame, ...stretches.sort((a, b) => a.painted.p95 - b.painted.p95)[0], worst: stretches.at(-1).painted };
}

const figures = { space: await measured(false), plan: await measured(true) };
console.log(JSON.stringify(figures));
await browser.close();
