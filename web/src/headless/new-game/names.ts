/** Which names players may have. The server refuses the same ones (src/shuto/rules/game.py). */

export const LONGEST_NAME = 40;
export type NameProblem = "invisible" | "long";

/** Letters, marks, digits, punctuation, symbols and the plain space: what can be seen. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/** What is wrong with a typed name; null if it is fine or empty. */
export function nameProblem(typed: string): NameProblem | null {
  const name = typed.trim();
  if (!VISIBLE.test(name)) return "invisible";
  return [...name].length > LONGEST_NAME ? "long" : null;
}

/** What a page calls a person without a name, in its five languages (`web-name-human`), perhaps with a number. */
const DEFAULT = /^(?:Player|Spieler|Joueur|Giocatore|プレイヤー)(?= \d+$|$)/u;

/** Was this name given by a page, not by a person? */
export const isDefaultName = (name: string): boolean => DEFAULT.test(name);

/** A name, with a default name in the language of the reader. */
export const nameFor = (name: string, unnamed: string): string => name.replace(DEFAULT, unnamed);
