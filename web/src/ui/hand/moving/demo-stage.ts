/** Shows a demonstration in the scene: a hand that carries, with the camera that a carry has. */
import { effect } from "@preact/signals";
import type { Shown } from "../../../app/hand/demo";
import type { Session } from "../../../app/session";
import { groundOf } from "../../../headless/hand/around/senses";
import { framePoints } from "../../../headless/hand/moving/framing";
import { type Moment, START } from "../../../headless/hand/moving/gesture";
import type { Pose } from "../../../headless/hand/stream/frames";
import { standingPoses } from "../../../headless/hand/stream/standing";
import type { SceneApi } from "../../../scene/api";
import { bearingsOf } from "./bearings";

export function bindDemo(session: Session, scene: SceneApi): () => void {
  const { demo } = session;
  let stopShowing: (() => void) | null = null;
  const stop = effect(() => {
    const shown = demo.shown.value;
    stopShowing?.();
    stopShowing = shown === null ? null : show(session, scene, shown);
  });
  return () => {
    stop();
    stopShowing?.();
  };
}

function show(session: Session, scene: SceneApi, shown: Shown): () => void {
  const { demo, shapes } = session;
  const { gesture, table, seat, loose, before } = shown;
  const { right, away } = bearingsOf(session, scene);
  // The hand comes from the viewer's side, so that it hides nothing.
  const way = [0.6 * right[0] - 0.8 * away[0], 0.6 * right[1] - 0.8 * away[1]] as const;
  const began = performance.now() / 1000;
  const now = (): Moment => gesture.at(performance.now() / 1000 - began);
  let [request, part, phase] = [0, -1, ""];

  const follow = (n: number): void => {
    const { piece, rest } = gesture.parts[n]!;
    const [name, place] = [...rest][0] ?? [piece, null];
    const ground = groundOf(new Set(rest.keys()), loose, table, shapes);
    ground.update(standingPoses(table, shapes));
    scene.hand.follow({
      loose,
      held: { name, owner: seat, tweezers: false },
      isHeld: () => now().part === n && now().phase !== "let-go",
      place: () => place,
      poses: () => new Map([...before, ...gesture.poses(now(), way)]),
      ground,
    });
  };

  const frame = ({ part: n, phase: what }: Moment): void => {
    const { piece, rest } = gesture.parts[n]!;
    const target: Pose | undefined = [...rest.values()][0];
    if (target === undefined) return;
    const { x, y, z } = target;
    const at = { x: x + way[0] * START.beside, y: y + way[1] * START.beside, z: z + START.above };
    if (what === "move") scene.hand.lean(framePoints("reach", piece, shapes, target, at, false));
    else if (what === "lower") scene.hand.lean(framePoints("close", piece, shapes, target, target, false));
  };

  const loop = (): void => {
    const moment = now();
    if (moment.over) {
      demo.stop();
      return;
    }
    request = requestAnimationFrame(loop);
    if (moment.part !== part) follow(moment.part);
    if (moment.part !== part || moment.phase !== phase) frame(moment);
    part = moment.part;
    phase = demo.phase.value = moment.phase;
  };
  loop();
  return () => {
    cancelAnimationFrame(request);
    if (session.hands.carry.live.peek() !== null) return; // the real one is shown already
    scene.hand.lean(null);
    void scene.hand.giveBack(true);
  };
}
