/**
 * Has the patterns of the modules that a reader loads made by `patternOf`, which may leave out what its document has not. The sources
 * keep literals of patterns, which say what is meant.
 */
import { join } from "node:path";
import {
  type ExportNamedDeclaration,
  type Identifier,
  type NewExpression,
  type Node,
  type Program,
  type Property,
  parse,
} from "acorn";
import { ancestor, fullAncestor } from "acorn-walk";
import type { BunPlugin } from "bun";
import { lettersWrittenOut } from "./written-out-letters.ts";

/** What makes the patterns, and must not be made by itself. */
export const MAKER = join(import.meta.dir, "../src/domain/extraction/shortened-patterns.ts");
/** The modules that a reader loads. */
export const OF_READER = /[/\\]src[/\\]domain[/\\]extraction[/\\].+\.ts$/;
/** Signs of a pattern: shorter ones are compiled as soon as they are shortened. */
export const SHORTEST = 80;
const [CALL, SOURCE, ONCE] = ["patternOf$", "sourceOf$", "pattern$"];

/** For the build: patterns are made by calls, with their letters written out (`written-out-letters.ts`). */
export const patternsOfReader: BunPlugin = {
  name: "patterns of the reader",
  setup({ onLoad }) {
    onLoad({ filter: OF_READER }, async ({ path }) => {
      const source = await Bun.file(path).text();
      const contents = lettersWrittenOut(path === MAKER ? source : withPatternCalls(source).program);
      return { contents, loader: "js" };
    });
  },
};

interface Literal extends Node {
  regex?: { pattern: string; flags: string };
}

/** A name of the module that stands for one pattern. */
interface Named {
  declaration: Node;
  init: Node;
  references: { node: Node; isShorthand: boolean }[];
}

/** What stands in place of a part of the program. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * The program of a module in which patterns are made by `patternOf`, those with a name and those within functions when they are first
 * needed: a document needs two in three. And the expressions that these are made by.
 */
export function withPatternCalls(source: string): { program: string; later: readonly string[] } {
  const program = new Bun.Transpiler({ loader: "ts" }).transformSync(source);
  const module = parse(program, { ecmaVersion: "latest", sourceType: "module" });
  const changes: Change[] = [];
  const later: string[] = [];
  const names: string[] = [];
  const newName = () => {
    names.push(`${ONCE}${names.length}`);
    return names.at(-1) as string;
  };
  ancestor(module, {
    Literal(node, _, ancestors) {
      const { start, end, regex } = node as Literal;
      const call = regex && callOf(regex);
      if (!call) return;
      if (!isWithinFunction(ancestors)) changes.push({ start, end, text: call });
      // Within a function a literal is a new pattern each time, which matters where it keeps the place of its last match.
      else if (!/[gy]/.test(regex.flags)) {
        const text = `(${newName()} ??= ${call})`;
        changes.push({ start, end, text });
        later.push(text);
      }
    },
    // A pattern that others are made of is whole in them, so that they are known by what they are.
    MemberExpression(node) {
      const { object, property, computed, start, end } = node;
      if (computed || property.type !== "Identifier" || property.name !== "source") return;
      changes.push({ start, end: object.start, text: `${SOURCE}(` }, { start: object.end, end, text: ")" });
    },
    NewExpression(node) {
      const { start, callee } = node;
      if (isPatternClass(callee)) changes.push({ start, end: callee.end, text: CALL });
    },
  });
  let functions = "";
  for (const { declaration, init, references } of namedIn(module)) {
    const made = changed(program, changes, init);
    const name = newName();
    const maker = `(${name} ??= ${made})`;
    // Names within a function may be others than those of the module, so what is made of names has a function of its own.
    const isPlain = init.type === "Literal" && (references.length === 1 || made.length < SHORTEST);
    const text = isPlain ? maker : `(${name} ?? ${name}$())`;
    if (!isPlain) functions += `function ${name}$() { return ${maker}; }\n`;
    later.push(text);
    takeOut(declaration, changes);
    for (const { node, isShorthand } of references) {
      const { start, end } = node;
      changes.push({ start, end, text: isShorthand ? `${program.slice(start, end)}: ${text}` : text });
    }
  }
  if (changes.length === 0) return { program, later };
  const head = `import { patternOf as ${CALL}, sourceOf as ${SOURCE} } from ${JSON.stringify(MAKER)};\n`;
  const declared = names.length > 0 ? `var ${names.join(", ")};\n${functions}` : "";
  return { program: head + declared + changed(program, changes, { start: 0, end: program.length }), later };
}

/** Undefined for a pattern that stays a literal. */
function callOf({ pattern, flags }: { pattern: string; flags: string }): string | undefined {
  return pattern.length < SHORTEST ? undefined : `${CALL}(\`${asText(pattern)}\`, "${flags}")`;
}

/** The names of a module that stand for one pattern each, and for nothing else, in the order in which they are declared. */
function namedIn(module: Program): Named[] {
  const named = new Map<string, Named>();
  for (const declaration of module.body) {
    if (declaration.type !== "VariableDeclaration" || declaration.declarations.length !== 1) continue;
    const [{ id, init } = {}] = declaration.declarations;
    if (id?.type !== "Identifier" || !init || !isPattern(init)) continue;
    named.set(id.name, { declaration, init, references: [] });
  }
  const declared = new Set<string>();
  fullAncestor(module, (node, _, ancestors, type) => {
    if (node.type === "ExportNamedDeclaration")
      for (const { local } of (node as ExportNamedDeclaration).specifiers)
        if (local.type === "Identifier") named.delete(local.name);
    if (node.type !== "Identifier") return;
    const { name } = node as Identifier;
    if (type === "VariablePattern") {
      // Where it is declared once more it may stand for something else.
      if (declared.has(name)) named.delete(name);
      declared.add(name);
    } else {
      const parent = ancestors.at(-2);
      const isShorthand = parent?.type === "Property" && (parent as Property).shorthand;
      named.get(name)?.references.push({ node, isShorthand });
    }
  });
  return [...named.values()].filter(({ references }) => references.length > 0);
}

function isPattern(node: Node): boolean {
  if (node.type === "Literal") return (node as Literal).regex !== undefined;
  return node.type === "NewExpression" && isPatternClass((node as NewExpression).callee);
}

function isPatternClass(node: Node): boolean {
  return node.type === "Identifier" && (node as Identifier).name === "RegExp";
}

function isWithinFunction(ancestors: readonly Node[]): boolean {
  return ancestors.some(({ type }) => type.includes("Function") || type === "PropertyDefinition");
}

/** A part of the program with those changes that lie in it; of two that begin at one place the shorter one comes first. */
function changed(
  program: string,
  changes: readonly Change[],
  { start, end }: Pick<Node, "start" | "end">,
): string {
  return changes
    .filter((change) => change.start >= start && change.end <= end)
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce(
      (left, change) => left.slice(0, change.start - start) + change.text + left.slice(change.end - start),
      program.slice(start, end),
    );
}

/** Takes a part of the program out, with the changes that lie in it. */
function takeOut({ start, end }: Node, changes: Change[]): void {
  const kept = changes.filter((change) => change.start < start || change.end > end);
  changes.splice(0, changes.length, ...kept, { start, end, text: "" });
}

function asText(pattern: string): string {
  return pattern.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
}
