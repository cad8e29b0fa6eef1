/** A flight along a highway that any key or tap ends. */
import type { Session } from "../../../app/session";

/** Fly along the highway of a seat while its cars drive. Resolves when the flight has ended, was skipped, or cannot be shown. */
export function flyAlong(session: Session, seat: number): Promise<void> {
  const scene = session.scene.peek();
  if (scene === null) return Promise.resolve();
  session.camera.mode.value = "free";
  return new Promise((resolve) => {
    // In the capture phase: a key or tap for the table ends the flight and does nothing else. Buttons still work.
    const skip = (event: Event): void => {
      const { target } = event;
      if (target === document.body || target instanceof HTMLCanvasElement) {
        event.preventDefault();
        event.stopPropagation();
      }
      scene.stopFlight();
    };
    window.addEventListener("keydown", skip, true);
    window.addEventListener("pointerdown", skip, true);
    scene.setDriving(seat);
    scene.fly(seat, () => {
      scene.setDriving(null);
      window.removeEventListener("keydown", skip, true);
      window.removeEventListener("pointerdown", skip, true);
      resolve();
    });
  });
}
