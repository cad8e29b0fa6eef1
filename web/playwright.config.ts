import { defineConfig } from "@playwright/test";

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
];

export default defineConfig({
  testDir: "e2e",
  timeout: 120_000,
  // Nobody waits that long unless something is wrong or the machine is busy.
  expect: { timeout: 20_000 },
  workers: 1,
  fullyParallel: false,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    // The processor draws the pixels here. Tests need few of them: with all, most of the time went into drawing.
    deviceScaleFactor: 0.4,
    locale: "en",
    reducedMotion: "reduce",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS },
  } as never,
});
