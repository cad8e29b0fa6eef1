/** How this page sees the table around a piece in the hand. */
import type { Session } from "../../../app/session";
import { alongScreen } from "../../../app/table/commands";
import type { Bearings } from "../../../headless/hand/around/way";
import type { SceneApi } from "../../../scene/api";

export function bearingsOf(session: Session, scene: SceneApi): Bearings {
  const target = session.hands.hand.peek()?.target;
  return {
    right: alongScreen(session, 1, 0, target),
    away: alongScreen(session, 0, 1, target),
    pixels: (from, to) => {
      const z = target?.z ?? 0;
      const [a, b] = [scene.project(from.x, from.y, z), scene.project(to.x, to.y, z)];
      return [b.x - a.x, b.y - a.y];
    },
  };
}
