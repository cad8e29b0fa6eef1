/** Creates the WebGL renderer and switches between high and low quality. */
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
import type { Quality } from "./api";

const shadows = (quality: Quality) => (quality === "high" ? PCFSoftShadowMap : PCFShadowMap);

export function createRenderer(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: quality === "high", powerPreference: "high-performance" });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.04;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = shadows(quality);
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}

/** Set the shadow type. All materials must be recompiled for it. */
export function setShadows(renderer: WebGLRenderer, scene: Object3D, quality: Quality): void {
  renderer.shadowMap.type = shadows(quality);
  scene.traverse((one) => {
    if (one instanceof Mesh) for (const look of [one.material].flat() as Material[]) look.needsUpdate = true;
  });
}
