/** Everything that the time of day changes: the sun, the sky, the backdrop, and how much the lamps shine. */
import { Color, Vector3 } from "three";
import type { Daytime } from "../../headless/page/daytime";

export interface Mood {
  /** The sun, or the moon. `from` is the direction to it. */
  readonly sun: { readonly colour: Color; readonly strength: number; readonly from: Vector3 };
  /** Light from all sides: from above and, reflected, from below. */
  readonly sky: { readonly above: Color; readonly below: Color; readonly strength: number };
  /** The backdrop from top to bottom; the table fades into the middle colour in the distance. */
  readonly backdrop: readonly [Color, Color, Color];
  /** The floor under the table, as it is seen where no shadow falls on it. */
  readonly floor: Color;
  /** The tint of the ground. */
  readonly ground: Color;
  readonly reflections: number;
  readonly exposure: number;
  /** Lamps and windows, 0 to 1. */
  readonly lamps: number;
  /** Darkness toward the corners of the picture, 0 to 1. */
  readonly vignette: number;
  /** Opacity of the soft shadows at the feet of things. */
  readonly contact: number;
}

const of = (css: string): Color => new Color(css);
const toward = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z).normalize();

export const MOODS: Readonly<Record<Daytime, Mood>> = {
  day: {
    sun: { colour: of("#fff6ea"), strength: 2.75, from: toward(-0.62, 1, 0.38) },
    sky: { above: of("#e4eefb"), below: of("#c6cad0"), strength: 1.75 },
    backdrop: [of("#c3d3e2"), of("#e2e8ec"), of("#dde2e6")],
    floor: of("#d3dade"),
    ground: of("#dce2e8"),
    reflections: 0.3,
    exposure: 1.02,
    lamps: 0,
    vignette: 0.12,
    contact: 0.4,
  },
  evening: {
    sun: { colour: of("#ffdab0"), strength: 5, from: toward(-0.95, 0.62, 0.28) },
    sky: { above: of("#cdd6f0"), below: of("#d3c2bc"), strength: 1.5 },
    backdrop: [of("#aab0cf"), of("#dcc6bd"), of("#cbb6b2")],
    floor: of("#c3b0b0"),
    ground: of("#d3d8e6"),
    reflections: 0.3,
    exposure: 1.0,
    lamps: 0.4,
    vignette: 0.18,
    contact: 0.4,
  },
  night: {
    sun: { colour: of("#d3dcf6"), strength: 0.8, from: toward(0.42, 1, -0.34) },
    sky: { above: of("#98a0b6"), below: of("#6a6478"), strength: 0.85 },
    backdrop: [of("#1b2130"), of("#232a38"), of("#191e29")],
    floor: of("#161b26"),
    ground: of("#82858e"),
    reflections: 0.14,
    exposure: 1.05,
    lamps: 1,
    vignette: 0.35,
    contact: 0.5,
  },
};
