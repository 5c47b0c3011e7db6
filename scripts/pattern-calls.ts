/**
 * Has the patterns of the modules that a reader loads made by `patternOf`, which may leave out what its document has not. The sources
 * keep literals of patterns, which say what is meant.
 */
import { join } from "node:path";
import { type Node, parse } from "acorn";
import { ancestor } from "acorn-walk";
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

/**
 * The program of a module in which patterns that are made once, or of texts, are made by `patternOf`; and the calls of those that
 * are made when a function needs them first.
 */
export function withPatternCalls(source: string): { program: string; later: readonly string[] } {
  const program = new Bun.Transpiler({ loader: "ts" }).transformSync(source);
  const changes: { start: number; end: number; text: string }[] = [];
  const later: string[] = [];
  ancestor(parse(program, { ecmaVersion: "latest", sourceType: "module" }), {
    Literal(node, _, ancestors) {
      const { start, end, regex } = node as Literal;
      if (!regex || regex.pattern.length < SHORTEST) return;
      const call = `${CALL}(\`${asText(regex.pattern)}\`, "${regex.flags}")`;
      const isWithin = ancestors.some(
        ({ type }) => type.includes("Function") || type === "PropertyDefinition",
      );
      if (!isWithin) changes.push({ start, end, text: call });
      // Within a function a literal is a new pattern each time, which matters where it keeps the place of its last match.
      else if (!/[gy]/.test(regex.flags)) {
        changes.push({ start, end, text: `(${ONCE}${later.length} ??= ${call})` });
        later.push(call);
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
      if (callee.type === "Identifier" && callee.name === "RegExp")
        changes.push({ start, end: callee.end, text: CALL });
    },
  });
  if (changes.length === 0) return { program, later };
  const head = `import { patternOf as ${CALL}, sourceOf as ${SOURCE} } from ${JSON.stringify(MAKER)};\n`;
  const names = later.length > 0 ? `var ${later.map((_, i) => `${ONCE}${i}`).join(", ")};\n` : "";
  const changed = changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), program);
  return { program: head + names + changed, later };
}

function asText(pattern: string): string {
  return pattern.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
}
