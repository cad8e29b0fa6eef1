/** Executes key commands at the open table. */
import type { Place } from "../../headless/geometry";
import { isPressed, isTypedInto } from "../../input/focus";
import { type Command, commandOf } from "../../input/keys";
import type { CameraMode } from "../../scene/api";
import { dialog, prefs, sounds } from "../app-state";
import type { Session } from "../session";

export const CAMERAS: readonly CameraMode[] = ["free", "plan", "follow", "drive"];

/** Commands that do not hurry the plays that are shown: those that only change the view, and `build`. */
const CALM: ReadonlySet<Command["do"]> = new Set([
  "build",
  "camera",
  "show-all",
  "labels",
  "sides",
  "help",
  "describe",
]);

/** Map a direction on the screen to the closest of the four table directions for the current camera. */
export function alongScreen(session: Session, right: number, up: number, around?: Place): readonly [number, number] {
  const scene = session.scene.value;
  const place = around ?? session.composer.draft.value?.place ?? { x: 0, y: 0 };
  if (scene === null) return [right, up];
  const here = scene.project(place.x, place.y, 0);
  const there = scene.project(place.x + 10, place.y, 0);
  const turn = Math.round(Math.atan2(-(there.y - here.y), there.x - here.x) / (Math.PI / 2));
  const quarter = ((turn % 4) + 4) % 4;
  const ways = [
    [right, up],
    [up, -right],
    [-right, -up],
    [-up, right],
  ] as const;
  return ways[quarter]!;
}

export async function carryOut(session: Session, command: Command): Promise<void> {
  const { composer, plays } = session;
  // Whoever acts wants to see the table as it is. `build` sees to it by itself: nobody builds on a table unseen.
  if (plays.lags.value && !CALM.has(command.do)) {
    plays.catchUp();
    if (command.do === "escape") return;
  }
  // What is only shown to be watched gives way.
  if (session.demo.on.value || session.wreck.free.value) {
    session.demo.stop();
    session.wreck.leave();
    if (command.do === "escape") return;
  }
  switch (command.do) {
    case "move": {
      const [x, y] = alongScreen(session, command.right, command.up);
      composer.nudge(x * command.mm, y * command.mm);
      return;
    }
    case "rotate":
      composer.rotate(command.degrees);
      return;
    case "height":
      composer.changeHeight(command.by);
      sounds.play("tick");
      return;
    case "base": {
      const base = session.match.status.value?.base_points[command.n];
      if (base !== undefined) composer.chooseBase(base.column);
      return;
    }
    case "shift":
      composer.shift(command);
      return;
    case "junction": {
      const draft = composer.draft.value;
      composer.chooseKind(draft?.mode === "build" && draft.kind === "junction" ? "column" : "junction");
      return;
    }
    case "off-ramp":
      composer.chooseKind("off-ramp");
      return;
    case "column":
      composer.chooseKind("column");
      return;
    case "nearest":
      await session.turns.snap();
      return;
    case "hint":
      await session.turns.hint();
      return;
    case "build":
      await session.turns.build();
      return;
    case "undo":
      await session.turns.askUndo();
      return;
    case "back":
      composer.back();
      return;
    case "camera":
      session.camera.set(CAMERAS[(CAMERAS.indexOf(session.camera.mode.value) + 1) % CAMERAS.length]!);
      return;
    case "show-all":
      session.scene.value?.showAll();
      return;
    case "labels":
      prefs.labels.value = !prefs.labels.value;
      return;
    case "sides":
      prefs.sides.value = !prefs.sides.value;
      return;
    case "help":
    case "describe":
      dialog.value = dialog.value === command.do ? null : command.do;
      return;
    case "fell":
      if (session.mayReportFall.value) dialog.value = "fell";
      return;
    case "replay":
      if (session.past.replay.value === null) await session.past.startReplay();
      else session.past.stopReplay();
      return;
    case "adjust":
      composer.startAdjust();
      return;
    case "component": {
      const [draft, choices] = [composer.draft.value, session.match.status.value?.to_place ?? []];
      if (draft?.mode !== "component" || choices.length === 0) return;
      const next = choices[(choices.indexOf(draft.component ?? "") + 1) % choices.length];
      if (next !== undefined) composer.chooseComponent(next);
      return;
    }
    case "escape":
      if (dialog.value !== null) dialog.value = null;
      else if (session.past.replay.value !== null) session.past.stopReplay();
      else composer.restart();
  }
}

/**
 * Listen to the keyboard; returns a function that stops listening. Input fields keep all keys, buttons keep Enter and
 * Space.
 */
export function watchKeys(session: Session): () => void {
  const heard = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement | null;
    if (isTypedInto(target) && event.key !== "Escape") return;
    if (isPressed(target) && (event.key === "Enter" || event.key === " ")) return;
    const command = commandOf(event);
    if (command === null) return;
    if (dialog.value !== null && command.do !== "escape" && command.do !== "help" && command.do !== "describe") return;
    event.preventDefault();
    void carryOut(session, command);
  };
  window.addEventListener("keydown", heard);
  return () => window.removeEventListener("keydown", heard);
}
