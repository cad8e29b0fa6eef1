/** Used by both benchmarks: starts a Chromium that draws in software, and summarises measured times. */
import { chromium } from "@playwright/test";

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

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export const spread = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: part(sorted, 0.5), p95: part(sorted, 0.95), count: sorted.length };
};
