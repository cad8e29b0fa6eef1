/** Choosing from whom discs are taken for cars of the same type. The taker does not choose the colour. */
import type { Take, VerdictView } from "../../net/wire.gen";

export function takesFrom(takes: readonly Take[], owner: number): boolean {
  return takes.some((take) => take.owner === owner);
}

/** The takes after a choice; if there are too many, the oldest choice is dropped. */
export function withChoice(
  takes: readonly Take[],
  owner: number,
  take: boolean,
  { most_takes }: Pick<VerdictView, "most_takes">,
): readonly Take[] {
  if (take === takesFrom(takes, owner)) return takes;
  const others = takes.filter((one) => one.owner !== owner).map((one) => ({ owner: one.owner }));
  return take ? [...others.slice(Math.max(0, others.length + 1 - most_takes)), { owner }] : others;
}
