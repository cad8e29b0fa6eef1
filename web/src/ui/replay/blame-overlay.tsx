/** The chain of blame over the stage, while a carry that brought something down is watched. The bill has it in words. */
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../../app/session";
import type { Pose } from "../../headless/hand/stream/frames";
import { blameOf, drawBlame } from "./blame-drawing";
import { freeArea, lyingOver } from "./free-area";

const USUAL_LETTERS = 15; // px, see style/base.css
/** How large letters are in this window: on a very large screen, they are larger. */
const letters = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;

export function BlameOverlay({ session }: { session: Session }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const watched = session.watched.value;
  const scene = session.scene.value;
  const there = scene !== null && watched !== null && watched.collapse !== null;
  useEffect(() => {
    const element = canvas.current;
    if (!there || element === null) return;
    let request = 0;
    let drawn = "";
    let known: { readonly at: number; readonly poses: ReadonlyMap<string, Pose> } = { at: -1, poses: new Map() };
    const loop = (): void => {
      request = requestAnimationFrame(loop);
      if (known.at !== watched.at.peek()) known = { at: watched.at.peek(), poses: watched.poses() };
      const blame = blameOf(session, scene, watched, known.poses);
      const { clientWidth: wide, clientHeight: high } = element;
      // Painted anew only when something has moved: the wreck may lie for a long time.
      const now = JSON.stringify([blame, wide, high], (_, value) =>
        typeof value === "number" ? Math.round(value * 4) : value,
      );
      if (now === drawn) return;
      drawn = now;
      const ratio = window.devicePixelRatio || 1;
      element.width = Math.round(wide * ratio);
      element.height = Math.round(high * ratio);
      const g = element.getContext("2d")!;
      g.scale(ratio, ratio);
      drawBlame(g, blame, { area: freeArea(element), over: lyingOver(element), size: letters() });
    };
    loop();
    return () => cancelAnimationFrame(request);
  }, [there, watched, scene]);
  return there ? <canvas ref={canvas} class="blame" data-testid="blame" /> : null;
}
