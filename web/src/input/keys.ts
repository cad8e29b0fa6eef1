/** The keys at the table and their commands. The help dialog reads this table too, so it lists only keys that exist. */
export type Command =
  | { readonly do: "move"; readonly right: number; readonly up: number; readonly mm: number }
  | { readonly do: "rotate"; readonly degrees: number }
  | { readonly do: "height"; readonly by: 1 | -1 }
  | { readonly do: "base"; readonly n: number }
  | { readonly do: "shift"; readonly along?: number; readonly across?: number; readonly turn?: number }
  | {
      readonly do:
        | "junction"
        | "off-ramp"
        | "column"
        | "nearest"
        | "hint"
        | "build"
        | "undo"
        | "back"
        | "camera"
        | "show-all"
        | "labels"
        | "sides"
        | "help"
        | "describe"
        | "replay"
        | "fell"
        | "escape"
        | "adjust"
        | "component";
    };

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The entries of the help dialog: the keys as printed, and the message that explains them. */
export const HELP: readonly (readonly [readonly string[], string])[] = [
  [["←", "↑", "→", "↓"], "web-key-move"],
  [["⇧ ←"], "web-key-move-fine"],
  [["Alt ←"], "web-key-move-finest"],
  [["[", "]", ",", "."], "web-key-rotate"],
  [["{", "}", "<", ">"], "web-key-rotate-fine"],
  [["+", "−"], "web-key-height"],
  [["K"], "web-key-column"],
  [["J"], "web-key-junction"],
  [["O"], "web-key-off-ramp"],
  [["1", "…", "6"], "web-key-base"],
  [["A", "D", "W", "S", "Q", "E"], "web-key-shift"],
  [["N"], "web-key-nearest"],
  [["H"], "web-hint"],
  [["↵"], "web-key-build"],
  [["⌫", "Ctrl Z"], "web-key-back"],
  [["U"], "web-key-undo"],
  [["M"], "web-key-adjust"],
  [["P"], "web-key-component"],
  [["C"], "web-key-camera"],
  [["F"], "web-key-show-all"],
  [["L"], "web-key-labels"],
  [["X"], "web-key-sides"],
  [["T"], "web-key-describe"],
  [["R"], "web-key-replay"],
  [["!"], "web-key-fell"],
  [["Esc"], "web-key-escape"],
  [["?"], "web-key-help"],
];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const PLAIN: Readonly<Record<string, Exclude<Command["do"], "move" | "rotate" | "height" | "base" | "shift">>> = {
  j: "junction",
  o: "off-ramp",
  k: "column",
  n: "nearest",
  h: "hint",
  Enter: "build",
  u: "undo",
  Backspace: "back",
  c: "camera",
  f: "show-all",
  l: "labels",
  x: "sides",
  "?": "help",
  t: "describe",
  r: "replay",
  "!": "fell", // as in the notation of records
  Escape: "escape",
  m: "adjust",
  p: "component",
};
const SHIFTS: Readonly<Record<string, { along?: number; across?: number; turn?: number }>> = {
  w: { along: 0.5 },
  s: { along: -0.5 },
  a: { across: 0.5 },
  d: { across: -0.5 },
  q: { turn: 0.5 },
  e: { turn: -0.5 },
};

/** The command of a key; null if it has none. */
export function commandOf(key: Key): Command | null {
  if ((key.ctrlKey || key.metaKey) && key.key.toLowerCase() === "z") return { do: "back" };
  if (key.ctrlKey || key.metaKey) return null;
  const arrow = ARROWS[key.key];
  if (arrow !== undefined)
    return { do: "move", right: arrow[0], up: arrow[1], mm: key.altKey ? 0.1 : key.shiftKey ? 1 : 5 };
  if (key.altKey) return null;
  switch (key.key) {
    case "[":
    case ",":
      return { do: "rotate", degrees: 5 };
    case "]":
    case ".":
      return { do: "rotate", degrees: -5 };
    case "{":
    case "<":
    case ";":
      return { do: "rotate", degrees: 0.5 };
    case "}":
    case ">":
    case ":":
      return { do: "rotate", degrees: -0.5 };
    case "+":
    case "=":
      return { do: "height", by: 1 };
    case "-":
    case "−":
      return { do: "height", by: -1 };
  }
  if (/^[1-6]$/.test(key.key)) return { do: "base", n: Number(key.key) - 1 };
  const name = key.key.length === 1 ? key.key.toLowerCase() : key.key;
  const shift = SHIFTS[name];
  if (shift !== undefined) return { do: "shift", ...shift };
  const plain = PLAIN[name];
  return plain === undefined ? null : { do: plain };
}
