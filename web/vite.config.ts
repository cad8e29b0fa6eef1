/// <reference types="vitest/config" />
import { defineConfig } from "vite";

const SERVER = process.env.SHUTO_SERVER ?? "http://127.0.0.1:8650";

export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { manualChunks: (id: string) => (id.includes("node_modules/three/") ? "three" : undefined) },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/g": { target: SERVER } } },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    environment: "node",
    restoreMocks: true,
  },
} as never);
