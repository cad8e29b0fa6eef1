/** All colours and materials of the scene, created once and shared. */
import {
  Color,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
  type WebGLProgramParametersWithUniforms,
} from "three";
import { blobTexture, concreteTexture, deskTexture, roadTexture } from "./textures";

export const COLOURS = {
  concrete: "#b4b5b4",
  yellow: "#f4cf3e",
  wood: "#fffaf2",
  wall: "#d3d2ce",
  wallDark: "#b7b8b8",
  slab: "#e2e0db",
  window: "#6f7d86",
  windowLit: "#8d979b",
  steel: "#8b9299",
  glass: "#1f2a30",
  wrong: "#d6003c",
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

/**
 * Apply the instance colour only to painted vertices: `paint` 1 takes the instance colour, 0 keeps the vertex colour
 * (glass, tyres, lamps). This way a whole car is one draw call.
 */
function paintOnly(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms): void => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nattribute float paint;")
      .replace(
        "#include <color_vertex>",
        "vColor = color;\n#ifdef USE_INSTANCING_COLOR\n vColor.xyz *= mix(vec3(1.0), instanceColor.xyz, paint);\n#endif",
      );
  };
  material.customProgramCacheKey = () => "paint-only";
  return material;
}

export interface Materials {
  readonly concrete: MeshLambertMaterial;
  readonly wood: MeshLambertMaterial;
  /** The coloured edges of roads and other flat paint. */
  readonly edge: MeshLambertMaterial;
  readonly car: MeshStandardMaterial;
  readonly mark: MeshBasicMaterial;
  /** Buildings and what stands on areas; coloured by vertex. */
  readonly city: MeshStandardMaterial;
  readonly desk: MeshLambertMaterial;
  readonly deskSide: MeshLambertMaterial;
  readonly contact: MeshBasicMaterial;
  readonly textures: readonly Texture[];
  dispose(): void;
}

/** Create all materials; lengths in mm. Large surfaces use cheap materials; only paint and glass reflect. */
export function createMaterials(tableSize: readonly [number, number], fine: boolean): Materials {
  const concreteMap = concreteTexture();
  const woodMap = roadTexture();
  const deskMap = deskTexture(tableSize[0], tableSize[1], fine ? 2 : 1);
  const blob = blobTexture();
  const made = {
    concrete: new MeshLambertMaterial({ map: concreteMap }),
    wood: new MeshLambertMaterial({ map: woodMap }),
    edge: new MeshLambertMaterial(),
    car: paintOnly(
      new MeshStandardMaterial({ vertexColors: true, roughness: 0.34, metalness: 0, envMapIntensity: 0.75 }),
    ),
    mark: new MeshBasicMaterial({ color: "#ffffff" }),
    city: new MeshStandardMaterial({ vertexColors: true, roughness: 0.72, envMapIntensity: 0.6 }),
    desk: new MeshLambertMaterial({ map: deskMap }),
    deskSide: new MeshLambertMaterial({ color: "#7d6f5d" }),
    contact: new MeshBasicMaterial({
      map: blob,
      color: "#1c1610",
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    }),
  };
  const textures = [concreteMap, woodMap, deskMap, blob];
  const all: Material[] = Object.values(made);
  return {
    ...made,
    textures,
    dispose: () => {
      for (const one of all) one.dispose();
      for (const one of textures) one.dispose();
    },
  };
}
