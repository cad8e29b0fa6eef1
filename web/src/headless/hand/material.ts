/** The materials of bodies, and the sound when two of them touch. */
import { isPiece, kindOf } from "../piece-id";

export type Material = "disc" | "road" | "car" | "table" | "rubber";

/** The material of a body by its name; null: the table. `profile`: that of the edition. */
export function materialOf(name: string | null, profile: "wood" | "rubber" = "wood"): Material {
  if (name === null || !isPiece(name)) return "table";
  const kind = kindOf(name);
  if (kind === "column") return "disc";
  return profile === "rubber" ? "rubber" : kind;
}

/** How bright each material sounds. */
const PITCH: Readonly<Record<Material, number>> = { disc: 0.82, road: 1, car: 1.35, table: 0.8, rubber: 0.7 };

/** The factor on the tones of what is shown at a speed. A full octave a halving would turn clicks into rumble. */
export const loweredBy = (speed: number): number => Math.sqrt(Math.max(0.1, Math.min(1, speed)));

/** The sound of a touch: rubber is dull, the table thuds, wood on wood clicks. */
export function touchOf(
  one: Material,
  other: Material,
  speed = 1,
): { readonly sound: "touch" | "thud" | "dull"; readonly pitch: number } {
  const pair = [one, other];
  const sound = pair.includes("rubber") ? "dull" : pair.includes("table") ? "thud" : "touch";
  return { sound, pitch: ((PITCH[one] + PITCH[other]) / 2) * loweredBy(speed) };
}
