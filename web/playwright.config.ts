import { defineConfig } from "@playwright/test";

// Chromium reads only the last list of features. So this one repeats what Playwright itself turns off.
const OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // Two pages behind the address bar. Loading them for each window takes a second of processor time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

const ARGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${OFF.join(",")}`,
  // Without a graphics card, the processor draws and puts together pages faster by itself than by
  // playing one.
  "--disable-gpu-rasterization",
  "--disable-gpu-compositing",
];

export default defineConfig({
  testDir: "e2e",
  // Needs a Shuto that was installed from its wheel: tests/wheel starts one.
  testIgnore: process.env.SHUTO_ADDRESS === undefined ? "installed.spec.ts" : [],
  timeout: 120_000,
  // Long, because the machine may be busy. A test that passes does not wait for it.
  // Asked often: Playwright itself would wait up to a second between two looks.
  expect: { timeout: 20_000, toPass: { intervals: [50, 100, 200] } },
  workers: 2,
  // A test that fails once is listed as flaky at the end: a bug to mend, but no reason to lose a whole run.
  retries: process.env.CI === undefined ? 0 : 1,
  fullyParallel: false,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    // A test machine has no graphics card, so drawing is slow. At this scale a page has a sixth of its pixels.
    deviceScaleFactor: 0.4,
    locale: "en",
    reducedMotion: "reduce",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS },
  } as never,
});
