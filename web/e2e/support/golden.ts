/** The golden games of the repository for the tests: loaded whole, or without their last turns. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";

const FOLDER = resolve(import.meta.dirname, "../../../tests/golden/games");

/** Load a golden game, without its last turns if `left` says so. Every seat is a person. Returns its fragment. */
export async function loadGolden(page: Page, address: string, name: string, left = 0): Promise<string> {
  const lines = readFileSync(resolve(FOLDER, `${name}.txt`), "utf-8").split("\n");
  const head = lines.filter((line) => /^(shuto|player|rule|cars|first|missions) /.test(line));
  const turns = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
  const data = [...head, "", ...turns.slice(0, turns.length - left), ""].join("\n");
  const headers = { "content-type": "text/plain" };
  const { id, tokens } = await (await page.request.post(`${address}api/records`, { data, headers })).json();
  return `#/match/${id}/${tokens.join(".")}`;
}
