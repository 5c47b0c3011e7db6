/**
 * `\p{L}` in the patterns of the reader, written out. The runtime compares with each of its 684 ranges wherever a
 * pattern has it, and compiles these comparisons for each place anew: 7 to 12 in 100 of what a short document costs.
 */
import { type Node, parse } from "acorn";
import { full } from "acorn-walk";
import type { BunPlugin } from "bun";

/**
 * Letters as they are up to U+02FF, the blocks of letters after them, and the scripts of East Asia. In escapes: with one
 * sign beyond Latin 1 in it the whole program would take twice the memory.
 */
export const LETTERS = String.raw`A-Za-z\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u1FFF\u3040-\uD7A3`;

/** A letter, in a text with its slashes doubled; other escapes; the brackets of a class of signs. */
const PART = /(?<slashes>\\+)(?:p\{L\}|.)|[[\]]/gsu;

/** For the modules that a reader loads; their sources keep the class that says what is meant. */
export const writtenOutLetters: BunPlugin = {
  name: "letters, written out",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]src[/\\]domain[/\\]extraction[/\\].+\.ts$/ }, async ({ path }) => ({
      contents: lettersWrittenOut(await Bun.file(path).text()),
      loader: "js",
    }));
  },
};

/** The program of a module with ranges in place of `\p{L}`, in patterns and in the texts that patterns are made of. */
export function lettersWrittenOut(source: string): string {
  const program = new Bun.Transpiler({ loader: "ts" }).transformSync(source);
  const places: Node[][] = [];
  full(parse(program, { ecmaVersion: "latest", sourceType: "module" }), (node) => {
    if (node.type === "Literal") places.push([node]);
    // One pattern, in whose classes expressions may stand.
    if (node.type === "TemplateLiteral") places.push((node as unknown as { quasis: Node[] }).quasis);
  });
  const changes = places.flatMap(changesIn).sort((one, other) => other.start - one.start);
  return changes.reduce(
    (left, { start, end, text }) => left.slice(0, start) + text + left.slice(end),
    program,
  );

  function changesIn(pieces: readonly Node[]) {
    let isInClass = false;
    return pieces.map(({ start, end }) => {
      const text = program.slice(start, end).replace(PART, (part, slashes: string | undefined) => {
        if (part === "[" || part === "]") isInClass = part === "[";
        if (slashes === undefined || !part.endsWith("p{L}")) return part;
        const ranges = LETTERS.replaceAll("\\", slashes);
        return isInClass ? ranges : `[${ranges}]`;
      });
      return { start, end, text };
    });
  }
}
