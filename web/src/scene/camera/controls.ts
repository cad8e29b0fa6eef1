/** The camera's part of the API of the scene. */
import type { SceneApi } from "../api";
import { toWorld } from "../mapping";
import type { Director } from "./director";
import type { Picker } from "./pick";
import type { Rig } from "./rig";

interface Around {
  readonly canvas: HTMLCanvasElement;
  readonly rig: Rig;
  readonly director: Director;
  readonly picker: Picker;
  /** The size of the canvas in CSS pixels. */
  readonly size: () => { readonly width: number; readonly height: number };
  /** Paint again. */
  readonly wake: () => void;
  /** May something be animated now? */
  readonly moves: () => boolean;
}

type Controls = Pick<
  SceneApi,
  | "setCamera"
  | "attend"
  | "fly"
  | "stopFlight"
  | "pan"
  | "orbit"
  | "zoom"
  | "showAll"
  | "view"
  | "goToView"
  | "pick"
  | "project"
> & { readonly level: SceneApi["hand"]["level"] };

export function cameraControls({ canvas, rig, director, picker, size, wake, moves }: Around): Controls {
  const normalised = (clientX: number, clientY: number): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [
      ((clientX - box.left) / Math.max(1, box.width)) * 2 - 1,
      1 - ((clientY - box.top) / Math.max(1, box.height)) * 2,
    ];
  };
  /** An action after which the scene is painted again. */
  const painted =
    <T extends readonly unknown[]>(action: (...args: T) => void) =>
    (...args: T): void => {
      action(...args);
      wake();
    };
  return {
    setCamera: painted((mode, target) => director.setMode(mode, target)),
    attend: painted((focus) => director.attend(focus)),
    showAll: painted(() => director.showAll()),
    view: () => rig.view,
    goToView: painted((view: readonly number[]) => rig.goToView(view)),
    fly: painted((seat, done) => {
      if (!moves() || !director.fly(seat, done)) done();
    }),
    stopFlight: painted(() => rig.land()),
    pan: painted((dx, dy) => rig.pan(dx, dy)),
    orbit: painted((dx, dy) => rig.orbit(dx, dy)),
    zoom: painted((factor, atX, atY) => rig.zoom(factor, ...normalised(atX, atY))),
    pick: (clientX, clientY) => picker.pick(...normalised(clientX, clientY), rig.camera),
    level: (clientX, clientY, z) => picker.level(...normalised(clientX, clientY), z, rig.camera),
    project(x, y, z) {
      const spot = toWorld(x, y, z).project(rig.camera);
      const visible = Math.abs(spot.x) <= 1 && Math.abs(spot.y) <= 1 && Math.abs(spot.z) <= 1;
      const { width, height } = size();
      return { x: ((spot.x + 1) / 2) * width, y: ((1 - spot.y) / 2) * height, visible };
    },
  };
}
