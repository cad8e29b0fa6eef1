/** Choosing from whom columns are taken for cars of the same type, and in which colour. */
import type { Take, VerdictView } from "../net/wire.gen";

export type TakeChoice = "none" | "gray" | "yellow";

export function choiceFor(takes: readonly Take[], owner: number): TakeChoice {
  const take = takes.find((one) => one.owner === owner);
  return take === undefined ? "none" : take.yellow ? "yellow" : "gray";
}

/** The takes after a choice; where that would be too many, the one chosen longest ago gives way. */
export function withChoice(
  takes: readonly Take[],
  owner: number,
  choice: TakeChoice,
  { most_takes }: Pick<VerdictView, "most_takes">,
): readonly Take[] {
  if (choice === choiceFor(takes, owner)) return takes;
  const others = takes.filter((take) => take.owner !== owner);
  if (choice === "none") return others;
  return [...others.slice(Math.max(0, others.length + 1 - most_takes)), { owner, yellow: choice === "yellow" }];
}
