/** Lets cars drive while nobody does anything, and parks them as soon as somebody does. */
import { effect } from "@preact/signals";
import { dialog } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { Idling } from "../../../headless/page/idle";
import type { SceneApi } from "../../../scene/api";

const ACTS = ["pointermove", "pointerdown", "wheel", "keydown"] as const;

export function bindIdling(session: Session, scene: SceneApi): () => void {
  const idling = new Idling((wanted) => scene.setDriving(wanted ? "all" : null));
  const act = (): void => idling.act();
  for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
  const stop = effect(() => {
    const draft = session.composer.draft.value;
    idling.set({
      toMove: draft !== null,
      busy: session.quiet.value || draft?.pinned === true || dialog.value !== null,
      over: session.shown.value?.status.outcome != null,
    });
  });
  return () => {
    stop();
    idling.stop();
    for (const name of ACTS) window.removeEventListener(name, act, { capture: true });
  };
}
