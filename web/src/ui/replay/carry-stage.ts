/** Shows a recorded carry in the scene. The camera is left to the viewer. */
import { effect } from "@preact/signals";
import type { Session } from "../../app/session";
import type { CarryReplay } from "../../headless/replay/carry-replay";
import type { SceneApi } from "../../scene/api";

export function bindCarryReplay(session: Session, scene: SceneApi): () => void {
  let request = 0;
  let last = 0;
  let shown: CarryReplay | null = null;
  const loop = (): void => {
    request = 0;
    if (shown === null) return;
    const now = performance.now() / 1000;
    shown.tick(now - last);
    last = now;
    request = requestAnimationFrame(loop);
  };
  const stop = effect(() => {
    const watched = session.past.carryReplay.value;
    if (watched === shown) return;
    const was = shown;
    shown = watched;
    if (watched === null) {
      if (was !== null) void scene.hand.giveBack(false);
      return;
    }
    const { seat, tweezers } = watched.carry;
    scene.hand.follow({
      loose: watched.loose,
      held: { name: watched.held, owner: seat, tweezers },
      isHeld: () => watched.isHeld,
      poses: () => watched.poses(),
    });
    last = performance.now() / 1000;
    if (request === 0) request = requestAnimationFrame(loop);
  });
  return () => {
    stop();
    cancelAnimationFrame(request);
  };
}
