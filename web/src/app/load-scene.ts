/** The 3D scene, loaded when a table is opened; the plain plan where the browser has no WebGL. */
import type { SceneApi, SceneOptions } from "../scene/api";

export async function loadScene(
  canvas: HTMLCanvasElement,
  options: SceneOptions,
): Promise<{ scene: SceneApi; canvas: HTMLCanvasElement }> {
  if (!new URLSearchParams(location.search).has("flat")) {
    try {
      const { createScene } = await import("../scene");
      return { scene: createScene(canvas, options), canvas };
    } catch (error) {
      console.warn("no 3D scene", error);
    }
  }
  const { createFlatScene } = await import("../ui/flat/flat-scene");
  // A canvas that WebGL has touched gives no 2D context: take a fresh one.
  const fresh = canvas.cloneNode(false) as HTMLCanvasElement;
  canvas.replaceWith(fresh);
  return { scene: createFlatScene(fresh, options), canvas: fresh };
}
