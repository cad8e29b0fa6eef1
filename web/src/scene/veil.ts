/**
 * Translucent pieces. With several samples per pixel a piece covers only some of them, else it is drawn in a fine
 * pattern. Both need no sorting, and pieces keep their shadows.
 */
import { CustomBlending, type Material, OneFactor, ZeroFactor } from "three";

/** One for all materials: 1 draws the pattern, 0 leaves it to the samples. */
const pattern = { value: 1 };

/** Choose how translucent pieces are drawn, by the number of samples per pixel. */
export function setSamples(samples: number): void {
  pattern.value = samples >= 4 ? 0 : 1;
}

/** A material that reads the attribute `veil`: 0 is solid, 1 invisible. A mesh without the attribute is solid. */
export function veiling<T extends Material>(material: T): T {
  const inherited = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer): void => {
    inherited(shader, renderer);
    shader.uniforms.veilPattern = pattern;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nattribute float veil;\nvarying float vVeil;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nvVeil = veil;");
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        `#include <common>
uniform float veilPattern;
varying float vVeil;
float veilStep(vec2 at) {
  vec2 fine = mod(at, 2.0), wide = mod(floor(at / 2.0), 2.0);
  float two = mod(3.0 * fine.y + 2.0 * fine.x, 4.0), four = mod(3.0 * wide.y + 2.0 * wide.x, 4.0);
  return (4.0 * two + four + 0.5) / 16.0;
}`,
      )
      .replace(
        "#include <dithering_fragment>",
        `#include <dithering_fragment>
gl_FragColor.a = 1.0;
if (vVeil > 0.0) {
  if (veilPattern < 0.5) gl_FragColor.a = 1.0 - vVeil;
  else if (veilStep(floor(gl_FragCoord.xy)) < vVeil) discard;
}`,
      );
  };
  const key = material.customProgramCacheKey.bind(material);
  material.customProgramCacheKey = () => `${key()}veiled`;
  material.alphaToCoverage = true;
  // Write the colour as it is and leave the alpha of the canvas alone: it only says which samples to cover.
  material.blending = CustomBlending;
  material.blendSrc = OneFactor;
  material.blendDst = ZeroFactor;
  material.blendSrcAlpha = ZeroFactor;
  material.blendDstAlpha = OneFactor;
  return material;
}
