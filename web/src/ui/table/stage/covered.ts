/** How much of the stage panels cover. */
import type { Edges } from "../../../scene/api";

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LONG = 0.5; // a panel counts if it lies along at least this part of an edge; a button in a corner does not

/** The smallest strips along the edges of the stage that hold every panel (all in the same coordinates). */
export function edgesCovered(stage: Box, panels: readonly Box[]): Edges {
  const edges = { left: 0, right: 0, top: 0, bottom: 0 };
  const [wide, tall] = [stage.right - stage.left, stage.bottom - stage.top];
  for (const panel of panels) {
    const across = Math.min(panel.right, stage.right) - Math.max(panel.left, stage.left);
    const upward = Math.min(panel.bottom, stage.bottom) - Math.max(panel.top, stage.top);
    if (across <= 0 || upward <= 0) continue;
    const strips: { edge: keyof Edges; depth: number; lost: number }[] = [];
    const strip = (edge: keyof Edges, depth: number, whole: number): void =>
      void strips.push({ edge, depth, lost: depth / whole });
    if (across >= LONG * wide) {
      strip("top", panel.bottom - stage.top, tall);
      strip("bottom", stage.bottom - panel.top, tall);
    }
    if (upward >= LONG * tall) {
      strip("left", panel.right - stage.left, wide);
      strip("right", stage.right - panel.left, wide);
    }
    if (strips.length === 0) continue;
    const best = strips.reduce((a, b) => (b.lost < a.lost ? b : a));
    edges[best.edge] = Math.max(edges[best.edge], best.depth);
  }
  return edges;
}
