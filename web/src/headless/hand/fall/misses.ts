/** Misses: pieces that were let go and did not stay. The server counts them and says what they cost. */
import type { Landing, MissView } from "../../../net/wire.gen";
import { isRoad } from "../../piece-id";
import type { Say } from "../../text/pieces";

/** The cost of the next miss, before it happens; empty as long as it costs nothing. */
export function missAhead(say: Say, miss: MissView | null | undefined): string {
  if (!miss || miss.rule === "free") return "";
  if (miss.rule === "column") return say("web-miss-costs");
  return miss.made === 0 || miss.left === null ? "" : say("web-miss-left", { left: miss.left });
}

/** The advice after a road that lay where its build is not legal: most such roads had hardly any room. */
export function missTip(say: Say, { verdict, next }: Pick<Landing, "verdict" | "next">, piece: string): string {
  const lay = verdict !== null && !verdict.legal;
  return lay && next === "again" && isRoad(piece) ? say("web-miss-tip") : "";
}
