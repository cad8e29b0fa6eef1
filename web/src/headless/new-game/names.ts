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
