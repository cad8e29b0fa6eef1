/** Loads the server's catalogue for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, Words } from "../src/headless/text/words";

const TEXT = join(import.meta.dirname, "../../src/shuto/text");
export const catalogue = (language: Language): string =>
  readdirSync(join(TEXT, language))
    .map((name) => readFileSync(join(TEXT, language, name), "utf-8"))
    .join("\n");
export const speaker = async (language: Language): Promise<Words> => {
  const words = new Words(async (wanted) => catalogue(wanted));
  await words.speak(language);
  return words;
};
