/** Shows a recorded carry in the scene: one of the replay, or the wreck of an open bill. */
import { effect } from "@preact/signals";
import type { Session } from "../../app/session";
import { groundOf } from "../../headless/hand/around/senses";
import type { CarryReplay } from "../../headless/replay/carry-replay";
import { wreckPoints } from "../../headless/replay/wreck-view";
import type { SceneApi } from "../../scene/api";

export function bindCarryReplay(session: Session, scene: SceneApi, element: HTMLCanvasElement): () => void {
  let request = 0;
  let last = 0;
  let shown: CarryReplay | null = null;
  const loop = (): void => {
    request = 0;
    if (shown === null) return;
    const now = performance.now() / 1000;
    const { touches, speed } = shown.tick(now - last);
    session.hands.touches.hear(touches, shown.carry.material, speed);
    last = now;
    if (shown.playing.peek()) request = requestAnimationFrame(loop);
  };
  const stops = [
    effect(() => {
      const watched = session.watched.value;
      if (watched === shown) return;
      const was = shown;
      shown = watched;
      if (watched === null) {
        // A bill was answered, or a wreck was watched again: the table puts everything back by itself, before their eyes.
        if (was !== null && session.past.replay.peek() !== null) void scene.hand.giveBack(false);
        else if (was !== null && session.hands.bill.view.peek() !== null) void scene.hand.giveBack(false);
        return;
      }
      const { seat, tweezers, fingers } = watched.carry;
      scene.hand.follow({
        loose: watched.loose,
        held: { name: watched.held, owner: seat, tweezers, tips: fingers ?? undefined },
        isHeld: () => watched.isHeld,
        poses: () => watched.poses(),
        ground: groundOf(new Set(watched.bodies), watched.loose, watched.table, session.shapes),
        still: () => !watched.playing.peek() && session.onWatched === null,
        painted: () => session.onWatched?.(element),
      });
      // Later, because a table that opens first shows everything.
      if (watched === session.wreck.replay.peek())
        setTimeout(() => {
          if (shown === watched && session.camera.mode.peek() !== "drive") scene.hand.lean(wreckPoints(watched));
        });
    }),
    // It plays, or was moved to another moment.
    effect(() => {
      const watched = session.watched.value;
      if (watched === null) return;
      void watched.at.value;
      if (watched.playing.value && request === 0) {
        last = performance.now() / 1000;
        request = requestAnimationFrame(loop);
      }
      scene.hand.wake();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    cancelAnimationFrame(request);
  };
}
