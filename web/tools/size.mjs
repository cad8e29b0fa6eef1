// Checks how many bytes a first visit loads, compressed as on a server: node tools/size.mjs (after npm run build)
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 600_000;
const folder = join(import.meta.dirname, "../dist");
let [gzip, brotli] = [0, 0];
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!file.isFile()) continue;
  const data = readFileSync(join(file.parentPath, file.name));
  const [g, b] = [gzipSync(data).length, brotliCompressSync(data).length];
  gzip += g;
  brotli += b;
  console.log(
    `${file.name.padEnd(32)} ${String(data.length).padStart(8)} raw ${String(g).padStart(8)} gzip ${String(b).padStart(8)} brotli`,
  );
}
console.log(`total ${gzip} gzip, ${brotli} brotli; limit ${LIMIT}`);
if (gzip > LIMIT) process.exit(1);
