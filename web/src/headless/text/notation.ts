/** Lines of a record read for showing, not for judging: what kind of turn was it? */
export type Told =
  | { readonly kind: "extend" | "junction"; readonly base: string; readonly height: number }
  | { readonly kind: "off-ramp"; readonly base: string }
  | { readonly kind: "component"; readonly component: string }
  | { readonly kind: "pass" | "set-aside" | "stop" | "adjust" | "aftermath" | "other" };

export function readLine(line: string): Told {
  const text = line.trim().replace(/^[0-9]{1,2}: /, "");
  const component = /^\+ ([a-z0-9-]+) /.exec(text);
  if (component) return { kind: "component", component: component[1]! };
  if (text.startsWith("adjust ")) return { kind: "adjust" };
  if (text.startsWith("!")) return { kind: "aftermath" };
  const ramp = /^(c[0-9]+) > /.exec(text);
  if (ramp) return { kind: "off-ramp", base: ramp[1]! };
  const build = /^(c[0-9]+) \S+,\S+ ([0-9]+)(j?)(?=\s|$)/.exec(text);
  if (build) return { kind: build[3] === "j" ? "junction" : "extend", base: build[1]!, height: Number(build[2]) };
  if (/^pass\b/.test(text)) return { kind: "pass" };
  if (/^aside\b/.test(text)) return { kind: "set-aside" };
  if (/^stop\b/.test(text)) return { kind: "stop" };
  return { kind: "other" };
}
