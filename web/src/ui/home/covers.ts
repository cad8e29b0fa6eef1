/** The pictures of the home page. tools/covers.py draws them from real games. */

/** A game being built (see draw.film). */
export const HERO = new URL("./covers/hero.svg", import.meta.url).href;

const COVERS: Readonly<Record<string, string>> = {
  "two-player-2024": new URL("./covers/two-player-2024.svg", import.meta.url).href,
  "second-edition": new URL("./covers/second-edition.svg", import.meta.url).href,
  "four-player-fr": new URL("./covers/four-player-fr.svg", import.meta.url).href,
  "four-player-de": new URL("./covers/four-player-de.svg", import.meta.url).href,
  "rainbow-city": new URL("./covers/rainbow-city.svg", import.meta.url).href,
};

/** The picture of an edition; an edition of somebody's own has none. */
export const coverOf = (edition: string): string | undefined => COVERS[edition];
