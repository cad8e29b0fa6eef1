/** Search in the rules: by words of a clause, or by its section ("§ 5"). Accents and case do not matter. */

export interface Searched {
  readonly section: string;
  readonly title: string;
  readonly text: string | null;
  readonly other: string | null;
}

/** A text as it is compared: lower case, without accents; ß as ss, œ as oe, ① as 1. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** The clauses that contain every word of the query. A number is found as a section or as a whole word. */
export function search<C extends Searched>(clauses: readonly C[], query: string): readonly C[] {
  const terms = fold(query)
    .replace(/§\s*/g, "§")
    .split(/\s+/)
    .filter((term) => term !== "" && term !== "§");
  if (terms.length === 0) return clauses;
  return clauses.filter((clause) => {
    const section = fold(clause.section);
    const text = fold([clause.title, clause.text ?? "", clause.other ?? ""].join("\n"));
    const words = new Set(text.split(/[^\p{L}\p{N}]+/u));
    return terms.every((term) => {
      if (term.startsWith("§")) return isWithin(section, term.slice(1));
      return /^\d+$/.test(term) ? isWithin(section, term) || words.has(term) : text.includes(term);
    });
  });
}

/** Whether a section is the one that is looked for, or a part of it: 5.1 is in 5, 50 is not. */
function isWithin(section: string, wanted: string): boolean {
  return section.startsWith(wanted) && !/^\d/.test(section.slice(wanted.length));
}
