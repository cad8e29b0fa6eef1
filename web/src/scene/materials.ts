/** All colours and materials of the scene, created once and shared. */
import {
  AdditiveBlending,
  Color,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type WebGLProgramParametersWithUniforms,
} from "three";
import { beamTexture, blobTexture, concreteTexture, roadTexture } from "./textures";
import { veiling } from "./veil";
import { ScreenShade } from "./world/ambient";
import type { Mood } from "./world/moods";

export const COLOURS = {
  concrete: "#b4b5b4",
  yellow: "#f4cf3e",
  road: "#fffdfa",
  wall: "#d3d2ce",
  wallDark: "#b7b8b8",
  slab: "#e2e0db",
  window: "#6f7d86",
  windowLit: "#8d979b",
  steel: "#8b9299",
  glass: "#1f2a30",
  wrong: "#d6003c",
  pointed: "#ffe066",
  glow: "#ffd43b",
  ink: "#33312e",
  lawn: "#a9bd93",
  tree: "#6f9160",
  treeLight: "#86a873",
  trunk: "#7d6650",
  white: "#f6f5f2",
  tyre: "#23211f",
  hub: "#b9b9b6",
  lamp: "#fff3c9",
  tail: "#b3202a",
  earth: "#9c7a50",
} as const;

const FALLBACK = "#8a8781";

/** Colours of the seats, converted for the renderer. */
export function seatColours(css: readonly string[]): (seat: number) => Color {
  const made = css.map((one) => new Color(one));
  const other = new Color(FALLBACK);
  return (seat) => made[seat] ?? other;
}

/** How a vertex of a model gets its colour; see `coloured`. */
export const PLAIN = 0;
export const OWNER = 1;
export const LAMP = -1;
/** A window that is always lit when it is dark; below that, each storey has a number, and some of its windows are lit. */
export const LIT = -2;
export const STOREY = (floor: number): number => -3 - floor;

/**
 * A material of models, in one draw call: `paint` says of each vertex whether it takes the instance's colour (paint, of
 * cars), keeps its own (glass, tyres), or shines when it is dark (lamps, windows).
 */
function modelled(material: MeshStandardMaterial, lamps: { value: number }): MeshStandardMaterial {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms): void => {
    shader.uniforms.lamps = lamps;
    shader.vertexShader = shader.vertexShader
      .replace(
        "#include <common>",
        "#include <common>\nattribute float paint;\nvarying float vPaint;\nvarying vec3 vLocal;",
      )
      .replace(
        "#include <color_vertex>",
        `vColor = color;
vPaint = paint;
vLocal = position;
#ifdef USE_INSTANCING_COLOR
  vColor.xyz *= mix(vec3(1.0), instanceColor.xyz, max(0.0, paint));
#endif`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        "#include <common>\nuniform float lamps;\nvarying float vPaint;\nvarying vec3 vLocal;",
      )
      .replace("#include <emissivemap_fragment>", SHINE);
  };
  material.customProgramCacheKey = () => "modelled";
  return material;
}

/** A material that shines a little in its own colour when it is dark, as if lamps lit it from near by. */
function lamplit(material: MeshLambertMaterial, lamps: { value: number }, part: number): MeshLambertMaterial {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms): void => {
    shader.uniforms.lamps = lamps;
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nuniform float lamps;")
      .replace(
        "#include <emissivemap_fragment>",
        `#include <emissivemap_fragment>
totalEmissiveRadiance += diffuseColor.rgb * vec3(1.0, 0.86, 0.7) * ${part.toFixed(3)} * lamps;`,
      );
  };
  material.customProgramCacheKey = () => `lamplit-${part}`;
  return material;
}

const SHINE = `#include <emissivemap_fragment>
if (vPaint > 0.5) totalEmissiveRadiance += vColor * 0.5 * lamps;
else if (vPaint < -0.5 && vPaint > -1.5) totalEmissiveRadiance += vColor * 2.2 * lamps;
else if (vPaint < -1.5) {
  vec2 room = floor(vLocal.xz / 4.3 + 0.37);
  float chance = fract(sin(dot(vec3(room, floor(vPaint + 0.5)), vec3(12.9898, 78.233, 37.719))) * 43758.5453);
  float lit = vPaint > -2.5 ? 1.0 : step(chance, 0.42);
  vec3 warm = mix(vec3(1.0, 0.62, 0.26), vec3(1.0, 0.86, 0.62), fract(chance * 7.3));
  totalEmissiveRadiance += warm * lit * (0.45 + 0.75 * fract(chance * 13.7)) * lamps;
}`;

export interface Materials {
  readonly concrete: MeshLambertMaterial;
  readonly road: MeshLambertMaterial;
  /** The coloured rims of columns. */
  readonly edge: MeshLambertMaterial;
  /** The coloured edges of roads, which bend with them. */
  readonly paint: MeshLambertMaterial;
  readonly car: MeshStandardMaterial;
  readonly mark: MeshBasicMaterial;
  /** Buildings and what stands on areas; coloured by vertex. */
  readonly city: MeshStandardMaterial;
  readonly contact: MeshBasicMaterial;
  /** The light of headlamps on the road. */
  readonly beam: MeshBasicMaterial;
  readonly screen: ScreenShade;
  /** Adapt to a time of day. */
  show(mood: Mood): void;
  dispose(): void;
}

/** Create all materials. Large surfaces use cheap materials; only paint and glass reflect. */
export function createMaterials(): Materials {
  const textures = { concrete: concreteTexture(), road: roadTexture(), blob: blobTexture(), beam: beamTexture() };
  const lamps = { value: 0 };
  const screen = new ScreenShade();
  const solid = {
    concrete: lamplit(new MeshLambertMaterial({ map: textures.concrete }), lamps, 0.08),
    road: lamplit(new MeshLambertMaterial({ map: textures.road }), lamps, 0.5),
    edge: lamplit(new MeshLambertMaterial(), lamps, 0.55),
    paint: lamplit(new MeshLambertMaterial(), lamps, 0.55),
    car: modelled(
      new MeshStandardMaterial({ vertexColors: true, roughness: 0.4, metalness: 0, envMapIntensity: 0.5 }),
      lamps,
    ),
    city: modelled(new MeshStandardMaterial({ vertexColors: true, roughness: 0.72, envMapIntensity: 0.6 }), lamps),
  };
  for (const material of Object.values(solid)) screen.add(material);
  const flat = {
    mark: new MeshBasicMaterial({ color: "#ffffff" }),
    contact: new MeshBasicMaterial({
      map: textures.blob,
      color: "#17161a",
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    }),
    beam: new MeshBasicMaterial({
      map: textures.beam,
      vertexColors: true,
      transparent: true,
      blending: AdditiveBlending,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    }),
  };
  for (const one of [...Object.values(solid), flat.mark]) veiling(one);
  return {
    ...solid,
    ...flat,
    screen,
    show(mood) {
      lamps.value = mood.lamps;
      flat.contact.opacity = mood.contact;
      flat.beam.opacity = 0.8 * mood.lamps ** 2;
      flat.beam.visible = mood.lamps > 0;
    },
    dispose() {
      for (const one of [...Object.values(solid), ...Object.values(flat), ...Object.values(textures)]) one.dispose();
    },
  };
}
