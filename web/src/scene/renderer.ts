/** Creates the WebGL renderer and switches between levels of quality. */
import {
  type Material,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PCFSoftShadowMap,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import { setSamples } from "./veil";
import type { Level } from "./world/quality";

const shadows = (level: Level) => (level === "low" ? PCFShadowMap : PCFSoftShadowMap);

export function createRenderer(canvas: HTMLCanvasElement, level: Level): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: level !== "low", powerPreference: "high-performance" });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = shadows(level);
  renderer.shadowMap.autoUpdate = false;
  const gl = renderer.getContext();
  setSamples(Number(gl.getParameter(gl.SAMPLES)));
  return renderer;
}

/** Release the WebGL context at once: a browser keeps only about 16, and the collector may come late. */
export function disposeRenderer(renderer: Pick<WebGLRenderer, "dispose" | "forceContextLoss">): void {
  renderer.dispose();
  renderer.forceContextLoss();
}

/** Set the shadow type. All materials must be recompiled for it. */
export function setShadows(renderer: WebGLRenderer, scene: Object3D, level: Level): void {
  renderer.shadowMap.type = shadows(level);
  scene.traverse((one) => {
    if (one instanceof Mesh) for (const look of [one.material].flat() as Material[]) look.needsUpdate = true;
  });
}
