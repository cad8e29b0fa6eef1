/** The part of the stage that no panel covers, in CSS pixels from its upper left corner. */
import { edgesCovered } from "../table/stage/covered";
import type { Area } from "./blame-drawing";

export function freeArea(element: Element): Area {
  const box = element.getBoundingClientRect();
  const panels = [...document.querySelectorAll("[data-covers]")].map((panel) => panel.getBoundingClientRect());
  const { left, right, top, bottom } = edgesCovered(box, panels);
  return { left, top, right: box.width - right, bottom: box.height - bottom };
}

/** Small things that lie over the stage, in the same pixels. */
export function lyingOver(element: Element): readonly Area[] {
  const { left, top } = element.getBoundingClientRect();
  return [...document.querySelectorAll(".hand-badge, .camera")].map((one) => {
    const box = one.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}
