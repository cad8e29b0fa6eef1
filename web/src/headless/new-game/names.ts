/** Which names players may have. The server refuses the same ones (src/shuto/rules/game.py). */

/** The most characters, as people count them. */
export const LONGEST_NAME = 40;
/** The most UTF-16 units of a name that anybody would write: a family of four has eleven, with their skins nineteen. */
export const MOST_UNITS = 20 * LONGEST_NAME;
export type NameProblem = "invisible" | "long";

/** Letters, marks, digits, punctuation, symbols and the plain space: what can be seen. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/** Invisible characters that belong to a picture: the joiners of a family, the letters of a flag. */
const JOINER = /(\p{So}[\p{M}\p{Emoji_Modifier}]*)\u{200d}(?=\p{So})/gu;
const FLAG_LETTERS = /(?<=\u{1f3f4})[\u{e0020}-\u{e007f}]+/gu;

const segmenter = new Intl.Segmenter();
/** The characters of a text as people count them: a family, a flag or a letter with its accents is one. */
export const characters = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The first characters of a text. None is cut in two. */
export const firstCharacters = (text: string, most: number): string => characters(text).slice(0, most).join("");

/** The problem with a typed name; null if it is fine or empty. */
export function nameProblem(typed: string): NameProblem | null {
  const name = typed.trim();
  if (!VISIBLE.test(name.replace(JOINER, "$1").replace(FLAG_LETTERS, ""))) return "invisible";
  return characters(name).length > LONGEST_NAME ? "long" : null;
}

/** The names for a person without a name, in the five languages (`web-name-human`), perhaps with a number. */
const DEFAULT = /^(?:Player|Spieler|Joueur|Giocatore|プレイヤー)(?= \d+$|$)/u;

/** Was this name given by a page, not by a person? */
export const isDefaultName = (name: string): boolean => DEFAULT.test(name);

/** A name, with a default name in the language of the reader. */
export const nameFor = (name: string, unnamed: string): string => name.replace(DEFAULT, unnamed);
