/** Loads the 3D scene when a table is opened, or the 2D plan if the browser has no WebGL. */
import type { SceneApi, SceneOptions } from "../../scene/api";

export async function loadScene(
  canvas: HTMLCanvasElement,
  options: SceneOptions,
): Promise<{ scene: SceneApi; canvas: HTMLCanvasElement }> {
  if (!new URLSearchParams(location.search).has("flat")) {
    try {
      const { createScene } = await import("../../scene");
      return { scene: createScene(canvas, options), canvas };
    } catch (error) {
      console.warn("no 3D scene", error);
    }
  }
  const { createFlatScene } = await import("../../ui/flat/flat-scene");
  // A canvas that has had a WebGL context cannot give a 2D context, so replace it.
  const fresh = canvas.cloneNode(false) as HTMLCanvasElement;
  canvas.replaceWith(fresh);
  return { scene: createFlatScene(fresh, options), canvas: fresh };
}
