/** Every message that the client uses exists in every language and gets all its variables. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../../src/headless/text/words";
import { catalogue } from "../../speaker";

const SOURCE = join(import.meta.dirname, "../../../src");
const SAYERS = new Set(["t", "say", "this.say", "words.say"]);

interface Use {
  readonly where: string;
  readonly id: string;
  /** The rest of the id is computed: `web-hand-${mode}`. */
  readonly open: boolean;
  /** The arguments passed; null if they are not an object literal. */
  readonly args: ReadonlySet<string> | null;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The keys of an object literal; null if it contains a spread, or is no literal. */
function keysOf(node: Node | undefined): ReadonlySet<string> | null {
  if (node === undefined) return new Set();
  if (node.type !== "ObjectExpression") return null;
  const properties = node.properties as readonly Node[];
  if (properties.some(({ type }) => type !== "Property")) return null;
  return new Set(properties.map(({ key }) => String((key as { readonly name: string }).name)));
}

/** The ids that an expression may have: both branches of a conditional, and the prefixes of templates. */
function idsOf(node: Node): readonly { readonly id: string; readonly open: boolean }[] {
  if (node.type === "Literal") return [{ id: String(node.value), open: false }];
  if (node.type === "ConditionalExpression")
    return [...idsOf(node.consequent as Node), ...idsOf(node.alternate as Node)];
  if (node.type !== "TemplateLiteral") return [];
  const [first] = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return [{ id: first!.value.cooked, open: (node.quasis as readonly unknown[]).length > 1 }];
}

/** "t", "say", "this.say" */
function nameOf(callee: Node): string {
  if (callee.type === "Identifier") return String(callee.name);
  const [object, property] = [callee.object, callee.property];
  if (!isNode(object) || !isNode(property)) return "";
  return `${object.type === "ThisExpression" ? "this" : String(object.name)}.${String(property.name)}`;
}

function usesIn(file: string): readonly Use[] {
  const { program, errors } = parseSync(file, readFileSync(join(SOURCE, file), "utf-8"));
  expect(errors, file).toEqual([]);
  const uses: Use[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part);
    if (!isNode(node)) return;
    if (node.type === "CallExpression" && SAYERS.has(nameOf(node.callee as Node))) {
      const [said, told] = node.arguments as readonly Node[];
      const args = keysOf(told);
      for (const { id, open } of said === undefined ? [] : idsOf(said)) uses.push({ where: file, id, open, args });
    }
    for (const part of Object.values(node)) walk(part);
  };
  walk(program);
  return uses;
}

/** Every message with the variables it needs, including those of the messages it refers to. */
function messages(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const bodies = new Map(new FluentResource(catalogue(language)).body.map((message) => [message.id, message.value]));
  const needs = (node: unknown, found: Set<string>): Set<string> => {
    if (Array.isArray(node)) for (const part of node) needs(part, found);
    else if (typeof node === "object" && node !== null) {
      const { type, name } = node as { readonly type?: string; readonly name?: string };
      if (type === "var" && name !== undefined) found.add(name);
      else if (type === "mesg" && name !== undefined) needs(bodies.get(name), found);
      else for (const part of Object.values(node)) needs(part, found);
    }
    return found;
  };
  return new Map([...bodies].map(([id, value]) => [id, needs(value, new Set<string>())]));
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => /\.tsx?$/.test(file));
const uses = files.flatMap(usesIn);

describe.each(LANGUAGES)("messages of the client in %s", (language) => {
  const all = messages(language);
  it("exist, and get the variables they need", () => {
    expect(uses.length).toBeGreaterThan(200);
    for (const { where, id, open, args } of uses) {
      const meant = open ? [...all.keys()].filter((one) => one.startsWith(id)) : [id];
      expect(meant.length, `${where}: ${id}`).toBeGreaterThan(0);
      if (args === null) continue;
      for (const one of open ? meant.slice(0, 0) : meant) {
        const needed = all.get(one);
        expect(needed, `${where}: ${one}`).toBeDefined();
        expect(
          [...needed!].filter((name) => !args.has(name)),
          `${where}: ${one} is not told`,
        ).toEqual([]);
      }
    }
  });
  it("need the same variables in all languages", () => {
    const english = messages("en");
    for (const [id, needed] of all) expect([...needed].sort(), id).toEqual([...(english.get(id) ?? [])].sort());
  });
  it("do not use ids of the CLI or the drawings", () => {
    for (const { where, id } of uses) expect(id, where).not.toMatch(/^(cli|draw)-/);
  });
  it("contain no ids of pieces", () => {
    const text = catalogue(language).replace(/^#.*$/gm, "");
    expect(text.match(/\b[crk]\d+\b/g)).toBeNull();
  });
});
