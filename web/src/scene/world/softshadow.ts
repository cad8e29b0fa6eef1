/**
 * Shadows with a penumbra that widens with the distance from the caster, as under an area light: sharp at the foot of a
 * column, soft under a high road. Replaces the PCF-soft filter of three.js.
 */
import { ShaderChunk } from "three";

/** Tangent of half the angular size of the lamp. */
const LAMP = 0.085;

const FROM = "#elif defined( SHADOWMAP_TYPE_PCF_SOFT )";
const TO = "#elif defined( SHADOWMAP_TYPE_VSM )";

// shadowRadius holds the penumbra width per unit of depth, as a fraction of the map.
const FILTER = `${FROM}
  float texel = 1.0 / shadowMapSize.x;
  float grain = 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  float search = clamp(shadowRadius * 0.05, 2.0 * texel, 40.0 * texel);
  float sum = 0.0;
  float found = 0.0;
  for (int i = 0; i < 8; i++) {
    float r = sqrt((float(i) + 0.5) / 8.0) * search;
    float a = float(i) * 2.3999632 + grain;
    float d = unpackRGBAToDepth(texture2D(shadowMap, shadowCoord.xy + r * vec2(cos(a), sin(a))));
    if (d < shadowCoord.z) { sum += d; found += 1.0; }
  }
  if (found < 0.5) {
    shadow = 1.0;
  } else {
    float wide = clamp((shadowCoord.z - sum / found) * shadowRadius, 1.1 * texel, 40.0 * texel);
    float lit = 0.0;
    for (int i = 0; i < 16; i++) {
      float r = sqrt((float(i) + 0.5) / 16.0) * wide;
      float a = float(i) * 2.3999632 + grain;
      lit += texture2DCompare(shadowMap, shadowCoord.xy + r * vec2(cos(a), sin(a)), shadowCoord.z);
    }
    shadow = lit / 16.0;
  }
`;

/**
 * Install the filter once per page; returns whether it is installed. If the shader of a later three.js differs, its own
 * filter stays.
 */
export function softenShadows(): boolean {
  const chunk = ShaderChunk.shadowmap_pars_fragment;
  if (chunk.includes(FILTER)) return true;
  const from = chunk.indexOf(FROM);
  const to = chunk.indexOf(TO);
  if (from < 0 || to < from) return false;
  ShaderChunk.shadowmap_pars_fragment = chunk.slice(0, from) + FILTER + chunk.slice(to);
  return true;
}

/** The `shadowRadius` for a map that covers `across` mm and a depth range of `range` mm. */
export function shadeWidth(across: number, range: number): number {
  return (range * LAMP) / across;
}
