/** The colours that players choose from. */

export const COLOURS = ["vermilion", "blue", "green", "purple", "orange", "sky"] as const;
/** The palette of the SVG drawings (src/shuto/draw/palette.py), safe for colour-blind people. */
export const PAINT: Readonly<Record<string, string>> = {
  vermilion: "#d55e00",
  blue: "#0072b2",
  green: "#009e73",
  purple: "#cc79a7",
  orange: "#e69f00",
  sky: "#56b4e9",
};
